// Values of ghosts by PETSc's star forests: on the host, or on a device, where messages go from its memory if
// MPI can do that (-use_gpu_aware_mpi) and through the host else. And the numbers that PETSc gives to dofs.
#ifndef FEMFORGE_ADAPTERS_PETSC_HALO_HPP
#define FEMFORGE_ADAPTERS_PETSC_HALO_HPP

#include <petscsf.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <femforge/adapters/mpi.hpp>
#include <femforge/adapters/petsc_vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/parallel/halo.hpp>

namespace femforge::petsc {

/// Whether PETSc was told, or takes it, that MPI sends from the memory of devices (-use_gpu_aware_mpi).
inline bool sends_from_devices() {
  PetscBool use = PETSC_TRUE;  // PETSc's own default
  check(PetscOptionsGetBool(nullptr, nullptr, "-use_gpu_aware_mpi", &use, nullptr));
  return use == PETSC_TRUE;
}

namespace detail {

// A queue on a device where PETSc packs and unpacks messages, beside that of its vectors: so that other work
// goes on meanwhile.
class MessageQueue {
 public:
  explicit MessageQueue(Target target)
      : context_(make_context()), stream_(stream_of(context_, target)), event_(target) {}

  /// What PETSc does as long as this lives, it does in the queue, behind what is in a stream; which then goes
  /// on behind that.
  class Use {
   public:
    Use(MessageQueue* queue, const Stream& stream) : queue_(queue), stream_(stream) {
      if (queue_ == nullptr) return;
      queue_->event_.record(stream_);
      queue_->stream_.wait_for(queue_->event_);
      check(PetscDeviceContextGetCurrentContext(&before_));
      check(PetscDeviceContextSetCurrentContext(queue_->context_));
    }
    ~Use() {
      if (queue_ != nullptr) static_cast<void>(PetscDeviceContextSetCurrentContext(before_));
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    void finish() {
      if (queue_ == nullptr) return;
      queue_->event_.record(queue_->stream_);
      stream_.wait_for(queue_->event_);
    }

   private:
    MessageQueue* queue_;
    const Stream& stream_;
    PetscDeviceContext before_ = nullptr;
  };

 private:
  using Context = adapters::Owned<PetscDeviceContext, PetscDeviceContextDestroy>;
  static Context make_context() {
    Context context;
#if PETSC_VERSION_GE(3, 26, 0)
    PetscDeviceContext current = nullptr;
    check(PetscDeviceContextGetCurrentContext(&current));
    check(PetscDeviceContextDuplicate(current, context.put()));
    check(PetscDeviceContextSetStreamType(context, PETSC_STREAM_NONBLOCKING));
    check(PetscDeviceContextSetUp(context));
#endif
    return context;
  }

  Context context_;
  Stream stream_;
  Event event_;
};

}  // namespace detail

/// A halo by PetscSF: owned dofs are its roots, ghosts its leaves.
class Halo final : public femforge::Halo<Scalar> {
 public:
  /// @param plan of this process; all processes call it.
  Halo(MPI_Comm processes, const HaloPlan& plan, Target target)
      : target_(target),
        num_owned_(plan.num_owned),
        num_ghosts_(plan.num_ghosts),
        processes_(mpi::size_of(processes)) {
    check(PetscSFCreate(processes, forest_.put()));
    check(PetscSFSetFromOptions(forest_));
    std::vector<PetscSFNode> owners = owners_of_ghosts(processes, plan);
    check(PetscSFSetGraph(forest_, to_int(num_owned_), to_int(num_ghosts_), nullptr, PETSC_COPY_VALUES,
                          owners.data(), PETSC_COPY_VALUES));
    check(PetscSFSetUp(forest_));
    if (!is_on_host(target)) queue_.emplace(target);
  }

  Target target() const override { return target_; }
  std::int64_t num_owned() const override { return num_owned_; }
  std::int64_t num_ghosts() const override { return num_ghosts_; }
  bool has_neighbours() const override { return processes_ > 1; }
  PetscSF forest() const noexcept { return forest_; }
  /// How messages travel, in words.
  std::string way() const {
    if (processes_ == 1) return "no messages: one process";
    if (is_on_host(target_)) return "messages by MPI from the host";
    return std::string("messages by MPI from ") + to_string(target_) +
           (sends_from_devices() ? ", from its own memory" : ", through the host");
  }

  void forward_begin(const Scalar* owned, Scalar* ghosts, const Stream& stream) override {
    const Use use(queue(), stream);
    check(PetscSFBcastWithMemTypeBegin(forest_, MPIU_SCALAR, memory_type(target_), owned,
                                       memory_type(target_), ghosts, MPI_REPLACE));
  }
  void forward_end(const Scalar* owned, Scalar* ghosts, const Stream& stream) override {
    Use use(queue(), stream);
    check(PetscSFBcastEnd(forest_, MPIU_SCALAR, owned, ghosts, MPI_REPLACE));
    use.finish();
  }
  void reverse_begin(const Scalar* ghosts, Scalar* owned, const Stream& stream) override {
    const Use use(queue(), stream);
    check(PetscSFReduceWithMemTypeBegin(forest_, MPIU_SCALAR, memory_type(target_), ghosts,
                                        memory_type(target_), owned, MPIU_SUM));
  }
  void reverse_end(const Scalar* ghosts, Scalar* owned, const Stream& stream) override {
    Use use(queue(), stream);  // behind what else has been added to owned dofs meanwhile
    check(PetscSFReduceEnd(forest_, MPIU_SCALAR, ghosts, owned, MPIU_SUM));
    use.finish();
  }

 private:
  using Use = detail::MessageQueue::Use;
  detail::MessageQueue* queue() { return queue_ ? &*queue_ : nullptr; }

  // Which process owns each ghost, and the number that it has there: neighbours tell each other.
  static std::vector<PetscSFNode> owners_of_ghosts(MPI_Comm processes, const HaloPlan& plan) {
    constexpr int tag = 0;
    MPI_Comm own = MPI_COMM_NULL;  // so that no other message is taken for one of these
    mpi::check(MPI_Comm_dup(processes, &own), "MPI_Comm_dup");
    std::vector<std::int64_t> numbers(index(plan.num_ghosts));
    std::vector<MPI_Request> requests;
    for (const HaloPlan::Neighbour& each : plan.neighbours) {
      if (each.num_ghosts > 0)
        MPI_Irecv(numbers.data() + each.first_ghost, static_cast<int>(each.num_ghosts), MPI_INT64_T,
                  each.process, tag, own, &requests.emplace_back());
      if (!each.owned.empty())
        MPI_Isend(each.owned.data(), static_cast<int>(each.owned.size()), MPI_INT64_T, each.process, tag, own,
                  &requests.emplace_back());
    }
    MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
    MPI_Comm_free(&own);
    std::vector<PetscSFNode> owners(numbers.size());
    for (const HaloPlan::Neighbour& each : plan.neighbours)
      for (std::int64_t k = each.first_ghost; k < each.first_ghost + each.num_ghosts; ++k)
        owners[index(k)] = {each.process, to_int(numbers[index(k)])};
    return owners;
  }

  Target target_;
  std::int64_t num_owned_;
  std::int64_t num_ghosts_;
  int processes_;
  adapters::Owned<PetscSF, PetscSFDestroy> forest_;
  std::optional<detail::MessageQueue> queue_;  // on a device
};

/// How the dofs of a dof map are numbered in the vectors and matrices of PETSc.
struct Numbering {
  MPI_Comm processes = PETSC_COMM_SELF;
  PetscInt num_owned = 0;         ///< entries of this process
  PetscInt first = 0;             ///< number of the first of them
  std::vector<PetscInt> numbers;  ///< [dof of the dof map]
};

/// Of one process: dofs have the numbers of the dof map.
inline Numbering numbering_of(const DofMap& dofs) {
  Numbering result{PETSC_COMM_SELF, to_int(dofs.num_dofs()), 0, {}};
  for (PetscInt dof = 0; dof < result.num_owned; ++dof) result.numbers.push_back(dof);
  return result;
}

/// Of a share: the dofs that the processes own are numbered one process after another.
/// @param plan of the dof map's dofs. All processes call it.
inline Numbering numbering_of(MPI_Comm processes, const HaloPlan& plan) {
  Numbering result{processes, to_int(plan.num_owned), 0, {}};
  const std::int64_t first = mpi::first_dof(plan, processes);
  result.first = to_int(first + plan.num_owned) - result.num_owned;
  const Halo halo(processes, plan, Target::cpu);
  std::vector<PetscInt> all(index(plan.num_owned + plan.num_ghosts));
  for (PetscInt number = 0; number < result.num_owned; ++number) all[index(number)] = result.first + number;
  PetscInt* const ghosts = all.data() + plan.num_owned;
  check(PetscSFBcastBegin(halo.forest(), MPIU_INT, all.data(), ghosts, MPI_REPLACE));
  check(PetscSFBcastEnd(halo.forest(), MPIU_INT, all.data(), ghosts, MPI_REPLACE));
  for (const std::int64_t number : plan.numbers) result.numbers.push_back(all[index(number)]);
  return result;
}

}  // namespace femforge::petsc

#endif
