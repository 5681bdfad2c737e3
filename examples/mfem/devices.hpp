// The comparisons of the example on devices, with kernels of their own.
#ifndef FEMFORGE_EXAMPLES_MFEM_DEVICES_HPP
#define FEMFORGE_EXAMPLES_MFEM_DEVICES_HPP

namespace forms {

/// Kernels for each target besides the CPU, if there is a device for it, on MFEM's vectors; where MFEM has
/// none of its kind, that they are refused.
bool compare_devices();

}  // namespace forms

#endif
