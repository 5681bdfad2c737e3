// Processes for tests: threads of which one is at work at a time, until it waits for a message.
#ifndef FEMFORGE_TESTS_PARALLEL_PROCESSES_HPP
#define FEMFORGE_TESTS_PARALLEL_PROCESSES_HPP

#include <algorithm>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <exception>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#include <femforge/device/global_sums.hpp>
#include <femforge/parallel/halo.hpp>

/// What the processes of one run share. Waits end with an exception when another process has failed.
class Post {
 public:
  explicit Post(int size) : size_(size) {}
  int size() const { return size_; }

  void send(int from, int to, std::vector<char> message) {
    boxes_[{from, to}].push_back(std::move(message));
    changed_.notify_all();
  }
  std::vector<char> receive(int from, int to) {
    auto& box = boxes_[{from, to}];
    wait([&] { return !box.empty(); });
    std::vector<char> message = std::move(box.front());
    box.pop_front();
    return message;
  }
  /// Everybody's numbers, in the order of the processes.
  std::vector<double> sum(int process, const std::vector<double>& values) {
    for (int other = 0; other < size_; ++other) {
      std::vector<char> bytes(values.size() * sizeof(double));
      std::memcpy(bytes.data(), values.data(), bytes.size());
      send(process, other, std::move(bytes));
    }
    std::vector<double> total(values.size(), 0.0);
    for (int other = 0; other < size_; ++other) {
      const std::vector<char> bytes = receive(other, process);
      for (std::size_t k = 0; k < total.size(); ++k) {
        double value = 0;
        std::memcpy(&value, bytes.data() + k * sizeof(double), sizeof(double));
        total[k] += value;
      }
    }
    return total;
  }

  /// Runs `work(process)` in each process. @throws what the first one that has failed has thrown.
  void run(const std::function<void(int)>& work) {
    std::vector<std::thread> threads;
    std::exception_ptr failure;
    for (int process = 0; process < size_; ++process)
      threads.emplace_back([&, process] {
        std::unique_lock<std::mutex> lock(mutex_);
        lock_of_this_thread() = &lock;
        try {
          work(process);
        } catch (...) {
          if (!failed_) failure = std::current_exception();
          failed_ = true;
          changed_.notify_all();
        }
      });
    for (std::thread& thread : threads) thread.join();
    if (failure) std::rethrow_exception(failure);
  }

 private:
  static std::unique_lock<std::mutex>*& lock_of_this_thread() {
    thread_local std::unique_lock<std::mutex>* lock = nullptr;
    return lock;
  }
  void wait(const std::function<bool()>& arrived) {
    if (arrived()) return;  // always so where there is one process, which needs no thread
    changed_.wait(*lock_of_this_thread(), [&] { return failed_ || arrived(); });
    if (!arrived()) throw femforge::Error("a process", "another one has failed");
  }

  int size_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool failed_ = false;
  std::map<std::pair<int, int>, std::deque<std::vector<char>>> boxes_;
};

template <class T>
class PostedHalo final : public femforge::PackedHalo<T> {
 public:
  PostedHalo(const femforge::HaloPlan& plan, femforge::Target target, Post& post)
      : femforge::PackedHalo<T>(plan, target), process_(plan.process), post_(post) {}

 protected:
  using Message = typename femforge::PackedHalo<T>::Message;
  void exchange_begin(const std::vector<Message>& send, const T* from, const std::vector<Message>&, T*,
                      const femforge::Stream& stream) override {
    for (const Message& message : send) {
      std::vector<char> bytes(static_cast<std::size_t>(message.count) * sizeof(T));
      femforge::copy_to_host(bytes.data(), from + message.first, bytes.size(), stream);
      post_.send(process_, message.process, std::move(bytes));
    }
  }
  void exchange_end(const std::vector<Message>& receive, T* to, const femforge::Stream& stream) override {
    for (const Message& message : receive) {
      const std::vector<char> bytes = post_.receive(message.process, process_);
      femforge::require(bytes.size() == static_cast<std::size_t>(message.count) * sizeof(T), "PostedHalo",
                        "the two sides count differently");
      femforge::copy_from_host(to + message.first, bytes.data(), bytes.size(), stream);
    }
  }

 private:
  int process_;
  Post& post_;
};

class PostedSums final : public femforge::GlobalSums {
 public:
  PostedSums(int process, Post& post) : process_(process), post_(post) {}
  void add(double* values, int count, const femforge::Stream& stream) const override {
    std::vector<double> own(static_cast<std::size_t>(count));
    femforge::copy_to_host(own.data(), values, own.size() * sizeof(double), stream);
    const std::vector<double> all = post_.sum(process_, own);
    femforge::copy_from_host(values, all.data(), all.size() * sizeof(double), stream);
  }

 private:
  int process_;
  Post& post_;
};

/// The plans of all shares of a mesh, made in one process.
inline std::vector<femforge::HaloPlan> plans_of(const std::vector<femforge::MeshShare>& shares,
                                                const std::vector<femforge::DofMap>& dofs) {
  using namespace femforge;
  std::vector<SharedKeys> keys;
  std::vector<SharedKey> of_facets;
  std::vector<SharedKey> of_dofs;
  std::vector<int> process_of_facet;
  std::vector<int> process_of_dof;
  for (std::size_t process = 0; process < shares.size(); ++process) {
    keys.push_back(shared_keys(shares[process], dofs[process]));
    of_facets.insert(of_facets.end(), keys.back().of_facets.begin(), keys.back().of_facets.end());
    of_dofs.insert(of_dofs.end(), keys.back().of_dofs.begin(), keys.back().of_dofs.end());
    process_of_facet.resize(of_facets.size(), static_cast<int>(process));
    process_of_dof.resize(of_dofs.size(), static_cast<int>(process));
  }
  const std::vector<std::vector<int>> with_facets = processes_of_keys(of_facets, process_of_facet);
  const std::vector<std::vector<int>> with_dofs = processes_of_keys(of_dofs, process_of_dof);
  std::vector<HaloPlan> plans;
  auto facet = with_facets.begin();
  auto dof = with_dofs.begin();
  for (std::size_t process = 0; process < shares.size(); ++process) {
    const auto facets_end = facet + static_cast<std::ptrdiff_t>(keys[process].of_facets.size());
    const auto dofs_end = dof + static_cast<std::ptrdiff_t>(keys[process].of_dofs.size());
    plans.push_back(plan_halo(static_cast<int>(process), dofs[process].num_dofs(), keys[process],
                              {facet, facets_end}, {dof, dofs_end}));
    facet = facets_end;
    dof = dofs_end;
  }
  return plans;
}

/// The cells of a share, ghosts among them, in the whole mesh: by their nodes. [cell] -> cell
inline std::vector<std::size_t> cells_in_whole(const femforge::MeshShare& share, const femforge::Mesh& mesh) {
  const auto nodes = static_cast<std::size_t>(mesh.num_nodes());
  std::map<std::vector<std::int64_t>, std::size_t> cells;
  for (std::size_t first = 0; first < mesh.cells.size(); first += nodes) {
    const auto begin = mesh.cells.begin() + static_cast<std::ptrdiff_t>(first);
    cells.emplace(std::vector<std::int64_t>(begin, begin + static_cast<std::ptrdiff_t>(nodes)),
                  first / nodes);
  }
  std::vector<std::size_t> result;
  for (std::size_t first = 0; first < share.mesh.cells.size(); first += nodes) {
    std::vector<std::int64_t> points;
    for (std::size_t k = 0; k < nodes; ++k)
      points.push_back(share.points.at(static_cast<std::size_t>(share.mesh.cells[first + k])));
    result.push_back(cells.at(points));
  }
  return result;
}

/// Dofs of the whole mesh, by the cells: [process][number of the plan] -> dof.
/// @param cells [process]: cells_in_whole.
inline std::vector<std::vector<std::int64_t>> numbers_in_whole(
    const std::vector<femforge::HaloPlan>& plans, const std::vector<femforge::DofMap>& dofs,
    const femforge::DofMap& whole, const std::vector<std::vector<std::size_t>>& cells) {
  std::vector<std::vector<std::int64_t>> result;
  const auto per_cell = static_cast<std::size_t>(whole.dofs_per_cell());
  for (std::size_t p = 0; p < plans.size(); ++p) {
    result.emplace_back(plans[p].numbers.size(), -1);
    for (std::size_t own = 0; own < cells[p].size(); ++own)
      for (std::size_t k = 0; k < per_cell; ++k) {
        const auto local = static_cast<std::size_t>(dofs[p].cell_dofs()[own * per_cell + k]);
        std::int64_t& place = result[p][static_cast<std::size_t>(plans[p].numbers[local])];
        const std::int64_t dof = whole.cell_dofs()[cells[p][own] * per_cell + k];
        femforge::require(place == -1 || place == dof, "numbers_in_whole", "a number stands for two dofs");
        place = dof;
      }
  }
  return result;
}

#endif
