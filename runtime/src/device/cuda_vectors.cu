#include "device/dialect_cuda.hpp"
#include "device/gpu_graph.hpp"
#include "device/gpu_vectors.hpp"
