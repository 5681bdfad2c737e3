#include "dialect_hip.hpp"
#include "gpu_backend.hpp"
