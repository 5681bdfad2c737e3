// Preconditioners for conjugate gradients: approximate inverses M of an operator, symmetric and positive.
#ifndef FEMFORGE_SOLVE_PRECONDITIONER_HPP
#define FEMFORGE_SOLVE_PRECONDITIONER_HPP

#include <cstdint>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/sparse/linear_operator.hpp>

namespace femforge {

/// z = M r. T is float or double.
template <class T>
class Preconditioner {
 public:
  virtual ~Preconditioner() = default;
  virtual Target target() const = 0;
  /// The size of the vectors; negative if any will do.
  virtual std::int64_t size() const = 0;
  /// Queues z = M r on the stream; r and z are different arrays.
  virtual void apply(const T* r, T* z, const Stream& stream) const = 0;
  /// Whether M is diagonal. Then the solver uses `inverse_diagonal` and never stores z.
  virtual bool is_diagonal() const { return false; }
  /// The entries of a diagonal M, in the target's memory; null for the identity.
  virtual const T* inverse_diagonal() const { return nullptr; }
  /// Of the vectors that it holds.
  virtual std::size_t bytes() const { return 0; }

 protected:
  Preconditioner() = default;
  Preconditioner(const Preconditioner&) = default;
  Preconditioner(Preconditioner&&) = default;
  Preconditioner& operator=(const Preconditioner&) = default;
  Preconditioner& operator=(Preconditioner&&) = default;
};

/// z = r
template <class T>
class IdentityPreconditioner final : public Preconditioner<T> {
 public:
  /// @param size as Preconditioner::size. @throws Error if it is negative.
  IdentityPreconditioner(Target target, std::int64_t size) : target_(target), size_(size) {
    require(size >= 0, "IdentityPreconditioner", "the size is negative");
  }
  Target target() const override { return target_; }
  std::int64_t size() const override { return size_; }
  void apply(const T* r, T* z, const Stream& stream) const override;
  bool is_diagonal() const override { return true; }

 private:
  Target target_;
  std::int64_t size_;
};

/// z = D^-1 r, with the operator's diagonal D.
template <class T>
class JacobiPreconditioner final : public Preconditioner<T> {
 public:
  /// Inverts the diagonal on its target. @throws Error if an entry is not positive, or has no finite inverse.
  explicit JacobiPreconditioner(const DeviceArray<T>& diagonal);
  /// The same after what the stream has queued.
  JacobiPreconditioner(const DeviceArray<T>& diagonal, const Stream& stream);
  /// Takes another diagonal of the same size in place of the first, after what the stream has queued, and
  /// without memory of its own. Finished when this returns. @throws Error as the constructor, and if sizes or
  /// targets differ; after the former it is not to be applied.
  void set_diagonal(const DeviceArray<T>& diagonal, const Stream& stream);
  Target target() const override { return inverse_.target(); }
  std::int64_t size() const override { return static_cast<std::int64_t>(inverse_.size()); }
  void apply(const T* r, T* z, const Stream& stream) const override;
  bool is_diagonal() const override { return true; }
  const T* inverse_diagonal() const override { return inverse_.data(); }
  std::size_t bytes() const override { return inverse_.size() * sizeof(T); }

 private:
  DeviceArray<T> inverse_;
  Reductions reductions_;
  DeviceArray<double> refused_;  // how many entries have no inverse
};

struct ChebyshevOptions {
  int degree = 3;  ///< applications of D^-1; one less of the operator
  /// Errors with eigenvalues of D^-1 A between largest / range and largest are damped evenly.
  double range = 30;
  /// Of D^-1 A; 0 to estimate it.
  double largest_eigenvalue = 0;
  int eigenvalue_steps = 20;  ///< Lanczos steps of the estimate
  double safety = 1.1;        ///< by which the estimate, which is from below, is multiplied
};

/// A Chebyshev polynomial of D^-1 A, times D^-1. It is symmetric, and positive as long as the largest
/// eigenvalue is no more than (1 + 1 / range) times what is taken for it.
///
/// Bytes for each unknown and application, scalars of s bytes, without the operator: 4 s for the first
/// degree and 7 s for each further one.
template <class T>
class ChebyshevPreconditioner final : public Preconditioner<T> {
 public:
  /// Keeps a reference to the operator, which must outlive this object. One stream at a time may use it.
  /// @throws Error if the diagonal is not positive, sizes or targets differ, an option makes no sense, or the
  /// operator turns out not to be positive definite.
  ChebyshevPreconditioner(const LinearOperator<T>& matrix, const DeviceArray<T>& diagonal,
                          const ChebyshevOptions& options = {});
  Target target() const override { return jacobi_.target(); }
  std::int64_t size() const override { return jacobi_.size(); }
  void apply(const T* r, T* z, const Stream& stream) const override;
  std::size_t bytes() const override;
  /// What is taken for the largest eigenvalue, the safety included.
  double largest_eigenvalue() const noexcept { return largest_; }

 private:
  const LinearOperator<T>& matrix_;
  ChebyshevOptions options_;
  JacobiPreconditioner<T> jacobi_;
  mutable DeviceArray<T> correction_;
  mutable DeviceArray<T> image_;
  double largest_ = 0;
};

/// The largest eigenvalue of D^-1 A, from below: that of the tridiagonal matrix of `steps` Lanczos steps,
/// which start from fixed pseudo-random numbers.
/// @throws Error if sizes or targets differ, there is no step, or the operator is not positive definite.
template <class T>
double estimate_largest_eigenvalue(const LinearOperator<T>& matrix, const JacobiPreconditioner<T>& jacobi,
                                   int steps);

}  // namespace femforge

#endif
