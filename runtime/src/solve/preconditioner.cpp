#include <femforge/solve/preconditioner.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

#include <femforge/device/vectors.hpp>
#include "device/vector_backend.hpp"
#include "solve/cg_steps.hpp"

namespace femforge {
namespace {

/// Symmetric and tridiagonal.
struct Tridiagonal {
  std::vector<double> diagonal;
  std::vector<double> beside;  ///< one less, or as many of which the last does not matter
};

// Eigenvalues above `value`, by the signs of the pivots of the matrix less `value`.
int eigenvalues_above(const Tridiagonal& matrix, double value) {
  constexpr double least = 1e-300;
  int above = 0;
  double pivot = 1;
  for (std::size_t i = 0; i < matrix.diagonal.size(); ++i) {
    const double coupling = i == 0 ? 0 : matrix.beside[i - 1] * matrix.beside[i - 1];
    pivot = matrix.diagonal[i] - value - coupling / pivot;
    if (std::abs(pivot) < least) pivot = -least;
    above += pivot > 0 ? 1 : 0;
  }
  return above;
}

// By bisection between 0 and Gershgorin's bound; all eigenvalues are positive.
double largest_eigenvalue_of(const Tridiagonal& matrix) {
  double upper = 0;
  for (std::size_t i = 0; i < matrix.diagonal.size(); ++i) {
    const double before = i == 0 ? 0 : std::abs(matrix.beside[i - 1]);
    const double after = i + 1 < matrix.diagonal.size() ? std::abs(matrix.beside[i]) : 0;
    upper = std::max(upper, matrix.diagonal[i] + before + after);
  }
  double lower = 0;
  constexpr int halvings = 60;
  for (int i = 0; i < halvings; ++i) {
    const double middle = (lower + upper) / 2;
    (eigenvalues_above(matrix, middle) > 0 ? lower : upper) = middle;
  }
  return (lower + upper) / 2;
}

const char* const place_of_chebyshev = "ChebyshevPreconditioner";

const ChebyshevOptions& checked(const ChebyshevOptions& options) {
  const char* const place = place_of_chebyshev;
  require(options.degree >= 1, place, "the degree is not positive");
  require(options.range > 1 && std::isfinite(options.range), place, "the range is not above 1");
  require(options.largest_eigenvalue >= 0 && std::isfinite(options.largest_eigenvalue), place,
          "the largest eigenvalue is negative or not finite");
  require(options.eigenvalue_steps >= 1, place, "there is no step to estimate the eigenvalue with");
  require(options.safety >= 1 && std::isfinite(options.safety), place, "the safety is below 1");
  return options;
}

}  // namespace

template <class T>
void IdentityPreconditioner<T>::apply(const T* r, T* z, const Stream& stream) const {
  vector_backend<T>(target_).copy(size_, r, z, stream.native());
}

template <class T>
JacobiPreconditioner<T>::JacobiPreconditioner(const DeviceArray<T>& diagonal)
    : JacobiPreconditioner(diagonal, Stream(diagonal.target())) {}
template <class T>
JacobiPreconditioner<T>::JacobiPreconditioner(const DeviceArray<T>& diagonal, const Stream& stream)
    : inverse_(diagonal.target(), diagonal.size()),
      reductions_(diagonal.target()),
      refused_(diagonal.target(), 1) {
  set_diagonal(diagonal, stream);
}
template <class T>
void JacobiPreconditioner<T>::set_diagonal(const DeviceArray<T>& diagonal, const Stream& stream) {
  const char* const place = "JacobiPreconditioner";
  require(diagonal.size() == inverse_.size(), place, "the diagonal has another size than the one before");
  require(diagonal.target() == target() && stream.target() == target(), place,
          "the diagonal or the stream is of another target");
  vector_backend<T>(target()).invert(size(), diagonal.data(), inverse_.data(), refused_.data(),
                                     partial_sums(reductions_), stream.native());
  stream.synchronize();
  require(refused_.to_host()[0] == 0, place, "a diagonal entry is not positive",
          "fix the dofs that no cell determines");
}
template <class T>
void JacobiPreconditioner<T>::apply(const T* r, T* z, const Stream& stream) const {
  vector_backend<T>(target()).multiply(size(), inverse_.data(), r, z, stream.native());
}

template <class T>
double estimate_largest_eigenvalue(const LinearOperator<T>& matrix, const JacobiPreconditioner<T>& jacobi,
                                   int steps) {
  const char* const place = "estimate_largest_eigenvalue";
  require(steps >= 1, place, "there is no step");
  require(matrix.size() == jacobi.size(), place, "the operator and the diagonal differ in size");
  require(matrix.target() == jacobi.target(), place,
          "the operator and the diagonal are of different targets");
  const Target target = matrix.target();
  const std::int64_t size = matrix.size();
  if (size == 0 && matrix.global_sums() == nullptr) return 1;
  const auto entries = static_cast<std::size_t>(size);
  DeviceArray<T> b(target, entries);
  DeviceArray<T> x(target, entries);
  DeviceArray<double> history(target, 1);
  CgState state;
  state.relative_tolerance = 10 * static_cast<double>(std::numeric_limits<T>::epsilon());
  state.history = history.data();
  state.history_size = 1;
  DeviceArray<CgState> states(target, {state});

  const Stream stream(target);
  vector_backend<T>(target).randomise(size, b.data(), stream.native());
  set_zero(size, x.data(), stream);
  // Conjugate gradients from 0: their coefficients are those of the Lanczos process.
  CgSteps<T> cg(matrix, jacobi, b.data(), x.data(), states.data(), stream);
  cg.start();
  Tridiagonal lanczos;
  double carried = 0;  // beta / alpha of the step before
  while (static_cast<int>(lanczos.diagonal.size()) < steps) {
    const std::int64_t before = state.iterations;
    cg.step(no_loop);
    cg.record();
    stream.synchronize();
    state = states.to_host()[0];
    if (state.iterations == before) break;
    lanczos.diagonal.push_back(1 / state.alpha + carried);
    lanczos.beside.push_back(std::sqrt(state.beta) / state.alpha);
    carried = state.beta / state.alpha;
    if (state.running == 0) break;
  }
  require(!lanczos.diagonal.empty() && state.status != SolverStatus::breakdown_indefinite &&
              state.status != SolverStatus::not_finite,
          place, "the operator is not positive definite, or gives numbers that are not finite");
  return largest_eigenvalue_of(lanczos);
}

template <class T>
ChebyshevPreconditioner<T>::ChebyshevPreconditioner(const LinearOperator<T>& matrix,
                                                    const DeviceArray<T>& diagonal,
                                                    const ChebyshevOptions& options)
    : matrix_(matrix),
      options_(checked(options)),
      jacobi_(diagonal),
      correction_(diagonal.target(), options.degree > 1 ? diagonal.size() : 0),
      image_(diagonal.target(), options.degree > 1 ? diagonal.size() : 0) {
  require(matrix.size() == size(), place_of_chebyshev, "the operator and the diagonal differ in size");
  require(matrix.target() == target(), place_of_chebyshev,
          "the operator and the diagonal are of different targets");
  largest_ = options.largest_eigenvalue > 0
                 ? options.largest_eigenvalue
                 : options.safety * estimate_largest_eigenvalue(matrix, jacobi_, options.eigenvalue_steps);
}

template <class T>
void ChebyshevPreconditioner<T>::apply(const T* r, T* z, const Stream& stream) const {
  const VectorBackend<T>& backend = vector_backend<T>(target());
  const double smallest = largest_ / options_.range;
  const double centre = (largest_ + smallest) / 2;
  const double radius = (largest_ - smallest) / 2;
  T* const d = options_.degree > 1 ? correction_.data() : z;
  backend.chebyshev_start(size(), static_cast<T>(1 / centre), r, jacobi_.inverse_diagonal(), d, z,
                          stream.native());
  double rho = radius / centre;
  for (int k = 1; k < options_.degree; ++k) {
    matrix_.apply(z, image_.data(), stream);
    const double next = 1 / (2 * centre / radius - rho);
    backend.chebyshev_step(size(), static_cast<T>(next * rho), static_cast<T>(2 * next / radius), r,
                           image_.data(), jacobi_.inverse_diagonal(), d, z, stream.native());
    rho = next;
  }
}

template <class T>
std::size_t ChebyshevPreconditioner<T>::bytes() const {
  return jacobi_.bytes() + (correction_.size() + image_.size()) * sizeof(T);
}

template class IdentityPreconditioner<float>;
template class IdentityPreconditioner<double>;
template class JacobiPreconditioner<float>;
template class JacobiPreconditioner<double>;
template class ChebyshevPreconditioner<float>;
template class ChebyshevPreconditioner<double>;
template double estimate_largest_eigenvalue(const LinearOperator<float>&, const JacobiPreconditioner<float>&,
                                            int);
template double estimate_largest_eigenvalue(const LinearOperator<double>&,
                                            const JacobiPreconditioner<double>&, int);

}  // namespace femforge
