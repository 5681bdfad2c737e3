// What a kernel takes beside its vectors, on the kernel's target: lists of its mesh, coefficients and
// constants.
#ifndef FEMFORGE_SRC_KERNELS_KERNEL_DATA_HPP
#define FEMFORGE_SRC_KERNELS_KERNEL_DATA_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge {

/// Rows of a table in another order, [place] -> row; as they are if that is empty.
template <class U>
std::vector<U> rows_in_order(const std::vector<U>& values, const std::vector<std::int64_t>& order) {
  if (order.empty()) return values;
  const std::size_t width = values.size() / order.size();
  std::vector<U> result(values.size());
  const auto rows = static_cast<std::int64_t>(order.size());
#pragma omp parallel for schedule(static)
  for (std::int64_t row = 0; row < rows; ++row) {
    const std::size_t place = index(row);
    const std::size_t from = index(order[place]);
    for (std::size_t k = 0; k < width; ++k) result[place * width + k] = values[from * width + k];
  }
  return result;
}

/// @throws Error if T is not the scalar type of the kernel.
template <class T>
void check_scalar(const femforge_kernel& kernel, const KernelTraits& traits) {
  if (traits.scalar != scalar_of<T>)
    throw Error(kernel.name, std::string("its scalar type is ") + to_string(traits.scalar) + ", not " +
                                 to_string(scalar_of<T>));
}

/// @throws Error if the mesh has other cells, or the kernel takes them to be parallelepipeds and they are
/// not.
void check_mesh(const femforge_kernel& kernel, const KernelTraits& traits, const Mesh& mesh);

/// How the cells of facets are seen, [facet][member]; empty for kernels that do not ask.
/// @throws Error if the kernel asks, and the mesh does not say.
std::vector<std::int32_t> views_for(const femforge_kernel& kernel, const Mesh& mesh);
/// What depends on it, [view][number]; empty for kernels that do not ask.
template <class T>
std::vector<T> view_table_of(const femforge_kernel& kernel) {
  return {kernel.view_table, kernel.view_table + std::ptrdiff_t{kernel.num_views} * kernel.view_size};
}

/// Arrays that are kept as long as the kernel may be launched with them.
class KernelArrays {
 public:
  explicit KernelArrays(Target target) : target_(target) {}
  /// A copy on the target.
  template <class U>
  const U* keep(const std::vector<U>& values) {
    arrays_.push_back(upload(target_, values));
    return static_cast<const U*>(arrays_.back().data());
  }
  /// The same in the kernel's type of indices. @throws Error, calling them `what`, if one does not fit.
  const void* keep_indices(const std::vector<std::int64_t>& values, IndexType type, const char* what);
  /// Room that is not initialised.
  void* reserve(std::size_t bytes);
  std::size_t bytes() const noexcept;

  template <class U>
  static DeviceMemory upload(Target target, const std::vector<U>& values) {
    DeviceMemory memory(target, values.size() * sizeof(U));
    memory.copy_from_host(values.data(), values.size() * sizeof(U));
    return memory;
  }

 private:
  Target target_;
  std::vector<DeviceMemory> arrays_;
};

/// Both as arguments. @param order [place] -> facet; empty for the mesh's own. @throws Error as views_for.
template <class T>
void add_views(const femforge_kernel& kernel, const Mesh& mesh, const std::vector<std::int64_t>& order,
               KernelArrays& arrays, femforge_arguments& arguments) {
  if (kernel.num_views == 0) return;
  arguments.views = arrays.keep(rows_in_order(views_for(kernel, mesh), order));
  arguments.view_table = arrays.keep(view_table_of<T>(kernel));
}

/// Fields of one kind: what a kernel calls coefficients, or constants.
class FieldList {
 public:
  /// @param what they are called in errors.
  FieldList(const femforge_kernel& kernel, const femforge_input* inputs, int count, const char* what);

  /// Number of the field of that name. @throws Error, naming those there are.
  int number(const std::string& name) const;
  /// A copy of values that are given cell by cell, or of a constant (one cell).
  /// @param values [cell of the mesh][entry]
  /// @param order of the cells, [place] -> cell of the mesh; empty if they stay in their order.
  /// @throws Error if number or size is wrong, or the kernel takes the field as an L-vector.
  template <class T>
  void set(int number, const std::vector<T>& values, std::int64_t num_cells,
           const std::vector<std::int64_t>& order) {
    check_cell_data(number, values.size(), num_cells);
    DeviceMemory memory = KernelArrays::upload(target_of(*kernel_), rows_in_order(values, order));
    keep(number, std::move(memory));
  }
  /// The same of somebody else's memory. @param values [cell in the kernel's order][entry]
  template <class T>
  void set(int number, const DeviceArray<T>& values, std::int64_t num_cells) {
    check_cell_data(number, values.size(), num_cells);
    require(values.target() == target_of(*kernel_), kernel_->name,
            "the data is in the memory of another target");
    refer(number, values.data());
  }
  /// An L-vector, which stays the caller's. @throws Error if the kernel takes the field cell by cell.
  void set_vector(int number, const void* values);

  /// As the launcher takes them. @throws Error if one has not been set, unless there are no cells: their
  /// values are at no address.
  const void* const* all(std::int64_t num_cells) const;
  std::size_t bytes() const noexcept;

 private:
  const femforge_input& input(int number) const;
  void check_cell_data(int number, std::size_t size, std::int64_t num_cells) const;
  void keep(int number, DeviceMemory memory);
  void refer(int number, const void* values);

  const femforge_kernel* kernel_;
  const femforge_input* inputs_;
  const char* what_;
  std::vector<DeviceMemory> arrays_;
  std::vector<const void*> pointers_;
};

class KernelFields {
 public:
  explicit KernelFields(const femforge_kernel& kernel)
      : coefficients(kernel, kernel.coefficients, kernel.num_coefficients, "coefficient"),
        constants(kernel, kernel.constants, kernel.num_constants, "constant") {}
  std::size_t bytes() const noexcept { return coefficients.bytes() + constants.bytes(); }
  FieldList coefficients;
  FieldList constants;
};

}  // namespace femforge

#endif
