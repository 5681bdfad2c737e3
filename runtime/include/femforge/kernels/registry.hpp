// The generated kernels of one target.
#ifndef FEMFORGE_KERNELS_REGISTRY_HPP
#define FEMFORGE_KERNELS_REGISTRY_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <femforge/kernels/kernel.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {

/// What a kernel is looked up by; what is left empty, or negative, is not asked for.
struct KernelQuery {
  std::optional<KernelKind> kind{};
  std::string key{};  ///< what is integrated: `key` of any other kernel of the same integral
  std::string form_file{};
  std::string form{};
  std::optional<CellType> cell{};
  std::string row_element{};
  std::optional<Scalar> scalar{};
  std::optional<GeometryInput> input{};
  std::optional<TensorOutput> output{};
  std::optional<DofOrder> dof_order{};
  std::optional<ComponentOrder> component_order{};
  int quadrature_degree = -1;
  int constraints = -1;
};

/// The kernels of one target, as a generated registry function gives them.
class KernelRegistry {
 public:
  using Function = const femforge_kernel* const* (*)(std::int32_t* count);
  explicit KernelRegistry(Function function);
  const std::vector<const femforge_kernel*>& kernels() const { return kernels_; }
  /// The kernel of that name, or null.
  const femforge_kernel* find(const std::string& name) const;
  /// All kernels that fit, in the registry's order.
  std::vector<const femforge_kernel*> find_all(const KernelQuery& query) const;
  /// The kernel of the element tensors, in double precision and from vertices, of what another kernel
  /// integrates: on the same subdomains with the same orders, and by the same quadrature if there is one by
  /// that. Null if there is none. What a kernel on global vectors is compared with.
  const femforge_kernel* element_tensor_of(const femforge_kernel& kernel) const;
  /// The kernel that makes what another one takes as its geometry; null if that one takes none.
  /// @throws Error if it takes one, and nothing here makes it.
  const femforge_kernel* geometry_of(const femforge_kernel& kernel) const;

 private:
  std::vector<const femforge_kernel*> kernels_;
};

}  // namespace femforge

#endif
