#include "dialect_hip.hpp"
#include "gpu_pattern.hpp"
