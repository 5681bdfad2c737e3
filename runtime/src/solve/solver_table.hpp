// The table of a target's kernels of solvers, made from its driver (see device/vector_table.hpp), which has
// besides
//
//   Driver::run_stage<T>(stage, record, arrays, size, loop, stream)  an operation with its prologue, and
//                                                                    bookkeeping beside it
//   Driver::run_two_stages<T>(first, record, arrays, second, arrays, size, loop, stream)
//                                                                    the same for two that follow each other
//   Driver::run_record(record, size, stream)                         bookkeeping alone
//   Driver::sum_stride()                                             doubles for one sum of all blocks
#ifndef FEMFORGE_SRC_SOLVE_SOLVER_TABLE_HPP
#define FEMFORGE_SRC_SOLVE_SOLVER_TABLE_HPP

#include <type_traits>
#include <utility>

#include "solve/gmres_operations.hpp"
#include "solve/solver_backend.hpp"

namespace femforge {

template <class T, class Driver>
class SolverTable final : public SolverBackend<T> {
 public:
  std::size_t sums_size() const override { return std::size_t{most_sums} * Driver::sum_stride(); }

  void cg_start(const CgVectors<T>& v, void* stream) const override {
    if (v.inverse != nullptr)
      start(CgStartResidual<T, true>{}, {{v.b, v.q, v.inverse}, {v.r, v.p}}, CgStart{v.state}, v, stream);
    else
      start(CgStartResidual<T, false>{}, {{v.b, v.q}, {v.r, v.p}}, CgStart{v.state}, v, stream);
  }
  void cg_project(const CgVectors<T>& v, void* stream) const override {
    choose(v.inverse != nullptr, [&](auto pointwise) {
      const auto [stage, arrays] = project<pointwise.value>(v);
      Driver::template run_stage<T>(stage, NoRecord{}, arrays, v.size, no_loop, stream);
    });
  }
  void cg_update(const CgVectors<T>& v, void* stream) const override {
    choose(v.inverse != nullptr, v.clears, [&](auto pointwise, auto clears) {
      const auto [stage, arrays] = update<pointwise.value, clears.value>(v);
      Driver::template run_stage<T>(stage, NoRecord{}, arrays, v.size, no_loop, stream);
    });
  }
  void cg_project_and_update(const CgVectors<T>& v, LoopHandle loop, void* stream) const override {
    choose(v.inverse != nullptr, v.clears, [&](auto pointwise, auto clears) {
      const auto [first, first_arrays] = project<pointwise.value>(v);
      const auto [second, second_arrays] = update<pointwise.value, clears.value>(v);
      Driver::template run_two_stages<T>(first, record(v), first_arrays, second, second_arrays, v.size, loop,
                                         stream);
    });
  }
  void cg_start_residual(const CgVectors<T>& v, void* stream) const override {
    start(CgStartResidualOnly<T>{}, {{v.b, v.q}, {v.r}}, CgStartNorms{v.state}, v, stream);
  }
  void cg_start_energy(const CgVectors<T>& v, void* stream) const override {
    start(Dot<T>{}, {{v.r, v.p}, {nullptr}}, CgStartEnergy{v.state}, v, stream);
  }
  void cg_finish_start(const CgVectors<T>& v, void* stream) const override {
    finish(CgStart{v.state}, v, stream);
  }
  void cg_finish_start_residual(const CgVectors<T>& v, void* stream) const override {
    finish(CgStartNorms{v.state}, v, stream);
  }
  void cg_finish_start_energy(const CgVectors<T>& v, void* stream) const override {
    finish(CgStartEnergy{v.state}, v, stream);
  }
  void cg_gather_sums(const CgVectors<T>& v, double* totals, void* stream) const override {
    Driver::template run_record<T>(SumsOf<CgVectors<T>::num_projections>{v.projections, totals}, v.size,
                                   stream);
    Driver::template run_record<T>(
        SumsOf<CgVectors<T>::num_residuals>{v.residuals, totals + CgVectors<T>::num_projections}, v.size,
        stream);
  }
  void cg_spread_sums(const CgVectors<T>& v, const double* totals, void* stream) const override {
    const auto stride = static_cast<std::int64_t>(Driver::sum_stride());
    // As the only block that has left anything; the others' places are zeros, and stay so.
    Driver::for_each(
        CgVectors<T>::num_sums,
        SpreadSums{totals, v.projection_totals, v.residual_totals, CgVectors<T>::num_projections, stride},
        stream);
  }
  void cg_curvature(const CgVectors<T>& v, LoopHandle loop, void* stream) const override {
    curvature(v, record(v), loop, stream);
  }
  void cg_curvature_alone(const CgVectors<T>& v, void* stream) const override {
    curvature(v, NoRecord{}, no_loop, stream);
  }
  void cg_residual(const CgVectors<T>& v, void* stream) const override {
    choose(v.clears, [&](auto clears) {
      using Residual = CgResidual<T, clears.value>;
      Residual stage;
      stage.state = v.state;
      stage.totals = v.projection_totals;
      stage.sums = v.residuals;
      Arrays<T, 2, Residual::outputs> arrays{{v.r, v.q}, {v.r}};
      if constexpr (clears.value) arrays.out[1] = v.q;
      Driver::template run_stage<T>(stage, NoRecord{}, arrays, v.size, no_loop, stream);
    });
  }
  void cg_energy(const CgVectors<T>& v, void* stream) const override {
    CgEnergy<T> stage;
    stage.sums = v.residuals + Driver::sum_stride();
    Driver::template run_stage<T>(stage, NoRecord{}, Arrays<T, 2, 0>{{v.r, v.z}, {}}, v.size, no_loop,
                                  stream);
  }
  void cg_direction(const CgVectors<T>& v, void* stream) const override {
    CgDirection<T> stage;
    stage.state = v.state;
    stage.totals = v.residual_totals;
    Driver::template run_stage<T>(stage, NoRecord{}, Arrays<T, 3, 2>{{v.x, v.p, v.z}, {v.x, v.p}}, v.size,
                                  no_loop, stream);
  }
  void cg_record(const CgVectors<T>& v, void* stream) const override {
    Driver::template run_record<T>(record(v), v.size, stream);
  }

  void minres_residual(const MinresVectors<T>& v, const T* b, void* stream) const override {
    if (v.size > 0)
      Driver::run(MinresResidual<T>{}, Arrays<T, 2, 1>{{b, v.q}, {v.v}}, v.size, NoFinish{},
                  PartialSums{nullptr, nullptr}, stream);
  }
  void minres_start(const MinresVectors<T>& v, const T* b, const T* m_b, void* stream) const override {
    reduce(MinresNorms<T>{}, {{b, m_b, v.v, v.z}, {nullptr}}, v.size, MinresStart{v.state}, v.finished,
           stream);
  }
  void minres_project_and_step(const MinresVectors<T>& v, LoopHandle loop, void* stream) const override {
    MinresProject<T> project;
    project.sums = v.projections;
    choose(v.inverse != nullptr, v.diagonal, v.clears, [&](auto pointwise, auto makes_z, auto clears) {
      using Lanczos = MinresLanczos<T, pointwise.value, makes_z.value, clears.value>;
      Lanczos step;
      step.state = v.state;
      step.totals = v.projections;
      step.sums = v.norms;
      ArraysOf<Lanczos> arrays{{v.q, v.v, v.v_old}, {v.v_old}};
      if constexpr (pointwise.value) arrays.in[3] = v.inverse;
      if constexpr (makes_z.value) arrays.out[1] = v.z_new;
      if constexpr (clears.value) arrays.out[Lanczos::outputs - 1] = v.q;
      Driver::template run_two_stages<T>(project, record(v), Arrays<T, 2, 0>{{v.q, v.z}, {}}, step, arrays,
                                         v.size, loop, stream);
    });
  }
  void minres_norm(const MinresVectors<T>& v, void* stream) const override {
    MinresProject<T> stage;
    stage.sums = v.norms;
    Driver::template run_stage<T>(stage, NoRecord{}, Arrays<T, 2, 0>{{v.v_old, v.z_new}, {}}, v.size, no_loop,
                                  stream);
  }
  void minres_update(const MinresVectors<T>& v, void* stream) const override {
    MinresUpdate<T> stage;
    stage.state = v.state;
    stage.totals = v.norms;
    Driver::template run_stage<T>(stage, NoRecord{},
                                  Arrays<T, 4, 2>{{v.x, v.z, v.w, v.w_old}, {v.x, v.w_old}}, v.size, no_loop,
                                  stream);
  }
  void minres_record(const MinresVectors<T>& v, void* stream) const override {
    Driver::template run_record<T>(record(v), v.size, stream);
  }

  void basis_products(std::int64_t size, int count, const T* basis, std::int64_t stride, const T* w,
                      double* products, PartialSums sums, void* stream) const override {
    in_groups(count, [&](auto group, int first) {
      constexpr int width = group.value;
      Arrays<T, width + 1, 0> arrays{};
      for (int k = 0; k < width; ++k) arrays.in[k] = basis + (first + k) * stride;
      arrays.in[width] = w;
      Driver::run(BasisProducts<T, width>{}, arrays, size, StoreSums{products + first, width}, sums, stream);
    });
  }
  void basis_combine(std::int64_t size, int count, const T* basis, std::int64_t stride, T factor,
                     const double* coefficients, T* w, void* stream) const override {
    if (size == 0) return;
    in_groups(count, [&](auto group, int first) {
      constexpr int width = group.value;
      Arrays<T, width + 1, 1> arrays{};
      for (int k = 0; k < width; ++k) arrays.in[k] = basis + (first + k) * stride;
      arrays.in[width] = arrays.out[0] = w;
      BasisCombine<T, width> combine;
      combine.coefficients = coefficients + first;
      combine.factor = factor;
      Driver::run(combine, arrays, size, NoFinish{}, PartialSums{nullptr, nullptr}, stream);
    });
  }

 private:
  static CgRecord record(const CgVectors<T>& v) { return {v.state, v.residual_totals}; }
  template <class Op>
  using ArraysOf = Arrays<T, Op::inputs, Op::outputs>;

  template <bool pointwise>
  static auto project(const CgVectors<T>& v) {
    using Project = CgProject<T, pointwise>;
    std::pair<Project, ArraysOf<Project>> found{{}, {{v.p, v.q, v.r}, {}}};
    found.first.sums = v.projections;
    if constexpr (pointwise) found.second.in[3] = v.inverse;
    return found;
  }
  template <bool pointwise, bool clears>
  static auto update(const CgVectors<T>& v) {
    using Update = CgUpdate<T, pointwise, clears>;
    std::pair<Update, ArraysOf<Update>> found{{}, {{v.x, v.p, v.r, v.q}, {v.x, v.p, v.r}}};
    found.first.state = v.state;
    found.first.totals = v.projection_totals;
    found.first.sums = v.residuals;
    if constexpr (pointwise) found.second.in[4] = v.inverse;
    if constexpr (clears) found.second.out[3] = v.q;
    return found;
  }
  static MinresRecord record(const MinresVectors<T>& v) { return {v.state}; }

  // The sums of a start, and what comes of them: at once, or when those of other processes are there.
  template <class Op, class Finish>
  static void start(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays, const Finish& finish,
                    const CgVectors<T>& v, void* stream) {
    if (v.start_sums == nullptr)
      reduce(op, arrays, v.size, finish, v.finished, stream);
    else
      reduce(op, arrays, v.size, StoreSums{v.start_sums, Op::num_sums}, v.finished, stream);
  }
  template <class Finish>
  static void finish(const Finish& finish, const CgVectors<T>& v, void* stream) {
    Driver::for_each(1, FinishOnce<Finish>{finish, v.start_sums}, stream);
  }
  template <class Record>
  static void curvature(const CgVectors<T>& v, const Record& record, LoopHandle loop, void* stream) {
    CgCurvature<T> stage;
    stage.sums = v.projections;
    Driver::template run_stage<T>(stage, record, Arrays<T, 2, 0>{{v.p, v.q}, {}}, v.size, loop, stream);
  }

  template <class Op, class Finish>
  static void reduce(const Op& op, const Arrays<T, Op::inputs, Op::outputs>& arrays, std::int64_t size,
                     const Finish& finish, PartialSums sums, void* stream) {
    static_assert(Op::num_sums > 0 && Op::num_sums <= most_sums);
    Driver::run(op, arrays, size, finish, sums, stream);
  }

  // Calls `work` with the truth values as types.
  template <class Work>
  static void choose(bool first, const Work& work) {
    first ? work(std::true_type{}) : work(std::false_type{});
  }
  template <class Work>
  static void choose(bool first, bool second, const Work& work) {
    choose(first, [&](auto a) { choose(second, [&](auto b) { work(a, b); }); });
  }
  template <class Work>
  static void choose(bool first, bool second, bool third, const Work& work) {
    choose(first, second, [&](auto a, auto b) { choose(third, [&](auto c) { work(a, b, c); }); });
  }
  // Calls `work` with the number of vectors in a group, as a type, and the first of them.
  template <class Work>
  static void in_groups(int count, const Work& work) {
    int first = 0;
    for (; first + basis_group <= count; first += basis_group)
      work(std::integral_constant<int, basis_group>{}, first);
    for (; first < count; ++first) work(std::integral_constant<int, 1>{}, first);
  }
};

}  // namespace femforge

#endif
