// The table of a target's kernels on vectors, made from its driver:
//
//   Driver::run<T>(operation, arrays, size, finish, sums, stream)  an operation for each entry of vectors
//   Driver::for_each(count, work, stream)                          work(k) for each k
//   Driver::csr_multiply(matrix, x, y, stream)
//   Driver::partial_size()
#ifndef FEMFORGE_SRC_DEVICE_VECTOR_TABLE_HPP
#define FEMFORGE_SRC_DEVICE_VECTOR_TABLE_HPP

#include "device/vector_backend.hpp"

namespace femforge {

template <class T, class Driver>
class VectorTable final : public VectorBackend<T> {
 public:
  using typename VectorBackend<T>::Entries;
  using typename VectorBackend<T>::Size;

  std::size_t partial_size() const override { return Driver::partial_size(); }

  void set_zero(Size size, T* y, void* stream) const override {
    run(SetZero<T>{}, {{nullptr}, {y}}, size, stream);
  }
  void copy(Size size, const T* x, T* y, void* stream) const override {
    run(Copy<T>{}, {{x}, {y}}, size, stream);
  }
  void scale(Size size, T alpha, T* x, void* stream) const override {
    run(Scale<T>{{}, alpha}, {{x}, {x}}, size, stream);
  }
  void axpy(Size size, T alpha, const T* x, T* y, void* stream) const override {
    run(Axpy<T>{{}, alpha}, {{x, y}, {y}}, size, stream);
  }
  void axpby(Size size, T alpha, const T* x, T beta, T* y, void* stream) const override {
    if (beta == T(0))
      run(Scale<T>{{}, alpha}, {{x}, {y}}, size, stream);
    else
      run(Axpby<T>{{}, alpha, beta}, {{x, y}, {y}}, size, stream);
  }
  void multiply(Size size, const T* x, const T* y, T* z, void* stream) const override {
    run(Multiply<T>{}, {{x, y}, {z}}, size, stream);
  }
  void dot(Size size, const T* x, const T* y, double* result, PartialSums sums, void* stream) const override {
    reduce(Dot<T>{}, {{x, y}, {nullptr}}, size, StoreSum{result}, sums, stream);
  }
  void norm(Size size, const T* x, double* result, PartialSums sums, void* stream) const override {
    reduce(Square<T>{}, {{x}, {nullptr}}, size, StoreRoot{result}, sums, stream);
  }
  void zero_entries(Size count, Entries entries, T* y, void* stream) const override {
    Driver::for_each(count, ZeroEntries<T>{entries, y}, stream);
  }
  void copy_entries(Size count, Entries entries, const T* x, T* y, void* stream) const override {
    Driver::for_each(count, CopyEntries<T>{entries, x, y}, stream);
  }
  void add_entries(Size count, Entries entries, const T* x, T* y, void* stream) const override {
    Driver::for_each(count, AddEntries<T>{entries, x, y}, stream);
  }
  void gather_entries(Size count, Entries entries, const T* x, T* packed, void* stream) const override {
    Driver::for_each(count, GatherEntries<T>{entries, x, packed}, stream);
  }
  void scatter_entries(Size count, Entries entries, const T* packed, T* y, void* stream) const override {
    Driver::for_each(count, ScatterEntries<T>{entries, packed, y}, stream);
  }
  void add_scattered(Size count, Entries entries, const T* packed, T* y, void* stream) const override {
    Driver::for_each(count, AddScattered<T>{entries, packed, y}, stream);
  }
  void invert(Size size, const T* diagonal, T* inverse, double* refused, PartialSums sums,
              void* stream) const override {
    reduce(Invert<T>{}, {{diagonal}, {inverse}}, size, StoreSum{refused}, sums, stream);
  }
  void randomise(Size size, T* y, void* stream) const override {
    run(Randomise<T>{}, {{nullptr}, {y}}, size, stream);
  }

  void chebyshev_start(Size size, T factor, const T* r, const T* inverse, T* d, T* z,
                       void* stream) const override {
    run(ChebyshevStart<T>{{}, factor}, {{r, inverse}, {d, z}}, size, stream);
  }
  void chebyshev_step(Size size, T keep, T factor, const T* r, const T* q, const T* inverse, T* d, T* z,
                      void* stream) const override {
    run(ChebyshevStep<T>{{}, keep, factor}, {{r, q, inverse, d, z}, {d, z}}, size, stream);
  }

  void csr_multiply(const CsrView<T, std::int32_t>& matrix, const T* x, T* y, void* stream) const override {
    Driver::csr_multiply(matrix, x, y, stream);
  }
  void csr_multiply(const CsrView<T, std::int64_t>& matrix, const T* x, T* y, void* stream) const override {
    Driver::csr_multiply(matrix, x, y, stream);
  }
  void csr_diagonal(const CsrView<T, std::int32_t>& matrix, T* diagonal, void* stream) const override {
    Driver::for_each(matrix.num_rows, CsrDiagonal<T, std::int32_t>{matrix, diagonal}, stream);
  }
  void csr_diagonal(const CsrView<T, std::int64_t>& matrix, T* diagonal, void* stream) const override {
    Driver::for_each(matrix.num_rows, CsrDiagonal<T, std::int64_t>{matrix, diagonal}, stream);
  }

 private:
  template <class Op>
  static void run(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays, Size size, void* stream) {
    static_assert(Op::num_sums == 0);
    if (size > 0) Driver::run(op, arrays, size, NoFinish{}, PartialSums{nullptr, nullptr}, stream);
  }
  template <class Op, class Finish>
  static void reduce(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays, Size size,
                     const Finish& finish, PartialSums sums, void* stream) {
    static_assert(Op::num_sums > 0 && Op::num_sums <= most_sums);
    Driver::run(op, arrays, size, finish, sums, stream);
  }
};

}  // namespace femforge

#endif
