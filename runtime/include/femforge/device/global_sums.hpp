// Sums over all processes that share a vector.
#ifndef FEMFORGE_DEVICE_GLOBAL_SUMS_HPP
#define FEMFORGE_DEVICE_GLOBAL_SUMS_HPP

#include <femforge/device/device.hpp>

namespace femforge {

/// Adds up numbers that each process has. The runtime has no messages of its own: who brings them (MPI, NCCL)
/// implements this.
class GlobalSums {
 public:
  virtual ~GlobalSums() = default;
  /// Queues values[k] = the sum over all processes of values[k], or waits for it. All processes call it, in
  /// the same order, and get the same bits.
  /// @param values `count` numbers in the memory of the stream's target.
  virtual void add(double* values, int count, const Stream& stream) const = 0;
  /// False where this process is the only one: its sums are complete then.
  virtual bool among_several() const { return true; }

 protected:
  GlobalSums() = default;
  GlobalSums(const GlobalSums&) = default;
  GlobalSums(GlobalSums&&) = default;
  GlobalSums& operator=(const GlobalSums&) = default;
  GlobalSums& operator=(GlobalSums&&) = default;
};

}  // namespace femforge

#endif
