#include "tune_meshes.hpp"

#include <algorithm>

#include <femforge/kernels/traits.hpp>
#include <femforge/ordering/ordering.hpp>
#include <femforge/tools/kernel_runs.hpp>
#include "operator_inputs.hpp"

namespace femforge {
namespace {

constexpr std::size_t most_places = 4;

// What the restriction to a space depends on; values that are stored have places of their own.
std::string key_of(const femforge_kernel& kernel, const std::string& element) {
  const std::string place = traits_of(kernel).by_cells() ? "cells" : kernel.numbering;
  return element + ' ' + kernel.dof_order + ' ' + place + ' ' + kernel.component_order + ' ' +
         std::to_string(kernel.components);
}

}  // namespace

const Restriction& TunePlace::restriction(const femforge_kernel& kernel) {
  const std::string key = key_of(kernel, vector_element(kernel));
  const auto found = restrictions_.find(key);
  if (found != restrictions_.end()) return found->second;
  return restrictions_.emplace(key, restriction_for(kernel, mesh_)).first->second;
}

const Restriction* TunePlace::second_restriction(const femforge_kernel& kernel) {
  const std::string key = key_of(kernel, second_space(kernel).element);
  auto found = second_restrictions_.find(key);
  if (found == second_restrictions_.end())
    found = second_restrictions_.emplace(key, second_restriction_for(kernel, mesh_)).first;
  return found->second ? &*found->second : nullptr;
}

std::shared_ptr<TunePlace> TuneMeshes::place(const femforge_kernel& kernel, std::int64_t cells,
                                             std::int64_t block) {
  const std::string key = std::string(kernel.cell) + ' ' + kernel.coordinate_element + ' ' + kernel.input +
                          ' ' + to_string(traits_of(kernel).entity) + ' ' + std::to_string(cells) + ' ' +
                          std::to_string(block);
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const Kept& each) { return each.key == key; });
  if (found != kept_.end()) {
    kept_.splice(kept_.begin(), kept_, found);
    return kept_.front().place;
  }
  if (kept_.size() == most_places) kept_.pop_back();
  Mesh mesh = box_for(kernel, cells);
  // facets stay beside their cells, in the order of the box
  if (block > 0 && mesh.entity == Entity::cell) reorder(mesh, block);
  kept_.push_front({key, std::make_shared<TunePlace>(std::move(mesh))});
  return kept_.front().place;
}

}  // namespace femforge
