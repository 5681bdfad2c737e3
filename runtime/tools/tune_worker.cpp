#include "tune_worker.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include <femforge/device/timing.hpp>
#include <femforge/kernels/traits.hpp>
#include "tune_matrices.hpp"
#include "tune_tensors.hpp"
#include "tune_vectors.hpp"

namespace femforge {
namespace {

using Clock = std::chrono::steady_clock;

Clock::time_point deadline_in(double seconds) {
  constexpr double for_ever = 3e8;  // ten years; more would overflow the clock
  const double limit = seconds > 0 ? std::min(seconds, for_ever) : for_ever;
  return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(limit));
}

std::size_t copied_bytes(Target target, const DeviceInfo& device) {
  if (device.flavour == "emulated") return std::size_t{1} << 20U;
  const std::size_t wanted = std::size_t{1} << (target == Target::cpu ? 28U : 32U);
  return std::min(wanted, device.memory_bytes / 8);
}

// Measures a device, unless the journal has it.
void measure_device(Target target, TuneJournal& journal) {
  if (journal.state().has_device(target)) return;
  const DeviceInfo device = device_info(target);
  const TimingOptions options{1, 7, 1};
  const auto text = [](double value) {
    char buffer[32];
    std::snprintf(buffer, sizeof buffer, "%.6g", value);
    return std::string(buffer);
  };
  const double copy = measure_copy_bandwidth(target, copied_bytes(target, device), options).best();
  const double peak32 = measure_arithmetic_peak(target, 4, options);
  const double peak64 = measure_arithmetic_peak(target, 8, options);
  journal.append(
      {"device", to_string(target), device.name, device.flavour, text(copy), text(peak32), text(peak64)});
}

template <class Run>
void verify_and_time(Run run) {
  run.verify();
  run.time();
}

template <class T>
void run_subject(const TuneContext& context, const TuneSubject& subject, const femforge_kernel& reference) {
  if (traits_of(reference).reads_vectors())
    verify_and_time(TuneVectors<T>(context, subject));
  else if (traits_of(reference).kind == KernelKind::assemble)
    verify_and_time(TuneMatrices<T>(context, subject));
  else
    verify_and_time(TuneTensors<T>(context, subject));
}

}  // namespace

TuneExit run_tune_worker(const TuneOptions& options) {
  const std::vector<TuneSubject> plan = read_tune_plan(options.plan);
  TuneJournal journal(options.journal);
  KernelLibraries libraries;
  TuneMeshes meshes;
  const TuneContext context{options, journal, libraries, meshes, deadline_in(options.seconds)};
  for (const TuneSubject& subject : plan) {
    if (!journal.state().is_complete(subject, options.times)) {
      measure_device(subject.target, journal);
      const femforge_kernel& reference =
          libraries.kernel(subject.reference_library, Target::cpu, subject.reference);
      in_scalar(traits_of(reference).scalar,
                [&](auto zero) { run_subject<decltype(zero)>(context, subject, reference); });
    }
    if (!journal.state().is_marked_done(subject.id)) journal.append({"done", std::to_string(subject.id)});
  }
  journal.flush();
  return TuneExit::done;
}

}  // namespace femforge
