// Times an operator and conjugate gradients on one or several processes, each with a device of its own.
//
//   mpiexec -n 2 bench_parallel [--target cuda] [--messages nccl] [--dofs 50e6] [--each] [--degree 2]
//                               [--samples 11] [--json FILE]
//
// The Laplacian of deformed hexahedra, from examples/mpi. --dofs are all dofs, or with --each those of one
// process. The operator is applied to vectors that change from call to call; all processes begin together,
// and the slowest counts. An iteration of conjugate gradients, with Jacobi's preconditioner, is the
// difference between two solutions of different length, divided by that. On one process the operator is also
// compared with the runtime's own for one process (`plain`), which has nothing to exchange.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

#include <femforge/device/vectors.hpp>
#include <femforge/solve/solver.hpp>
#include "problem.hpp"
#include "program/program.hpp"
#include "program/report.hpp"

namespace bench {
namespace {

using namespace femforge;
using Clock = std::chrono::steady_clock;

struct Options {
  CommonOptions common;
  std::int64_t dofs = 50'000'000;
  bool each = false;
  std::vector<int> degrees{2};
  std::string messages = "mpi";
};

constexpr int calls = 20;  // of the operator in a sample
constexpr std::int64_t short_solution = 10;
constexpr std::int64_t long_solution = 60;

// Milliseconds until the last process is done, of what all begin together.
template <class Work>
double together(const Stream& stream, const Work& work) {
  stream.synchronize();
  mpi::check(MPI_Barrier(MPI_COMM_WORLD), "MPI_Barrier");
  const auto begin = Clock::now();
  work();
  stream.synchronize();
  double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  mpi::check(MPI_Allreduce(MPI_IN_PLACE, &seconds, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD), "MPI_Allreduce");
  return 1e3 * seconds;
}

template <class Work>
Timing sampled(const Stream& stream, std::int64_t samples, double per_sample, const Work& work) {
  std::vector<double> times;
  together(stream, work);  // the first one loads kernels, and connects processes
  for (std::int64_t k = 0; k < samples; ++k) times.push_back(together(stream, work) / per_sample);
  return summarise(std::move(times));
}

Timing time_apply(const LinearOperator<double>& matrix, std::int64_t samples, const Stream& stream) {
  const auto size = static_cast<std::size_t>(matrix.size());
  std::vector<DeviceArray<double>> vectors;
  for (int k = 0; k < 2; ++k) {
    vectors.emplace_back(matrix.target(), size);
    vectors.back().fill(1);
  }
  return sampled(stream, samples, calls, [&] {
    for (int k = 0; k < calls; ++k)
      matrix.apply(vectors[static_cast<std::size_t>(k % 2)].data(),
                   vectors[static_cast<std::size_t>((k + 1) % 2)].data(), stream);
  });
}

Timing time_cg(const poisson::Problem& problem, std::int64_t samples, const Stream& stream) {
  const DeviceArray<double> b = problem.load();
  DeviceArray<double> x(b.target(), b.size());
  const JacobiPreconditioner<double> jacobi(problem.diagonal());
  const auto solve = [&](std::int64_t iterations) {
    x.fill(0);
    SolverOptions options;
    options.relative_tolerance = 0;
    options.max_iterations = iterations;
    options.check_interval = iterations;
    const SolverResult result = solve_cg(problem.matrix(), jacobi, b.data(), x.data(), options, stream);
    require(result.iterations == iterations, "conjugate gradients",
            "they stop early, so that times mean nothing");
  };
  const auto count = std::max<std::int64_t>(samples / 2, 3);
  const Timing few = sampled(stream, count, 1, [&] { solve(short_solution); });
  const Timing many = sampled(stream, count, 1, [&] { solve(long_solution); });
  std::vector<double> times;
  for (const double time : many.samples)
    times.push_back((time - few.median) / static_cast<double>(long_solution - short_solution));
  return summarise(std::move(times));
}

// Divisions of a cube with about so many nodes.
int divisions_for(std::int64_t dofs, int degree) {
  return std::max(1, static_cast<int>(std::lround((std::cbrt(static_cast<double>(dofs)) - 1) / degree)));
}

// The largest difference of a solution on a small mesh to that of one process.
double check(poisson::Options choice) {
  choice.mesh = "box:" + std::to_string(24 / choice.degree);
  const poisson::Problem problem(choice, MPI_COMM_WORLD);
  const double difference = difference_to_one_process(problem, solve(problem));
  require(difference < 1e-11, "bench_parallel", "the solution on a small mesh is not that of one process");
  return difference;
}

Json measure(const Options& options, int degree) {
  const int processes = mpi::size_of(MPI_COMM_WORLD);
  const std::int64_t wanted = options.each ? options.dofs * processes : options.dofs;
  poisson::Options choice;
  choice.degree = degree;
  choice.target = options.common.target();
  choice.messages = poisson::messages_from_string(options.messages);
  const double difference = check(choice);
  choice.mesh = "box:" + std::to_string(divisions_for(wanted, degree));
  poisson::Problem problem(choice, MPI_COMM_WORLD);
  const Stream stream(choice.target);
  const std::int64_t dofs = problem.num_dofs();
  const Timing apply = time_apply(problem.matrix(), options.common.samples, stream);
  const Timing cg = time_cg(problem, options.common.samples, stream);
  std::int64_t ghosts = problem.plan().num_ghosts;
  mpi::check(MPI_Allreduce(MPI_IN_PLACE, &ghosts, 1, MPI_INT64_T, MPI_SUM, MPI_COMM_WORLD), "MPI_Allreduce");
  Json row;
  // As `femforge scaling --measured` takes it.
  row["scaling"] = options.each ? "weak" : "strong";
  row["element"] = "Q" + std::to_string(degree);
  row["devices"] = processes;
  row["messages"] = options.messages;
  row["mesh"] = choice.mesh;
  row["dofs"] = dofs;
  row["apply_seconds"] = measured(1e-3 * apply.median);
  row["cg_seconds"] = measured(1e-3 * cg.median);
  row["ghosts"] = ghosts;
  row["difference_to_one_process"] = measured(difference);
  row["apply"] = measured(apply);
  row["apply_gdofs"] = measured(gdofs(dofs, apply.median));
  row["cg_iteration"] = measured(cg);
  if (processes == 1) {
    const Timing plain = time_apply(problem.plain(), options.common.samples, stream);
    row["plain_apply"] = measured(plain);
  }
  if (mpi::rank_in(MPI_COMM_WORLD) == 0)
    std::printf("Q%d, %d processes, %.1f million dofs: apply %.3f ms, %.1f GDoF/s; an iteration %.3f ms\n",
                degree, processes, 1e-6 * static_cast<double>(dofs), apply.median, gdofs(dofs, apply.median),
                cg.median);
  return row;
}

int run(const Options& options) {
  poisson::take_device(options.common.target(), MPI_COMM_WORLD);
  Report report(options.common.target());
  for (const int degree : options.degrees) report.add(measure(options, degree));
  if (mpi::rank_in(MPI_COMM_WORLD) == 0) report.write(options.common.json, options.common.command);
  return 0;
}

}  // namespace
}  // namespace bench

int main(int argc, char** argv) {
  if (MPI_Init(&argc, &argv) != MPI_SUCCESS) return 1;
  CLI::App app("Times an operator and conjugate gradients on several processes");
  bench::Options options;
  bench::add_common_options(app, options.common, bench::Targets::one, bench::Names::none);
  bench::add_count(app, "--dofs", options.dofs, "unknowns of all processes");
  app.add_flag("--each", options.each, "unknowns of one process instead");
  app.add_option("--degree", options.degrees, "degrees of the elements")->check(CLI::IsMember({1, 2, 4}));
  app.add_option("--messages", options.messages, "how they travel: mpi, mpi-direct or nccl");
  const int code = bench::run_program(app, argc, argv, options.common, [&] { return bench::run(options); });
  if (code != 0) MPI_Abort(MPI_COMM_WORLD, code);  // others may be waiting
  MPI_Finalize();
  return code;
}
