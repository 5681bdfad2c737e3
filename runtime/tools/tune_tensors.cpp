#include "tune_tensors.hpp"

#include <set>
#include <utility>

#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>

namespace femforge {

// What all variants of a subject run on.
template <class T>
struct TuneTensors<T>::Work {
  // Runs on the first `cells_` cells of the inputs' mesh.
  Work(std::vector<KernelInputs<T>> inputs_, const femforge_kernel& kernel, std::int64_t cells_)
      : target(target_of(kernel)),
        inputs(std::move(inputs_)),
        cells(cells_),
        size(static_cast<std::size_t>(cells * kernel.entries_per_cell)),
        output(target, size + guard_entries(kernel)),
        stream(target) {
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
  std::vector<femforge_arguments> arguments;
  std::size_t launches = 0;
  std::set<int> launched;  // variants
};

template <class T>
TuneTensors<T>::TuneTensors(const TuneContext& context, const TuneSubject& subject)
    : trials_(context, subject), like_(trials_.reference()) {
  like_.target = to_string(subject.target);
}

template <class T>
KernelInputs<T> TuneTensors<T>::inputs_for(const Mesh& mesh, std::uint64_t seed) const {
  KernelInputs<T> inputs(like_, mesh);
  set_sample_data(inputs, mesh, seed);
  if (trials_.geometry() != nullptr) inputs.set_geometry(run_kernel<T>(*trials_.geometry(), nullptr, mesh));
  return inputs;
}

template <class T>
void TuneTensors<T>::verify() {
  const std::vector<const TuneVariant*> variants = trials_.new_variants();
  if (variants.empty()) return;
  const Mesh mesh = box_for(like_, trials_.verified_cells());
  std::vector<T> expected = run_kernel<T>(trials_.reference(), trials_.geometry(), mesh, sample_seed);
  check_reference(trials_.reference(), expected);
  // An odd number of cells fills no batch of an even one, so that the incomplete last batch is seen, too.
  const std::int64_t cells = mesh.num_cells() - (mesh.num_cells() % 2 == 0 ? 1 : 0);
  std::vector<KernelInputs<T>> inputs;
  inputs.push_back(inputs_for(mesh, sample_seed));
  Work work(std::move(inputs), like_, cells);
  expected.resize(work.size);
  for (const TuneVariant* variant : variants) verify_one(*variant, expected, mesh, work);
}

template <class T>
void TuneTensors<T>::verify_one(const TuneVariant& variant, const std::vector<T>& expected, const Mesh& mesh,
                                Work& work) const {
  std::vector<T> values;
  const bool ran = trials_.attempt(variant, "verify", [&](const femforge_kernel& kernel) {
    work.output.poison();
    work.launch_on(kernel);
    work.stream.synchronize();
    values = work.output.to_host();
  });
  if (!ran) return;
  const bool beyond_end = !is_untouched(values, work.size);
  values.resize(work.size);
  trials_.note(variant, trials_.compared(values, expected, mesh), beyond_end);
}

template <class T>
void TuneTensors<T>::time() {
  for (const std::int64_t size : trials_.sizes())
    if (trials_.any_lacks(size)) time_at(size);
}

template <class T>
void TuneTensors<T>::time_at(std::int64_t size) {
  trials_.context().respect_deadline();
  const std::shared_ptr<TunePlace> place = trials_.timed_place(size, 0);
  const Mesh& mesh = place->mesh();
  std::vector<KernelInputs<T>> inputs;
  for (const std::uint64_t seed : {1U, 2U}) inputs.push_back(inputs_for(mesh, seed));
  Work work(std::move(inputs), like_, mesh.num_cells());
  for (int round = 0; round < trials_.rounds(); ++round)
    for (const TuneVariant* variant : trials_.order(round))
      if (trials_.lacks(*variant, size, round)) time_one(*variant, round, size, work);
}

template <class T>
void TuneTensors<T>::time_one(const TuneVariant& variant, int round, std::int64_t size, Work& work) const {
  double milliseconds = 0;
  const bool ran = trials_.attempt(variant, "time", [&](const femforge_kernel& kernel) {
    if (work.launched.insert(variant.id).second) {
      work.launch_on(kernel);
      work.stream.synchronize();
    }
    milliseconds = TuneTrials::time_launch(work.stream, [&] { work.launch_on(kernel); });
  });
  if (ran) trials_.note_time(variant, round, milliseconds, size, work.cells, 0);
}

template class TuneTensors<float>;
template class TuneTensors<double>;

}  // namespace femforge
