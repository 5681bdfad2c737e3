/* femforge: the constant description that every generated kernel carries, and the arguments that its
 * generic launcher takes. Plain C, no dependencies. */
#ifndef FEMFORGE_DESCRIPTOR_H
#define FEMFORGE_DESCRIPTOR_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#define FEMFORGE_ELSE(value) = value /* of fields at the end that most kernels leave out */
#else
#define FEMFORGE_ELSE(value)
#endif

/* Return codes of every face of a kernel. Positive codes come from the device's own runtime. */
#define FEMFORGE_SUCCESS 0
#define FEMFORGE_INVALID_ARGUMENT (-1)
/* an array of a GPU kernel does not start at a multiple of 16 bytes, or its `workspace` of 256 */
#define FEMFORGE_MISALIGNED (-2)
/* Codes below -1000 come from a library that the kernel calls; its `message` has words for them. */

/* A coefficient or a constant, in the order of the arguments. */
typedef struct femforge_input {
  const char* name;     /* as in the form file */
  const char* element;  /* readable element name; "constant" for a constant */
  int32_t size;         /* scalars for each cell (coefficient) or in all (constant) */
  int32_t vector;       /* whether it is read as a global vector, through `offsets` */
  int32_t num_points;   /* 0; or of data at quadrature points, [cell][num_points][component] */
  const double* points; /* [num_points][gdim] on the reference cell, or null */
} femforge_input;

/* Arguments of the generic launcher. Arrays are of the kernel's scalar type, on the kernel's side (host or
 * device); those that the kernel does not take (see its `input`) may be null. */
typedef struct femforge_arguments {
  int64_t num_cells;
  void* element_tensors;           /* [cell][entries_per_cell] out */
  const void* geometry;            /* [cell][geometry_size]                      (input "geometry") */
  const void* coordinates;         /* [point][gdim] ("vertices") or [cell][node][3] ("ufcx") */
  const int32_t* cells;            /* [cell][coordinate_nodes]                   ("vertices") */
  const void* const* coefficients; /* each [cell][size]; this pointer array itself is on the host */
  const void* const* constants;    /* each [size]; this pointer array itself is on the host */
  /* of kernels on global vectors (L-vectors): apply, residual, diagonal. Coefficients on the space of the
   * test function are L-vectors, too; others are [cell][size]. */
  void* y;             /* added to; [cell][rows], overwritten, where `scatter` is "element" */
  const void* x;       /* what an operator acts on */
  const void* offsets; /* [cell][nodes]: entry of component c at a node is offset + c * component_stride */
  const void* trial_offsets;  /* [cell][nodes of the trial space], where that is another one */
  int64_t component_stride;   /* 1 for interleaved components; read for planar ones only */
  const uint8_t* constrained; /* [dof of the L-vector]: not 0 where constrained ("constraints") */
  int64_t num_macro_elements; /* macro_cells > 1: macro elements come first among the cells */
  const void* macro_offsets; /* [num_macro_elements][6], see docs/operators.md; offsets are those of the other
                                cells */
  const int32_t* macro_points; /* [num_macro_elements][6], where points are not numbered as nodes; cells are
                                  then those of the other cells */
  int64_t num_colours;         /* "colour": cells are sorted by colour */
  const int64_t* colour_begin; /* [num_colours + 1], on the host: the first cell of each colour */
  int64_t num_nodes;           /* "gather": nodes that are added to */
  void* element_vectors;       /* "gather": room for [cell][node][component] */
  const void* node_offsets;    /* "gather": [num_nodes]; "blocks": of each block's nodes */
  const int64_t* contribution_begin; /* "gather": [num_nodes + 1] */
  const void* contributions;         /* "gather": cell * nodes + node of a cell; "blocks": of nonzeros */
  int64_t num_cell_blocks;           /* "blocks": cells are sorted by block */
  const int64_t* block_cells;        /* [num_cell_blocks + 1] first cell */
  const int64_t* block_nodes;        /* [num_cell_blocks + 1] first entry of node_offsets */
  const uint16_t* local_nodes;       /* [cell][nodes] place among the block's nodes */
  const uint16_t* result_places; /* [cell][nodes] place among the block's results, which stand node by node */
  const uint16_t* contribution_ends; /* [entry of node_offsets] where the node's results end */
  /* of assemble */
  void* matrix_values;  /* [nonzero] of a sparse matrix, added to */
  const void* nonzeros; /* [cell][entry that is used, see used_entries]: place in matrix_values, negative to
                           leave out; "blocks": of the different nonzeros of each batch of cells */
  const int64_t* block_nonzeros; /* "blocks": [batch + 1] first entry of nonzeros, with contributions and
                                    contribution_ends, see docs/operators.md */
  /* of functional */
  double* value;    /* one number, added to, also in kernels of single precision */
  double* partials; /* "ordered": room for [batch], of element_batch cells each */
  /* of kernels over facets that take what depends on how a cell numbers its vertices, see docs/facets.md */
  const int32_t* views;   /* [facet][member]: in which of num_views ways the cell is seen */
  const void* view_table; /* [num_views][view_size] */
  /* of kernels that have a `workspace_bytes` */
  void* workspace; /* room for `workspace_bytes` and `workspace_bytes_per_cell` of each cell, of
                      `workspace_cells` at most; no two launches that may run at the same time share it */
} femforge_arguments;

/* One of several variants among which a kernel's face chooses by the number of cells. */
typedef struct femforge_variant {
  int64_t from_cells;         /* from how many cells on it is taken */
  const char* representation; /* these as in femforge_kernel */
  const char* realisation;
  int32_t element_batch;
  int32_t concurrent_elements;
  int32_t threads;
  int32_t shared_bytes;
  double flops_per_cell;
} femforge_variant;

/* Of a kernel with several variants, representation, parameters and costs are those of the last one, for the
 * most cells; all variants take the same arguments and lists. */
typedef struct femforge_kernel {
  /* identity */
  const char* name;      /* laplace_p1_tetrahedron_f64_element_tensor */
  const char* kernel;    /* element_tensor | geometry | apply | residual | diagonal | assemble | functional */
  const char* form_file; /* laplace.form */
  const char* form;      /* the form's name in its file */
  const char* target;    /* cpu | cuda | hip */
  const char* key; /* 16 digits for cell, elements and integrand: equal for all kernels of an integral, also
                      in other precisions, with other quadrature, orders of dofs and subdomains */
  const char* scalar;         /* float32 | float64 */
  const char* representation; /* tensor | quadrature | sum_factorised */
  /* what it computes */
  const char* integral; /* cell | exterior_facet | interior_facet | vertex: what it is over. What is called a
                           cell is a facet, or vertex, then, with its cell or cells numbered as they are seen
                           from there: see docs/facets.md */
  const char* cell;
  const char* coordinate_element;
  const char* row_element;     /* test function's element, or "" */
  const char* column_element;  /* trial function's element, or "" */
  const char* dof_order;       /* ufcx | lexicographic */
  const char* component_order; /* interleaved | planar */
  int32_t num_subdomains;      /* 0: everywhere */
  const int32_t* subdomains;   /* ids, of measures such as dx(2) */
  int32_t gdim;
  int32_t arity;
  int32_t rows;             /* dofs of the test function (1 for arity 0) */
  int32_t columns;          /* dofs of the trial function (1 for arity 0, 1) */
  int32_t entries_per_cell; /* stored scalars for each cell */
  int32_t quadrature_degree;
  int32_t quadrature_points; /* 0 for the tensor representation */
  int32_t num_coefficients;
  int32_t num_constants;
  const femforge_input* coefficients;
  const femforge_input* constants;
  /* layout */
  const char* input;  /* geometry | points | vertices | affine | ufcx */
  const char* output; /* full | packed_symmetric */
  int32_t geometry_size;
  int32_t coordinate_nodes;
  /* how global vectors and matrices are accessed; "" and 0 for element_tensor and geometry */
  const char* scatter;    /* element | store | atomic | tile | merge | colour | gather | blocks | ordered */
  const char* index_type; /* int32 | int64, of offsets and nonzeros */
  const char* numbering;  /* separate | shared: whether points are numbered as nodes are */
  int32_t constraints;    /* whether constrained dofs are left out */
  int32_t nodes;          /* of a cell */
  int32_t components;     /* at a node */
  int32_t trial_nodes;    /* of the trial space where that is another one, else 0 */
  int32_t macro_cells;    /* cells that a thread works on together */
  int32_t block_nodes;    /* most nodes of a block */
  /* parameters */
  const char* mapping;     /* cell | contraction | slices; this, unroll, k_place: empty without a choice */
  const char* unroll;      /* none | inner | full */
  const char* realisation; /* written | looped | team | fragments | library */
  const char* k_place;     /* literal | registers | shared | constant | global */
  int32_t element_batch;
  int32_t concurrent_elements;
  int32_t interleave_stores;
  int32_t threads;      /* of a block; 1 on the cpu */
  int32_t shared_bytes; /* of a block */
  /* costs, counted from the kernel's own statements */
  double flops_per_cell;
  double bytes_per_cell; /* each input read once, each output written once, shared vertices not repeated */
  double paper_flops_per_cell; /* 2 sizeG rows columns: Knepley & Terrel eq. 25 */
  /* faces */
  int (*launch)(const femforge_arguments* arguments, void* stream);
  /* of assemble: bit k % 64 of word k / 64 says whether entry k of an element matrix, [row][column], can be
   * anything but zero; null if all can. Others are not added, and a matrix needs no place for them. */
  const uint64_t* used_entries FEMFORGE_ELSE(nullptr);
  /* what depends on how a cell numbers its vertices, where it is asked for */
  int32_t num_views FEMFORGE_ELSE(0);
  int32_t view_size FEMFORGE_ELSE(0);
  const double* view_table FEMFORGE_ELSE(nullptr); /* [num_views][view_size], what the argument holds */
  /* room that it works in, where it wants some: see the argument `workspace` */
  int64_t workspace_bytes FEMFORGE_ELSE(0);
  int64_t workspace_bytes_per_cell FEMFORGE_ELSE(0);
  int32_t workspace_cells FEMFORGE_ELSE(0);
  /* the library's words for a code below -1000, of kernels that call one */
  const char* (*message)(int code)FEMFORGE_ELSE(nullptr);
  /* where the face chooses among variants */
  int32_t num_variants FEMFORGE_ELSE(0);
  const femforge_variant* variants FEMFORGE_ELSE(nullptr); /* [num_variants], ascending in from_cells */
  int (*launch_variant)(int32_t variant, const femforge_arguments* arguments, void* stream)
      FEMFORGE_ELSE(nullptr); /* launches one by its number, whatever the number of cells */
} femforge_kernel;

#ifdef __cplusplus
}
#endif

#endif
