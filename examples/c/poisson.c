/* Poisson's problem in plain C, with kernels and nothing else: -div grad u = 1 on the unit square, u = 0 at
 * its edges, by linear elements and conjugate gradients. Element matrices are kept, and applied cell by cell.
 */
#include <math.h>
#include <poisson_kernels.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { squares = 32, side = squares + 1, points = side * side, cells = 2 * squares * squares, nodes = 3 };

typedef struct problem {
  double coordinates[2 * points];         /* [point][2] */
  int32_t nodes_of[nodes * cells];        /* [cell][node] */
  double matrices[nodes * nodes * cells]; /* [cell][row][column] */
  double ones[nodes * cells];             /* the source at the nodes of each cell */
  double loads[nodes * cells];            /* [cell][row] */
} problem;

static int is_fixed(int point) {
  const int x = point % side, y = point / side;
  return x == 0 || y == 0 || x == squares || y == squares;
}

static void make_mesh(problem* p) {
  for (int point = 0; point < points; ++point) {
    p->coordinates[2 * point] = (double)(point % side) / squares;
    p->coordinates[2 * point + 1] = (double)(point / side) / squares;
  }
  for (int square = 0; square < squares * squares; ++square) {
    const int32_t corner = square % squares + side * (square / squares);
    const int32_t both[2 * nodes] = {corner, corner + 1,    corner + side + 1,
                                     corner, corner + side, corner + side + 1};
    for (int k = 0; k < 2 * nodes; ++k) p->nodes_of[2 * nodes * square + k] = both[k];
  }
  for (int k = 0; k < nodes * cells; ++k) p->ones[k] = 1;
}

/* y = A x; rows and columns at the edges are left out */
static void apply(const problem* p, const double* x, double* y) {
  for (int point = 0; point < points; ++point) y[point] = 0;
  for (int cell = 0; cell < cells; ++cell) {
    const int32_t* own = p->nodes_of + nodes * cell;
    for (int i = 0; i < nodes; ++i)
      for (int j = 0; j < nodes; ++j)
        if (!is_fixed(own[i]) && !is_fixed(own[j]))
          y[own[i]] += p->matrices[nodes * (nodes * cell + i) + j] * x[own[j]];
  }
}

static double dot(const double* x, const double* y) {
  double sum = 0;
  for (int point = 0; point < points; ++point) sum += x[point] * y[point];
  return sum;
}

static int solve(const problem* p, double* u) {
  static double r[points], d[points], image[points];
  for (int point = 0; point < points; ++point) u[point] = r[point] = 0;
  for (int k = 0; k < nodes * cells; ++k)
    if (!is_fixed(p->nodes_of[k])) r[p->nodes_of[k]] += p->loads[k];
  for (int point = 0; point < points; ++point) d[point] = r[point];
  const double goal = 1e-24 * dot(r, r);
  double now = dot(r, r);
  int iterations = 0;
  for (; now > goal && iterations < points; ++iterations) {
    apply(p, d, image);
    const double step = now / dot(d, image);
    for (int point = 0; point < points; ++point) {
      u[point] += step * d[point];
      r[point] -= step * image[point];
    }
    const double next = dot(r, r);
    for (int point = 0; point < points; ++point) d[point] = r[point] + next / now * d[point];
    now = next;
  }
  return now > goal ? -1 : iterations;
}

int main(void) {
  problem* p = malloc(sizeof *p);
  if (p == NULL) return 1;
  make_mesh(p);
  int code = poisson_a_p1_triangle_f64_element_tensor_cpu(cells, p->matrices, p->coordinates, p->nodes_of);
  if (code == FEMFORGE_SUCCESS)
    code =
        poisson_l_p1_triangle_f64_element_tensor_cpu(cells, p->loads, p->coordinates, p->nodes_of, p->ones);
  static double u[points];
  const int iterations = code == FEMFORGE_SUCCESS ? solve(p, u) : -1;
  free(p);
  const double expected = 0.0736713532; /* the series that solves this problem, in the middle */
  const double found = u[side * (squares / 2) + squares / 2];
  printf("u in the middle: %.6f, exactly %.6f; %d iterations\n", found, expected, iterations);
  return iterations > 0 && fabs(found - expected) < 1e-4 ? 0 : 1;
}
