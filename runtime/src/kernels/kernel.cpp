#include <femforge/kernels/kernel.hpp>

#include <algorithm>
#include <string>

#include <femforge/index.hpp>

namespace femforge {
namespace {

// Codes below are those of a library that a kernel calls.
constexpr int of_libraries = -1000;

void check_variant(const femforge_kernel& kernel, std::int32_t variant) {
  if (variant == by_number_of_cells || (variant >= 0 && variant < kernel.num_variants)) return;
  throw Error(kernel.name, "it has no variant " + std::to_string(variant),
              kernel.num_variants == 0 ? "leave it out: the kernel has one way for all numbers of cells"
                                       : "take one of 0 to " + std::to_string(kernel.num_variants - 1));
}

}  // namespace

Target target_of(const femforge_kernel& kernel) {
  return target_from_string(kernel.target);
}

SecondSpace second_space(const femforge_kernel& kernel) {
  if (kernel.trial_nodes == 0) return {};
  if (kernel.column_element[0] != '\0')
    return {kernel.column_element, kernel.trial_nodes, kernel.columns / kernel.trial_nodes};
  for (int k = 0; k < kernel.num_coefficients; ++k) {
    const femforge_input& field = kernel.coefficients[k];
    if (field.vector != 0 && std::string(field.element) != kernel.row_element)
      return {field.element, kernel.trial_nodes, field.size / kernel.trial_nodes};
  }
  throw Error(kernel.name, "it has trial nodes, and no function on their space");
}

std::string vector_element(const femforge_kernel& kernel) {
  if (kernel.arity > 0) return kernel.row_element;
  for (int k = 0; k < kernel.num_coefficients; ++k)
    if (kernel.coefficients[k].vector != 0) return kernel.coefficients[k].element;
  return "";
}

std::size_t workspace_bytes(const femforge_kernel& kernel, std::int64_t num_cells) {
  const std::int64_t cells = std::min<std::int64_t>(num_cells, kernel.workspace_cells);
  return index(kernel.workspace_bytes + cells * kernel.workspace_bytes_per_cell);
}

UsedEntries used_entries(const femforge_kernel& kernel) {
  if (kernel.used_entries == nullptr) return {};
  std::vector<std::uint8_t> flags(index(std::int64_t{kernel.rows} * kernel.columns));
  constexpr std::size_t bits = 64;
  for (std::size_t k = 0; k < flags.size(); ++k)
    flags[k] = static_cast<std::uint8_t>(kernel.used_entries[k / bits] >> k % bits & 1);
  return {kernel.rows, kernel.columns, std::move(flags)};
}

void launch(const femforge_kernel& kernel, const femforge_arguments& arguments, const Stream& stream,
            std::int32_t variant, const char* file, int line) {
  const Target target = target_of(kernel);
  if (stream.target() != target)
    throw Error(kernel.name, std::string("this kernel is for ") + to_string(target) + ", the stream for " +
                                 to_string(stream.target()));
  check_variant(kernel, variant);
  const int code = variant == by_number_of_cells
                       ? kernel.launch(&arguments, stream.native())
                       : kernel.launch_variant(variant, &arguments, stream.native());
  if (code == FEMFORGE_SUCCESS) return;
  if (kernel.message != nullptr && code < of_libraries)
    throw Error(kernel.name, std::string("the library that it calls says: ") + kernel.message(code),
                "an earlier kernel may have failed; the first launch of a thread must not be captured");
  if (code < 0)
    throw Error(
        kernel.name, "the kernel refuses its arguments",
        std::string("see the comments of femforge_arguments; it takes its input as '") + kernel.input + "'");
  check_call(target, code, kernel.name, file, line);
}

}  // namespace femforge
