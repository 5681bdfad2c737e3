// helmholtz_q1_hexahedron_f64_qfunction: point function of form a in helmholtz.form
//
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate helmholtz.form --kernel qfunction --define cell=hexahedron --define degree=1
//
// Form file helmholtz.form:
//   | """Helmholtz: the indefinite form of -div grad u - wavenumber^2 u."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   | wavenumber = Constant(cell)
//   |
//   | a = (inner(grad(v), grad(u)) - wavenumber**2 * inner(v, u)) * dx
//
// Inputs:
//   in[0]  "trial", 1, CEED_EVAL_INTERP: the trial function, [Q]
//   in[1]  "grad_trial", 3, CEED_EVAL_GRAD: reference derivatives of the trial function, [3][Q]
//   in[2]  "grad_x", 9, CEED_EVAL_GRAD: reference derivatives of the coordinates, [3][3][Q]
//   in[3]  "weights", 1, CEED_EVAL_WEIGHT: weights of the points, [Q]
//
// Outputs:
//   out[0]  "test", 1, CEED_EVAL_INTERP: to be multiplied with the test function, [Q]
//   out[1]  "grad_test", 3, CEED_EVAL_GRAD: to be multiplied with reference derivatives of the test
//           function, [3][Q]
//
// Context:
//   wavenumber  constant of the form
//
// What:
//   cell    hexahedron; bases may be of any degree
//   degree  a rule of degree 5 (estimate), scheme default, for the elements of the form file
//   scalar  float64: literals and functions are double, whatever CeedScalar is
//
// Costs of a point:
//   flops   71
//   values  14 read, 4 written
#ifndef HELMHOLTZ_Q1_HEXAHEDRON_F64_QFUNCTION_H
#define HELMHOLTZ_Q1_HEXAHEDRON_F64_QFUNCTION_H

#include <ceed/types.h>
#ifndef CEED_RUNNING_JIT_PASS
#include <math.h>
#endif

// Constants of the form.
typedef struct {
  CeedScalar wavenumber;
} helmholtz_q1_hexahedron_f64_qfunction_context;

CEED_QFUNCTION(helmholtz_q1_hexahedron_f64_qfunction)(
    void *ctx, CeedInt Q, const CeedScalar *const *in, CeedScalar *const *out) {
  const helmholtz_q1_hexahedron_f64_qfunction_context *const context =
      (const helmholtz_q1_hexahedron_f64_qfunction_context *)ctx;
  const CeedScalar wavenumber_0 = context->wavenumber;
  CeedPragmaSIMD for (CeedInt i = 0; i < Q; i++) {
    const CeedScalar trial_0 = in[0][i];
    const CeedScalar weight = in[3][i];
    const CeedScalar J00 = in[2][i];
    const CeedScalar J11 = in[2][i + 4 * Q];
    const CeedScalar J22 = in[2][i + 8 * Q];
    const CeedScalar J21 = in[2][i + 5 * Q];
    const CeedScalar J12 = in[2][i + 7 * Q];
    const CeedScalar adj00 = J11 * J22 - J21 * J12;
    const CeedScalar J01 = in[2][i + 3 * Q];
    const CeedScalar J20 = in[2][i + 2 * Q];
    const CeedScalar J10 = in[2][i + Q];
    const CeedScalar adj10 = J20 * J12 - J10 * J22;
    const CeedScalar J02 = in[2][i + 6 * Q];
    const CeedScalar adj20 = J10 * J21 - J20 * J11;
    const CeedScalar detJ = J00 * adj00 + J01 * adj10 + J02 * adj20;
    const CeedScalar abs_detJ = fabs(detJ);
    out[0][i] = -trial_0 * weight * abs_detJ * wavenumber_0 * wavenumber_0;
    const CeedScalar trial_0_d0 = in[1][i];
    const CeedScalar trial_0_d1 = in[1][i + Q];
    const CeedScalar trial_0_d2 = in[1][i + 2 * Q];
    const CeedScalar t0 = trial_0_d0 * adj00 + trial_0_d1 * adj10 + trial_0_d2 * adj20;
    const CeedScalar adj01 = J21 * J02 - J01 * J22;
    const CeedScalar adj11 = J00 * J22 - J20 * J02;
    const CeedScalar adj21 = J20 * J01 - J00 * J21;
    const CeedScalar t1 = trial_0_d0 * adj01 + trial_0_d1 * adj11 + trial_0_d2 * adj21;
    const CeedScalar adj02 = J01 * J12 - J11 * J02;
    const CeedScalar adj12 = J10 * J02 - J00 * J12;
    const CeedScalar adj22 = J00 * J11 - J10 * J01;
    const CeedScalar t2 = trial_0_d0 * adj02 + trial_0_d1 * adj12 + trial_0_d2 * adj22;
    const CeedScalar inv_abs_detJ = 1.0 / abs_detJ;
    const CeedScalar t3 = weight * inv_abs_detJ;
    out[1][i] = (adj00 * t0 + adj01 * t1 + adj02 * t2) * t3;
    out[1][i + Q] = t3 * (adj10 * t0 + adj11 * t1 + adj12 * t2);
    out[1][i + 2 * Q] = t3 * (adj20 * t0 + adj21 * t1 + adj22 * t2);
  }
  return CEED_ERROR_SUCCESS;
}

#endif
