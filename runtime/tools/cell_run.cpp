#include "cell_run.hpp"

#include <numeric>
#include <utility>

#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

// 0, 1, 2, ...: as many as an assemble kernel has results.
std::vector<std::int64_t> places(const femforge_kernel& kernel, std::int64_t num_cells) {
  std::vector<std::int64_t> numbers(index(num_cells * kernel.entries_per_cell));
  std::iota(numbers.begin(), numbers.end(), std::int64_t{0});
  return numbers;
}

// What an assemble kernel adds to these places: the places alone, or the lists of one that sums by blocks.
NonzeroBlocks nonzeros_of(const femforge_kernel& kernel, std::int64_t num_cells) {
  const KernelTraits traits = traits_of(kernel);
  NonzeroBlocks found;
  if (traits.kind != KernelKind::assemble) return found;
  const UsedEntries used = used_entries(kernel);
  found.nonzeros = used.of_cells(places(kernel, num_cells));
  if (traits.scatter != Scatter::blocks) return found;
  return make_nonzero_blocks(found.nonzeros, used.count_of(kernel.entries_per_cell), kernel.element_batch);
}

}  // namespace

template <class T>
CellRun<T>::CellRun(KernelInputs<T> inputs, std::int64_t num_cells, const std::vector<T>& x)
    : inputs_(std::move(inputs)),
      x_(target_of(inputs_.kernel()), x),
      output_(inputs_.make_output()),
      narrow_(output_.target(), 0),
      wide_(output_.target(), 0),
      block_nonzeros_(output_.target(), 0),
      contributions_(output_.target(), 0),
      contribution_ends_(output_.target(), 0),
      colour_begin_{0, num_cells} {
  const KernelTraits traits = traits_of(inputs_.kernel());
  const NonzeroBlocks listed = nonzeros_of(inputs_.kernel(), num_cells);
  if (traits.index_type == IndexType::int64)
    wide_ = {output_.target(), listed.nonzeros};
  else
    narrow_ = {output_.target(), std::vector<std::int32_t>(listed.nonzeros.begin(), listed.nonzeros.end())};
  block_nonzeros_ = {output_.target(), listed.block_nonzeros};
  contributions_ = {output_.target(), listed.contributions};
  contribution_ends_ = {output_.target(), listed.contribution_ends};
  if (traits.kind == KernelKind::assemble)
    output_.fill(T(0));
  else
    output_.poison();
}

template <class T>
void CellRun<T>::launch(const Stream& stream) {
  femforge_arguments arguments = inputs_.arguments(output_);
  arguments.x = x_.data();
  arguments.y = output_.data();
  arguments.matrix_values = output_.data();
  arguments.nonzeros = wide_.size() > 0 ? static_cast<const void*>(wide_.data()) : narrow_.data();
  arguments.block_nonzeros = block_nonzeros_.data();
  arguments.contributions = contributions_.data();
  arguments.contribution_ends = contribution_ends_.data();
  arguments.num_colours = 1;
  arguments.colour_begin = colour_begin_.data();
  femforge::launch(inputs_.kernel(), arguments, stream, variant_);
}

template <class T>
std::vector<T> run_once(KernelInputs<T> inputs, std::int64_t num_cells) {
  const Stream stream(target_of(inputs.kernel()));
  CellRun<T> run(std::move(inputs), num_cells);
  run.launch(stream);
  stream.synchronize();
  return run.output();
}

template class CellRun<float>;
template class CellRun<double>;
template std::vector<float> run_once(KernelInputs<float>, std::int64_t);
template std::vector<double> run_once(KernelInputs<double>, std::int64_t);

}  // namespace femforge
