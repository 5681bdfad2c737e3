#include <femforge/parallel/distributed_problem.hpp>

#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>
#include "parallel/owned.hpp"
#include "solve/problem_kernels.hpp"

namespace femforge {
namespace {

const char* const distributed_problem = "DistributedProblem";

}  // namespace

template <class T>
DistributedProblem<T>::DistributedProblem(const ProblemKernels& kernels, const MeshShare& share,
                                          const Restriction& restriction, Halo<T>& halo,
                                          const GlobalSums& sums, const Prescribed& prescribed)
    : descriptions_(checked_kernels(kernels)),
      entries_(prescribed.entries),
      residual_({{&kernels.residual, all_cells(share.mesh)}}, share, restriction, halo, entries_),
      jacobian_({{&kernels.jacobian, all_cells(share.mesh)}}, share, restriction, halo, sums, entries_),
      diagonal_({{&kernels.diagonal, all_cells(share.mesh)}}, share, restriction, halo, entries_),
      owned_entries_(halo.target(), 0),
      owned_values_(halo.target(), 0),
      preconditioned_(halo.target(), size(), owned_of(entries_, size())) {
  require(prescribed.values.size() == entries_.size(), distributed_problem,
          "there are not as many values as prescribed entries");
  std::vector<T> values;
  for (std::size_t k = 0; k < entries_.size(); ++k)
    if (entries_[k] < size()) values.push_back(static_cast<T>(prescribed.values[k]));
  owned_entries_ = DeviceArray<std::int64_t>(target(), owned_of(entries_, size()));
  owned_values_ = DeviceArray<T>(target(), values);
}

template <class T>
std::vector<typename DistributedProblem<T>::Known> DistributedProblem<T>::kernels() {
  return {{&descriptions_.residual, &residual_},
          {&descriptions_.jacobian, &jacobian_.kernel()},
          {&descriptions_.diagonal, &diagonal_}};
}

template <class T>
void DistributedProblem<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  bool found = false;
  for (const Known& each : kernels()) {
    if (!has_constant(*each.kernel, name)) continue;
    each.bound->set_constant(name, values);
    found = true;
  }
  if (!found) throw Error(distributed_problem, "no kernel has a constant called " + name);
}

template <class T>
void DistributedProblem<T>::set_vector(const std::string& name, const std::vector<T>& values) {
  require(name != descriptions_.state, distributed_problem, "the state is no data", "give it to the solver");
  require(values.size() == index(size()), distributed_problem, "an L-vector has the wrong size");
  // Once made, the array stays: kernels may have its address.
  DeviceArray<T>& kept = vectors_.try_emplace(name, target(), values.size()).first->second;
  kept.copy_from(values);
  bool found = false;
  for (const Known& each : kernels()) {
    if (!has_coefficient(*each.kernel, name)) continue;
    each.bound->set_vector(name, kept.data());
    found = true;
  }
  if (!found) throw Error(distributed_problem, "no kernel has a coefficient called " + name);
}

template <class T>
void DistributedProblem<T>::set_state(const Known& known, const T* state) {
  // The Jacobian of a linear problem does not know it.
  if (has_coefficient(*known.kernel, descriptions_.state))
    known.bound->set_vector(descriptions_.state, state);
}

template <class T>
void DistributedProblem<T>::impose(T* state, const Stream& stream) const {
  scatter_entries(static_cast<std::int64_t>(owned_entries_.size()), owned_entries_.data(),
                  owned_values_.data(), state, stream);
}

template <class T>
void DistributedProblem<T>::residual(const T* state, T* r, const Stream& stream) {
  stream.synchronize();  // what others have of the state is fetched on a stream of its own
  set_state(kernels()[0], state);
  set_zero(size(), r, stream);
  residual_.add(nullptr, r, stream);
}

template <class T>
void DistributedProblem<T>::linearise(const T* state, const Stream& stream) {
  stream.synchronize();
  set_state(kernels()[1], state);
  set_state(kernels()[2], state);
  preconditioner_ = nullptr;  // where the diagonal is refused
  preconditioner_ = &preconditioned_.jacobi(
      [this](T* diagonal, const Stream& there) { diagonal_.add(nullptr, diagonal, there); }, stream);
}

template <class T>
const Preconditioner<T>& DistributedProblem<T>::preconditioner() const {
  require(preconditioner_ != nullptr, distributed_problem, "there is no preconditioner yet",
          "call linearise first");
  return *preconditioner_;
}

template class DistributedProblem<float>;
template class DistributedProblem<double>;

}  // namespace femforge
