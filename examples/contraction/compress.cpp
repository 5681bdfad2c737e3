// A smooth field, compressed block by block as pictures are: the cosine transform of 8 x 8 x 8 values, small
// coefficients dropped, and back, in one kernel of routines that hand values to each other in registers. No
// finite elements: whatever is a product of small matrices in each direction is computed with
// femforge_contraction.h.
#include "compress.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/timing.hpp>

namespace {

using namespace compress;
using femforge::Target;
using Values = std::vector<double>;

constexpr double pi = 3.14159265358979323846;

struct Launcher {
  Target target;
  int (*launch)(const Work& work, void* stream);
};

std::vector<Launcher> launchers() {
  std::vector<Launcher> all;
#if FEMFORGE_COMPRESS_CUDA
  all.push_back({Target::cuda, launch_cuda});
#endif
#if FEMFORGE_COMPRESS_HIP
  all.push_back({Target::hip, launch_hip});
#endif
  const auto has_none = [](const Launcher& one) { return !femforge::is_available(one.target); };
  all.erase(std::remove_if(all.begin(), all.end(), has_none), all.end());
  return all;
}

// A field on the unit cube with `blocks` blocks along each edge: waves, and a front that is harder to
// compress.
Values smooth_field(int blocks) {
  Values field;
  const double h = 1.0 / (blocks * edge);
  for (int block = 0; block < blocks * blocks * blocks; ++block) {
    for (int place = 0; place < block_values; ++place) {
      const double x = h * (block % blocks * edge + place % edge + 0.5);
      const double y = h * (block / blocks % blocks * edge + place / edge % edge + 0.5);
      const double z = h * (block / blocks / blocks * edge + place / edge / edge + 0.5);
      field.push_back(std::sin(5 * x + 3 * y) * std::cos(4 * z - y) + std::tanh(20 * (x + y * z - 0.8)));
    }
  }
  return field;
}

// The coefficient (k, l, m) of a block, summed up as it is defined.
double plain_coefficient(const double* block, int k, int l, int m) {
  const auto cosine = [](int frequency, int place) {
    return std::cos(pi / edge * (place + 0.5) * frequency) * std::sqrt((frequency == 0 ? 1.0 : 2.0) / edge);
  };
  double sum = 0;
  for (int place = 0; place < block_values; ++place)
    sum += block[place] * cosine(k, place % edge) * cosine(l, place / edge % edge) *
           cosine(m, place / edge / edge);
  return sum;
}

double sum_of_squares(const Values& values) {
  double sum = 0;
  for (const double value : values) sum += value * value;
  return sum;
}

class Program {
 public:
  Program(const Launcher& launcher, int blocks)
      : launcher_(launcher),
        stream_(launcher.target),
        field_(smooth_field(blocks)),
        on_device_(launcher.target, field_),
        coefficients_(launcher.target, field_.size()),
        result_(launcher.target, field_.size()) {
    coefficients_.poison();
    result_.poison();
  }

  bool run() {
    const femforge::DeviceInfo device = femforge::device_info(launcher_.target);
    std::printf("%s: %zu blocks of %d^3 values on %s\n", femforge::to_string(launcher_.target),
                field_.size() / block_values, edge, device.name.c_str());
    std::printf("%10s %12s %16s %22s\n", "threshold", "compression", "relative error", "from dropped energy");
    for (const double threshold : {0.0, 1e-3, 1e-2, 1e-1}) compress(threshold);
    if (device.flavour != "emulated") measure();
    return passed_;
  }

 private:
  void launch(double threshold, bool with_coefficients) {
    const Work work{static_cast<std::int64_t>(field_.size()) / block_values, threshold, on_device_.data(),
                    with_coefficients ? coefficients_.data() : nullptr, result_.data()};
    femforge::check_call(launcher_.target, launcher_.launch(work, stream_.native()),
                         "the launch of the kernel");
  }

  void check(const char* what, double error, double allowed) {
    if (error <= allowed) return;
    std::fprintf(stderr, "wrong: %s: %.3g, not below %.3g\n", what, error, allowed);
    passed_ = false;
  }

  void compress(double threshold) {
    launch(threshold, true);
    stream_.synchronize();
    const Values coefficients = coefficients_.to_host();
    Values difference = result_.to_host();
    for (std::size_t i = 0; i < difference.size(); ++i) difference[i] -= field_[i];
    double dropped = 0;
    std::size_t kept = 0;
    for (const double value : coefficients) {
      if (std::fabs(value) < threshold)
        dropped += value * value;
      else
        ++kept;
    }
    const double energy = sum_of_squares(field_);
    const double error = std::sqrt(sum_of_squares(difference) / energy);
    const double predicted = std::sqrt(dropped / energy);
    std::printf("%10g %12.1f %16.6e %22.6e\n", threshold,
                static_cast<double>(field_.size()) / static_cast<double>(std::max<std::size_t>(1, kept)),
                error, predicted);
    constexpr double rounding = 1e-13;
    check("Parseval's identity", std::fabs(sum_of_squares(coefficients) - energy) / energy, rounding);
    check("the error and the dropped energy", std::fabs(error - predicted), rounding);
    check_blocks(coefficients);
  }

  // The first block, one in the middle and the last one, against plain sums.
  void check_blocks(const Values& coefficients) {
    const std::size_t blocks = field_.size() / block_values;
    double largest = 0;
    for (const std::size_t block : {std::size_t{0}, blocks / 2, blocks - 1}) {
      const double* const values = field_.data() + block * block_values;
      for (int c = 0; c < block_values; ++c) {
        const double plain = plain_coefficient(values, c % edge, c / edge % edge, c / edge / edge);
        const double difference = coefficients[block * block_values + static_cast<std::size_t>(c)] - plain;
        largest = std::fabs(difference) <= largest ? largest : std::fabs(difference);  // NaN stays
      }
    }
    check("coefficients and plain sums", largest, 1e-12);
  }

  void measure() {
    const double milliseconds = femforge::time_work(stream_, [&](int) { launch(1e-2, false); }).median;
    const std::size_t bytes = field_.size() * sizeof(double);
    const double copy = femforge::measure_copy_bandwidth(launcher_.target, bytes).best();
    const double rate = 2 * static_cast<double>(bytes) / (milliseconds * 1e-3);
    std::printf("%.3f ms, %.0f GB/s: %.0f %% of what copying reaches\n", milliseconds, rate * 1e-9,
                100 * rate / copy);
  }

  Launcher launcher_;
  femforge::Stream stream_;
  Values field_;
  femforge::DeviceArray<double> on_device_, coefficients_, result_;
  bool passed_ = true;
};

}  // namespace

int main(int argc, char** argv) {
  try {
    if (argc > 2 || (argc == 2 && std::atoi(argv[1]) < 1)) {
      std::fprintf(stderr, "usage: %s [BLOCKS_ALONG_AN_EDGE]\n", argv[0]);
      return 2;
    }
    if (launchers().empty()) std::printf("nothing to do: no GPU, and HIP is not emulated\n");
    bool passed = true;
    for (const Launcher& launcher : launchers()) {
      const bool emulated = femforge::device_info(launcher.target).flavour == "emulated";
      passed = Program(launcher, argc == 2 ? std::atoi(argv[1]) : emulated ? 5 : 48).run() && passed;
    }
    return passed ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}
