#include "device/dialect_cuda.hpp"
#include "sparse/gpu_pattern.hpp"
