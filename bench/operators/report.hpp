// Results as lines of a table and as JSON.
#ifndef FEMFORGE_BENCH_REPORT_HPP
#define FEMFORGE_BENCH_REPORT_HPP

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>

namespace bench {

/// A JSON object, written as its members are added.
class Json {
 public:
  Json& add(const std::string& name, const std::string& text);
  Json& add(const std::string& name, const char* text) { return add(name, std::string(text)); }
  Json& add(const std::string& name, double value);
  Json& add(const std::string& name, std::int64_t value);
  Json& add(const std::string& name, int value) { return add(name, static_cast<std::int64_t>(value)); }
  Json& add(const std::string& name, bool value);
  Json& add(const std::string& name, const Json& object);
  /// Median, minimum, maximum and spread, in milliseconds.
  Json& add(const std::string& name, const femforge::Timing& timing);
  std::string text() const { return "{" + members_ + "}"; }

 private:
  Json& add_raw(const std::string& name, const std::string& value);
  std::string members_;
};

/// What a run found: the device, and an object for each measurement.
struct Report {
  femforge::DeviceInfo device;
  double copy_bytes_per_second = 0;
  std::vector<Json> rows;
  std::vector<Json> failures;  ///< of kernels that could not be measured

  /// What stands at the head: the device, and how fast it copies.
  void describe(const femforge::DeviceInfo& info, double copy);
  /// @param command the command line that made it.
  /// @throws femforge::Error if the file cannot be written.
  void write(const std::string& path, const std::string& command) const;
};

/// The command line, to be kept with results: of the file after --json its name only, for its folder is that
/// of one machine.
std::string command_line(const std::string& program, int argc, char** argv);

/// Dofs per second, in thousands of millions.
inline double gdofs(std::int64_t dofs, double milliseconds) {
  return static_cast<double>(dofs) * 1e-6 / milliseconds;
}

}  // namespace bench

#endif
