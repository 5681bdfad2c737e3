#include "device/dialect_hip.hpp"
#include "sparse/gpu_pattern.hpp"
