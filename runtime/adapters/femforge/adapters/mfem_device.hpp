// Where generated kernels find MFEM's vectors: on the host, or in the memory of the device that MFEM is
// configured for; and the order of entries there. Included by mfem.hpp.
#ifndef FEMFORGE_ADAPTERS_MFEM_DEVICE_HPP
#define FEMFORGE_ADAPTERS_MFEM_DEVICE_HPP

#include <mfem.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <femforge/device/device.hpp>
#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/kernel.hpp>

namespace femforge::mfem_adapter::detail {

/// Whether a kernel works on MFEM's device memory; emulated HIP does where MFEM emulates a device ("debug").
/// @throws Error if the kernel is for a GPU that MFEM is not configured for.
inline bool works_on_device(const femforge_kernel& kernel) {
  const Target target = target_of(kernel);
  if (target == Target::cpu) return false;
  const std::string flavour = target == Target::cuda ? "cuda" : device_info(target).flavour;
  if (flavour == "emulated") return mfem::Device::Allows(mfem::Backend::DEBUG_DEVICE);
  const bool amd = flavour == "amd";
  const unsigned long backends = amd ? mfem::Backend::HIP_MASK : mfem::Backend::CUDA_MASK;
  const std::string name = amd ? "hip" : "cuda";
  if (!mfem::Device::Allows(backends))
    throw Error(kernel.name, "it works on a GPU, and mfem::Device is not configured for \"" + name + "\"",
                "begin with mfem::Device device(\"" + name +
                    "\") of an MFEM built for it, or use the registry of the target cpu");
  return true;
}

/// Where MFEM has the entries of one cell's vector, or matrix with rows of the test function one after
/// another: its first index is the column.
inline std::vector<std::int64_t> entries_of_cell(const std::vector<int>& places, bool matrix) {
  std::vector<std::int64_t> entries(places.begin(), places.end());
  if (!matrix) return entries;
  const auto dofs = static_cast<std::int64_t>(places.size());
  entries.clear();
  for (const int row : places)
    for (const int column : places) entries.push_back(row * dofs + column);
  return entries;
}

/// The way between the entries of a kernel's array and those of MFEM's, whose order within a cell may be
/// another: by a list of all entries, or on the CPU, where this is faster, of those of one cell.
class EntryOrder {
 public:
  /// @param of_cell for each entry of a cell its place in MFEM's array of that cell.
  EntryOrder(Target target, std::vector<std::int64_t> of_cell, std::int64_t num_cells)
      : num_cells_(num_cells),
        is_same_(in_order(of_cell)),
        of_cell_(std::move(of_cell)),
        of_all_(target, is_same_ || target == Target::cpu ? std::vector<std::int64_t>() : all_entries()) {}

  bool is_same() const { return is_same_; }
  std::size_t size() const { return index(num_cells_) * of_cell_.size(); }

  /// own = what MFEM's array has
  void gather(const double* array, double* own, const Stream& stream) const {
    if (is_same_)
      copy(count(), array, own, stream);
    else if (by_cells())
      for_each([&](std::size_t k, std::size_t place) { own[k] = array[place]; });
    else
      gather_entries(count(), of_all_.data(), array, own, stream);
  }
  /// MFEM's array = own
  void scatter(const double* own, double* array, const Stream& stream) const {
    if (is_same_)
      copy(count(), own, array, stream);
    else if (by_cells())
      for_each([&](std::size_t k, std::size_t place) { array[place] = own[k]; });
    else
      scatter_entries(count(), of_all_.data(), own, array, stream);
  }
  /// MFEM's array += own
  void add(const double* own, double* array, const Stream& stream) const {
    if (is_same_)
      axpy(count(), 1.0, own, array, stream);
    else if (by_cells())
      for_each([&](std::size_t k, std::size_t place) { array[place] += own[k]; });
    else
      add_scattered(count(), of_all_.data(), own, array, stream);
  }

 private:
  static bool in_order(const std::vector<std::int64_t>& entries) {
    for (std::size_t k = 0; k < entries.size(); ++k)
      if (index(entries[k]) != k) return false;
    return true;
  }
  template <class Function>
  void for_each(const Function& function) const {
    for (std::size_t begin = 0; begin < size(); begin += of_cell_.size())
      for (std::size_t k = 0; k < of_cell_.size(); ++k) function(begin + k, begin + index(of_cell_[k]));
  }
  std::vector<std::int64_t> all_entries() const {
    std::vector<std::int64_t> entries(size());
    for_each([&](std::size_t k, std::size_t place) { entries[k] = static_cast<std::int64_t>(place); });
    return entries;
  }
  bool by_cells() const { return of_all_.target() == Target::cpu; }
  std::int64_t count() const { return static_cast<std::int64_t>(size()); }

  std::int64_t num_cells_;
  bool is_same_;
  std::vector<std::int64_t> of_cell_;
  DeviceArray<std::int64_t> of_all_;
};

}  // namespace femforge::mfem_adapter::detail

#endif
