// libCEED's operators of the bake-off problems on one core of a CPU, to be compared with bench/survey's.
//
//   cc -O2 bench/libceed_cpu.c -I CEED/include -L CEED/lib -lceed -lm -o libceed_cpu
//   taskset -c 1 ./libceed_cpu /cpu/self/avx/blocked < problems.txt > cpu_libceed.csv
//
// Lines of the input are PROBLEM DEGREE DIVISIONS: 1 to 6, the degree, and cells of a cube in each direction.
// Geometry is stored at the points, as libCEED has it; its values do not change the time. y += A x, from
// L-vector to L-vector, the best of five.
#include <ceed.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void check(int error, const char* what) {
  if (error == 0) return;
  fprintf(stderr, "libceed_cpu: %s fails (%d)\n", what, error);
  exit(1);
}

static double seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

// [cell][node]: the first component of each node of a cube of n^3 cells with P nodes in each direction.
static CeedElemRestriction restriction_of_cube(Ceed ceed, int n, int P, int components) {
  const CeedInt across = n * (P - 1) + 1, cells = n * n * n, nodes = P * P * P;
  CeedInt* offsets = malloc(sizeof(CeedInt) * (size_t)cells * (size_t)nodes);
  check(offsets == NULL, "allocating offsets");
  for (int cell = 0; cell < cells; cell++) {
    const int corner[3] = {cell % n * (P - 1), cell / n % n * (P - 1), cell / n / n * (P - 1)};
    for (int k = 0; k < nodes; k++) {
      const int x = corner[0] + k % P, y = corner[1] + k / P % P, z = corner[2] + k / P / P;
      offsets[(size_t)cell * (size_t)nodes + (size_t)k] = components * (x + across * (y + across * z));
    }
  }
  CeedElemRestriction result;
  const CeedSize dofs = (CeedSize)across * across * across * components;
  check(CeedElemRestrictionCreate(ceed, cells, nodes, components, 1, dofs, CEED_MEM_HOST, CEED_COPY_VALUES,
                                  offsets, &result),
        "CeedElemRestrictionCreate");
  free(offsets);
  return result;
}

static CeedVector vector_of(Ceed ceed, CeedSize size, double value) {
  CeedVector result;
  check(CeedVectorCreate(ceed, size, &result), "CeedVectorCreate");
  check(CeedVectorSetValue(result, value), "CeedVectorSetValue");
  return result;
}

static void measure(Ceed ceed, int problem, int degree, int n) {
  const int components = problem % 2 == 0 ? 3 : 1, is_mass = problem <= 2, are_nodes = problem >= 5;
  const int P = degree + 1, Q = are_nodes ? P : P + 1, factors = is_mass ? 1 : 6;
  const CeedInt cells = n * n * n, across = n * degree + 1, points = Q * Q * Q;
  const CeedSize dofs = (CeedSize)across * across * across * components;
  const CeedSize data_size = (CeedSize)factors * cells * points;
  CeedElemRestriction dofs_of_cells = restriction_of_cube(ceed, n, P, components), data_of_cells;
  check(CeedElemRestrictionCreateStrided(ceed, cells, points, factors, data_size, CEED_STRIDES_BACKEND,
                                         &data_of_cells),
        "CeedElemRestrictionCreateStrided");
  CeedBasis basis;
  check(CeedBasisCreateTensorH1Lagrange(ceed, 3, components, P, Q,
                                        are_nodes ? CEED_GAUSS_LOBATTO : CEED_GAUSS, &basis),
        "CeedBasisCreateTensorH1Lagrange");
  CeedVector data = vector_of(ceed, data_size, 0.3), x = vector_of(ceed, dofs, 0.7),
             y = vector_of(ceed, dofs, 0);
  const char* of_scalars = is_mass ? "MassApply" : "Poisson3DApply";
  const char* of_vectors = is_mass ? "Vector3MassApply" : "Vector3Poisson3DApply";
  CeedQFunction at_points;
  check(CeedQFunctionCreateInteriorByName(ceed, components == 3 ? of_vectors : of_scalars, &at_points),
        "CeedQFunctionCreateInteriorByName");
  CeedOperator operator;
  check(CeedOperatorCreate(ceed, at_points, CEED_QFUNCTION_NONE, CEED_QFUNCTION_NONE, &operator),
        "CeedOperatorCreate");
  const char* in = is_mass ? "u" : "du";
  const char* out = is_mass ? "v" : "dv";
  check(CeedOperatorSetField(operator, in, dofs_of_cells, basis, CEED_VECTOR_ACTIVE), in);
  check(CeedOperatorSetField(operator, "qdata", data_of_cells, CEED_BASIS_COLLOCATED, data), "qdata");
  check(CeedOperatorSetField(operator, out, dofs_of_cells, basis, CEED_VECTOR_ACTIVE), out);
  double best = 0;
  for (int round = 0; round < 6; round++) {
    const double begin = seconds();
    check(CeedOperatorApplyAdd(operator, x, y, CEED_REQUEST_IMMEDIATE), "CeedOperatorApplyAdd");
    const double time = seconds() - begin;
    if (round == 1 || (round > 1 && time < best)) best = time;
  }
  printf("BP%d,%d,%d,%lld,%.6g,%.5g\n", problem, degree, cells, (long long)dofs, best,
         (double)dofs / best * 1e-6);
  fflush(stdout);
  check(CeedOperatorDestroy(&operator), "CeedOperatorDestroy");
  check(CeedQFunctionDestroy(&at_points), "CeedQFunctionDestroy");
  check(CeedVectorDestroy(&data) || CeedVectorDestroy(&x) || CeedVectorDestroy(&y), "CeedVectorDestroy");
  check(CeedBasisDestroy(&basis), "CeedBasisDestroy");
  check(CeedElemRestrictionDestroy(&dofs_of_cells) || CeedElemRestrictionDestroy(&data_of_cells),
        "CeedElemRestrictionDestroy");
}

int main(int argc, char** argv) {
  if (argc != 2) {
    fprintf(stderr, "libceed_cpu: name libCEED's resource, /cpu/self/avx/blocked for instance\n");
    return 2;
  }
  Ceed ceed;
  check(CeedInit(argv[1], &ceed), argv[1]);
  printf("problem,degree,cells,dofs,seconds,mdofs\n");
  int problem, degree, divisions;
  while (scanf("%d %d %d", &problem, &degree, &divisions) == 3) {
    if (problem < 1 || problem > 6 || degree < 1 || degree > 20 || divisions < 1 || divisions > 400) {
      fprintf(stderr, "libceed_cpu: %d %d %d is no problem of 1 to 6, degree and divisions\n", problem,
              degree, divisions);
      return 2;
    }
    measure(ceed, problem, degree, divisions);
  }
  check(CeedDestroy(&ceed), "CeedDestroy");
  return 0;
}
