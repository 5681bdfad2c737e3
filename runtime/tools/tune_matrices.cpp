#include "tune_matrices.hpp"

#include <optional>

#include <femforge/kernels/mesh_matrix.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include <femforge/tools/sample_data.hpp>

namespace femforge {

template <class T>
void TuneMatrices<T>::verify() const {
  const std::vector<const TuneVariant*> variants = trials_.new_variants();
  if (variants.empty()) return;
  const femforge_kernel& reference = trials_.reference();
  const Mesh mesh = box_for(reference, trials_.verified_cells());
  const std::vector<T> expected = run_kernel<T>(reference, trials_.geometry(), mesh, sample_seed);
  check_reference(reference, expected);
  for (const TuneVariant* variant : variants) {
    std::vector<T> values;
    const bool ran = trials_.attempt(*variant, "verify", [&](const femforge_kernel& kernel) {
      values = run_kernel<T>(kernel, trials_.geometry(), mesh, sample_seed);
    });
    if (ran) trials_.note(*variant, trials_.compared(values, expected, mesh), false);
  }
}

template <class T>
void TuneMatrices<T>::time() const {
  for (const std::int64_t size : trials_.sizes())
    if (trials_.any_lacks(size)) time_at(size);
}

template <class T>
void TuneMatrices<T>::time_at(std::int64_t size) const {
  trials_.context().respect_deadline();
  const std::shared_ptr<TunePlace> place =
      trials_.timed_place(size, suitable_block_cells(trials_.reference()));
  const Mesh& mesh = place->mesh();
  const Restriction& space = place->restriction(trials_.reference());
  const Stream stream(trials_.subject().target);
  for (const TuneVariant* variant : trials_.order(0)) {
    if (!trials_.lacks_any(*variant, size)) continue;
    std::optional<MeshMatrix<T>> matrix;
    const bool bound = trials_.attempt(*variant, "bind", [&](const femforge_kernel& kernel) {
      matrix.emplace(kernel, mesh, space);
      set_sample_data(*matrix, mesh, sample_seed);
      matrix->assemble(stream);
      stream.synchronize();
    });
    for (int round = 0; bound && round < trials_.rounds(); ++round) {
      if (!trials_.lacks(*variant, size, round)) continue;
      double milliseconds = 0;
      const bool ran = trials_.attempt(*variant, "time", [&](const femforge_kernel&) {
        milliseconds = TuneTrials::time_launch(stream, [&] { matrix->add(stream); });
      });
      if (ran) trials_.note_time(*variant, round, milliseconds, size, mesh.num_cells(), space.num_entries());
    }
  }
}

template class TuneMatrices<float>;
template class TuneMatrices<double>;

}  // namespace femforge
