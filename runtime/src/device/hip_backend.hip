#include "device/dialect_hip.hpp"
#include "device/gpu_backend.hpp"
