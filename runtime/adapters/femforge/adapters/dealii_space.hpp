// deal.II's meshes, elements and constraints as generated kernels see them. Included by dealii.hpp.
#ifndef FEMFORGE_ADAPTERS_DEALII_SPACE_HPP
#define FEMFORGE_ADAPTERS_DEALII_SPACE_HPP

#include <deal.II/base/function.h>
#include <deal.II/base/partitioner.h>
#include <deal.II/fe/fe.h>
#include <deal.II/fe/mapping_q.h>
#include <deal.II/grid/tria.h>
#include <deal.II/grid/tria_accessor.h>
#include <deal.II/grid/tria_iterator.h>
#include <deal.II/lac/affine_constraints.h>

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <femforge/adapters/cell_kernels.hpp>
#include <femforge/index.hpp>
#include <femforge/mesh/mesh.hpp>

namespace femforge::dealii_adapter {

/// Cells of a mesh: active ones, or those of a level.
template <int dim>
using Cells = std::vector<typename dealii::Triangulation<dim>::cell_iterator>;

/// What a form's constants and coefficients are, by their names there.
template <int dim>
struct Fields {
  std::map<std::string, std::vector<double>> constants{};
  /// Scalar ones, not owned. They are evaluated once: at quadrature points, or at the points of the element's
  /// dofs.
  std::map<std::string, const dealii::Function<dim>*> coefficients{};
};

namespace detail {

/// Of deal.II's hypercubes, which are all that has vertices and dofs by position.
template <int dim>
CellType cell_of() {
  static_assert(dim == 2 || dim == 3);
  return dim == 2 ? CellType::quadrilateral : CellType::hexahedron;
}

template <int dim>
dealii::Point<dim> point_of(const std::array<double, 3>& from) {
  dealii::Point<dim> point;
  for (unsigned int d = 0; d < dim; ++d) point[d] = from[d];
  return point;
}

template <int dim>
void add_point(const dealii::Point<dim>& point, Mesh& mesh) {
  for (unsigned int d = 0; d < dim; ++d) mesh.points.push_back(point[d]);
}

/// Cells with straight edges share the points of the triangulation's vertices, which come in the same order.
template <int dim>
void add_vertices(const dealii::Mapping<dim>& mapping, const Cells<dim>& cells, Mesh& mesh) {
  for (const auto& cell : cells) {
    const auto vertices = mapping.get_vertices(cell);
    mesh.points.resize(index(dim) * cell->get_triangulation().n_vertices());
    for (unsigned int v = 0; v < vertices.size(); ++v) {
      for (unsigned int d = 0; d < dim; ++d) mesh.points[cell->vertex_index(v) * dim + d] = vertices[v][d];
      mesh.cells.push_back(static_cast<std::int32_t>(cell->vertex_index(v)));
    }
  }
}

/// Each curved cell has its own points: a mapping does not number them.
template <int dim>
void add_nodes(const dealii::Mapping<dim>& mapping, const Cells<dim>& cells, Mesh& mesh) {
  const adapters::Points nodes = adapters::geometry_nodes(mesh.cell, mesh.degree);
  for (const auto& cell : cells)
    for (const auto& node : nodes) {
      mesh.cells.push_back(static_cast<std::int32_t>(mesh.points.size() / dim));
      add_point(mapping.transform_unit_to_real_cell(cell, point_of<dim>(node)), mesh);
    }
}

/// [cell][point]
template <class Number, int dim>
std::vector<Number> values_of(const dealii::Function<dim>& function, const adapters::Points& points,
                              const dealii::Mapping<dim>& mapping, const Cells<dim>& cells) {
  std::vector<Number> values;
  values.reserve(cells.size() * points.size());
  for (const auto& cell : cells)
    for (const auto& point : points)
      values.push_back(static_cast<Number>(
          function.value(mapping.transform_unit_to_real_cell(cell, point_of<dim>(point)))));
  return values;
}

}  // namespace detail

/// Of the geometry that a kernel knows: 1 or 2.
inline int geometry_degree(const femforge_kernel& kernel) {
  return kernel.coordinate_nodes == num_lattice_nodes(traits_of(kernel).cell, 1) ? 1 : 2;
}

/// Hands over the constants and coefficients of a kernel on some cells. @param kernel_on_cells has
/// set_constant and set_coefficient. @throws Error if one is missing.
template <class Number, int dim, class Kernel>
void set_fields(const femforge_kernel& kernel, const Fields<dim>& fields, const dealii::Mapping<dim>& mapping,
                const Cells<dim>& cells, Kernel& kernel_on_cells) {
  for (int k = 0; k < kernel.num_constants; ++k) {
    const std::vector<double>& values = adapters::field_of(kernel, kernel.constants[k].name, fields.constants,
                                                           "put it into Fields::constants");
    kernel_on_cells.set_constant(k, std::vector<Number>(values.begin(), values.end()));
  }
  for (int k = 0; k < kernel.num_coefficients; ++k)
    kernel_on_cells.set_coefficient(
        k, detail::values_of<Number>(
               *adapters::field_of(kernel, kernel.coefficients[k].name, fields.coefficients,
                                   "put it into Fields::coefficients"),
               adapters::value_points(kernel, kernel.coefficients[k]), mapping, cells));
}

/// Some cells as a mapping has them, for kernels that know cells of a degree.
/// @throws Error for mappings that are not of the family MappingQ, or of a higher degree.
template <int dim>
Mesh mesh_of(const dealii::Mapping<dim>& mapping, const Cells<dim>& cells, int degree) {
  const auto* by_degree = dynamic_cast<const dealii::MappingQ<dim>*>(&mapping);
  require(by_degree != nullptr, "a mapping of deal.II", "it is not made of polynomials of one degree",
          "use MappingQ, or one derived from it");
  if (static_cast<int>(by_degree->get_degree()) > degree)
    throw Error(
        "a mapping of deal.II",
        "its degree is " + std::to_string(by_degree->get_degree()) + ", and kernels are for degree " +
            std::to_string(degree),
        degree == 1 ? "use MappingQ<dim>(1), or a form on a mesh of degree 2" : "use MappingQ<dim>(2)");
  Mesh mesh;
  mesh.cell = detail::cell_of<dim>();
  mesh.degree = degree;
  if (degree == 1)
    detail::add_vertices(mapping, cells, mesh);
  else
    detail::add_nodes(mapping, cells, mesh);
  check_mesh(mesh, "a mesh of deal.II");
  return mesh;
}

/// For each dof of a kernel's cells its place among those of deal.II's element.
/// @throws Error if the kernel's element is another.
template <int dim>
std::vector<unsigned int> dof_places(const femforge_kernel& kernel, const dealii::FiniteElement<dim>& fe) {
  const KernelTraits traits = traits_of(kernel);
  const auto mismatch = [&](const std::string& cause, const char* mend) {
    return Error(kernel.name,
                 "its element " + std::string(kernel.row_element) + " is not deal.II's " + fe.get_name() +
                     ": " + cause,
                 mend);
  };
  if (!fe.reference_cell().is_hyper_cube() || traits.cell != detail::cell_of<dim>())
    throw mismatch("another cell", "generate it for the mesh's, which has to be of hypercubes");
  const Element element(kernel.row_element, traits.cell);
  if (element.blocks().size() != 1 || fe.n_base_elements() != 1)
    throw mismatch("one is a mixed element", "use an operator for each block");
  const ElementBlock& block = element.blocks().front();
  if (block.block_size != static_cast<int>(fe.n_components()))
    throw mismatch(
        std::to_string(block.block_size) + " components instead of " + std::to_string(fe.n_components()),
        "use VectorElement with as many components as the FESystem has");
  adapters::Points others;
  for (const dealii::Point<dim>& point : fe.base_element(0).get_unit_support_points()) {
    others.emplace_back();
    for (unsigned int d = 0; d < dim; ++d) others.back()[d] = point[d];
  }
  const std::vector<int> bases = adapters::places(adapters::points_of(block.scalar), others);
  if (bases.empty())
    throw mismatch("its points are others", "use the same degree, and variant = \"gll\", as FE_Q has");
  std::vector<unsigned int> result(index(element.num_dofs()));
  for (int c = 0; c < block.block_size; ++c)
    for (std::size_t node = 0; node < bases.size(); ++node)
      result[index(
          Element::position(block, static_cast<int>(node), c, traits.dof_order, traits.component_order))] =
          fe.component_to_system_index(static_cast<unsigned int>(c), static_cast<unsigned int>(bases[node]));
  return result;
}

/// Where the dofs of cells are in a vector. Dofs that hang, or that are fixed, are what constraints make of
/// others; inhomogeneities are left to whoever makes the right-hand side, as in all of deal.II's operators.
template <class Number>
class ConstrainedCells {
 public:
  /// Parts of vectors that one dof of a cell consists of.
  struct Part {
    std::int32_t entry;
    Number weight;
  };

  /// @param dofs [cell][dof]: global numbers. @param constraints closed. @param numbers of this process's
  /// vectors.
  template <class Weight>
  ConstrainedCells(const std::vector<dealii::types::global_dof_index>& dofs, std::size_t dofs_per_cell,
                   const dealii::AffineConstraints<Weight>& constraints,
                   const dealii::Utilities::MPI::Partitioner& numbers)
      : dofs_per_cell_(dofs_per_cell), hangs_(dofs.size() / dofs_per_cell) {
    std::map<dealii::types::global_dof_index, std::int32_t> lines;
    const auto entry_of = [&](dealii::types::global_dof_index dof) {
      return static_cast<std::int32_t>(numbers.global_to_local(dof));
    };
    entries_.reserve(dofs.size());
    for (std::size_t place = 0; place < dofs.size(); ++place) {
      const auto* line = constraints.get_constraint_entries(dofs[place]);
      if (!line) {
        entries_.push_back(entry_of(dofs[place]));
        continue;
      }
      const auto [found, is_new] = lines.try_emplace(dofs[place], static_cast<std::int32_t>(lines.size()));
      if (is_new) {
        for (const auto& [dof, weight] : *line)
          parts_.push_back({entry_of(dof), static_cast<Number>(weight)});
        line_ends_.push_back(parts_.size());
      }
      entries_.push_back(~found->second);
      if (!line->empty()) hangs_[place / dofs_per_cell] = true;
    }
  }

  std::size_t num_cells() const noexcept { return hangs_.size(); }
  std::size_t dofs_per_cell() const noexcept { return dofs_per_cell_; }
  /// Whether a dof of the cell is made of others.
  bool hangs(std::size_t cell) const noexcept { return hangs_[cell]; }

  /// The dofs of `count` cells. @param x this process's entries, with those of others behind.
  void read(const Number* x, std::size_t begin, std::size_t count, Number* cells) const {
    const std::int32_t* entries = entries_.data() + begin * dofs_per_cell_;
    for (std::size_t k = 0; k < count * dofs_per_cell_; ++k) {
      if (entries[k] >= 0) {
        cells[k] = x[entries[k]];
        continue;
      }
      cells[k] = 0;
      for_parts(entries[k], [&](const Part& part) { cells[k] += part.weight * x[part.entry]; });
    }
  }

  /// Its transpose: adds what `count` cells have to a vector.
  void add(const Number* cells, std::size_t begin, std::size_t count, Number* y) const {
    const std::int32_t* entries = entries_.data() + begin * dofs_per_cell_;
    for (std::size_t k = 0; k < count * dofs_per_cell_; ++k) {
      if (entries[k] >= 0)
        y[entries[k]] += cells[k];
      else
        for_parts(entries[k], [&](const Part& part) { y[part.entry] += part.weight * cells[k]; });
    }
  }

  /// The entries of a vector that a cell depends on, and by each of them its dofs: [entry] -> (dof, weight).
  std::map<std::int32_t, std::vector<std::pair<std::size_t, Number>>> columns(std::size_t cell) const {
    std::map<std::int32_t, std::vector<std::pair<std::size_t, Number>>> result;
    for (std::size_t k = 0; k < dofs_per_cell_; ++k) {
      const std::int32_t entry = entries_[cell * dofs_per_cell_ + k];
      if (entry >= 0)
        result[entry].emplace_back(k, Number(1));
      else
        for_parts(entry, [&](const Part& part) { result[part.entry].emplace_back(k, part.weight); });
    }
    return result;
  }

 private:
  template <class Function>
  void for_parts(std::int32_t entry, const Function& function) const {
    const std::size_t line = index(~entry);
    for (std::size_t k = line > 0 ? line_ends_[line - 1] : 0; k < line_ends_[line]; ++k) function(parts_[k]);
  }

  std::size_t dofs_per_cell_;
  std::vector<bool> hangs_;
  std::vector<std::int32_t> entries_;  // of the vector; or the complement of a constraint's number
  std::vector<std::size_t> line_ends_;
  std::vector<Part> parts_;
};

}  // namespace femforge::dealii_adapter

#endif
