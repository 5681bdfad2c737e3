#include <femforge/solve/gmres.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

#include "solve/solver_arguments.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {
namespace {

const char* const gmres_place = "solve_gmres";

// The least-squares problem of one restart: a Hessenberg matrix made triangular by Givens rotations, column
// by column.
class LeastSquares {
 public:
  /// @param noise relative size of what may be rounding.
  LeastSquares(double residual_norm, double noise) : noise_(noise), right_(1, residual_norm) {}

  int size() const { return static_cast<int>(columns_.size()); }
  /// Of the residual of the solution up to here.
  double residual_norm() const { return std::abs(right_.back()); }
  /// Adds a column; its last entry is below the diagonal. Returns whether the matrix stays regular.
  bool add(std::vector<double> column) {
    double largest = 0;
    for (const double entry : column) largest = std::max(largest, std::abs(entry));
    for (std::size_t k = 0; k < rotations_.size(); ++k) {
      const Rotation& at = rotations_[k];
      const double upper = column[k];
      column[k] = at.c * upper + at.s * column[k + 1];
      column[k + 1] = at.c * column[k + 1] - at.s * upper;
    }
    const std::size_t last = column.size() - 1;
    const double length = std::hypot(column[last - 1], column[last]);
    if (!(length > noise_ * largest)) return false;
    const Rotation rotation{column[last - 1] / length, column[last] / length};
    column[last - 1] = length;
    column.pop_back();
    columns_.push_back(std::move(column));
    rotations_.push_back(rotation);
    right_.push_back(-rotation.s * right_.back());
    right_[right_.size() - 2] *= rotation.c;
    return true;
  }
  /// By back substitution.
  std::vector<double> solution() const {
    std::vector<double> y(right_.begin(), right_.end() - 1);
    for (std::size_t row = y.size(); row-- > 0;) {
      for (std::size_t column = row + 1; column < y.size(); ++column)
        y[row] -= columns_[column][row] * y[column];
      y[row] /= columns_[row][row];
    }
    return y;
  }

 private:
  double noise_;
  std::vector<std::vector<double>> columns_;  // [column][row up to the diagonal]
  std::vector<Rotation> rotations_;
  std::vector<double> right_;
};

template <class T>
class Gmres {
 public:
  Gmres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b, T* x,
        const GmresOptions& options, const Stream& stream)
      : matrix_(matrix),
        preconditioner_(preconditioner),
        options_(options),
        stream_(stream),
        backend_(solver_backend<T>(stream.target())),
        size_(matrix.size()),
        most_(static_cast<int>(std::max<std::int64_t>(
            1, std::min<std::int64_t>({options.restart, size_, options.max_iterations})))),
        b_(b),
        x_(x),
        basis_(stream.target(), static_cast<std::size_t>(size_ * (most_ + 1))),
        z_(stream.target(), static_cast<std::size_t>(size_)),
        reductions_(stream.target()),
        products_(stream.target(), 2 * static_cast<std::size_t>(most_) + 1) {}

  SolverResult run() {
    result_.bytes = (basis_.size() + z_.size()) * sizeof(T) + products_.size() * sizeof(double) +
                    reductions_.bytes() + preconditioner_.bytes();
    result_.right_hand_side_norm = norm(b_);
    threshold_ =
        std::max(options_.relative_tolerance * result_.right_hand_side_norm, options_.absolute_tolerance);
    result_.residual_norms.push_back(find_residual());
    if (result_.right_hand_side_norm == 0) {
      take_zero(size_, x_, stream_, result_);
      result_.status = SolverStatus::converged;
      return result_;
    }
    std::optional<SolverStatus> end = end_at(result_.residual_norms.back());
    for (double norm = result_.residual_norms.back(); !end;) {
      end = cycle(norm);
      if (end == SolverStatus::not_finite) break;
      norm = find_residual();
      // The residual itself has the last word, not the least-squares problem.
      if (!end || *end == SolverStatus::converged) {
        result_.residual_norms.back() = norm;
        end = end_at(norm);
      }
    }
    result_.status = *end;
    return result_;
  }

 private:
  T* basis(int k) { return basis_.data() + k * size_; }

  double norm(const T* v) {
    reductions_.norm(size_, v, products_.data(), stream_);
    stream_.synchronize();
    return products_.to_host()[0];
  }

  // r = b - A x into the basis's first vector; returns its norm.
  double find_residual() {
    matrix_.apply(x_, basis(0), stream_);
    axpby(size_, T(1), b_, T(-1), basis(0), stream_);
    return norm(basis(0));
  }

  std::optional<SolverStatus> end_at(double norm) const {
    if (!std::isfinite(norm) || !std::isfinite(result_.right_hand_side_norm)) return SolverStatus::not_finite;
    if (norm <= threshold_) return SolverStatus::converged;
    if (result_.iterations >= options_.max_iterations) return SolverStatus::iteration_limit;
    return std::nullopt;
  }

  // Iterations up to the next restart, from the residual in the basis's first vector. Returns why they end,
  // if not because of the restart; x is updated, unless numbers are not finite.
  std::optional<SolverStatus> cycle(double residual_norm) {
    LeastSquares problem(residual_norm, rounding_noise<T>);
    scale(size_, static_cast<T>(1 / residual_norm), basis(0), stream_);
    std::optional<SolverStatus> end;
    while (!end && problem.size() < most_) {
      const std::vector<double> column = extend(problem.size());
      if (!std::isfinite(column.back())) {
        end = SolverStatus::not_finite;  // x has what the columns before have brought, as their norms say
        break;
      }
      if (!problem.add(column)) {
        end = SolverStatus::breakdown_singular;
        break;
      }
      ++result_.iterations;
      result_.residual_norms.push_back(problem.residual_norm());
      end = end_at(problem.residual_norm());
      if (options_.progress &&
          (end || problem.size() == most_ || result_.iterations % options_.check_interval == 0))
        options_.progress(result_.iterations, problem.residual_norm());
    }
    update(problem);
    return end;
  }

  // The next vector of the basis, from vector k; returns its products with those before, and its norm.
  std::vector<double> extend(int k) {
    void* const native = stream_.native();
    T* const w = basis(k + 1);
    preconditioner_.apply(basis(k), z_.data(), stream_);
    matrix_.apply(z_.data(), w, stream_);
    // Gram-Schmidt, twice: once is not enough where the new vector lies almost in the old ones' space.
    for (const int pass : {0, 1}) {
      double* const products = products_.data() + pass * (k + 1);
      backend_.basis_products(size_, k + 1, basis_.data(), size_, w, products, partial_sums(reductions_),
                              native);
      backend_.basis_combine(size_, k + 1, basis_.data(), size_, T(-1), products, w, native);
    }
    const auto count = static_cast<std::size_t>(k + 1);
    reductions_.norm(size_, w, products_.data() + 2 * count, stream_);
    stream_.synchronize();
    const std::vector<double> found = products_.to_host();
    std::vector<double> column(count + 1);
    for (std::size_t row = 0; row < count; ++row) column[row] = found[row] + found[count + row];
    column[count] = found[2 * count];
    // Nothing is left but rounding: the space contains the solution.
    double largest = 0;
    for (const double entry : column) largest = std::max(largest, std::abs(entry));
    if (column[count] <= rounding_noise<T> * largest) column[count] = 0;
    if (column[count] > 0) scale(size_, static_cast<T>(1 / column[count]), w, stream_);
    return column;
  }

  // x += M sum_k y_k v_k
  void update(const LeastSquares& problem) {
    if (problem.size() == 0) return;
    const DeviceArray<double> y(stream_.target(), problem.solution());
    T* const image = basis(problem.size());  // not needed any more
    set_zero(size_, image, stream_);
    backend_.basis_combine(size_, problem.size(), basis_.data(), size_, T(1), y.data(), image,
                           stream_.native());
    preconditioner_.apply(image, z_.data(), stream_);
    axpy(size_, T(1), static_cast<const T*>(z_.data()), x_, stream_);
    stream_.synchronize();
  }

  const LinearOperator<T>& matrix_;
  const Preconditioner<T>& preconditioner_;
  const GmresOptions& options_;
  const Stream& stream_;
  const SolverBackend<T>& backend_;
  std::int64_t size_;
  int most_;  // iterations before a restart
  const T* b_;
  T* x_;
  DeviceArray<T> basis_;  // [vector][entry]
  DeviceArray<T> z_;
  Reductions reductions_;
  DeviceArray<double> products_;
  double threshold_ = 0;
  SolverResult result_;
};

}  // namespace

template <class T>
SolverResult solve_gmres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner, const T* b,
                         T* x, const GmresOptions& options, const Stream& stream) {
  check_options(gmres_place, options);
  require(options.restart >= 1, gmres_place, "the number of iterations before a restart is not positive");
  check_arguments(gmres_place, matrix, preconditioner, b, x, stream);
  check_one_process(gmres_place, matrix);
  return Gmres<T>(matrix, preconditioner, b, x, options, stream).run();
}

template <class T>
SolverResult solve_gmres(const LinearOperator<T>& matrix, const Preconditioner<T>& preconditioner,
                         const DeviceArray<T>& b, DeviceArray<T>& x, const GmresOptions& options) {
  check_arrays(gmres_place, matrix, b, x);
  return solve_gmres(matrix, preconditioner, b.data(), x.data(), options, Stream(matrix.target()));
}

template SolverResult solve_gmres(const LinearOperator<float>&, const Preconditioner<float>&, const float*,
                                  float*, const GmresOptions&, const Stream&);
template SolverResult solve_gmres(const LinearOperator<double>&, const Preconditioner<double>&, const double*,
                                  double*, const GmresOptions&, const Stream&);
template SolverResult solve_gmres(const LinearOperator<float>&, const Preconditioner<float>&,
                                  const DeviceArray<float>&, DeviceArray<float>&, const GmresOptions&);
template SolverResult solve_gmres(const LinearOperator<double>&, const Preconditioner<double>&,
                                  const DeviceArray<double>&, DeviceArray<double>&, const GmresOptions&);

}  // namespace femforge
