#include "dialect_hip.hpp"
#include "gpu_graph.hpp"
#include "gpu_vectors.hpp"
