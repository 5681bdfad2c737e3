// Poisson's problem by several processes: conjugate gradients with an operator without a matrix, each process
// with its share of the mesh, on a GPU of its own if there are any.
//
//   mpiexec -n 4 mpi_poisson --mesh box:16 --degree 4
//   mpiexec -n 2 mpi_poisson --mesh box:160 --target cuda --messages nccl
#include <array>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <exception>
#include <map>

#include <femforge/solve/solver.hpp>
#include "problem.hpp"

namespace {

using namespace femforge;
using poisson::Problem;

constexpr const char* usage =
    "usage: mpiexec -n PROCESSES mpi_poisson [--mesh box:N|FILE.msh] [--degree 1|2|4] [--target "
    "cpu|cuda|hip]\n"
    "                                        [--messages mpi|mpi-direct|nccl] [--compare yes]\n"
    "--compare yes: every process solves the whole problem alone, too, and compares its part.\n";

struct Arguments {
  poisson::Options options;
  bool compare = false;
};

Arguments read(int argc, char** argv) {
  Arguments arguments;
  for (int i = 1; i < argc; i += 2) {
    const std::string name = argv[i];
    const std::string value = i + 1 < argc ? argv[i + 1] : "";
    if (name == "--mesh")
      arguments.options.mesh = value;
    else if (name == "--degree")
      arguments.options.degree = std::atoi(value.c_str());
    else if (name == "--target")
      arguments.options.target = target_from_string(value);
    else if (name == "--messages")
      arguments.options.messages = poisson::messages_from_string(value);
    else if (name == "--compare" && value == "yes")
      arguments.compare = true;
    else
      throw Error(name, "it cannot be understood", usage);
  }
  return arguments;
}

struct Solution {
  std::vector<double> values;  // of owned dofs
  SolverResult result;
};

Solution solve(const Problem& problem, Target target) {
  const DeviceArray<double> b = problem.load();
  DeviceArray<double> x(target, b.size());
  x.fill(0);
  SolverOptions options;
  options.relative_tolerance = 1e-13;
  SolverResult result =
      solve_cg(problem.matrix(), JacobiPreconditioner<double>(problem.diagonal()), b, x, options);
  return {x.to_host(), result};
}

// The largest difference to a solution by one process, of the same values at the same points; relative.
double difference(const Problem& problem, const Solution& solution, const Problem& alone,
                  const Solution& expected) {
  // Points by the cell of a fine grid that they are in, or, where rounding moves them, one beside it.
  constexpr double fine = 1e7;
  using Place = std::array<std::int64_t, 3>;
  const auto place_of = [&](const double* x) {
    return Place{std::llround(fine * x[0]), std::llround(fine * x[1]), std::llround(fine * x[2])};
  };
  std::map<Place, double> known;
  double scale = 0;
  const std::vector<double> all = alone.points();
  for (std::size_t k = 0; k < expected.values.size(); ++k) {
    known[place_of(&all[3 * k])] = expected.values[k];
    scale = std::max(scale, std::abs(expected.values[k]));
  }
  double largest = 0;
  const std::vector<double> own = problem.points();
  for (std::size_t k = 0; k < solution.values.size(); ++k) {
    const Place middle = place_of(&own[3 * k]);
    auto found = known.end();
    for (int beside = 0; beside < 27 && found == known.end(); ++beside)
      found = known.find({middle[0] + (beside + 1) % 3 - 1, middle[1] + (beside / 3 + 1) % 3 - 1,
                          middle[2] + (beside / 9 + 1) % 3 - 1});
    require(found != known.end(), "the comparison", "a point is not in the whole mesh");
    largest = std::max(largest, std::abs(solution.values[k] - found->second));
  }
  return largest / scale;
}

bool run(const Arguments& arguments) {
  const poisson::Options& options = arguments.options;
  const bool speaks = mpi::rank_in(MPI_COMM_WORLD) == 0;
  poisson::take_device(options.target, MPI_COMM_WORLD);
  const Problem problem(options, MPI_COMM_WORLD);
  const std::int64_t dofs = problem.num_dofs();
  if (speaks)
    std::printf("%d processes, target %s, messages by %s: %lld unknowns\n", mpi::size_of(MPI_COMM_WORLD),
                to_string(options.target), poisson::to_string(options.messages),
                static_cast<long long>(dofs));
  const Solution solution = solve(problem, options.target);
  if (speaks)
    std::printf("  %s after %lld iterations, residual %.1e\n", to_string(solution.result.status),
                static_cast<long long>(solution.result.iterations), solution.result.relative_residual());
  if (!arguments.compare) return solution.result.converged();

  const poisson::Options one{options.mesh, options.degree, options.target, poisson::Messages::mpi};
  const Problem alone(one, MPI_COMM_SELF);
  double largest = difference(problem, solution, alone, solve(alone, options.target));
  mpi::check(MPI_Allreduce(MPI_IN_PLACE, &largest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD), "MPI_Allreduce");
  const bool good = largest <= 1e-12;
  if (speaks) std::printf("  against one process: %.1e  %s\n", largest, good ? "ok" : "WRONG");
  return solution.result.converged() && good;
}

}  // namespace

int main(int argc, char** argv) {
  if (MPI_Init(&argc, &argv) != MPI_SUCCESS) return 1;
  bool good = false;
  try {
    good = run(read(argc, argv));
  } catch (const std::exception& error) {
    // Others may be waiting for this process: none goes on without it.
    std::fprintf(stderr, "%s\n", message_of(error).c_str());
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  MPI_Finalize();
  return good ? 0 : 1;
}
