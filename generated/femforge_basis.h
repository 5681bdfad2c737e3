/* femforge: the constant description that every generated basis action carries, and the arguments that its
 * generic launcher takes. Plain C, no dependencies. */
#ifndef FEMFORGE_BASIS_H
#define FEMFORGE_BASIS_H

#include "femforge_descriptor.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Arguments of the generic launcher. Arrays are of the action's scalar type, on its side (host or device). */
typedef struct femforge_basis_arguments {
  int64_t num_cells;
  const void* values; /* [num_cells * values_per_cell] in; not read by weight */
  void* results;      /* [num_cells * results_per_cell] out, overwritten */
} femforge_basis_arguments;

/* An action of a basis on cells of tensor-product shape: p nodes and q points in each direction, x fastest.
 * Values at nodes are [cell][component][node] (layout "cell") or [component][cell][node] ("component");
 * values at points likewise, with the direction of derivatives first: [cell][direction][component][point] or
 * [direction][component][cell][point]. weight gives [cell][point]. */
typedef struct femforge_basis_action {
  const char* name;         /* basis_hexahedron_n4_q5_f64_interp */
  const char* action;       /* interp | interp_transpose | grad | grad_transpose | weight */
  const char* target;       /* cpu | cuda | hip */
  const char* scalar;       /* float32 | float64 */
  const char* cell;         /* interval | quadrilateral | hexahedron, [0, 1] in each direction */
  const char* node_family;  /* gll | gauss | equispaced */
  const char* point_family; /* gll | gauss | equispaced */
  const char* layout;       /* cell | component */
  int32_t dim;
  int32_t nodes;  /* p, of one direction */
  int32_t points; /* q, of one direction */
  int32_t components;
  int64_t values_per_cell;     /* scalars read, all components */
  int64_t results_per_cell;    /* scalars written, all components */
  const double* node_places;   /* [nodes] on [0, 1] */
  const double* point_places;  /* [points] on [0, 1] */
  const double* point_weights; /* [points] */
  int32_t element_batch;       /* components of cells in a batch: a block of a GPU, SIMD lanes of a CPU */
  int32_t threads;             /* of a block; 1 on the cpu */
  int32_t shared_bytes;        /* of a block */
  double flops_per_cell;
  double bytes_per_cell; /* each value read once, each result written once */
  int (*launch)(const femforge_basis_arguments* arguments, void* stream);
} femforge_basis_action;

#ifdef __cplusplus
}
#endif

#endif
