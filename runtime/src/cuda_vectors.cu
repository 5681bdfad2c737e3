#include "dialect_cuda.hpp"
#include "gpu_graph.hpp"
#include "gpu_vectors.hpp"
