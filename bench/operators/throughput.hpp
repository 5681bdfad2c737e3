// One operator on one mesh: its throughput, set against the assembled matrix's and against copying.
#ifndef FEMFORGE_BENCH_THROUGHPUT_HPP
#define FEMFORGE_BENCH_THROUGHPUT_HPP

#include <femforge/kernels/registry.hpp>
#include "options.hpp"
#include "program/report.hpp"
#include "space.hpp"

namespace bench {

/// Times a kernel, prints a line, and returns the same as JSON. T is the kernel's scalar type.
/// @param registry of the kernel's target, for the matrix.
/// @param error from check_operator.
/// A matrix whose product cannot be timed, or differs, is in it as "spmv": {"failed": why}.
template <class T>
Json measure_throughput(const femforge_kernel& kernel, const femforge::KernelRegistry& registry,
                        const Space& space, const Options& options, double copy_bytes_per_second,
                        double error);

}  // namespace bench

#endif
