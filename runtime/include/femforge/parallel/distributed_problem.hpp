// Nonlinear problems of several processes by generated kernels: residual, apply and diagonal of one space.
#ifndef FEMFORGE_PARALLEL_DISTRIBUTED_PROBLEM_HPP
#define FEMFORGE_PARALLEL_DISTRIBUTED_PROBLEM_HPP

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <femforge/parallel/distributed_kernel.hpp>
#include <femforge/solve/mesh_problem.hpp>

namespace femforge {

/// R(u) = 0 on the share of a process, as MeshProblem on one: vectors are of owned dofs, and all processes
/// call the same functions. The preconditioner is Jacobi's. T is float or double.
template <class T>
class DistributedProblem final : public NonlinearProblem<T> {
 public:
  /// @param share,restriction,halo,sums as of DistributedOperator. @param prescribed numbers of the share's
  /// dofs, ghosts among them, with their values: all processes have to agree.
  /// @throws Error as MeshProblem and DistributedOperator.
  DistributedProblem(const ProblemKernels& kernels, const MeshShare& share, const Restriction& restriction,
                     Halo<T>& halo, const GlobalSums& sums, const Prescribed& prescribed = {});
  // The Jacobian is referred to.
  DistributedProblem(const DistributedProblem&) = delete;
  DistributedProblem& operator=(const DistributedProblem&) = delete;

  /// Sets a constant of all kernels that have it. @throws Error if none has it.
  void set_constant(const std::string& name, const std::vector<T>& values);
  /// The same for an L-vector, of which a copy is kept. @param values of owned dofs.
  /// @throws Error also for the state or a wrong size.
  void set_vector(const std::string& name, const std::vector<T>& values);

  std::int64_t size() const override { return residual_.size(); }
  Target target() const override { return residual_.target(); }
  void impose(T* state, const Stream& stream) const override;
  void residual(const T* state, T* r, const Stream& stream) override;
  void linearise(const T* state, const Stream& stream) override;
  const LinearOperator<T>& jacobian() const override { return jacobian_; }
  const GlobalSums* global_sums() const override { return jacobian_.global_sums(); }
  /// @throws Error before the first linearise().
  const Preconditioner<T>& preconditioner() const override;

 private:
  struct Known {
    const femforge_kernel* kernel;
    DistributedKernel<T>* bound;
  };
  std::vector<Known> kernels();
  void set_state(const Known& known, const T* state);

  ProblemKernels descriptions_;
  std::vector<std::int64_t> entries_;
  DistributedKernel<T> residual_;
  DistributedOperator<T> jacobian_;
  DistributedKernel<T> diagonal_;
  DeviceArray<std::int64_t> owned_entries_;  // prescribed ones
  DeviceArray<T> owned_values_;
  std::map<std::string, DeviceArray<T>> vectors_;
  ProblemDiagonal<T> preconditioned_;
  const Preconditioner<T>* preconditioner_ = nullptr;
};

}  // namespace femforge

#endif
