#include "report.hpp"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include <femforge/error.hpp>

namespace bench {
namespace {

using femforge::Target;

std::size_t copied_bytes(Target target, const femforge::DeviceInfo& device) {
  if (device.flavour == "emulated") return std::size_t{1} << 18U;
  return std::size_t{1} << (target == Target::cpu ? 28U : 32U);
}

// An array with a line for each of its objects.
std::string lines(const std::vector<Json>& objects) {
  std::string text;
  for (const Json& object : objects) text += (text.empty() ? "\n    " : ",\n    ") + object.dump();
  return "[" + text + "\n  ]";
}

}  // namespace

Json measured(double value) {
  if (!std::isfinite(value)) return nullptr;
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value);
  return std::strtod(text, nullptr);
}

Json measured(const femforge::Timing& timing) {
  return {{"median", measured(timing.median)},
          {"minimum", measured(timing.minimum)},
          {"maximum", measured(timing.maximum)},
          {"spread", measured(timing.spread)}};
}

Report::Report(Target target, std::size_t bytes) : device_(device_info(target)) {
  const femforge::CopyBandwidth copy =
      measure_copy_bandwidth(target, bytes > 0 ? bytes : copied_bytes(target, device_));
  copy_bytes_per_second_ = copy.best();
  std::printf("%s (%s), copy %.3f TB/s (runtime), %.3f TB/s (kernel)\n", device_.name.c_str(),
              device_.flavour.c_str(), copy.runtime_copy * 1e-12, copy.kernel_copy * 1e-12);
}

void Report::write(const std::string& path, const std::string& command) const {
  if (path.empty()) return;
  std::ofstream file(path);
  file << "{\"command\": " << Json(command) << ",\n  \"device\": " << Json(device_.name)
       << ", \"flavour\": " << Json(device_.flavour)
       << ", \"copy_bytes_per_second\": " << measured(copy_bytes_per_second_)
       << ",\n  \"rows\": " << lines(rows_);
  if (!failures_.empty()) file << ",\n  \"failures\": " << lines(failures_);
  file << "}\n";
  file.close();
  if (!file) throw femforge::Error(path, "cannot be written");
}

void Failures::attempt(const std::string& name, const std::string& target,
                       const std::function<void()>& work) {
  try {
    work();
  } catch (const std::exception& error) {
    const std::string message = femforge::message_of(error);
    std::fprintf(stderr, "error: %s (%s): %s\n", name.c_str(), target.c_str(), message.c_str());
    rows_.push_back({{"name", name}, {"target", target}, {"failed", message}});
  }
}

int Failures::exit_code() const {
  if (rows_.empty()) return 0;
  std::fprintf(stderr, "%zu of the measurements failed, see above\n", rows_.size());
  return 1;
}

}  // namespace bench
