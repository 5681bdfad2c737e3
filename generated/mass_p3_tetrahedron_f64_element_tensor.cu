// mass_p3_tetrahedron_f64_element_tensor: element_tensor of form a in mass.form
// Written by femforge 0.1.0. Do not edit: generate again with
//   femforge generate mass.form --define cell=tetrahedron --define degree=3
//
// Form file mass.form:
//   | """Mass: the matrix of the L2 inner product."""
//   | cell = "tetrahedron"
//   | degree = 1
//   |
//   | element = FiniteElement("Lagrange", cell, degree)
//   | v = TestFunction(element)
//   | u = TrialFunction(element)
//   |
//   | a = inner(v, u) * dx
//
// What:
//   cell    tetrahedron, geometry P1^3
//   test    P3, 20 dofs
//   trial   P3, 20 dofs
//   degree  6 (estimate), scheme default
//
// Representation:
//   tensor          35 flops (303 before optimisation) <- taken
//   quadrature      41 flops
//   sum_factorised  not valid: a tetrahedron is no tensor-product cell
//   why             fewest flops of those that are valid
//
// Parameters:
//   scalar               float64
//   input                vertices
//   output               full
//   dof_order            ufcx
//   component_order      interleaved
//   mapping              contraction
//   element_batch        240
//   concurrent_elements  12
//   interleave_stores    true
//   unroll               inner
//   k_place              registers
//   entries_per_thread   20
//   chosen by            the cost model (no table has this kernel)
//
// Work:
//   1  the G of the batch goes to shared memory
//   2  a contraction set of 20 threads computes a cell, 20 entries each, 12 cells concurrently, 20 in
//      sequence
//
// Costs of a cell:
//   flops        423
//   bytes        3220 (20 read, 3200 written)
//   flops/byte   0.131
//   paper flops  800 (2 sizeG rows columns)
//   shared       1920 bytes a block of 240 threads
//

#include <cmath>
#include <cstdint>
#include <cuda_runtime.h>

#include "femforge_kernels.h"

namespace {


__device__ const double K_table[400] = {0.0005952380952380953, 7.440476190476191e-05, 7.440476190476191e-05,
    7.440476190476191e-05, 0.00011160714285714285, 0.00011160714285714285, 0.00011160714285714285,
    0.00011160714285714285, 0.00011160714285714285, 0.00011160714285714285, -0.0004464285714285714,
    0.0002232142857142857, -0.0004464285714285714, 0.0002232142857142857, -0.0004464285714285714,
    0.0002232142857142857, 0.0013392857142857143, 0.0006696428571428571, 0.0006696428571428571,
    0.0006696428571428571, 7.440476190476191e-05, 0.0005952380952380953, 7.440476190476191e-05,
    7.440476190476191e-05, 0.00011160714285714285, 0.00011160714285714285, -0.0004464285714285714,
    0.0002232142857142857, -0.0004464285714285714, 0.0002232142857142857, 0.00011160714285714285,
    0.00011160714285714285, 0.00011160714285714285, 0.00011160714285714285, 0.0002232142857142857,
    -0.0004464285714285714, 0.0006696428571428571, 0.0013392857142857143, 0.0006696428571428571,
    0.0006696428571428571, 7.440476190476191e-05, 7.440476190476191e-05, 0.0005952380952380953,
    7.440476190476191e-05, -0.0004464285714285714, 0.0002232142857142857, 0.00011160714285714285,
    0.00011160714285714285, 0.0002232142857142857, -0.0004464285714285714, 0.00011160714285714285,
    0.00011160714285714285, 0.0002232142857142857, -0.0004464285714285714, 0.00011160714285714285,
    0.00011160714285714285, 0.0006696428571428571, 0.0006696428571428571, 0.0013392857142857143,
    0.0006696428571428571, 7.440476190476191e-05, 7.440476190476191e-05, 7.440476190476191e-05,
    0.0005952380952380953, 0.0002232142857142857, -0.0004464285714285714, 0.0002232142857142857,
    -0.0004464285714285714, 0.00011160714285714285, 0.00011160714285714285, 0.0002232142857142857,
    -0.0004464285714285714, 0.00011160714285714285, 0.00011160714285714285, 0.00011160714285714285,
    0.00011160714285714285, 0.0006696428571428571, 0.0006696428571428571, 0.0006696428571428571,
    0.0013392857142857143, 0.00011160714285714285, 0.00011160714285714285, -0.0004464285714285714,
    0.0002232142857142857, 0.0040178571428571425, -0.0020089285714285712, 0.0, -0.0010044642857142856,
    -0.0010044642857142856, 0.0020089285714285712, 0.0, -0.0010044642857142856, -0.0010044642857142856,
    0.0020089285714285712, 0.0, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.0, 0.00011160714285714285,
    0.00011160714285714285, 0.0002232142857142857, -0.0004464285714285714, -0.0020089285714285712,
    0.0040178571428571425, -0.0010044642857142856, 0.0020089285714285712, 0.0, -0.0010044642857142856,
    -0.0010044642857142856, 0.0020089285714285712, 0.0, -0.0010044642857142856, 0.0, 0.0, 0.0, 0.0, 0.0,
    -0.0020089285714285712, 0.00011160714285714285, -0.0004464285714285714, 0.00011160714285714285,
    0.0002232142857142857, 0.0, -0.0010044642857142856, 0.0040178571428571425, -0.0020089285714285712,
    0.0020089285714285712, -0.0010044642857142856, 0.0, -0.0010044642857142856, 0.0, 0.0,
    -0.0010044642857142856, 0.0020089285714285712, 0.0, -0.0020089285714285712, 0.0, 0.0,
    0.00011160714285714285, 0.0002232142857142857, 0.00011160714285714285, -0.0004464285714285714,
    -0.0010044642857142856, 0.0020089285714285712, -0.0020089285714285712, 0.0040178571428571425,
    -0.0010044642857142856, 0.0, -0.0010044642857142856, 0.0020089285714285712, 0.0, 0.0, 0.0,
    -0.0010044642857142856, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.00011160714285714285,
    -0.0004464285714285714, 0.0002232142857142857, 0.00011160714285714285, -0.0010044642857142856, 0.0,
    0.0020089285714285712, -0.0010044642857142856, 0.0040178571428571425, -0.0020089285714285712, 0.0, 0.0,
    0.0, -0.0010044642857142856, -0.0010044642857142856, 0.0020089285714285712, 0.0, -0.0020089285714285712,
    0.0, 0.0, 0.00011160714285714285, 0.0002232142857142857, -0.0004464285714285714, 0.00011160714285714285,
    0.0020089285714285712, -0.0010044642857142856, -0.0010044642857142856, 0.0, -0.0020089285714285712,
    0.0040178571428571425, 0.0, 0.0, -0.0010044642857142856, 0.0020089285714285712, 0.0,
    -0.0010044642857142856, 0.0, 0.0, -0.0020089285714285712, 0.0, -0.0004464285714285714,
    0.00011160714285714285, 0.00011160714285714285, 0.0002232142857142857, 0.0, -0.0010044642857142856, 0.0,
    -0.0010044642857142856, 0.0, 0.0, 0.0040178571428571425, -0.0020089285714285712, 0.0020089285714285712,
    -0.0010044642857142856, 0.0020089285714285712, -0.0010044642857142856, -0.0020089285714285712, 0.0, 0.0,
    0.0, 0.0002232142857142857, 0.00011160714285714285, 0.00011160714285714285, -0.0004464285714285714,
    -0.0010044642857142856, 0.0020089285714285712, -0.0010044642857142856, 0.0020089285714285712, 0.0, 0.0,
    -0.0020089285714285712, 0.0040178571428571425, -0.0010044642857142856, 0.0, -0.0010044642857142856, 0.0,
    0.0, 0.0, 0.0, -0.0020089285714285712, -0.0004464285714285714, 0.00011160714285714285,
    0.0002232142857142857, 0.00011160714285714285, -0.0010044642857142856, 0.0, 0.0, 0.0, 0.0,
    -0.0010044642857142856, 0.0020089285714285712, -0.0010044642857142856, 0.0040178571428571425,
    -0.0020089285714285712, 0.0020089285714285712, -0.0010044642857142856, -0.0020089285714285712, 0.0, 0.0,
    0.0, 0.0002232142857142857, 0.00011160714285714285, -0.0004464285714285714, 0.00011160714285714285,
    0.0020089285714285712, -0.0010044642857142856, 0.0, 0.0, -0.0010044642857142856, 0.0020089285714285712,
    -0.0010044642857142856, 0.0, -0.0020089285714285712, 0.0040178571428571425, -0.0010044642857142856, 0.0,
    0.0, 0.0, -0.0020089285714285712, 0.0, -0.0004464285714285714, 0.0002232142857142857,
    0.00011160714285714285, 0.00011160714285714285, 0.0, 0.0, -0.0010044642857142856, 0.0,
    -0.0010044642857142856, 0.0, 0.0020089285714285712, -0.0010044642857142856, 0.0020089285714285712,
    -0.0010044642857142856, 0.0040178571428571425, -0.0020089285714285712, -0.0020089285714285712, 0.0, 0.0,
    0.0, 0.0002232142857142857, -0.0004464285714285714, 0.00011160714285714285, 0.00011160714285714285, 0.0,
    0.0, 0.0020089285714285712, -0.0010044642857142856, 0.0020089285714285712, -0.0010044642857142856,
    -0.0010044642857142856, 0.0, -0.0010044642857142856, 0.0, -0.0020089285714285712, 0.0040178571428571425,
    0.0, -0.0020089285714285712, 0.0, 0.0, 0.0013392857142857143, 0.0006696428571428571,
    0.0006696428571428571, 0.0006696428571428571, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.0,
    -0.0020089285714285712, 0.0, -0.0020089285714285712, 0.0, 0.01607142857142857, 0.008035714285714285,
    0.008035714285714285, 0.008035714285714285, 0.0006696428571428571, 0.0013392857142857143,
    0.0006696428571428571, 0.0006696428571428571, 0.0, 0.0, -0.0020089285714285712, 0.0,
    -0.0020089285714285712, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.008035714285714285,
    0.01607142857142857, 0.008035714285714285, 0.008035714285714285, 0.0006696428571428571,
    0.0006696428571428571, 0.0013392857142857143, 0.0006696428571428571, -0.0020089285714285712, 0.0, 0.0,
    0.0, 0.0, -0.0020089285714285712, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.0, 0.0, 0.008035714285714285,
    0.008035714285714285, 0.01607142857142857, 0.008035714285714285, 0.0006696428571428571,
    0.0006696428571428571, 0.0006696428571428571, 0.0013392857142857143, 0.0, -0.0020089285714285712, 0.0,
    -0.0020089285714285712, 0.0, 0.0, 0.0, -0.0020089285714285712, 0.0, 0.0, 0.0, 0.0, 0.008035714285714285,
    0.008035714285714285, 0.008035714285714285, 0.01607142857142857};

__global__ void __launch_bounds__(240)
mass_p3_tetrahedron_f64_element_tensor_kernel(
    int64_t num_cells,
    double* __restrict__ element_tensors,
    const double* __restrict__ coordinates,
    const int32_t* __restrict__ cells) {
  alignas(16) __shared__ double G[240];
  const int64_t first_cell = static_cast<int64_t>(blockIdx.x) * 240;
  const int cells_here = static_cast<int>(
      num_cells - first_cell < 240 ? num_cells - first_cell : 240);

  {
    const int batch_cell = static_cast<int>(threadIdx.x);
    const int64_t cell = first_cell + (batch_cell < cells_here ? batch_cell : cells_here - 1);
    const int4 n0_to_n3 = reinterpret_cast<const int4*>(cells)[cell];
    const int64_t n0 = n0_to_n3.x;
    const int64_t n1 = n0_to_n3.y;
    const int64_t n2 = n0_to_n3.z;
    const int64_t n3 = n0_to_n3.w;
    const double x0_0 = coordinates[3 * n0];
    const double x1_0 = coordinates[3 * n1];
    const double x0_1 = coordinates[3 * n0 + 1];
    const double x2_1 = coordinates[3 * n2 + 1];
    const double t0 = x0_1 - x2_1;
    const double x0_2 = coordinates[3 * n0 + 2];
    const double x3_2 = coordinates[3 * n3 + 2];
    const double t1 = x0_2 - x3_2;
    const double x3_1 = coordinates[3 * n3 + 1];
    const double t2 = x0_1 - x3_1;
    const double x2_2 = coordinates[3 * n2 + 2];
    const double t3 = x0_2 - x2_2;
    const double adj00 = t0 * t1 - t2 * t3;
    const double x2_0 = coordinates[3 * n2];
    const double x1_2 = coordinates[3 * n1 + 2];
    const double t4 = x0_2 - x1_2;
    const double x1_1 = coordinates[3 * n1 + 1];
    const double t5 = x0_1 - x1_1;
    const double adj10 = t2 * t4 - t1 * t5;
    const double x3_0 = coordinates[3 * n3];
    const double adj20 = t3 * t5 - t0 * t4;
    const double detJ = -((x0_0 - x1_0) * adj00 + (x0_0 - x2_0) * adj10 + (x0_0 - x3_0) * adj20);
    const double abs_detJ = std::fabs(detJ);
    G[batch_cell] = abs_detJ;
  }
  __syncthreads();
  {
    const int thread = static_cast<int>(threadIdx.x);
    const int entry = thread % 20;
    const int concurrent = thread / 20;
    const double K0_0 = K_table[2 * entry];
    const double K0_1 = K_table[2 * entry + 1];
    const double K0_2 = K_table[2 * entry + 40];
    const double K0_3 = K_table[2 * entry + 41];
    const double K0_4 = K_table[2 * entry + 80];
    const double K0_5 = K_table[2 * entry + 81];
    const double K0_6 = K_table[2 * entry + 120];
    const double K0_7 = K_table[2 * entry + 121];
    const double K0_8 = K_table[2 * entry + 160];
    const double K0_9 = K_table[2 * entry + 161];
    const double K0_10 = K_table[2 * entry + 200];
    const double K0_11 = K_table[2 * entry + 201];
    const double K0_12 = K_table[2 * entry + 240];
    const double K0_13 = K_table[2 * entry + 241];
    const double K0_14 = K_table[2 * entry + 280];
    const double K0_15 = K_table[2 * entry + 281];
    const double K0_16 = K_table[2 * entry + 320];
    const double K0_17 = K_table[2 * entry + 321];
    const double K0_18 = K_table[2 * entry + 360];
    const double K0_19 = K_table[2 * entry + 361];
    #pragma unroll 1
    for (int step = 0; step < 20; ++step) {
      const int local = step * 12 + concurrent;
      if (local < cells_here) {
        const double G0_0 = G[local];
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry],
            make_double2(K0_0 * G0_0, G0_0 * K0_1));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 20],
            make_double2(G0_0 * K0_2, G0_0 * K0_3));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 40],
            make_double2(G0_0 * K0_4, G0_0 * K0_5));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 60],
            make_double2(G0_0 * K0_6, G0_0 * K0_7));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 80],
            make_double2(G0_0 * K0_8, G0_0 * K0_9));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 100],
            make_double2(G0_0 * K0_10, G0_0 * K0_11));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 120],
            make_double2(G0_0 * K0_12, G0_0 * K0_13));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 140],
            make_double2(G0_0 * K0_14, G0_0 * K0_15));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 160],
            make_double2(G0_0 * K0_16, G0_0 * K0_17));
        __stcs(&reinterpret_cast<double2*>(element_tensors)[200 * first_cell + 200 * local + entry + 180],
            make_double2(G0_0 * K0_18, G0_0 * K0_19));
      }
    }
  }
}

}  // namespace

extern "C" int mass_p3_tetrahedron_f64_element_tensor_cuda(
    int64_t num_cells,
    double* element_tensors,
    const double* coordinates,
    const int32_t* cells,
    void* stream) {
  if (num_cells < 0) return FEMFORGE_INVALID_ARGUMENT;
  if (num_cells == 0) return FEMFORGE_SUCCESS;
  if (element_tensors == nullptr || coordinates == nullptr || cells == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  if (reinterpret_cast<uintptr_t>(cells) % 16 != 0) return FEMFORGE_MISALIGNED;
  if (reinterpret_cast<uintptr_t>(element_tensors) % 16 != 0) return FEMFORGE_MISALIGNED;
  const int64_t blocks = (num_cells + 239) / 240;
  if (blocks > 2147483647) return FEMFORGE_INVALID_ARGUMENT;
  const unsigned num_batches = static_cast<unsigned>(blocks);
  mass_p3_tetrahedron_f64_element_tensor_kernel<<<dim3(num_batches), dim3(240), 0, static_cast<cudaStream_t>(stream)>>>(
      num_cells, element_tensors, coordinates, cells);
  return static_cast<int>(cudaGetLastError());
}

namespace {

int launch(const femforge_arguments* arguments, void* stream) {
  if (arguments == nullptr) return FEMFORGE_INVALID_ARGUMENT;
  return mass_p3_tetrahedron_f64_element_tensor_cuda(
      arguments->num_cells,
      static_cast<double*>(arguments->element_tensors),
      static_cast<const double*>(arguments->coordinates),
      arguments->cells,
      stream);
}

}  // namespace

extern "C" const femforge_kernel mass_p3_tetrahedron_f64_element_tensor_cuda_descriptor = {
    "mass_p3_tetrahedron_f64_element_tensor",  // name
    "element_tensor",                          // kernel
    "a",                                       // form
    "cuda",                                    // target
    "float64",                                 // scalar
    "tensor",                                  // representation
    "tetrahedron",                             // cell
    "P1^3",                                    // coordinate_element
    "P3",                                      // row_element
    "P3",                                      // column_element
    "ufcx",                                    // dof_order
    3,                                         // gdim
    2,                                         // arity
    20,                                        // rows
    20,                                        // columns
    400,                                       // entries_per_cell
    6,                                         // quadrature_degree
    0,                                         // quadrature_points
    0,                                         // num_coefficients
    0,                                         // num_constants
    nullptr,                                   // coefficients
    nullptr,                                   // constants
    "vertices",                                // input
    "full",                                    // output
    1,                                         // geometry_size
    4,                                         // coordinate_nodes
    "",                                        // scatter
    "",                                        // index_type
    "",                                        // numbering
    "",                                        // component_order
    0,                                         // constraints
    0,                                         // nodes
    0,                                         // components
    0,                                         // trial_nodes
    0,                                         // cluster
    0,                                         // patch_nodes
    "contraction",                             // mapping
    "inner",                                   // unroll
    "registers",                               // k_place
    240,                                       // element_batch
    12,                                        // concurrent_elements
    1,                                         // interleave_stores
    240,                                       // threads
    1920,                                      // shared_bytes
    423.0,                                     // flops_per_cell
    3220.0,                                    // bytes_per_cell
    800.0,                                     // paper_flops_per_cell
    launch,                                    // launch
};
