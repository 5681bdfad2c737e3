#include "dialect_cuda.hpp"
#include "gpu_pattern.hpp"
