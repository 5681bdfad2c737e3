#include "tune_subject.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <random>

namespace femforge {
namespace {

constexpr std::int64_t verified_cells = 3000;
constexpr std::int64_t least_timed_cells = 1000;

// Entries after the end of an output that must stay untouched: as many as the last batch of a kernel could
// write in vain.
std::size_t guard_of(const femforge_kernel& kernel) {
  return 64 * static_cast<std::size_t>(kernel.entries_per_cell) + 1024;
}

template <class T>
bool is_untouched(const T* begin, const T* end) {
  const auto* bytes = reinterpret_cast<const unsigned char*>(begin);
  const auto* last = reinterpret_cast<const unsigned char*>(end);
  return std::all_of(bytes, last, [](unsigned char byte) { return byte == 0xFF; });
}

std::string short_number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.9g", value);
  return text.data();
}

std::int64_t default_bytes(Target target) {
  constexpr std::int64_t mebibyte = 1 << 20;
  if (device_info(target).flavour == "emulated") return mebibyte / 4;
  return target == Target::cpu ? 64 * mebibyte : 1024 * mebibyte;
}

// The variants in the order of a round, which does not depend on what became of others.
std::vector<const TuneVariant*> order_of(const TuneSubject& subject, std::uint64_t seed, int round) {
  std::vector<const TuneVariant*> order;
  for (const TuneVariant& variant : subject.variants) order.push_back(&variant);
  std::seed_seq mixed{seed & 0xFFFFFFFFU, seed >> 32U, static_cast<std::uint64_t>(subject.id),
                      static_cast<std::uint64_t>(round)};
  std::mt19937_64 random(mixed);
  std::shuffle(order.begin(), order.end(), random);
  return order;
}

}  // namespace

void TuneContext::leave(TuneExit code) const {
  journal.flush();
  std::_Exit(static_cast<int>(code));
}

void TuneContext::respect_deadline() const {
  if (std::chrono::steady_clock::now() >= deadline) leave(TuneExit::time_limit);
}

// What all variants of a subject run on.
template <class T>
struct TuneSubjectRun<T>::Work {
  // Runs on the first `cells_` cells of the inputs' mesh.
  Work(std::vector<KernelInputs<T>> inputs_, const femforge_kernel& kernel, std::int64_t cells_)
      : target(target_of(kernel)),
        inputs(std::move(inputs_)),
        cells(cells_),
        size(static_cast<std::size_t>(cells * kernel.entries_per_cell)),
        output(target, size + guard_of(kernel)),
        stream(target),
        begin(target),
        end(target) {
    output.poison();
    for (const KernelInputs<T>& each : inputs) {
      arguments.push_back(each.arguments(output));
      arguments.back().num_cells = cells;
    }
  }
  // Takes the sets of inputs in turn, so that a launch does not find those of the one before in a cache.
  void launch_on(const femforge_kernel& kernel) {
    launch(kernel, arguments[launches++ % arguments.size()], stream);
  }

  Target target;
  std::vector<KernelInputs<T>> inputs;
  std::int64_t cells;
  std::size_t size;  // of the output, without its guard
  DeviceArray<T> output;
  Stream stream;
  Event begin;
  Event end;
  std::vector<femforge_arguments> arguments;
  std::size_t launches = 0;
  std::set<int> launched;  // variants
};

template <class T>
TuneSubjectRun<T>::TuneSubjectRun(const TuneContext& context, const TuneSubject& subject)
    : context_(context),
      subject_(subject),
      reference_(context.libraries.kernel(subject.reference_library, Target::cpu, subject.reference)),
      geometry_(context.libraries.registry(subject.reference_library, Target::cpu).geometry_of(reference_)),
      like_(reference_) {
  like_.target = to_string(subject.target);
}

template <class T>
KernelInputs<T> TuneSubjectRun<T>::inputs_for(const Mesh& mesh, std::uint64_t seed) const {
  KernelInputs<T> inputs(like_, mesh, seed);
  if (geometry_ != nullptr) inputs.set_geometry(run_kernel<T>(*geometry_, nullptr, mesh));
  return inputs;
}

template <class T>
bool TuneSubjectRun<T>::attempt(const TuneVariant& variant, const char* phase,
                                const std::function<void(const femforge_kernel&)>& launch) const {
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
    launch(*kernel);
    return true;
  } catch (const Error& error) {
    // It may be a fault that every later call on this device would report again.
    context_.journal.append({"failed", id, "crashed", error.what()});
    context_.leave(TuneExit::fresh_process);
  }
}

template <class T>
void TuneSubjectRun<T>::verify() {
  const auto is_new = [&](const TuneVariant& variant) {
    return !context_.journal.state().of(variant.id).judged();
  };
  if (std::none_of(subject_.variants.begin(), subject_.variants.end(), is_new)) return;
  constexpr std::uint64_t seed = 1;
  const Mesh mesh = box_for(reference_, verified_cells);
  std::vector<T> expected = run_kernel<T>(reference_, geometry_, mesh, seed);
  const Comparison itself = compare(expected, expected, reference_.entries_per_cell);
  if (!itself.passes(0)) throw Error(reference_.name, "the reference is not good: " + itself.text());
  // An odd number of cells fills no batch of an even one, so that the incomplete last batch is seen, too.
  const std::int64_t cells = mesh.num_cells() - (mesh.num_cells() % 2 == 0 ? 1 : 0);
  std::vector<KernelInputs<T>> inputs;
  inputs.push_back(inputs_for(mesh, seed));
  Work work(std::move(inputs), like_, cells);
  expected.resize(work.size);
  for (const TuneVariant& variant : subject_.variants)
    if (is_new(variant)) verify_one(variant, expected, work);
}

template <class T>
void TuneSubjectRun<T>::verify_one(const TuneVariant& variant, const std::vector<T>& expected,
                                   Work& work) const {
  std::vector<T> values;
  const bool ran = attempt(variant, "verify", [&](const femforge_kernel& kernel) {
    work.output.poison();
    work.launch_on(kernel);
    work.stream.synchronize();
    values = work.output.to_host();
  });
  if (!ran) return;
  const bool beyond_end = !is_untouched(values.data() + work.size, values.data() + values.size());
  values.resize(work.size);
  note(variant, compare(values, expected, reference_.entries_per_cell), beyond_end);
}

template <class T>
void TuneSubjectRun<T>::note(const TuneVariant& variant, const Comparison& comparison,
                             bool beyond_end) const {
  const double tolerance = (sizeof(T) == 8 ? 1e-12 : 1e-4) * context_.options.tolerance_scale;
  const std::string id = std::to_string(variant.id);
  const std::string error = short_number(comparison.max_relative);
  if (comparison.passes(tolerance) && !beyond_end) {
    context_.journal.append({"verified", id, error});
    return;
  }
  const std::string beyond = beyond_end ? "it writes beyond the end of its output; " : "";
  context_.journal.append({"wrong", id, error, beyond + comparison.text()});
  // Nobody knows what else it wrote to.
  if (beyond_end) context_.leave(TuneExit::fresh_process);
}

template <class T>
Mesh TuneSubjectRun<T>::timed_mesh() const {
  const std::int64_t given = context_.options.bytes;
  const auto bytes = static_cast<double>(given > 0 ? given : default_bytes(subject_.target));
  const auto cells = static_cast<std::int64_t>(bytes / std::max(1.0, reference_.bytes_per_cell));
  return box_for(reference_, std::max(cells, least_timed_cells));
}

template <class T>
void TuneSubjectRun<T>::time() {
  const TuneState& state = context_.journal.state();
  if (state.is_complete(subject_, context_.options.rounds)) return;
  context_.respect_deadline();
  const Mesh mesh = timed_mesh();
  std::vector<KernelInputs<T>> inputs;
  for (const std::uint64_t seed : {1U, 2U}) inputs.push_back(inputs_for(mesh, seed));
  Work work(std::move(inputs), like_, mesh.num_cells());
  for (int round = 0; round < context_.options.rounds; ++round) {
    for (const TuneVariant* variant : order_of(subject_, context_.options.seed, round)) {
      const TuneRecord& record = state.of(variant->id);
      if (record.sound() && record.rounds.count(round) == 0) time_one(*variant, round, work);
    }
  }
}

template <class T>
void TuneSubjectRun<T>::time_one(const TuneVariant& variant, int round, Work& work) const {
  double milliseconds = 0;
  const bool ran = attempt(variant, "time", [&](const femforge_kernel& kernel) {
    if (work.launched.insert(variant.id).second) {
      work.launch_on(kernel);
      work.stream.synchronize();
    }
    work.begin.record(work.stream);
    work.launch_on(kernel);
    work.end.record(work.stream);
    milliseconds = work.end.milliseconds_since(work.begin);
  });
  if (ran)
    context_.journal.append({"time", std::to_string(variant.id), std::to_string(round),
                             short_number(milliseconds * 1e-3), std::to_string(work.cells)});
}

template class TuneSubjectRun<float>;
template class TuneSubjectRun<double>;

}  // namespace femforge
