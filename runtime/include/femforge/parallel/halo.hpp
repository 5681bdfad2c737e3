// Values of ghosts: from their owners, and contributions to these back. What carries messages is an
// implementation of one of these classes: see the headers for MPI, NCCL and PETSc in runtime/adapters.
#ifndef FEMFORGE_PARALLEL_HALO_HPP
#define FEMFORGE_PARALLEL_HALO_HPP

#include <cstdint>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/parallel/halo_plan.hpp>

namespace femforge {

struct PlacesOfEntries;

/// Exchanges values between a process's own dofs and the ghosts that others have of them. All processes call
/// the same functions in the same order. Arrays are in the target's memory and stay as they are between
/// `begin` and `end`; other work may go on meanwhile. T is float or double.
template <class T>
class Halo {
 public:
  virtual ~Halo() = default;
  virtual Target target() const = 0;
  virtual std::int64_t num_owned() const = 0;
  virtual std::int64_t num_ghosts() const = 0;
  /// False where nothing is ever exchanged, so that none of what follows need be called.
  virtual bool has_neighbours() const { return true; }
  /// ghosts = what their owners have. @param owned,ghosts [num_owned()], [num_ghosts()]
  virtual void forward_begin(const T* owned, T* ghosts, const Stream& stream) = 0;
  virtual void forward_end(const T* owned, T* ghosts, const Stream& stream) = 0;
  /// owned += what other processes have in their ghosts. `owned` is changed in `reverse_end` only.
  virtual void reverse_begin(const T* ghosts, T* owned, const Stream& stream) = 0;
  virtual void reverse_end(const T* ghosts, T* owned, const Stream& stream) = 0;

 protected:
  Halo() = default;
  Halo(const Halo&) = default;
  Halo(Halo&&) = default;
  Halo& operator=(const Halo&) = default;
  Halo& operator=(Halo&&) = default;
};

/// A halo by messages between neighbours: what is to be sent is packed into one array, and what has come in
/// is added from one, in the order of the neighbours: the same bits in every run.
template <class T>
class PackedHalo : public Halo<T> {
 public:
  PackedHalo(const HaloPlan& plan, Target target);
  Target target() const override { return packed_.target(); }
  std::int64_t num_owned() const override { return num_owned_; }
  std::int64_t num_ghosts() const override { return num_ghosts_; }
  bool has_neighbours() const override { return !of_owned_.empty() || !of_ghosts_.empty(); }
  void forward_begin(const T* owned, T* ghosts, const Stream& stream) override;
  void forward_end(const T* owned, T* ghosts, const Stream& stream) override;
  void reverse_begin(const T* ghosts, T* owned, const Stream& stream) override;
  void reverse_end(const T* ghosts, T* owned, const Stream& stream) override;

 protected:
  /// Entries of an array for, or from, one process.
  struct Message {
    int process;
    std::int64_t first;
    std::int64_t count;
  };
  /// Sends the parts of `from` and receives those of `to`; both in the target's memory, as `stream` has left
  /// them. Work that `end` queues, or the stream after it, finds all of `to`.
  virtual void exchange_begin(const std::vector<Message>& send, const T* from,
                              const std::vector<Message>& receive, T* to, const Stream& stream) = 0;
  virtual void exchange_end(const std::vector<Message>& receive, T* to, const Stream& stream) = 0;

 private:
  PackedHalo(const HaloPlan& plan, Target target, const PlacesOfEntries& lists);

  std::int64_t num_owned_;
  std::int64_t num_ghosts_;
  std::vector<Message> of_owned_;      // in the packed array
  std::vector<Message> of_ghosts_;     // in the array of ghosts
  DeviceArray<std::int64_t> entries_;  // owned, neighbour by neighbour
  DeviceArray<T> packed_;
  // The same entries, each once, with their places in the packed array, in the order of the neighbours.
  DeviceArray<std::int64_t> targets_;
  DeviceArray<std::int64_t> begin_;
  DeviceArray<std::int64_t> places_;
};

/// Dofs that some process knows something of, constrained ones for example, for all that have them: one may
/// touch the boundary at an edge only, and have no facet there. All processes call it.
/// @param marked numbers of the plan. @returns these and those that others have marked, ascending.
template <class T>
std::vector<std::int64_t> marked_by_any(Halo<T>& halo, const std::vector<std::int64_t>& marked);

}  // namespace femforge

#endif
