#include "tune_trials.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>

#include <femforge/kernels/traits.hpp>
#include <femforge/tools/kernel_runs.hpp>

namespace femforge {
namespace {

constexpr std::int64_t least_timed_cells = 1000;
constexpr double most_verified_cells = 3000;
constexpr double least_verified_cells = 300;
// The further from the origin a cell is, the fewer digits the differences of its points have.
constexpr double most_verified_in_a_row = 300;
constexpr double verified_flops = 3e7;
// Launches that take less are timed several in a row, so many at most: the events between which a GPU works
// are half a microsecond apart at best.
constexpr double short_milliseconds = 0.1;
constexpr double most_in_a_row = 100;

std::string short_number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.9g", value);
  return text.data();
}

// Kernels that move different numbers of bytes share a mesh.
std::int64_t power_of_two(std::int64_t least) {
  std::int64_t power = 1;
  while (power < least) power *= 2;
  return power;
}

// Milliseconds of each of some launches.
double time_in_a_row(const Stream& stream, const std::function<void()>& launch, int launches) {
  Event begin(stream.target());
  Event end(stream.target());
  // While it works on a first launch, a GPU is told of the second: else it would wait for that between the
  // events.
  if (stream.target() != Target::cpu) launch();
  begin.record(stream);
  for (int i = 0; i < launches; ++i) launch();
  end.record(stream);
  return end.milliseconds_since(begin) / launches;
}

// Element tensors alternate between two sets of inputs, operators have one: on a CPU it has to be larger than
// the caches.
std::int64_t default_bytes(Target target, const femforge_kernel& kernel) {
  constexpr std::int64_t mebibyte = 1 << 20;
  if (device_info(target).flavour == "emulated") return mebibyte / 4;
  if (target != Target::cpu) return 1024 * mebibyte;
  return (traits_of(kernel).reads_vectors() ? 256 : 64) * mebibyte;
}

// What a mesh takes for a cell: a matrix has places for entries that are used, and so have lists of nonzeros.
double bytes_of_cell(const femforge_kernel& kernel) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != KernelKind::assemble) return std::max(1.0, kernel.bytes_per_cell);
  const int scalar = traits.scalar == Scalar::float64 ? 8 : 4;
  const int nonzero = traits.index_type == IndexType::int64 ? 8 : 4;
  const int used = used_entries(kernel).count_of(kernel.entries_per_cell);
  return std::max(kernel.bytes_per_cell, static_cast<double>(used) * (scalar + nonzero));
}

}  // namespace

void TuneContext::leave(TuneExit code) const {
  journal.flush();
  std::_Exit(static_cast<int>(code));
}

void TuneContext::respect_deadline() const {
  if (std::chrono::steady_clock::now() >= deadline) leave(TuneExit::time_limit);
}

std::size_t guard_entries(const femforge_kernel& kernel) {
  return 64 * static_cast<std::size_t>(kernel.entries_per_cell) + 1024;
}

template <class T>
bool is_untouched(const std::vector<T>& values, std::size_t begin) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(values.data() + begin);
  const auto* last = reinterpret_cast<const unsigned char*>(values.data() + values.size());
  return std::all_of(bytes, last, [](unsigned char byte) { return byte == 0xFF; });
}
template bool is_untouched<float>(const std::vector<float>&, std::size_t);
template bool is_untouched<double>(const std::vector<double>&, std::size_t);

template <class T>
void check_reference(const femforge_kernel& reference, const std::vector<T>& values) {
  const Comparison itself = compare(values, values, reference.entries_per_cell);
  if (!itself.passes(0)) throw Error(reference.name, "the reference is not good: " + itself.text());
}
template void check_reference<float>(const femforge_kernel&, const std::vector<float>&);
template void check_reference<double>(const femforge_kernel&, const std::vector<double>&);

TuneTrials::TuneTrials(const TuneContext& context, const TuneSubject& subject)
    : context_(context),
      subject_(subject),
      reference_(context.libraries.kernel(subject.reference_library, Target::cpu, subject.reference)),
      geometry_(context.libraries.registry(subject.reference_library, Target::cpu).geometry_of(reference_)) {}

std::int64_t TuneTrials::verified_cells() const {
  const double cells = verified_flops / std::max(1.0, reference_.flops_per_cell);
  const double most = reference_.gdim == 1 ? most_verified_in_a_row : most_verified_cells;
  return static_cast<std::int64_t>(std::clamp(cells, least_verified_cells, most));
}

std::vector<const TuneVariant*> TuneTrials::new_variants() const {
  std::vector<const TuneVariant*> found;
  for (const TuneVariant& variant : subject_.variants)
    if (!context_.journal.state().of(variant.id).judged()) found.push_back(&variant);
  return found;
}

bool TuneTrials::lacks(const TuneVariant& variant, std::int64_t size, int round) const {
  const TuneRecord& record = context_.journal.state().of(variant.id);
  return record.sound() && record.times.count({size, round}) == 0;
}

bool TuneTrials::lacks_any(const TuneVariant& variant, std::int64_t size) const {
  const TuneState& state = context_.journal.state();
  return state.of(variant.id).sound() && !state.is_complete(variant.id, {rounds(), {size}});
}

bool TuneTrials::any_lacks(std::int64_t size) const {
  return std::any_of(subject_.variants.begin(), subject_.variants.end(),
                     [&](const TuneVariant& variant) { return lacks_any(variant, size); });
}

std::vector<const TuneVariant*> TuneTrials::order(int round) const {
  std::vector<const TuneVariant*> order;
  for (const TuneVariant& variant : subject_.variants) order.push_back(&variant);
  const std::uint64_t seed = context_.options.seed;
  std::seed_seq mixed{seed & 0xFFFFFFFFU, seed >> 32U, static_cast<std::uint64_t>(subject_.id),
                      static_cast<std::uint64_t>(round)};
  std::mt19937_64 random(mixed);
  std::shuffle(order.begin(), order.end(), random);
  return order;
}

bool TuneTrials::attempt(const TuneVariant& variant, const char* phase,
                         const std::function<void(const femforge_kernel&)>& step) const {
  context_.respect_deadline();
  const std::string id = std::to_string(variant.id);
  context_.journal.append({"begin", id, phase});
  const femforge_kernel* kernel = nullptr;
  try {
    kernel = &context_.libraries.kernel(variant.library, subject_.target, variant.kernel);
    check_interchangeable(*kernel, reference_);
  } catch (const Error& error) {
    context_.journal.append({"failed", id, "not_built", error.what()});
    return false;
  }
  try {
    step(*kernel);
    return true;
  } catch (const Error& error) {
    // It may be a fault that every later call on this device would report again.
    context_.journal.append({"failed", id, "crashed", error.what()});
    context_.leave(TuneExit::fresh_process);
  }
}

double TuneTrials::tolerance() const {
  return tolerance_of(reference_) * context_.options.tolerance_scale;
}

template <class T>
Comparison TuneTrials::compared(const std::vector<T>& values, const std::vector<T>& expected,
                                const Mesh& mesh) const {
  const int entries = reference_.entries_per_cell;
  Comparison comparison = compare(values, expected, entries);
  // A cell's one entry is set against those of all cells anyway.
  if (comparison.passes(tolerance()) || entries == 1) return comparison;
  return compare(values, expected, entries,
                 magnitudes_of(reference_, geometry_, mesh, expected, sample_seed));
}
template Comparison TuneTrials::compared<float>(const std::vector<float>&, const std::vector<float>&,
                                                const Mesh&) const;
template Comparison TuneTrials::compared<double>(const std::vector<double>&, const std::vector<double>&,
                                                 const Mesh&) const;

void TuneTrials::note(const TuneVariant& variant, const Comparison& comparison, bool beyond_end) const {
  const std::string id = std::to_string(variant.id);
  const std::string error = short_number(comparison.max_relative);
  if (comparison.passes(tolerance()) && !beyond_end) {
    context_.journal.append({"verified", id, error});
    return;
  }
  const std::string beyond = beyond_end ? "it writes beyond the end of its output; " : "";
  context_.journal.append({"wrong", id, error, beyond + comparison.text()});
  // Nobody knows what else it wrote to.
  if (beyond_end) context_.leave(TuneExit::fresh_process);
}

void TuneTrials::note_time(const TuneVariant& variant, int round, double milliseconds, std::int64_t size,
                           std::int64_t cells, std::int64_t dofs) const {
  std::vector<std::string> words{"time", std::to_string(variant.id), std::to_string(round),
                                 short_number(milliseconds * 1e-3), std::to_string(cells)};
  if (dofs > 0 || size > 0) words.push_back(std::to_string(dofs));
  if (size > 0) words.push_back(std::to_string(size));
  context_.journal.append(words);
}

double TuneTrials::time_launch(const Stream& stream, const std::function<void()>& launch) {
  const double once = time_in_a_row(stream, launch, 1);
  const double fitting = short_milliseconds / std::max(once, short_milliseconds / most_in_a_row);
  return fitting < 2 ? once : time_in_a_row(stream, launch, static_cast<int>(fitting));
}

std::shared_ptr<TunePlace> TuneTrials::timed_place(std::int64_t size, std::int64_t block) const {
  if (size > 0) return context_.meshes.place(reference_, size, block);
  const std::int64_t given = context_.options.bytes;
  const auto bytes = static_cast<double>(given > 0 ? given : default_bytes(subject_.target, reference_));
  const auto cells = static_cast<std::int64_t>(bytes / bytes_of_cell(reference_));
  return context_.meshes.place(reference_, power_of_two(std::max(cells, least_timed_cells)), block);
}

}  // namespace femforge
