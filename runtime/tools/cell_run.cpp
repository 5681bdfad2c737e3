#include "cell_run.hpp"

#include <numeric>
#include <utility>

#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/scatter/scatter.hpp>

namespace femforge {
namespace {

// 0, 1, 2, ...: as many as an assemble kernel with such indices has results.
template <class Index>
std::vector<Index> places(const femforge_kernel& kernel, IndexType type, std::int64_t num_cells) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != KernelKind::assemble || traits.index_type != type) return {};
  std::vector<Index> numbers(index(num_cells * kernel.entries_per_cell));
  std::iota(numbers.begin(), numbers.end(), Index(0));
  return numbers;
}

// The lists of a kernel that sums by blocks before it adds to these places.
NonzeroBlocks blocks_of_places(const femforge_kernel& kernel, std::int64_t num_cells) {
  const KernelTraits traits = traits_of(kernel);
  if (traits.kind != KernelKind::assemble || traits.scatter != Scatter::blocks) return {};
  std::vector<std::int64_t> numbers(index(num_cells * kernel.entries_per_cell));
  std::iota(numbers.begin(), numbers.end(), std::int64_t{0});
  return make_nonzero_blocks(numbers, kernel.entries_per_cell, kernel.element_batch);
}

}  // namespace

template <class T>
CellRun<T>::CellRun(KernelInputs<T> inputs, std::int64_t num_cells, const std::vector<T>& x)
    : inputs_(std::move(inputs)),
      x_(target_of(inputs_.kernel()), x),
      output_(inputs_.make_output()),
      narrow_(output_.target(), places<std::int32_t>(inputs_.kernel(), IndexType::int32, num_cells)),
      wide_(output_.target(), places<std::int64_t>(inputs_.kernel(), IndexType::int64, num_cells)),
      block_nonzeros_(output_.target(), 0),
      contributions_(output_.target(), 0),
      contribution_ends_(output_.target(), 0),
      colour_begin_{0, num_cells} {
  // different places, sorted: those of a block are those of its cells, cell by cell
  const NonzeroBlocks blocks = blocks_of_places(inputs_.kernel(), num_cells);
  block_nonzeros_ = {output_.target(), blocks.block_nonzeros};
  contributions_ = {output_.target(), blocks.contributions};
  contribution_ends_ = {output_.target(), blocks.contribution_ends};
  if (traits_of(inputs_.kernel()).kind == KernelKind::assemble)
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
