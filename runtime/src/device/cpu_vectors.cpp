// Kernels on vectors for the cpu.
#include "device/cpu_driver.hpp"
#include "device/vector_table.hpp"

namespace femforge {

template <class T>
const VectorBackend<T>& cpu_vectors() {
  static const VectorTable<T, CpuDriver> instance;
  return instance;
}
template const VectorBackend<float>& cpu_vectors<float>();
template const VectorBackend<double>& cpu_vectors<double>();

}  // namespace femforge
