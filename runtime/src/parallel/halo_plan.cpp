#include <femforge/parallel/halo_plan.hpp>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include <femforge/error.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

const char* const planning_place = "plan_halo";

// Dofs that are shared with one other process, by their keys: that process finds the same order.
struct Shared {
  std::vector<std::pair<SharedKey, std::int64_t>> owned;
  std::vector<std::pair<SharedKey, std::int64_t>> ghosts;
};

std::map<int, Shared> by_process(int process, const SharedKeys& keys,
                                 const std::vector<std::vector<int>>& of_dofs) {
  std::map<int, Shared> result;
  for (std::size_t k = 0; k < keys.dofs.size(); ++k) {
    const std::vector<int>& all = of_dofs[k];
    require(std::find(all.begin(), all.end(), process) != all.end(), planning_place,
            "this process is not among those that have a dof of its own");
    const std::pair<SharedKey, std::int64_t> entry{keys.of_dofs[k], keys.dofs[k]};
    if (all.front() != process) {
      result[all.front()].ghosts.push_back(entry);
      continue;
    }
    for (const int other : all)
      if (other != process) result[other].owned.push_back(entry);
  }
  for (auto& [other, shared] : result) {
    std::sort(shared.owned.begin(), shared.owned.end());
    std::sort(shared.ghosts.begin(), shared.ghosts.end());
  }
  return result;
}

}  // namespace

HaloPlan plan_halo(int process, std::int64_t num_dofs, const SharedKeys& keys,
                   const std::vector<std::vector<int>>& of_facets,
                   const std::vector<std::vector<int>>& of_dofs) {
  require(of_facets.size() == keys.facets.size() && of_dofs.size() == keys.dofs.size(), planning_place,
          "there is not one list of processes for each facet and dof");
  HaloPlan plan;
  plan.process = process;
  for (std::size_t k = 0; k < of_facets.size(); ++k)
    if (of_facets[k].size() == 1) plan.boundary.push_back(keys.facets[k]);
  const std::map<int, Shared> shared = by_process(process, keys, of_dofs);
  plan.numbers.assign(index(num_dofs), 0);
  for (const auto& [other, dofs] : shared) {
    HaloPlan::Neighbour neighbour;
    neighbour.process = other;
    neighbour.first_ghost = plan.num_ghosts;
    neighbour.num_ghosts = static_cast<std::int64_t>(dofs.ghosts.size());
    for (const auto& [key, dof] : dofs.ghosts) plan.numbers[index(dof)] = -1 - plan.num_ghosts++;
    plan.neighbours.push_back(std::move(neighbour));
  }
  plan.num_owned = num_dofs - plan.num_ghosts;
  std::int64_t next = 0;
  for (std::int64_t& number : plan.numbers) number = number < 0 ? plan.num_owned - 1 - number : next++;
  for (HaloPlan::Neighbour& neighbour : plan.neighbours)
    for (const auto& [key, dof] : shared.at(neighbour.process).owned)
      neighbour.owned.push_back(plan.numbers[index(dof)]);
  return plan;
}

Restriction restriction_of_share(const HaloPlan& plan, const Restriction& dofs) {
  require(dofs.num_entries() == static_cast<std::int64_t>(plan.numbers.size()), "restriction_of_share",
          "the restriction is not that of the dofs of the plan");
  RestrictionLayout layout = dofs.layout();
  std::vector<std::int64_t> offsets = dofs.offsets();
  for (std::int64_t& offset : offsets) {
    const std::int64_t number = plan.numbers[index(offset)];
    for (int c = 1; c < layout.components; ++c)
      require(plan.numbers[index(offset + c * layout.component_stride)] == number + c, "restriction_of_share",
              "components of a node are not next to each other", "take the interleaved order of components");
    offset = number;
  }
  layout.component_stride = 1;
  return {std::move(offsets), layout};
}

}  // namespace femforge
