#include <femforge/kernels/kernel.hpp>

#include <string>
#include <type_traits>

#include <femforge/space/element.hpp>

namespace femforge {

Target target_of(const femforge_kernel& kernel) {
  return target_from_string(kernel.target);
}

bool is_vector_kernel(const femforge_kernel& kernel) {
  const std::string kind = kernel.kernel;
  return kind == "apply" || kind == "residual" || kind == "diagonal";
}

bool is_matrix_kernel(const femforge_kernel& kernel) {
  return std::string(kernel.kernel) == "assemble";
}

// That of the element of the coordinates, "P1^3" or "Q2^2".
int geometry_degree(const femforge_kernel& kernel) {
  const Element element(kernel.coordinate_element, cell_from_string(kernel.cell));
  for (const int degree : {1, 2})
    if (element.num_dofs() == kernel.gdim * num_lattice_nodes(element.cell(), degree)) return degree;
  throw Error(kernel.name,
              std::string("its coordinate element ") + kernel.coordinate_element + " is not supported");
}

template <class T>
const femforge_kernel& checked(const femforge_kernel& kernel, const Mesh& mesh) {
  const std::string scalar = std::is_same_v<T, float> ? "float32" : "float64";
  if (kernel.scalar != scalar)
    throw Error(kernel.name, "its scalar type is " + std::string(kernel.scalar) + ", not " + scalar);
  if (mesh.cell != cell_from_string(kernel.cell) || mesh.degree != geometry_degree(kernel))
    throw Error(kernel.name, std::string("it is for cells of type ") + kernel.cell + " with coordinates in " +
                                 kernel.coordinate_element + "; the mesh has other ones");
  return kernel;
}

template const femforge_kernel& checked<float>(const femforge_kernel&, const Mesh&);
template const femforge_kernel& checked<double>(const femforge_kernel&, const Mesh&);

void launch(const femforge_kernel& kernel, const femforge_arguments& arguments, const Stream& stream,
            const char* file, int line) {
  const Target target = target_of(kernel);
  if (stream.target() != target)
    throw Error(kernel.name, std::string("this kernel is for ") + to_string(target) + ", the stream for " +
                                 to_string(stream.target()));
  const int code = kernel.launch(&arguments, stream.native());
  if (code == FEMFORGE_SUCCESS) return;
  if (code < 0)
    throw Error(
        kernel.name, "the kernel refuses its arguments",
        std::string("see the comments of femforge_arguments; it takes its input as '") + kernel.input + "'");
  check_call(target, code, kernel.name, file, line);
}

}  // namespace femforge
