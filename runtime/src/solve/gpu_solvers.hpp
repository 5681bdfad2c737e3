// Kernels of solvers for CUDA and HIP: one source for both, included after a dialect header.
#include "device/gpu_driver.hpp"
#include "solve/solver_table.hpp"

namespace femforge {

template <class T>
const SolverBackend<T>& FEMFORGE_GPU_SOLVERS() {
  static const SolverTable<T, GpuDriver> instance;
  return instance;
}
template const SolverBackend<float>& FEMFORGE_GPU_SOLVERS<float>();
template const SolverBackend<double>& FEMFORGE_GPU_SOLVERS<double>();

}  // namespace femforge
