#include <femforge/solve/solver.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

#include <femforge/device/graph.hpp>
#include <femforge/device/vectors.hpp>
#include "device/vector_backend.hpp"

namespace femforge {
namespace {

const char* const place = "solve_cg";

void check_options(const CgOptions& options) {
  require(options.relative_tolerance >= 0 && std::isfinite(options.relative_tolerance), place,
          "the relative tolerance is negative or not finite");
  require(options.absolute_tolerance >= 0 && std::isfinite(options.absolute_tolerance), place,
          "the absolute tolerance is negative or not finite");
  require(options.max_iterations >= 0, place, "the number of iterations is negative");
  require(options.check_interval >= 1, place, "the check interval is not positive");
}

// One solution: the vectors, and what is queued in which order.
template <class T>
class Cg {
 public:
  Cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
     const CgOptions& options, const Stream& stream)
      : matrix_(matrix),
        preconditioner_(preconditioner),
        options_(options),
        stream_(stream),
        backend_(vector_backend<T>(stream.target())),
        b_(b),
        x_(x),
        size_(matrix.size()),
        interval_(std::min(options.check_interval, std::max<std::int64_t>(options.max_iterations, 1))),
        diagonal_(preconditioner.is_diagonal()),
        r_(vector()),
        p_(vector()),
        q_(vector()),
        z_(stream.target(), diagonal_ ? 0 : static_cast<std::size_t>(size_)),
        reductions_(stream.target()),
        history_(stream.target(), static_cast<std::size_t>(interval_)),
        state_(stream.target(), 1) {}

  CgResult run() {
    CgResult result;
    result.bytes = (r_.size() + p_.size() + q_.size() + z_.size()) * sizeof(T) + reductions_.bytes() +
                   preconditioner_.bytes();
    start();
    CgState state = look();
    result.right_hand_side_norm = state.right_hand_side_norm;
    result.residual_norms.push_back(state.initial_norm);
    if (state.right_hand_side_norm == 0) {
      backend_.set_zero(size_, x_, stream_.native());
      stream_.synchronize();
      result.residual_norms[0] = 0;
    }
    std::optional<Graph> graph;
    for (std::int64_t queued = 0; state.running != 0 && queued < options_.max_iterations;) {
      const std::int64_t before = state.iterations;
      const std::int64_t next = std::min(queued + interval_, options_.max_iterations);
      while (queued < next) iterate(queued++, graph);
      state = look();
      const std::vector<double> norms = history_.to_host();
      for (std::int64_t k = before; k < state.iterations; ++k)
        result.residual_norms.push_back(norms[static_cast<std::size_t>(k % interval_)]);
      if (options_.progress) options_.progress(state.iterations, state.residual_norm);
    }
    result.status = state.status;
    result.iterations = state.iterations;
    result.used_graph = graph.has_value() && graph->is_captured();
    return result;
  }

 private:
  DeviceArray<T> vector() const { return DeviceArray<T>(stream_.target(), static_cast<std::size_t>(size_)); }

  void start() {
    CgState state;
    state.relative_tolerance = options_.relative_tolerance;
    state.absolute_tolerance = options_.absolute_tolerance;
    state.history = history_.data();
    state.history_size = interval_;
    state_.copy_from({state});
    history_.fill(0);  // it is read as a whole, before all of it is written
    void* const native = stream_.native();
    matrix_.apply(x_, q_.data(), stream_);
    if (diagonal_) {
      backend_.cg_start(size_, b_, q_.data(), preconditioner_.inverse_diagonal(), r_.data(), p_.data(),
                        state_.data(), sums(), native);
    } else {
      backend_.cg_start_residual(size_, b_, q_.data(), r_.data(), state_.data(), sums(), native);
      preconditioner_.apply(r_.data(), p_.data(), stream_);
      backend_.cg_start_energy(size_, r_.data(), p_.data(), state_.data(), sums(), native);
    }
  }

  void queue_iteration() {
    void* const native = stream_.native();
    CgState* const state = state_.data();
    matrix_.apply(p_.data(), q_.data(), stream_);
    backend_.cg_step(size_, p_.data(), q_.data(), state, sums(), native);
    if (diagonal_) {
      const T* const inverse = preconditioner_.inverse_diagonal();
      backend_.cg_residual(size_, q_.data(), inverse, r_.data(), state, sums(), native);
      backend_.cg_direction(size_, r_.data(), inverse, x_, p_.data(), state, native);
    } else {
      backend_.cg_residual_only(size_, q_.data(), r_.data(), state, sums(), native);
      preconditioner_.apply(r_.data(), z_.data(), stream_);
      backend_.cg_energy(size_, r_.data(), z_.data(), state, sums(), native);
      backend_.cg_direction(size_, z_.data(), nullptr, x_, p_.data(), state, native);
    }
  }

  // The first iteration is never captured: it loads the kernels, and shows errors of the operator as they
  // are.
  void iterate(std::int64_t number, std::optional<Graph>& graph) {
    if (number == 1 && options_.graph != GraphUse::off) capture(graph);
    if (graph.has_value())
      graph->replay(stream_);
    else
      queue_iteration();
  }

  void capture(std::optional<Graph>& graph) {
    const auto work = [this](const Stream&) { queue_iteration(); };
    if (options_.graph == GraphUse::on) {
      graph.emplace(stream_, work);
      return;
    }
    try {
      graph.emplace(stream_, work);
    } catch (const Error&) {
      // An operator that waits or allocates: its iterations are queued one by one.
      graph.reset();
    }
  }

  CgState look() {
    stream_.synchronize();
    return state_.to_host()[0];
  }
  PartialSums sums() { return partial_sums(reductions_); }

  const LinearOperator<T>& matrix_;
  const Preconditioner<T>& preconditioner_;
  const CgOptions& options_;
  const Stream& stream_;
  const VectorBackend<T>& backend_;
  const T* b_;
  T* x_;
  std::int64_t size_;
  std::int64_t interval_;
  bool diagonal_;
  DeviceArray<T> r_;
  DeviceArray<T> p_;
  DeviceArray<T> q_;
  DeviceArray<T> z_;
  Reductions reductions_;
  DeviceArray<double> history_;
  DeviceArray<CgState> state_;
};

}  // namespace

const char* to_string(CgStatus status) {
  switch (status) {
    case CgStatus::converged:
      return "converged";
    case CgStatus::iteration_limit:
      return "iteration limit";
    case CgStatus::breakdown_indefinite:
      return "breakdown, indefinite";
    case CgStatus::not_finite:
      return "not finite";
  }
  return "unknown";
}

double CgResult::relative_residual() const {
  const double last = residual_norms.empty() ? 0 : residual_norms.back();
  return last == 0 ? 0 : last / right_hand_side_norm;
}

template <class T>
CgResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
                  const CgOptions& options, const Stream& stream) {
  check_options(options);
  require(matrix.size() == 0 || (b != nullptr && x != nullptr), place, "a pointer is null");
  require(matrix.target() == stream.target() && preconditioner.target() == stream.target(), place,
          "the operator, the preconditioner and the stream are of different targets");
  require(preconditioner.size() < 0 || preconditioner.size() == matrix.size(), place,
          "the preconditioner has another size than the operator");
  require(options.graph != GraphUse::on || has_graphs(stream), place, "the target has no graphs",
          "use GraphUse::automatic");
  return Cg<T>(matrix, preconditioner, b, x, options, stream).run();
}

template <class T>
CgResult solve_cg(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                  const DeviceArray<T>& b, DeviceArray<T>& x, const CgOptions& options) {
  require(b.target() == matrix.target() && x.target() == matrix.target(), place,
          "the operator and the vectors are of different targets");
  const auto size = static_cast<std::size_t>(matrix.size());
  require(b.size() == size, place, "the right-hand side has the wrong size");
  require(x.size() == size, place, "the solution has the wrong size");
  return solve_cg(matrix, preconditioner, b.data(), x.data(), options, Stream(matrix.target()));
}

template <class T>
CgResult solve_cg(const LinearOperator<T>& matrix, const DeviceArray<T>& b, DeviceArray<T>& x,
                  const CgOptions& options) {
  return solve_cg(matrix, IdentityPreconditioner<T>(matrix.target(), matrix.size()), b, x, options);
}

CgSolution solve_cg(const CsrMatrix& matrix, const std::vector<double>& right_hand_side,
                    const CgOptions& options) {
  require(static_cast<std::int64_t>(right_hand_side.size()) == matrix.num_rows, place,
          "the right-hand side has the wrong size");
  const CsrOperator<double> on_host(matrix, Target::cpu);
  const DeviceArray<double> b(Target::cpu, right_hand_side);
  DeviceArray<double> x(Target::cpu, right_hand_side.size());
  x.fill(0);
  CgSolution result{solve_cg(on_host, JacobiPreconditioner<double>(on_host.diagonal()), b, x, options), {}};
  require(result.status != CgStatus::breakdown_indefinite, place, "the matrix is not positive definite");
  require(result.status != CgStatus::not_finite, place, "there are numbers that are not finite");
  if (!result.converged())
    throw Error(place,
                "the tolerance is not reached in " + std::to_string(options.max_iterations) + " iterations",
                "allow more iterations or a larger tolerance");
  result.solution = x.to_host();
  return result;
}

template CgResult solve_cg(const LinearOperator<float>&, const Preconditioner<float>&, const float*, float*,
                           const CgOptions&, const Stream&);
template CgResult solve_cg(const LinearOperator<double>&, const Preconditioner<double>&, const double*,
                           double*, const CgOptions&, const Stream&);
template CgResult solve_cg(const LinearOperator<float>&, const Preconditioner<float>&,
                           const DeviceArray<float>&, DeviceArray<float>&, const CgOptions&);
template CgResult solve_cg(const LinearOperator<double>&, const Preconditioner<double>&,
                           const DeviceArray<double>&, DeviceArray<double>&, const CgOptions&);
template CgResult solve_cg(const LinearOperator<float>&, const DeviceArray<float>&, DeviceArray<float>&,
                           const CgOptions&);
template CgResult solve_cg(const LinearOperator<double>&, const DeviceArray<double>&, DeviceArray<double>&,
                           const CgOptions&);

}  // namespace femforge
