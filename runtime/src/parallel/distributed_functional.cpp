#include <femforge/parallel/distributed_functional.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/parallel/own_parts.hpp>

namespace femforge {
namespace {

const char* const distributed_functional = "DistributedFunctional";

// How many processes share the sums.
std::size_t num_processes(const GlobalSums& sums, Target target) {
  if (!sums.among_several()) return 1;
  DeviceArray<double> count(target, std::vector<double>{1});
  const Stream stream(target);
  sums.add(count.data(), 1, stream);
  stream.synchronize();
  return static_cast<std::size_t>(std::lround(count.to_host().front()));
}

void check_kernels(const std::vector<KernelPart>& parts, const MeshShare& share,
                   const Restriction& restriction, Target target, std::int64_t num_entries) {
  require(!parts.empty(), distributed_functional, "there is no kernel");
  for (const KernelPart& part : parts) {
    const KernelTraits traits = traits_of(*part.kernel);
    if (traits.kind != KernelKind::functional)
      throw Error(part.kernel->name, "it is no functional", "generate it with kernel = functional");
    require(traits.target == target, distributed_functional,
            "the halo is of another target than the kernels");
  }
  require(restriction.num_cells() == share.mesh.num_cells(), distributed_functional,
          "the restriction is not one of the share's cells");
  require(restriction.num_entries() == num_entries, distributed_functional,
          "the restriction is not one into the halo's owned dofs and ghosts");
}

}  // namespace

template <class T>
DistributedFunctional<T>::DistributedFunctional(const std::vector<KernelPart>& parts, const MeshShare& share,
                                                const Restriction& restriction, Halo<T>& halo,
                                                const GlobalSums& sums)
    : halo_(&halo),
      sums_(&sums),
      of_processes_(halo.target(), num_processes(sums, halo.target())),
      value_(halo.target(), 1),
      names_(parts, own_parts(share, parts)),
      process_(sums.among_several() ? share.process : 0) {
  check_kernels(parts, share, restriction, halo.target(), halo.num_owned() + halo.num_ghosts());
  require(process_ < static_cast<std::int64_t>(of_processes_.size()), distributed_functional,
          "the sums are of fewer processes than the shares");
  const std::vector<KernelPart> own = own_parts(share, parts);
  if (std::any_of(own.begin(), own.end(), [](const KernelPart& part) { return !part.is_empty(); }))
    own_ = std::make_unique<MeshFunctional<T>>(own, share.mesh, restriction);
}

template <class T>
void DistributedFunctional<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  if (names_.has_coefficient(name)) own_->kernels().set_coefficient(name, values);
}

template <class T>
void DistributedFunctional<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  if (names_.has_constant(name)) own_->kernels().set_constant(name, values);
}

template <class T>
void DistributedFunctional<T>::set_vector(const std::string& name, const T* values) {
  const bool is_here = names_.has_coefficient(name);
  const std::size_t size = index(halo_->num_owned() + halo_->num_ghosts());
  // Once made, the array stays: kernels have its address.
  Vector& vector = vectors_.try_emplace(name, Vector{values, DeviceArray<T>(target(), size)}).first->second;
  vector.owned = values;
  if (is_here) own_->kernels().set_vector(name, vector.with_ghosts.data());
}

template <class T>
void DistributedFunctional<T>::evaluate(double* value, const Stream& stream) {
  for (auto& [name, vector] : vectors_) {
    T* const ghosts = vector.with_ghosts.data() + halo_->num_owned();
    halo_->forward_begin(vector.owned, ghosts, stream);
    copy(halo_->num_owned(), vector.owned, vector.with_ghosts.data(), stream);
    halo_->forward_end(vector.owned, ghosts, stream);
  }
  const auto processes = static_cast<std::int64_t>(of_processes_.size());
  set_zero(processes, of_processes_.data(), stream);
  if (own_) own_->add_to(of_processes_.data() + process_, stream);
  if (sums_->among_several()) sums_->add(of_processes_.data(), static_cast<int>(processes), stream);
  // Zeros of others change no bits: what the processes have is added here, in their order.
  std::vector<double> of_processes(of_processes_.size());
  copy_to_host(of_processes.data(), of_processes_.data(), of_processes.size() * sizeof(double), stream);
  const double sum = std::accumulate(of_processes.begin(), of_processes.end(), 0.0);
  copy_from_host(value, &sum, sizeof(double), stream);
}

template <class T>
double DistributedFunctional<T>::value(const Stream& stream) {
  evaluate(value_.data(), stream);
  stream.synchronize();
  return value_.to_host().front();
}

template class DistributedFunctional<float>;
template class DistributedFunctional<double>;

}  // namespace femforge
