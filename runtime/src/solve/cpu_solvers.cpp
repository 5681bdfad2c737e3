// Kernels of solvers for the cpu.
#include "device/cpu_driver.hpp"
#include "solve/solver_table.hpp"

namespace femforge {

template <class T>
const SolverBackend<T>& cpu_solvers() {
  static const SolverTable<T, CpuDriver> instance;
  return instance;
}
template const SolverBackend<float>& cpu_solvers<float>();
template const SolverBackend<double>& cpu_solvers<double>();

}  // namespace femforge
