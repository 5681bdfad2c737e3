// Times of an operator and of conjugate gradients with it.
#ifndef FEMFORGE_BENCH_MEASURE_HPP
#define FEMFORGE_BENCH_MEASURE_HPP

#include <cstdint>

#include <femforge/device/graph.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace bench {

/// Calls in one graph: so many that starting it does not count; 1 where there are no graphs.
int calls_in_graph(const femforge::Stream& stream, std::int64_t size);

/// Times one call of some work: a graph of several is replayed.
femforge::Timing time_in_graph(const femforge::Stream& stream, const femforge::Graph::Work& work, int calls,
                               int samples);

/// Milliseconds of an iteration of the solver with Jacobi's preconditioner, and of its parts, each alone.
/// On a GPU the last one begins while the one before is at work, so that an iteration may take less than its
/// parts.
struct CgTimes {
  femforge::Timing iteration;  ///< of solve_cg, without its start and end
  femforge::Timing apply;      ///< y = A x, where y holds zeros if the operator can use them
  femforge::Timing project;    ///< sums p.q, r.Mq, q.Mq
  femforge::Timing update;     ///< x, r and p, zeros for the operator, sums of the residual
  bool used_graph = false;
  double sum_of_parts() const { return apply.median + project.median + update.median; }
};
/// The diagonal is taken to be 1: that costs as much as any other.
/// @param x a vector whose image makes the right-hand side.
/// @throws femforge::Error if the solver stops early, so that times mean nothing.
template <class T>
CgTimes time_cg(const femforge::LinearOperator<T>& matrix, const femforge::DeviceArray<T>& x, int samples);

}  // namespace bench

#endif
