// What the command line of bench_operators asks for.
#ifndef FEMFORGE_BENCH_OPTIONS_HPP
#define FEMFORGE_BENCH_OPTIONS_HPP

#include <cstdint>
#include <vector>

#include "program/program.hpp"

namespace bench {

/// How cells and points are numbered.
enum class Order {
  structured,  ///< points by rows of the box; cells in small boxes of it, x fastest
  bisected,    ///< points by rows of the box; cells by the runtime's order_cells()
  reordered,   ///< at random, and then by the runtime's own reorder()
  random       ///< at random
};
const char* to_string(Order order);

/// Of the solver.
enum class Preconditioning { jacobi, chebyshev };
const char* to_string(Preconditioning preconditioner);

struct Options {
  CommonOptions common;                        ///< each operator on all targets, one after another
  std::vector<std::int64_t> sizes{8'000'000};  ///< dofs, at least
  Order order = Order::structured;
  std::int64_t block_cells = 0;  ///< of the order of cells, about; 0: what suits the kernel
  bool spmv = false;             ///< also the product with the assembled matrix
  bool cg = false;               ///< also an iteration of conjugate gradients, and its parts
  bool solve = false;            ///< a whole solution instead
  double tolerance = 1e-6;       ///< of the residual, relative to the right-hand side
  std::int64_t iterations = 2000;
  Preconditioning preconditioner = Preconditioning::jacobi;
  std::int64_t degree = 4;  ///< of Chebyshev's polynomial
};

/// Adds all of them. Their values are checked when the command line is read.
void add_options(CLI::App& app, Options& options);

}  // namespace bench

#endif
