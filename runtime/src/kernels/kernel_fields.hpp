// Coefficients and constants of a kernel whose cells all have values of their own.
#ifndef FEMFORGE_SRC_KERNELS_KERNEL_FIELDS_HPP
#define FEMFORGE_SRC_KERNELS_KERNEL_FIELDS_HPP

#include <cstdint>
#include <string>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/kernels/kernel.hpp>

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
    const auto place = static_cast<std::size_t>(row);
    const auto from = static_cast<std::size_t>(order[place]);
    for (std::size_t k = 0; k < width; ++k) result[place * width + k] = values[from * width + k];
  }
  return result;
}

template <class U>
DeviceMemory upload(Target target, const std::vector<U>& values) {
  DeviceMemory memory(target, values.size() * sizeof(U));
  memory.copy_from_host(values.data(), values.size() * sizeof(U));
  return memory;
}

/// Fields of one kind: what a kernel calls coefficients, or constants.
class FieldList {
 public:
  FieldList(const femforge_kernel& kernel, const femforge_input* inputs, int count, const char* what)
      : kernel_(&kernel), inputs_(inputs), what_(what), pointers_(static_cast<std::size_t>(count), nullptr) {
    for (int k = 0; k < count; ++k) arrays_.emplace_back(target_of(kernel), 0);
  }

  int number(const std::string& name) const {
    std::string known;
    for (std::size_t k = 0; k < pointers_.size(); ++k) {
      if (name == inputs_[k].name) return static_cast<int>(k);
      known += (k > 0 ? ", " : "") + std::string(inputs_[k].name);
    }
    throw Error(kernel_->name, "it has no " + std::string(what_) + " called " + name,
                known.empty() ? "there are none" : "there are: " + known);
  }

  template <class T>
  void set(int number, const std::vector<T>& values, std::int64_t num_cells,
           const std::vector<std::int64_t>& order) {
    const auto place = static_cast<std::size_t>(number);
    if (number < 0 || place >= pointers_.size())
      throw Error(kernel_->name, "there is no " + std::string(what_) + " " + std::to_string(number));
    const auto wanted = static_cast<std::size_t>(num_cells * inputs_[place].size);
    if (values.size() != wanted)
      throw Error(kernel_->name, std::string(inputs_[place].name) + " has " + std::to_string(values.size()) +
                                     " values instead of " + std::to_string(wanted));
    arrays_[place] = upload(target_of(*kernel_), rows_in_order(values, order));
    pointers_[place] = arrays_[place].data();
    // A mesh without cells has no data, and that is no reason to refuse it.
    is_set_.resize(pointers_.size(), false);
    is_set_[place] = true;
  }

  /// As the launcher takes them. @throws Error if one has not been set.
  const void* const* all() const {
    for (std::size_t k = 0; k < pointers_.size(); ++k)
      if (k >= is_set_.size() || !is_set_[k])
        throw Error(kernel_->name, std::string(inputs_[k].name) + " has not been set");
    return pointers_.data();
  }
  std::size_t bytes() const noexcept {
    std::size_t total = 0;
    for (const DeviceMemory& memory : arrays_) total += memory.bytes();
    return total;
  }

 private:
  const femforge_kernel* kernel_;
  const femforge_input* inputs_;
  const char* what_;
  std::vector<DeviceMemory> arrays_;
  std::vector<const void*> pointers_;
  std::vector<bool> is_set_;
};

class KernelFields {
 public:
  explicit KernelFields(const femforge_kernel& kernel)
      : coefficients(kernel, kernel.coefficients, kernel.num_coefficients, "coefficient"),
        constants(kernel, kernel.constants, kernel.num_constants, "constant") {}
  FieldList coefficients;
  FieldList constants;
};

}  // namespace femforge

#endif
