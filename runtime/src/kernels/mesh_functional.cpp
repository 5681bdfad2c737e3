#include <femforge/kernels/mesh_functional.hpp>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/kernels/traits.hpp>

namespace femforge {

template <class T>
MeshFunctional<T>::MeshFunctional(const std::vector<KernelPart>& parts, const Mesh& mesh,
                                  const Restriction& restriction)
    : kernels_(parts, mesh, restriction), value_(kernels_.target(), 1) {
  const femforge_kernel& first = kernels_.kernel(0).kernel();
  if (traits_of(first).kind != KernelKind::functional)
    throw Error(first.name, "it is no functional", "generate it with kernel = functional");
}

template <class T>
void MeshFunctional<T>::evaluate(double* value, const Stream& stream) const {
  set_zero(1, value, stream);
  add_to(value, stream);
}

template <class T>
double MeshFunctional<T>::value(const Stream& stream) {
  evaluate(value_.data(), stream);
  stream.synchronize();
  return value_.to_host().front();
}

template class MeshFunctional<float>;
template class MeshFunctional<double>;

}  // namespace femforge
