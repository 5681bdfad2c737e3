// helmholtz_q1_hexahedron_f64_qfunction: point function of form a in helmholtz.form, as an object of libCEED.
//
// Written by femforge 0.1.0. Do not edit: generate again.
#ifndef HELMHOLTZ_Q1_HEXAHEDRON_F64_QFUNCTION_CREATE_H
#define HELMHOLTZ_Q1_HEXAHEDRON_F64_QFUNCTION_CREATE_H

#include <ceed.h>
#include <stddef.h>

#include "helmholtz_q1_hexahedron_f64_qfunction.h"

// Degree of the polynomials that the rule of the bases has to integrate exactly, for elements of the form's degrees.
enum { helmholtz_q1_hexahedron_f64_qfunction_quadrature_degree = 5 };

// The context with the constants of the form, by whose names it knows them, too.
static inline int helmholtz_q1_hexahedron_f64_qfunction_create_context(
    Ceed ceed, const helmholtz_q1_hexahedron_f64_qfunction_context *constants, CeedQFunctionContext *context) {
  helmholtz_q1_hexahedron_f64_qfunction_context copy = *constants;
  int code = CeedQFunctionContextCreate(ceed, context);
  if (!code) code = CeedQFunctionContextSetData(*context, CEED_MEM_HOST, CEED_COPY_VALUES, sizeof(copy), &copy);
#ifdef CEED_SCALAR_IS_FP64
  if (!code) code = CeedQFunctionContextRegisterDouble(*context, "wavenumber",
      offsetof(helmholtz_q1_hexahedron_f64_qfunction_context, wavenumber), 1, "constant wavenumber of the form");
#endif
  return code;
}

// Makes the QFunction, with its inputs and outputs in order and the constants in its context.
// Returns an error code of libCEED.
static inline int helmholtz_q1_hexahedron_f64_qfunction_create(
    Ceed ceed, const helmholtz_q1_hexahedron_f64_qfunction_context *constants, CeedQFunction *qfunction) {
  CeedQFunctionContext context = NULL;
  int code = CeedQFunctionCreateInterior(
      ceed, 1, helmholtz_q1_hexahedron_f64_qfunction, helmholtz_q1_hexahedron_f64_qfunction_loc, qfunction);
  if (!code) code = CeedQFunctionAddInput(*qfunction, "trial", 1, CEED_EVAL_INTERP);
  if (!code) code = CeedQFunctionAddInput(*qfunction, "grad_trial", 3, CEED_EVAL_GRAD);
  if (!code) code = CeedQFunctionAddInput(*qfunction, "grad_x", 9, CEED_EVAL_GRAD);
  if (!code) code = CeedQFunctionAddInput(*qfunction, "weights", 1, CEED_EVAL_WEIGHT);
  if (!code) code = CeedQFunctionAddOutput(*qfunction, "test", 1, CEED_EVAL_INTERP);
  if (!code) code = CeedQFunctionAddOutput(*qfunction, "grad_test", 3, CEED_EVAL_GRAD);
  if (!code) code = CeedQFunctionSetUserFlopsEstimate(*qfunction, 71);
  if (!code) code = helmholtz_q1_hexahedron_f64_qfunction_create_context(ceed, constants, &context);
  if (!code) code = CeedQFunctionSetContext(*qfunction, context);
  if (context) {
    const int destroyed = CeedQFunctionContextDestroy(&context);
    code = code ? code : destroyed;
  }
  return code;
}

#endif
