// Results as JSON.
#ifndef FEMFORGE_BENCH_REPORT_HPP
#define FEMFORGE_BENCH_REPORT_HPP

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>
#include <femforge/kernels/kernel.hpp>

namespace bench {

/// Members stay in the order in which they were added.
using Json = nlohmann::ordered_json;

/// A measured number: no more digits than mean something; null if it is not finite.
Json measured(double value);
/// Median, minimum, maximum and spread, in milliseconds.
Json measured(const femforge::Timing& timing);

/// What a run found: the device, and an object for each measurement.
class Report {
 public:
  /// Finds out what the device is and how fast it copies, and prints it.
  /// @param bytes of the copy; 0: many more than caches hold, few where the device is emulated.
  explicit Report(femforge::Target target, std::size_t bytes = 0);
  double copy_bytes_per_second() const noexcept { return copy_bytes_per_second_; }
  void add(Json row) { rows_.push_back(std::move(row)); }
  bool is_empty() const noexcept { return rows_.empty(); }
  /// Of kernels that could not be measured.
  void set_failures(std::vector<Json> failures) { failures_ = std::move(failures); }
  /// Writes the file, a row a line; does nothing if it has no name.
  /// @param command the command line that made it.
  /// @throws femforge::Error if the file cannot be written.
  void write(const std::string& path, const std::string& command) const;

 private:
  femforge::DeviceInfo device_;
  double copy_bytes_per_second_;
  std::vector<Json> rows_;
  std::vector<Json> failures_;
};

/// Kernels that could not be measured: what fails is said, and keeps no other kernel from it.
class Failures {
 public:
  void attempt(const std::string& name, const std::string& target, const std::function<void()>& work);
  const std::vector<Json>& rows() const noexcept { return rows_; }
  /// 1 if there are any, and says how many.
  int exit_code() const;

 private:
  std::vector<Json> rows_;
};

/// Dofs per second, in thousands of millions.
inline double gdofs(std::int64_t dofs, double milliseconds) {
  return static_cast<double>(dofs) * 1e-6 / milliseconds;
}

}  // namespace bench

#endif
