// What several processes exchange, by MPI: who has which dofs, the values of ghosts, and sums. A header of
// its own: the runtime does not know of it.
#ifndef FEMFORGE_ADAPTERS_MPI_HPP
#define FEMFORGE_ADAPTERS_MPI_HPP

#include <mpi.h>

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/device/global_sums.hpp>
#include <femforge/parallel/halo.hpp>

namespace femforge::mpi {

/// Throws unless a call of MPI has succeeded; MPI's own handler ends the program first, unless told otherwise
/// (MPI_ERRORS_RETURN).
inline void check(int code, const char* call) {
  if (code == MPI_SUCCESS) return;
  std::string text(MPI_MAX_ERROR_STRING, '\0');
  int length = 0;
  MPI_Error_string(code, text.data(), &length);
  text.resize(static_cast<std::size_t>(length));
  throw Error(call, text);
}

inline int rank_in(MPI_Comm communicator) {
  int rank = 0;
  check(MPI_Comm_rank(communicator, &rank), "MPI_Comm_rank");
  return rank;
}
inline int size_of(MPI_Comm communicator) {
  int size = 1;
  check(MPI_Comm_size(communicator, &size), "MPI_Comm_size");
  return size;
}
/// This process's place among those of its machine: the device that it is to take.
inline int rank_on_machine(MPI_Comm communicator) {
  MPI_Comm machine = MPI_COMM_NULL;
  check(MPI_Comm_split_type(communicator, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine),
        "MPI_Comm_split_type");
  const int rank = rank_in(machine);
  check(MPI_Comm_free(&machine), "MPI_Comm_free");
  return rank;
}

namespace detail {

template <class T>
MPI_Datatype type_of() {
  static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>);
  return std::is_same_v<T, float> ? MPI_FLOAT : MPI_DOUBLE;
}

// Lists for each process, one after another.
template <class T>
struct Lists {
  std::vector<int> counts;  // [process]
  std::vector<T> values;
};

/// Hands each process its list; what comes back is [process] likewise.
template <class T>
Lists<T> exchange(const Lists<T>& out, MPI_Comm communicator) {
  static_assert(std::is_trivially_copyable_v<T>);
  MPI_Datatype type = MPI_DATATYPE_NULL;  // of one value: counts stay below 2^31 for large values, too
  check(MPI_Type_contiguous(static_cast<int>(sizeof(T)), MPI_BYTE, &type), "MPI_Type_contiguous");
  check(MPI_Type_commit(&type), "MPI_Type_commit");
  Lists<T> in{std::vector<int>(out.counts.size()), {}};
  check(MPI_Alltoall(out.counts.data(), 1, MPI_INT, in.counts.data(), 1, MPI_INT, communicator),
        "MPI_Alltoall");
  const auto starts = [](const std::vector<int>& counts) {
    std::vector<int> first(counts.size(), 0);
    std::partial_sum(counts.begin(), counts.end() - 1, first.begin() + 1);
    return first;
  };
  const std::vector<int> out_first = starts(out.counts);
  const std::vector<int> in_first = starts(in.counts);
  in.values.resize(static_cast<std::size_t>(in_first.back() + in.counts.back()));
  check(MPI_Alltoallv(out.values.data(), out.counts.data(), out_first.data(), type, in.values.data(),
                      in.counts.data(), in_first.data(), type, communicator),
        "MPI_Alltoallv");
  check(MPI_Type_free(&type), "MPI_Type_free");
  return in;
}

// Which processes have each of these keys: all meet at the keys' homes.
inline std::vector<std::vector<int>> processes_of(const std::vector<SharedKey>& keys, MPI_Comm communicator) {
  const int size = size_of(communicator);
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return home_of(keys[a], size) < home_of(keys[b], size);
  });
  Lists<SharedKey> asked{std::vector<int>(static_cast<std::size_t>(size), 0), {}};
  for (const std::size_t k : order) {
    ++asked.counts[static_cast<std::size_t>(home_of(keys[k], size))];
    asked.values.push_back(keys[k]);
  }
  const Lists<SharedKey> at_home = exchange(asked, communicator);
  std::vector<int> from;
  for (int process = 0; process < size; ++process)
    from.insert(from.end(), static_cast<std::size_t>(at_home.counts[static_cast<std::size_t>(process)]),
                process);
  const std::vector<std::vector<int>> found = processes_of_keys(at_home.values, from);

  // Answers in the order of the questions: how many processes, and which.
  Lists<int> answers{std::vector<int>(static_cast<std::size_t>(size), 0), {}};
  for (std::size_t k = 0; k < found.size(); ++k) {
    answers.counts[static_cast<std::size_t>(from[k])] += static_cast<int>(found[k].size()) + 1;
    answers.values.push_back(static_cast<int>(found[k].size()));
    answers.values.insert(answers.values.end(), found[k].begin(), found[k].end());
  }
  const Lists<int> answered = exchange(answers, communicator);
  std::vector<std::vector<int>> result(keys.size());
  auto next = answered.values.begin();
  for (const std::size_t k : order) {
    const int count = *next++;
    result[k].assign(next, next + count);
    next += count;
  }
  return result;
}

}  // namespace detail

/// The halo plan of this process's share. All processes call it.
/// @param dofs a dof map of the share's mesh. @throws Error as shared_keys and plan_halo.
inline HaloPlan make_plan(const MeshShare& share, const DofMap& dofs, MPI_Comm communicator) {
  const SharedKeys keys = shared_keys(share, dofs);
  std::vector<std::vector<int>> of_facets = detail::processes_of(keys.of_facets, communicator);
  std::vector<std::vector<int>> of_dofs = detail::processes_of(keys.of_dofs, communicator);
  return plan_halo(rank_in(communicator), dofs.num_dofs(), keys, of_facets, of_dofs);
}

/// How many dofs the processes before this one own: what its numbers begin with in all of them.
inline std::int64_t first_dof(const HaloPlan& plan, MPI_Comm communicator) {
  std::int64_t first = 0;
  check(MPI_Exscan(&plan.num_owned, &first, 1, MPI_INT64_T, MPI_SUM, communicator), "MPI_Exscan");
  return rank_in(communicator) == 0 ? 0 : first;
}

/// Where messages are read from and written to.
enum class Way {
  through_host,  ///< copied to the host and back; the only one for vectors on the host
  direct         ///< in the device's memory: for an MPI that knows of it
};

/// Ghosts by messages of MPI, neighbour by neighbour.
template <class T>
class Halo final : public PackedHalo<T> {
 public:
  Halo(const HaloPlan& plan, Target target, MPI_Comm communicator, Way way = Way::through_host)
      : PackedHalo<T>(plan, target),
        communicator_(communicator),
        staged_(way == Way::through_host && target != Target::cpu) {}

 protected:
  using Message = typename PackedHalo<T>::Message;

  void exchange_begin(const std::vector<Message>& send, const T* from, const std::vector<Message>& receive,
                      T* to, const Stream& stream) override {
    const std::int64_t out = length(send);
    if (staged_) {
      out_.resize(static_cast<std::size_t>(out));
      in_.resize(static_cast<std::size_t>(length(receive)));
      copy_to_host(out_.data(), from, out_.size() * sizeof(T), stream);
      from = out_.data();
      to = in_.data();
    } else {
      stream.synchronize();  // MPI knows of no streams: what it sends has to be there
    }
    requests_.clear();
    for (const Message& message : receive)
      check(MPI_Irecv(to + message.first, static_cast<int>(message.count), detail::type_of<T>(),
                      message.process, tag, communicator_, &requests_.emplace_back(MPI_REQUEST_NULL)),
            "MPI_Irecv");
    for (const Message& message : send)
      check(MPI_Isend(from + message.first, static_cast<int>(message.count), detail::type_of<T>(),
                      message.process, tag, communicator_, &requests_.emplace_back(MPI_REQUEST_NULL)),
            "MPI_Isend");
  }
  void exchange_end(const std::vector<Message>&, T* to, const Stream& stream) override {
    check(MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE),
          "MPI_Waitall");
    if (staged_) copy_from_host(to, in_.data(), in_.size() * sizeof(T), stream);
  }

 private:
  static constexpr int tag = 4096;
  static std::int64_t length(const std::vector<Message>& messages) {
    return messages.empty() ? 0 : messages.back().first + messages.back().count;
  }

  MPI_Comm communicator_;
  bool staged_;
  std::vector<T> out_;
  std::vector<T> in_;
  std::vector<MPI_Request> requests_;
};

/// Sums over the processes of a communicator, through the host.
class Sums final : public GlobalSums {
 public:
  explicit Sums(MPI_Comm communicator) : communicator_(communicator), processes_(size_of(communicator)) {}
  bool among_several() const override { return processes_ > 1; }
  void add(double* values, int count, const Stream& stream) const override {
    std::vector<double> on_host(static_cast<std::size_t>(count));
    const std::size_t bytes = on_host.size() * sizeof(double);
    copy_to_host(on_host.data(), values, bytes, stream);
    check(MPI_Allreduce(MPI_IN_PLACE, on_host.data(), count, MPI_DOUBLE, MPI_SUM, communicator_),
          "MPI_Allreduce");
    copy_from_host(values, on_host.data(), bytes, stream);
  }

 private:
  MPI_Comm communicator_;
  int processes_;
};

}  // namespace femforge::mpi

#endif
