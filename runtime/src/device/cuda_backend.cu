#include "device/dialect_cuda.hpp"
#include "device/gpu_backend.hpp"
