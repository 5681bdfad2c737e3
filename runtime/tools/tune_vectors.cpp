#include "tune_vectors.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include <femforge/tools/kernel_runs.hpp>
#include "operator_inputs.hpp"

namespace femforge {
namespace {

// A box that no batch of 4 cells or a multiple of it fills, so that the incomplete last batch is seen, too.
Mesh uneven_box(const femforge_kernel& kernel, std::int64_t cells) {
  constexpr std::int64_t batch = 4;
  Mesh mesh = box_for(kernel, cells);
  for (std::int64_t more = 1; mesh.num_cells() % batch == 0 && more <= 4; ++more)
    mesh = box_for(kernel, cells * (3 + more) / 3);
  return mesh;
}

}  // namespace

template <class T>
void TuneVectors<T>::verify() const {
  const std::vector<const TuneVariant*> variants = trials_.new_variants();
  if (variants.empty()) return;
  TunePlace place(uneven_box(trials_.reference(), trials_.verified_cells()));
  const std::vector<T> expected =
      run_kernel<T>(trials_.reference(), trials_.geometry(), place.mesh(), sample_seed);
  check_reference(trials_.reference(), expected);
  for (const TuneVariant* variant : variants) verify_one(*variant, place, expected);
}

template <class T>
void TuneVectors<T>::bind(std::optional<VectorRun<T>>& run, const femforge_kernel& kernel, TunePlace& place,
                          std::size_t guard) const {
  const Spaces spaces{place.restriction(trials_.reference()), place.second_restriction(trials_.reference())};
  run.emplace(kernel, place.mesh(), spaces,
              sample_vector_data<T>(kernel, trials_.geometry(), place.mesh(), spaces, sample_seed), guard);
}

template <class T>
void TuneVectors<T>::verify_one(const TuneVariant& variant, TunePlace& place,
                                const std::vector<T>& expected) const {
  std::optional<VectorRun<T>> run;
  std::vector<T> output;
  const bool ran = trials_.attempt(variant, "bind", [&](const femforge_kernel& kernel) {
    bind(run, kernel, place, guard_entries(kernel));
  }) && trials_.attempt(variant, "verify", [&](const femforge_kernel& kernel) {
    const Stream stream(target_of(kernel));
    run->add(stream);
    stream.synchronize();
    output = run->output();
  });
  if (!ran) return;
  const bool beyond_end = !is_untouched(output, static_cast<std::size_t>(run->size()));
  trials_.note(variant, trials_.compared(run->by_cell(output), expected, place.mesh()), beyond_end);
}

template <class T>
void TuneVectors<T>::time() const {
  for (const std::int64_t size : trials_.sizes()) time_at(size);
}

template <class T>
void TuneVectors<T>::time_at(std::int64_t size) const {
  const TuneContext& context = trials_.context();
  const TuneSubject& subject = trials_.subject();
  struct Wanted {
    const TuneVariant* variant;
    std::int64_t block;
  };
  std::vector<Wanted> wanted;
  for (const TuneVariant* variant : trials_.order(0)) {
    if (!trials_.lacks_any(*variant, size)) continue;
    wanted.push_back({variant, suitable_block_cells(context.libraries.kernel(variant->library, subject.target,
                                                                             variant->kernel))});
  }
  // Those that want the same order of cells follow one another, and share the mesh.
  std::stable_sort(wanted.begin(), wanted.end(),
                   [](const Wanted& a, const Wanted& b) { return a.block < b.block; });
  std::int64_t block = 0;
  std::shared_ptr<TunePlace> place;
  for (const Wanted& each : wanted) {
    if (each.block != block) {
      context.respect_deadline();
      block = each.block;
      place = trials_.timed_place(size, block);
    }
    time_one(*each.variant, size, *place);
  }
}

template <class T>
void TuneVectors<T>::time_one(const TuneVariant& variant, std::int64_t size, TunePlace& place) const {
  const Target target = trials_.subject().target;
  const Stream stream(target);
  std::optional<VectorRun<T>> run;
  if (!trials_.attempt(variant, "bind", [&](const femforge_kernel& kernel) { bind(run, kernel, place, 0); }))
    return;
  bool is_first = true;
  for (int round = 0; round < trials_.rounds(); ++round) {
    if (!trials_.lacks(variant, size, round)) continue;
    double milliseconds = 0;
    trials_.attempt(variant, "time", [&](const femforge_kernel&) {
      if (std::exchange(is_first, false)) {
        run->add(stream);
        stream.synchronize();
      }
      milliseconds = TuneTrials::time_launch(stream, [&] { run->add(stream); });
    });
    trials_.note_time(variant, round, milliseconds, size, place.mesh().num_cells(), run->dofs());
  }
}

template class TuneVectors<float>;
template class TuneVectors<double>;

}  // namespace femforge
