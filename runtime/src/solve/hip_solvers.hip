#include "device/dialect_hip.hpp"
#include "solve/gpu_solvers.hpp"
