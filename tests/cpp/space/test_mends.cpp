// What refusals of elements, restrictions, functions and pictures propose is done.
#include <array>
#include <csignal>
#include <filesystem>
#include <string>
#include <vector>

#include <sys/resource.h>

#include <filesystem>
#include <string>

#include <femforge/mesh/facets.hpp>
#include <femforge/space/functions.hpp>
#include <femforge/space/restriction.hpp>
#include <femforge/space/seen.hpp>
#include <femforge/space/vtu.hpp>
#include "mends.hpp"
#include "meshes.hpp"

using namespace femforge;

namespace {

Mesh square(CellType cell = CellType::triangle) {
  return make_box({cell, {2, 2, 1}});
}

std::string in_temporary_folder(const std::string& name) {
  return (std::filesystem::temp_directory_path() / ("femforge_mends_" + name)).string();
}

// Files of this process grow no longer than some bytes, as on a disk that is full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
    getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  void (*handler_)(int);
  rlimit before_{};
};

}  // namespace

TEST_CASE("facets and points of another mesh", "[mends]") {
  const Mesh mesh = square();
  const DofMap dofs(mesh, "P1");
  const Mesh finer = make_box({CellType::triangle, {3, 3, 1}});
  follow(
      "give the mesh that the DofMap is made for", [&] { dofs.points(finer); }, [&] { dofs.points(mesh); });
  follow(
      "give facets of the mesh that the DofMap is made for", [&] { dofs.facet_dofs(boundary_facets(finer)); },
      [&] { dofs.facet_dofs(boundary_facets(mesh)); });
}

TEST_CASE("names of elements", "[mends]") {
  for (const char* name : {"P2", "P1^3", "P1^(2x2 sym)", "[P2^2, P1]"})
    follow(
        "names are like P2, P1^3, P1^(2x2 sym), [P2^2, P1]", [] { Element("[P2^2", CellType::triangle); },
        [&] { Element(name, CellType::triangle); });
}

TEST_CASE("components of mixed elements", "[mends]") {
  const Mesh mesh = square();
  const auto refused = [&] { Restriction(DofMap(mesh, "[P2^2, P1]"), ComponentOrder::planar); };
  follow("use the interleaved one", refused, [&] { Restriction(DofMap(mesh, "[P2^2, P1]")); });
  follow("or a restriction for each part", refused, [&] {
    Restriction(DofMap(mesh, "P2^2"), ComponentOrder::planar);
    Restriction(DofMap(mesh, "P1"), ComponentOrder::planar);
  });
}

TEST_CASE("strides of components", "[mends]") {
  // Nodes 0 and 1 with entries 0 2 4 and 1 3 5.
  const auto with_stride = [](std::int64_t stride) { Restriction({0, 1}, {2, 3, stride, 6}); };
  follow(
      "give the stride of the components that the offsets are made for", [&] { with_stride(1); },
      [&] { with_stride(2); });
}

TEST_CASE("elements whose dofs are values at points", "[mends]") {
  const auto interpolated = [](const Mesh& mesh, const char* name) {
    interpolate(mesh, DofMap(mesh, name), [](const std::array<double, 3>& x, int) { return x[0]; });
  };
  const auto refused = [&] { interpolated(square(), "P1+bubble3"); };
  for (const char* name : {"P2", "DP1", "CR1"})
    follow("use P, Q, DP, DQ or CR", refused, [&] { interpolated(square(), name); });
  for (const char* name : {"Q2", "DQ1"})
    follow("use P, Q, DP, DQ or CR", refused, [&] { interpolated(square(CellType::quadrilateral), name); });
}

TEST_CASE("elements that can be drawn", "[mends]") {
  const auto drawn = [](CellType cell, const char* name) {
    const Mesh mesh = square(cell);
    const DofMap dofs(mesh, name);
    fields_at_points(mesh, dofs, std::vector<double>(static_cast<std::size_t>(dofs.num_dofs())), {"u"});
  };
  const auto refused = [&] { drawn(CellType::triangle, "CR1"); };
  for (const char* name : {"P2", "DP1"})
    follow("use P, Q, DP or DQ", refused, [&] { drawn(CellType::triangle, name); });
  for (const char* name : {"Q2", "DQ1"})
    follow("use P, Q, DP or DQ", refused, [&] { drawn(CellType::quadrilateral, name); });
}

TEST_CASE("names of fields", "[mends]") {
  const std::string file = in_temporary_folder("fields.vtu");
  const auto written = [&](const std::string& name) {
    write_vtu(file, square(), {{name, 1, std::vector<double>(9)}});
  };
  follow(
      "use letters, digits and _", [&] { written("<u>"); }, [&] { written("velocity_2"); });
  std::filesystem::remove(file);
}

TEST_CASE("files of pictures", "[mends]") {
  const std::string folder = in_temporary_folder("folder");
  std::filesystem::remove_all(folder);
  const std::string file = folder + "/mesh.vtu";
  const auto written = [&] { write_vtu(file, square()); };
  follow("check that its folder exists", written, [&] {
    std::filesystem::create_directory(folder);
    written();
  });
  follow(
      "check the space on the disk",
      [&] {
        const FullDisk full(64);
        written();
      },
      written);
  CHECK_FALSE(std::filesystem::exists(file + ".unfinished"));
  std::filesystem::remove_all(folder);
}

TEST_CASE("restrictions of cells that are not there", "[mends]") {
  const Restriction restriction(DofMap(square(), "P1"));
  for (const std::int64_t wrong : {-1, 8})
    follow(
        "cells are numbered from 0 to ",
        [&] {
          restriction.part({0, wrong});
        },
        [&] {
          restriction.part({0, 7});
        });
}

TEST_CASE("spaces that are seen from facets", "[mends]") {
  const Element element("P2", CellType::triangle);
  const auto seen = [&](int view) {
    return seen_dofs(element, view, DofOrder::ufcx, ComponentOrder::interleaved);
  };
  const int views = static_cast<int>(cell_views(CellType::triangle).size());
  for (const int wrong : {-1, views})
    follow(
        "take one of cell_views", [&] { seen(wrong); }, [&] { seen(views - 1); });

  const Mesh mesh = square();
  const FacetList facets = exterior_facets(mesh);
  const Restriction space(DofMap(mesh, "P2"));
  follow(
      "give the element of the space", [&] { seen_from(facets, space, "P1", CellType::triangle); },
      [&] { seen_from(facets, space, "P2", CellType::triangle); });
  const auto given = [&](std::int64_t cells) {
    const std::vector<double> values(static_cast<std::size_t>(6 * cells));
    seen_from(facets, values, mesh.num_cells(), element, DofOrder::ufcx, ComponentOrder::interleaved);
  };
  follow(
      "give [cell of the whole mesh][dof]", [&] { given(mesh.num_cells() - 1); },
      [&] { given(mesh.num_cells()); });
}

TEST_CASE("pictures are not written over a folder", "[mends]") {
  const std::string folder = (std::filesystem::temp_directory_path() / "femforge_folder.vtu").string();
  std::filesystem::create_directory(folder);
  const Mesh mesh = square();
  follow(
      "give it a name of its own", [&] { write_vtu(folder, mesh); },
      [&] { write_vtu(folder + "/mesh.vtu", mesh); });
  CHECK_FALSE(std::filesystem::exists(folder + ".unfinished"));
  std::filesystem::remove_all(folder);
}
