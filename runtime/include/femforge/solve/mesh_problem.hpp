// Nonlinear problems by generated kernels: residual, apply and diagonal of one space on one mesh.
#ifndef FEMFORGE_SOLVE_MESH_PROBLEM_HPP
#define FEMFORGE_SOLVE_MESH_PROBLEM_HPP

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <femforge/kernels/mesh_kernel.hpp>
#include <femforge/solve/newton.hpp>
#include <femforge/solve/problem_diagonal.hpp>

namespace femforge {

/// The kernels of a nonlinear problem, of one target. Where dofs are constrained, all of them are generated
/// with constraints = true.
struct ProblemKernels {
  const femforge_kernel& residual;
  const femforge_kernel& jacobian;  ///< apply
  const femforge_kernel& diagonal;  ///< of the Jacobian
  std::string state = "u";          ///< the coefficient that is solved for
};

/// Entries of the L-vector with values that the state takes at the start; increments are zero there.
struct Prescribed {
  std::vector<std::int64_t> entries;
  std::vector<double> values;
};

/// R(u) = 0 by generated kernels. The preconditioner is Jacobi's, or Chebyshev's polynomial if that is
/// chosen.
template <class T>
class MeshProblem final : public NonlinearProblem<T> {
 public:
  /// @throws Error as MeshKernel; if a kernel is of another kind or target, or none has the coefficient to
  /// solve for; if entries and values are not equally many.
  MeshProblem(const ProblemKernels& kernels, const Mesh& mesh, const Restriction& restriction,
              const Prescribed& prescribed = {}, std::optional<ChebyshevOptions> chebyshev = std::nullopt);
  // The preconditioner refers to the Jacobian.
  MeshProblem(const MeshProblem&) = delete;
  MeshProblem& operator=(const MeshProblem&) = delete;

  /// Other values at the same entries, as for the next part of a load.
  /// @throws Error if they are not as many as the entries.
  void set_prescribed(const std::vector<double>& values);
  /// Sets a constant of all kernels that have it. @throws Error if none has it, or as MeshKernel.
  void set_constant(const std::string& name, const std::vector<T>& values);
  /// The same for a coefficient that is given cell by cell. @param values [cell of the mesh][entry]
  void set_coefficient(const std::string& name, const std::vector<T>& values);
  /// The same for an L-vector, of which a copy is kept. @throws Error also for the state or a wrong size.
  void set_vector(const std::string& name, const std::vector<T>& values);

  std::int64_t size() const override { return residual_.size(); }
  Target target() const override { return residual_.target(); }
  void impose(T* state, const Stream& stream) const override;
  void residual(const T* state, T* r, const Stream& stream) override;
  void linearise(const T* state, const Stream& stream) override;
  const LinearOperator<T>& jacobian() const override { return jacobian_; }
  /// @throws Error before the first linearise().
  const Preconditioner<T>& preconditioner() const override;

 private:
  std::vector<MeshKernel<T>*> kernels() { return {&residual_, &jacobian_.kernel(), &diagonal_}; }
  void set_state(MeshKernel<T>& kernel, const T* state);
  template <class Set>
  void set_where_known(const std::string& name, bool constant, const Set& set);

  std::string state_name_;
  std::vector<std::int64_t> entries_;
  MeshKernel<T> residual_;
  MeshOperator<T> jacobian_;
  MeshKernel<T> diagonal_;
  DeviceArray<std::int64_t> prescribed_entries_;
  DeviceArray<T> prescribed_values_;
  std::map<std::string, DeviceArray<T>> vectors_;
  std::optional<ChebyshevOptions> chebyshev_;
  ProblemDiagonal<T> preconditioned_;
  std::unique_ptr<Preconditioner<T>> polynomial_;  // null for Jacobi's
  const Preconditioner<T>* preconditioner_ = nullptr;
};

}  // namespace femforge

#endif
