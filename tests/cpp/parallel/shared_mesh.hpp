// A mesh dealt out to processes, with what tests need to compare with one that has the whole.
#ifndef FEMFORGE_TESTS_PARALLEL_SHARED_MESH_HPP
#define FEMFORGE_TESTS_PARALLEL_SHARED_MESH_HPP

#include <algorithm>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include <femforge/kernels/traits.hpp>
#include <femforge/parallel/distributed_kernel.hpp>
#include "kernels/mesh_kernels.hpp"
#include "parallel/processes.hpp"

// A mesh in shares, with the space of a kernel; `shuffled`: the cells of each in an order of its own.
struct Shared {
  Shared(const femforge_kernel& kernel, const femforge::Mesh& mesh, std::vector<int> process,
         int num_processes, femforge::GhostCells ghosts = femforge::GhostCells::none, bool shuffled = false)
      : processes(num_processes),
        process_of_cell(std::move(process)),
        whole(mesh, kernel.row_element, femforge::traits_of(kernel).dof_order,
              femforge::traits_of(kernel).component_order) {
    for (int p = 0; p < processes; ++p) {
      shares.push_back(femforge::share_of(mesh, process_of_cell, p, ghosts));
      std::vector<std::int64_t> order = femforge::all_cells(shares.back().mesh);
      if (shuffled) std::shuffle(order.begin(), order.end(), std::mt19937(static_cast<unsigned>(p)));
      if (shuffled) femforge::permute_cells(shares.back(), order);
      dofs.emplace_back(shares.back().mesh, kernel.row_element, femforge::traits_of(kernel).dof_order,
                        femforge::traits_of(kernel).component_order);
    }
    plans = plans_of(shares, dofs);
    for (const femforge::MeshShare& share : shares) cells.push_back(cells_in_whole(share, mesh));
    in_whole = numbers_in_whole(plans, dofs, whole, cells);
  }
  const femforge::HaloPlan& plan(int p) const { return plans[static_cast<std::size_t>(p)]; }
  const femforge::MeshShare& share(int p) const { return shares[static_cast<std::size_t>(p)]; }
  femforge::Restriction restriction(int p) const {
    return femforge::restriction_of_share(plan(p), femforge::Restriction(dofs[static_cast<std::size_t>(p)]));
  }
  // The owned entries of a process, or with its ghosts.
  std::vector<double> part(int p, const std::vector<double>& values) const {
    std::vector<double> result;
    for (std::int64_t k = 0; k < plan(p).num_owned; ++k)
      result.push_back(values[static_cast<std::size_t>(number(p, k))]);
    return result;
  }
  std::int64_t number(int p, std::int64_t k) const {
    return in_whole[static_cast<std::size_t>(p)][static_cast<std::size_t>(k)];
  }
  void put(int p, const std::vector<double>& owned, std::vector<double>& values) const {
    for (std::size_t k = 0; k < owned.size(); ++k)
      values[static_cast<std::size_t>(number(p, static_cast<std::int64_t>(k)))] = owned[k];
  }
  // Rows [cell][entry] of the cells of a process, ghosts among them.
  std::vector<double> rows(int p, const std::vector<double>& values) const {
    const std::size_t size = values.size() / process_of_cell.size();
    std::vector<double> result;
    for (const std::size_t cell : cells[static_cast<std::size_t>(p)])
      result.insert(result.end(), values.begin() + static_cast<std::ptrdiff_t>(cell * size),
                    values.begin() + static_cast<std::ptrdiff_t>((cell + 1) * size));
    return result;
  }
  // Those of the process's numbers that are in a list of dofs of the whole mesh.
  std::vector<std::int64_t> own(int p, const std::vector<std::int64_t>& of_whole) const {
    const std::set<std::int64_t> wanted(of_whole.begin(), of_whole.end());
    std::vector<std::int64_t> result;
    for (std::size_t k = 0; k < plan(p).numbers.size(); ++k)
      if (wanted.count(number(p, static_cast<std::int64_t>(k))) != 0)
        result.push_back(static_cast<std::int64_t>(k));
    return result;
  }

  int processes;
  std::vector<int> process_of_cell;
  femforge::DofMap whole;
  std::vector<femforge::MeshShare> shares;
  std::vector<femforge::DofMap> dofs;
  std::vector<femforge::HaloPlan> plans;
  std::vector<std::vector<std::size_t>> cells;
  std::vector<std::vector<std::int64_t>> in_whole;
};

// Ways to deal out cells: compact shares; and cells at random, to three of four processes.
inline std::vector<std::pair<std::vector<int>, int>> ways(const femforge::Mesh& mesh) {
  std::vector<int> random;
  Noise noise(23);
  for (std::int64_t cell = 0; cell < mesh.num_cells(); ++cell)
    random.push_back(1 + static_cast<int>(3 * noise()));
  return {{femforge::partition_cells(mesh, 4), 4}, {random, 4}};
}

#endif
