#include "device/dialect_cuda.hpp"
#include "solve/gpu_solvers.hpp"
