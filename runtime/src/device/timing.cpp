#include <femforge/device/timing.hpp>

#include <algorithm>

#include "device/backend.hpp"

namespace femforge {

Timing summarise(std::vector<double> milliseconds) {
  require(!milliseconds.empty(), "summarise", "there is no time to summarise");
  std::sort(milliseconds.begin(), milliseconds.end());
  const auto quantile = [&](double fraction) {
    const double place = fraction * static_cast<double>(milliseconds.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, milliseconds.size() - 1);
    const double weight = place - static_cast<double>(below);
    return (1 - weight) * milliseconds[below] + weight * milliseconds[above];
  };
  Timing result;
  result.median = quantile(0.5);
  result.minimum = milliseconds.front();
  result.maximum = milliseconds.back();
  result.spread = result.median > 0 ? (quantile(0.75) - quantile(0.25)) / result.median : 0;
  result.samples = std::move(milliseconds);
  return result;
}

Timing time_work(const Stream& stream, const std::function<void(int)>& work, const TimingOptions& options) {
  require(options.warm_up >= 0 && options.samples > 0 && options.launches_per_sample > 0, "time_work",
          "the numbers of samples and launches must be positive");
  int call = 0;
  for (int i = 0; i < options.warm_up; ++i) work(call++);
  stream.synchronize();
  Event begin(stream.target());
  Event end(stream.target());
  std::vector<double> times;
  for (int sample = 0; sample < options.samples; ++sample) {
    begin.record(stream);
    for (int i = 0; i < options.launches_per_sample; ++i) work(call++);
    end.record(stream);
    times.push_back(end.milliseconds_since(begin) / options.launches_per_sample);
  }
  return summarise(std::move(times));
}

int rotation_count(Target target, std::size_t bytes) {
  const std::size_t wanted = 4 * device_info(target).cache_bytes;
  const std::size_t sets = bytes == 0 ? 2 : (wanted + bytes - 1) / bytes;
  return static_cast<int>(std::clamp<std::size_t>(sets, 2, 64));
}

CopyBandwidth measure_copy_bandwidth(Target target, std::size_t bytes, const TimingOptions& options) {
  constexpr std::size_t unit = 16;
  const std::size_t whole = bytes / unit * unit;
  require(whole > 0, "measure_copy_bandwidth", "at least 16 bytes are needed");
  DeviceMemory from(target, whole);
  DeviceMemory to(target, whole);
  from.fill(1, 8);
  const Stream stream(target);
  const auto rate = [&](const std::function<void(int)>& copy) {
    to.fill(0, 8);
    const Timing timing = time_work(stream, copy, options);
    std::vector<std::uint64_t> words(std::min<std::size_t>(whole / 8, 1U << 17U));
    to.copy_to_host(words.data(), words.size() * 8);
    require(std::all_of(words.begin(), words.end(), [](std::uint64_t word) { return word == 1; }),
            "measure_copy_bandwidth", "the copy differs from what was copied");
    return 2.0 * static_cast<double>(whole) / (timing.median * 1e-3);
  };
  const Backend& owner = backend(target);
  CopyBandwidth result;
  result.runtime_copy = rate([&](int) { owner.copy_within(to.data(), from.data(), whole, stream.native()); });
  result.kernel_copy =
      rate([&](int) { owner.copy_by_kernel(to.data(), from.data(), whole, stream.native()); });
  return result;
}

namespace {

// Runs so many steps that a launch takes a few milliseconds, but no more than a float can count.
template <class T>
double fastest_multiply_adds(Target target, const TimingOptions& options) {
  constexpr std::int64_t most_steps = 1 << 20;
  constexpr double long_enough = 2;  // milliseconds
  const Backend& owner = backend(target);
  const int bytes = static_cast<int>(sizeof(T));
  DeviceArray<T> out(target, owner.multiply_add_size(bytes));
  const Stream stream(target);
  const auto time_steps = [&](std::int64_t steps, const TimingOptions& how) {
    return time_work(
               stream, [&](int) { owner.multiply_add(out.data(), bytes, steps, stream.native()); }, how)
        .minimum;
  };
  std::int64_t steps = 4 * multiply_add_unroll;
  while (steps < most_steps && time_steps(steps, {1, 1, 1}) < long_enough) steps *= 2;
  out.poison();
  const double milliseconds = time_steps(steps, options);
  const auto expected =
      static_cast<T>(multiply_add_chains * steps + multiply_add_chains * (multiply_add_chains - 1) / 2);
  const std::vector<T> values = out.to_host();
  require(std::all_of(values.begin(), values.end(), [&](T value) { return value == expected; }),
          "measure_arithmetic_peak", "the device's multiply-adds give a wrong result");
  const double operations = 2.0 * multiply_add_chains * static_cast<double>(steps);
  return operations * static_cast<double>(values.size()) / (milliseconds * 1e-3);
}

}  // namespace

double measure_arithmetic_peak(Target target, int scalar_bytes, const TimingOptions& options) {
  require(scalar_bytes == 4 || scalar_bytes == 8, "measure_arithmetic_peak", "scalars have 4 or 8 bytes");
  return scalar_bytes == 4 ? fastest_multiply_adds<float>(target, options)
                           : fastest_multiply_adds<double>(target, options);
}

}  // namespace femforge
