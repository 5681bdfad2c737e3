// The product of the assembled matrix with a vector: what an operator without a matrix is measured against.
#ifndef FEMFORGE_BENCH_SPMV_HPP
#define FEMFORGE_BENCH_SPMV_HPP

#include <cstdint>
#include <string>

#include <femforge/device/timing.hpp>
#include <femforge/kernels/mesh_matrix.hpp>
#include "space.hpp"

namespace bench {

struct SpmvResult {
  std::string library;  ///< "cuSPARSE, ALG1" or what it was; "runtime" where there is no cuSPARSE
  femforge::Timing timing;
  std::int64_t entries = 0;
  std::size_t bytes = 0;  ///< of the matrix: values, columns, 32-bit rows
};

/// Assembles the matrix with the inputs of set_inputs. @throws femforge::Error if it does not fit.
template <class T>
femforge::MeshMatrix<T> assemble(const femforge_kernel& kernel, const Space& space);

/// Times y = A x, on CUDA by cuSPARSE with the faster of its algorithms, where this program has it; elsewhere
/// by the runtime's own product. y is A x afterwards. @throws femforge::Error if a call fails.
template <class T>
SpmvResult time_spmv(const femforge::MeshMatrix<T>& matrix, const T* x, T* y, const femforge::Stream& stream,
                     const femforge::TimingOptions& timing);

/// Bytes that are free on the current device; 0 where that is not known.
std::size_t free_memory(femforge::Target target);

}  // namespace bench

#endif
