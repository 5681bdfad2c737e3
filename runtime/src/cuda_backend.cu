#include "dialect_cuda.hpp"
#include "gpu_backend.hpp"
