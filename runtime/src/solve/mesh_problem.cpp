#include <femforge/solve/mesh_problem.hpp>

#include <femforge/device/vectors.hpp>
#include "solve/problem_kernels.hpp"

namespace femforge {
namespace {

const char* const problem_place = "MeshProblem";

template <class T>
std::vector<T> rounded(const std::vector<double>& values) {
  std::vector<T> result;
  result.reserve(values.size());
  for (const double value : values) result.push_back(static_cast<T>(value));
  return result;
}

}  // namespace

template <class T>
MeshProblem<T>::MeshProblem(const ProblemKernels& kernels, const Mesh& mesh, const Restriction& restriction,
                            const Prescribed& prescribed, std::optional<ChebyshevOptions> chebyshev)
    : state_name_(checked_kernels(kernels).state),
      entries_(prescribed.entries),
      residual_(kernels.residual, mesh, restriction, entries_),
      jacobian_(kernels.jacobian, mesh, restriction, entries_),
      diagonal_(kernels.diagonal, mesh, restriction, entries_),
      prescribed_entries_(target(), entries_),
      prescribed_values_(target(), entries_.size()),
      chebyshev_(chebyshev),
      preconditioned_(target(), size(), entries_) {
  set_prescribed(prescribed.values);
}

template <class T>
void MeshProblem<T>::set_prescribed(const std::vector<double>& values) {
  require(values.size() == entries_.size(), problem_place,
          "there are not as many values as prescribed entries");
  prescribed_values_.copy_from(rounded<T>(values));
}

template <class T>
template <class Set>
void MeshProblem<T>::set_where_known(const std::string& name, bool constant, const Set& set) {
  bool found = false;
  for (MeshKernel<T>* each : kernels()) {
    const femforge_kernel& kernel = each->kernel();
    const bool known = constant ? has_constant(kernel, name) : has_coefficient(kernel, name);
    if (known) set(*each);
    found = found || known;
  }
  if (!found)
    throw Error(problem_place,
                "no kernel has a " + std::string(constant ? "constant" : "coefficient") + " called " + name);
}

template <class T>
void MeshProblem<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  set_where_known(name, true,
                  [&](MeshKernel<T>& kernel) { kernel.set_constant(kernel.constant(name), values); });
}

template <class T>
void MeshProblem<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  set_where_known(name, false,
                  [&](MeshKernel<T>& kernel) { kernel.set_coefficient(kernel.coefficient(name), values); });
}

template <class T>
void MeshProblem<T>::set_vector(const std::string& name, const std::vector<T>& values) {
  require(name != state_name_, problem_place, "the state is no data", "give it to the solver");
  require(values.size() == static_cast<std::size_t>(size()), problem_place, "an L-vector has the wrong size");
  // Once made, the array stays: kernels may have its address.
  DeviceArray<T>& kept = vectors_.try_emplace(name, target(), values.size()).first->second;
  kept.copy_from(values);
  set_where_known(name, false,
                  [&](MeshKernel<T>& kernel) { kernel.set_vector(kernel.coefficient(name), kept.data()); });
}

template <class T>
void MeshProblem<T>::set_state(MeshKernel<T>& kernel, const T* state) {
  // The Jacobian of a linear problem does not know it.
  if (has_coefficient(kernel.kernel(), state_name_))
    kernel.set_vector(kernel.coefficient(state_name_), state);
}

template <class T>
void MeshProblem<T>::impose(T* state, const Stream& stream) const {
  scatter_entries(static_cast<std::int64_t>(prescribed_entries_.size()), prescribed_entries_.data(),
                  prescribed_values_.data(), state, stream);
}

template <class T>
void MeshProblem<T>::residual(const T* state, T* r, const Stream& stream) {
  set_state(residual_, state);
  set_zero(size(), r, stream);
  residual_.add(nullptr, r, stream);
}

template <class T>
void MeshProblem<T>::linearise(const T* state, const Stream& stream) {
  set_state(jacobian_.kernel(), state);
  set_state(diagonal_, state);
  preconditioner_ = nullptr;  // where the diagonal is refused
  const auto add = [this](T* diagonal, const Stream& there) { diagonal_.add(nullptr, diagonal, there); };
  if (!chebyshev_) {
    preconditioner_ = &preconditioned_.jacobi(add, stream);
    return;
  }
  const DeviceArray<T>& diagonal = preconditioned_.compute(add, stream);
  stream.synchronize();  // the eigenvalue is estimated on a stream of its own
  polynomial_ = std::make_unique<ChebyshevPreconditioner<T>>(jacobian_, diagonal, *chebyshev_);
  preconditioner_ = polynomial_.get();
}

template <class T>
const Preconditioner<T>& MeshProblem<T>::preconditioner() const {
  require(preconditioner_ != nullptr, problem_place, "there is no preconditioner yet",
          "call linearise first");
  return *preconditioner_;
}

template class MeshProblem<float>;
template class MeshProblem<double>;

}  // namespace femforge
