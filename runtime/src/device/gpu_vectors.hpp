// Kernels on vectors for CUDA and HIP: one source for both, included after a dialect header.
#include "device/gpu_driver.hpp"
#include "device/vector_table.hpp"

namespace femforge {

template <class T>
const VectorBackend<T>& FEMFORGE_GPU_VECTORS() {
  static const VectorTable<T, GpuDriver> instance;
  return instance;
}
template const VectorBackend<float>& FEMFORGE_GPU_VECTORS<float>();
template const VectorBackend<double>& FEMFORGE_GPU_VECTORS<double>();

}  // namespace femforge
