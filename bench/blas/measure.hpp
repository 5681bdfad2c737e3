// Times of one action on tetrahedra by a library and by generated kernels, on the same cells.
#ifndef FEMFORGE_BENCH_BLAS_MEASURE_HPP
#define FEMFORGE_BENCH_BLAS_MEASURE_HPP

#include <cstdint>
#include <functional>
#include <vector>

#include <femforge/kernels/registry.hpp>
#include "blas/tables.hpp"
#include "program/program.hpp"
#include "program/report.hpp"

namespace bench {

struct BlasOptions {
  CommonOptions common;
  std::vector<std::int64_t> orders{1, 2, 3, 4, 5, 6, 7, 8};
  std::vector<std::int64_t> elements{1000, 2000, 4000, 8000, 16000, 32000, 64000, 128000, 256000, 500000};
  std::vector<std::int64_t> etas{32, 64, 128, 256, 512, 1024, 2048};
  std::vector<Action> actions{Action::laplace, Action::mass};
};

/// What is done with the result of a measurement.
using AddRow = std::function<void(Json)>;

/// Times an action of an order on the first cells of a mesh, for all numbers of elements: by the library, as
/// one GEMM and in batches of the best eta, and by each kernel on E-vectors of the registry that is on that
/// element. Nothing is timed before its result was compared with plain loops on the host.
/// @param mesh of tetrahedra, at least as many as asked for.
/// @throws femforge::Error if something differs, or a call fails.
template <class T>
void measure_action(Action action, int order, const femforge::Mesh& mesh,
                    const femforge::KernelRegistry& registry, const BlasOptions& options,
                    double copy_bytes_per_second, Failures& failures, const AddRow& add);

}  // namespace bench

#endif
