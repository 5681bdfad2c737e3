// What runs operations on the entries of vectors on the cpu (see vector_table.hpp): in fixed pieces, so that
// rounding does not depend on the number of threads.
#ifndef FEMFORGE_SRC_DEVICE_CPU_DRIVER_HPP
#define FEMFORGE_SRC_DEVICE_CPU_DRIVER_HPP

#include <algorithm>
#include <type_traits>

#include "device/graph_backend.hpp"
#include "device/parallel.hpp"
#include "device/stage.hpp"
#include "device/vector_backend.hpp"

namespace femforge {
namespace {

constexpr int num_lanes = 8;  // partial sums within a piece, one for each lane of a SIMD loop

// What is done with one entry.
template <class Op, class A>
inline void run_entry(const Op& op, const A& arrays, std::int64_t i, double* sums) {
  using T = std::remove_pointer_t<std::remove_extent_t<decltype(A::out)>>;
  T in[Op::inputs > 0 ? Op::inputs : 1];
  T out[Op::outputs > 0 ? Op::outputs : 1];
  for (int k = 0; k < Op::inputs; ++k) in[k] = arrays.in[k][i];
  op(i, in, out, sums);
  for (int k = 0; k < Op::outputs; ++k) arrays.out[k][i] = out[k];
}

template <class Op, class A>
void run_piece(const Op& op, const A& arrays, std::int64_t begin, std::int64_t end) {
#pragma omp simd
  for (std::int64_t i = begin; i < end; ++i) run_entry(op, arrays, i, nullptr);
}

// The same with sums, which the lanes of a SIMD loop keep apart, in a fixed order.
template <class Op, class A>
void sum_piece(const Op& op, const A& arrays, std::int64_t begin, std::int64_t end, double* partial) {
  double lanes[num_lanes][Op::num_sums] = {};
  std::int64_t i = begin;
  for (; i + num_lanes <= end; i += num_lanes) {
#pragma omp simd
    for (int lane = 0; lane < num_lanes; ++lane) run_entry(op, arrays, i + lane, lanes[lane]);
  }
  for (; i < end; ++i) run_entry(op, arrays, i, lanes[0]);
  for (int k = 0; k < Op::num_sums; ++k) {
    double sum = 0;
    for (const auto& lane : lanes) sum += lane[k];
    partial[k * num_pieces] = sum;
  }
}

// All pieces; their sums to [sum][piece].
template <class Op, class A>
void run_pieces(const Op& op, const A& arrays, std::int64_t size, double* partial) {
  const std::int64_t length = ((size + num_pieces - 1) / num_pieces + num_lanes - 1) / num_lanes * num_lanes;
#pragma omp parallel for schedule(static) if (size > least_parallel)
  for (std::int64_t piece = 0; piece < num_pieces; ++piece) {
    const std::int64_t begin = std::min(size, piece * length);
    const std::int64_t end = std::min(size, begin + length);
    if constexpr (Op::num_sums > 0)
      sum_piece(op, arrays, begin, end, partial + piece);
    else
      run_piece(op, arrays, begin, end);
  }
}

template <int count>
void add_pieces(const double* partial, double* totals) {
  for (int k = 0; k < count; ++k)
    for (std::int64_t piece = 0; piece < num_pieces; ++piece) totals[k] += partial[k * num_pieces + piece];
}

struct CpuDriver {
  static std::size_t partial_size() { return most_sums * num_pieces; }

  template <class Op, class A, class Finish>
  static void run(Op op, const A& arrays, std::int64_t size, const Finish& finish, PartialSums sums, void*) {
    if (!op.prepare()) return;
    run_pieces(op, arrays, size, sums.partial);
    double totals[most_sums] = {};
    add_pieces<Op::num_sums>(sums.partial, totals);
    finish(totals);
  }

  static std::size_t sum_stride() { return num_pieces; }

  template <class T, class Op, class A, class Record>
  static void run_stage(Op op, const Record& record, const A& arrays, std::int64_t size, LoopHandle, void*) {
    double totals[most_sums] = {};
    add_pieces<Op::num_totals>(op.totals, totals);
    op.look();
    const bool active = op.prepare(totals);
    op.note();
    if (active) run_pieces(op, arrays, size, op.sums);
    if constexpr (!std::is_same_v<Record, NoRecord>) run_record<T>(record, size, nullptr);
  }
  template <class T, class First, class FirstArrays, class Record, class Second, class SecondArrays>
  static void run_two_stages(const First& first, const Record& record, const FirstArrays& first_arrays,
                             const Second& second, const SecondArrays& second_arrays, std::int64_t size,
                             LoopHandle loop, void* stream) {
    run_stage<T>(first, record, first_arrays, size, loop, stream);
    run_stage<T>(second, NoRecord{}, second_arrays, size, loop, stream);
  }
  template <class T, class Record>
  static void run_record(Record record, std::int64_t, void*) {
    double totals[most_sums] = {};
    record.look();
    add_pieces<Record::num_totals>(record.totals, totals);
    record(totals);
  }

  template <class Work>
  static void for_each(std::int64_t count, const Work& work, void*) {
#pragma omp parallel for schedule(static) if (count > least_parallel)
    for (std::int64_t k = 0; k < count; ++k) work(k);
  }

  template <class T, class Index>
  static void csr_multiply(const CsrView<T, Index>& matrix, const T* x, T* y, void*) {
#pragma omp parallel for schedule(static) if (matrix.num_rows > least_parallel)
    for (std::int64_t row = 0; row < matrix.num_rows; ++row) y[row] = matrix.multiply_row(row, x, 0, 1);
  }
};

}  // namespace
}  // namespace femforge

#endif
