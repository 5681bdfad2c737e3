// Poisson's problem by several processes: conjugate gradients with an operator without a matrix, each process
// with its share of the mesh, on a GPU of its own if there are any. Discontinuous elements have integrals
// over the facets between cells, of which the shares have ghosts then.
//
//   mpiexec -n 4 mpi_poisson --mesh box:16 --degree 4
//   mpiexec -n 2 mpi_poisson --mesh box:160 --target cuda --messages nccl
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "problem.hpp"

namespace {

using namespace femforge;
using poisson::Problem;

constexpr const char* usage =
    "usage: mpiexec -n PROCESSES mpi_poisson [--mesh box:N|FILE.msh] [--degree 1|2|4] [--target "
    "cpu|cuda|hip]\n"
    "                                        [--messages mpi|mpi-direct|nccl] [--compare yes]\n"
    "                                        [--elements continuous|discontinuous]\n"
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
    else if (name == "--elements" && (value == "continuous" || value == "discontinuous"))
      arguments.options.discontinuous = value == "discontinuous";
    else if (name == "--compare" && value == "yes")
      arguments.compare = true;
    else
      throw Error(name, "it cannot be understood", usage);
  }
  return arguments;
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
  const poisson::Solution solution = solve(problem);
  if (speaks)
    std::printf("  %s after %lld iterations, residual %.1e\n", to_string(solution.result.status),
                static_cast<long long>(solution.result.iterations), solution.result.relative_residual());
  if (!arguments.compare) return solution.result.converged();
  const double difference = difference_to_one_process(problem, solution);
  const bool good = difference <= 1e-12;
  if (speaks) std::printf("  against one process: %.1e  %s\n", difference, good ? "ok" : "WRONG");
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
