// Iterations whose scalars stay on the device: queued one by one, replayed from a graph of some of them, or
// repeated by the device itself until they are done (a CUDA graph with a conditional node). The host looks in
// between.
#ifndef FEMFORGE_SRC_SOLVE_DEVICE_ITERATIONS_HPP
#define FEMFORGE_SRC_SOLVE_DEVICE_ITERATIONS_HPP

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

#include <femforge/device/graph.hpp>
#include "device/device_loop.hpp"
#include "solve/iteration_state.hpp"

namespace femforge {

/// What a solver queues. None of it waits.
struct IterationWork {
  std::function<void()> start;
  /// Iteration `number`, from 0; its first stage tells the loop whether to go on.
  std::function<void(std::int64_t number, LoopHandle loop)> step;
  /// Records the last step.
  std::function<void()> record;
};

template <class State>
class DeviceIterations {
 public:
  /// @param size of the vectors.
  /// @param period iterations after which the same kernels are queued on the same arrays again.
  DeviceIterations(const SolverOptions& options, std::int64_t size, std::int64_t period, const Stream& stream)
      : options_(options),
        stream_(stream),
        size_(size),
        period_(period),
        loops_(options.graph != GraphUse::off && has_loops(stream)),
        interval_(interval()),
        at_once_(iterations_at_once()),
        history_(stream.target(), static_cast<std::size_t>(interval_)),
        state_(stream.target(), 1) {}

  /// The state on the device, for the work.
  State* state() { return state_.data(); }

  /// Everything of the result but the bytes.
  SolverResult run(const IterationWork& work) {
    State state;
    state.relative_tolerance = options_.relative_tolerance;
    state.absolute_tolerance = options_.absolute_tolerance;
    state.history = history_.data();
    state.history_size = static_cast<std::int64_t>(history_.size());
    state_.copy_from({state});
    history_.fill(0);  // it is read as a whole, before all of it is written
    work.start();
    state = look();
    SolverResult result;
    result.right_hand_side_norm = state.right_hand_side_norm;
    result.residual_norms.push_back(state.initial_norm);
    for (std::int64_t queued = 0; state.running != 0 && queued < options_.max_iterations;) {
      const std::int64_t before = state.iterations;
      state.limit = std::min(queued + interval_, options_.max_iterations);
      state.at_once = at_once_;
      state_.copy_from({state});
      queued = queue(work, queued, state.limit);
      work.record();
      state = look();
      const std::vector<double> norms = history_.to_host();
      for (std::int64_t k = before; k < state.iterations; ++k)
        result.residual_norms.push_back(norms[static_cast<std::size_t>(k) % norms.size()]);
      if (options_.progress) options_.progress(state.iterations, state.residual_norm);
    }
    result.status = state.status;
    result.iterations = state.iterations;
    result.used_graph =
        (loop_ != nullptr && loop_->is_captured()) || (graph_ != nullptr && graph_->is_captured());
    return result;
  }

  // The state once all that is queued has been done.
  State look() {
    stream_.synchronize();
    return state_.to_host()[0];
  }

 private:
  static constexpr std::int64_t most_at_once = 16;

  std::int64_t interval() const {
    // Without anybody to tell, the host need not look as long as the device itself sees the end.
    constexpr std::int64_t unwatched = 1024;
    const bool watched = !loops_ || options_.progress;
    const std::int64_t wanted =
        watched ? options_.check_interval : std::max(options_.check_interval, unwatched);
    const std::int64_t unit = watched ? period_ : most_at_once;
    constexpr std::int64_t longest = 1 << 20;  // of so many iterations norms are kept
    const std::int64_t interval =
        std::min({wanted, std::max<std::int64_t>(options_.max_iterations, 1), longest});
    return (interval + unit - 1) / unit * unit;
  }

  // Several iterations save the time between graphs, or between two turns of a loop; where iterations are
  // long that is nothing, and what runs beyond the end is not.
  std::int64_t iterations_at_once() const {
    constexpr std::int64_t long_ones = std::int64_t{1} << 20;
    if (size_ >= long_ones) return period_;
    std::int64_t count = most_at_once / period_ * period_;
    while (interval_ % count != 0) count -= period_;
    return count;
  }

  // Queues iterations up to `limit`; returns how many are queued then. The first ones are never captured:
  // they load the kernels, and show errors of the operator as they are.
  std::int64_t queue(const IterationWork& work, std::int64_t queued, std::int64_t limit) {
    while (queued < limit) {
      const bool whole = queued > 0 && queued % at_once_ == 0 && limit - queued >= at_once_;
      if (whole && !tried_ && options_.graph != GraphUse::off) {
        const bool had_loops = loops_;
        capture(work, queued);
        if (loops_ != had_loops) return queued;  // the interval is another one now
      }
      if (whole && loop_ != nullptr) {
        loop_->launch(stream_);
        queued += (limit - queued) / at_once_ * at_once_;
      } else if (whole && graph_ != nullptr) {
        graph_->replay(stream_);
        queued += at_once_;
      } else {
        work.step(queued++, no_loop);
        if (stream_.target() == Target::cpu) {
          work.record();
          if (state_.data()->running == 0) return queued;
        }
      }
    }
    return queued;
  }

  void capture(const IterationWork& work, std::int64_t first) {
    tried_ = true;
    const auto steps = [this, &work, first](LoopHandle loop) {
      for (std::int64_t k = 0; k < at_once_; ++k) work.step(first + k, loop);
    };
    if (loops_) {
      try {
        loop_ =
            std::make_unique<DeviceLoop>(stream_, [steps](const Stream&, LoopHandle loop) { steps(loop); });
        return;
      } catch (const Error&) {
        // Perhaps a driver that is older than the runtime: the host repeats what the device cannot.
        loops_ = false;
        interval_ = interval();
        at_once_ = iterations_at_once();
      }
    }
    try {
      graph_ = std::make_unique<Graph>(stream_, [steps](const Stream&) { steps(no_loop); });
    } catch (const Error&) {
      if (options_.graph == GraphUse::on) throw;
      // An operator that waits or allocates: its iterations are queued one by one.
      graph_.reset();
    }
  }

  const SolverOptions& options_;
  const Stream& stream_;
  std::int64_t size_;
  std::int64_t period_;
  bool loops_;
  std::int64_t interval_;
  std::int64_t at_once_;
  DeviceArray<double> history_;
  DeviceArray<State> state_;
  bool tried_ = false;
  std::unique_ptr<DeviceLoop> loop_;
  std::unique_ptr<Graph> graph_;
};

}  // namespace femforge

#endif
