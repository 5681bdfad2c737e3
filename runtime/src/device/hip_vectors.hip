#include "device/dialect_hip.hpp"
#include "device/gpu_graph.hpp"
#include "device/gpu_vectors.hpp"
