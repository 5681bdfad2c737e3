// Times of work on a target, by the device's own events, with a warm-up and a median.
#ifndef FEMFORGE_DEVICE_TIMING_HPP
#define FEMFORGE_DEVICE_TIMING_HPP

#include <cstddef>
#include <functional>
#include <vector>

#include <femforge/device/device.hpp>

namespace femforge {

struct TimingOptions {
  int warm_up = 3;              ///< calls that are not timed
  int samples = 21;             ///< timed samples
  int launches_per_sample = 1;  ///< calls between the two events of a sample; more for work of microseconds
};

/// Milliseconds for one call.
struct Timing {
  std::vector<double> samples;  ///< in ascending order
  double median = 0;
  double minimum = 0;
  double maximum = 0;
  /// Distance of the quartiles, as a fraction of the median.
  double spread = 0;
};

/// Calls `work(n)` with n = 0, 1, 2, ..., so that it can take another set of arrays each time.
/// @throws Error unless all numbers in the options are positive (warm_up may be 0).
Timing time_work(const Stream& stream, const std::function<void(int)>& work,
                 const TimingOptions& options = {});

/// The statistics of some times. @throws Error if there are none.
Timing summarise(std::vector<double> milliseconds);

/// How many sets of arrays, `bytes` each, to rotate through so that no call finds its input in the cache:
/// together they hold four times the last-level cache, and are at least 2.
int rotation_count(Target target, std::size_t bytes);

/// Bytes read and written per second when copying on a device.
struct CopyBandwidth {
  double runtime_copy = 0;  ///< by memcpy, cudaMemcpyAsync or hipMemcpyAsync
  double kernel_copy = 0;   ///< by a kernel
  double best() const { return runtime_copy > kernel_copy ? runtime_copy : kernel_copy; }
};
/// @param bytes of the array that is copied, rounded down to a multiple of 16; much more than the cache.
CopyBandwidth measure_copy_bandwidth(Target target, std::size_t bytes, const TimingOptions& options = {});

/// Operations per second of fused multiply-adds in registers, two for each, on all of a device (all threads
/// of OpenMP on the cpu): the fastest of the samples.
/// @param scalar_bytes 4 for single, 8 for double precision.
/// @throws Error for other sizes, if the target has no device, or if the device computes something wrong.
double measure_arithmetic_peak(Target target, int scalar_bytes, const TimingOptions& options = {});

}  // namespace femforge

#endif
