// femforge's operators, element matrices, nonlinear problems and halos as PETSc takes them, and PETSc's
// meshes as femforge does, on one process or several. Headers of their own: the runtime does not know of
// them. PETSc 3.18 or later, real numbers.
//
// Vectors are used where they are: on the host for kernels of CPUs, in the device's memory for kernels of
// GPUs (-vec_type cuda, hip; PETSc 3.26 or later), in PETSc's own queue.
#ifndef FEMFORGE_ADAPTERS_PETSC_HPP
#define FEMFORGE_ADAPTERS_PETSC_HPP

#include <femforge/adapters/petsc_halo.hpp>
#include <femforge/adapters/petsc_matrices.hpp>
#include <femforge/adapters/petsc_mesh.hpp>
#include <femforge/adapters/petsc_snes.hpp>
#include <femforge/adapters/petsc_vectors.hpp>

#endif
