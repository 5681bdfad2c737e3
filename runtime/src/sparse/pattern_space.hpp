// Restrictions on a target, as patterns are made of them.
#ifndef FEMFORGE_SRC_SPARSE_PATTERN_SPACE_HPP
#define FEMFORGE_SRC_SPARSE_PATTERN_SPACE_HPP

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/sparse/matrix_pattern.hpp>
#include "sparse/pattern_backend.hpp"

namespace femforge {

/// A restriction with an offset for each dof, where the components of a row's nodes would else not come in
/// ascending order; none where they do.
inline std::optional<Restriction> split_components(const Restriction& space, ComponentOrder cells) {
  const std::int64_t stride = space.component_stride();
  const std::vector<std::int64_t>& offsets = space.offsets();
  if (space.components() == 1 || stride == 1 || offsets.empty() ||
      *std::max_element(offsets.begin(), offsets.end()) < stride)
    return std::nullopt;
  const int nodes = space.nodes_per_cell(), components = space.components();
  std::vector<std::int64_t> dofs;
  dofs.reserve(offsets.size() * static_cast<std::size_t>(components));
  for (std::int64_t cell = 0; cell < space.num_cells(); ++cell) {
    for (int k = 0; k < nodes * components; ++k) {
      const bool planar = cells == ComponentOrder::planar;
      const int node = planar ? k % nodes : k / components;
      const int component = planar ? k / nodes : k % components;
      dofs.push_back(space.offset(cell, node) + component * stride);
    }
  }
  return Restriction(std::move(dofs), {nodes * components, 1, 1, space.num_entries()});
}

/// One restriction's arrays. Index has to hold offsets and positions.
template <class Index>
class PatternSpace {
 public:
  PatternSpace(Target target, const Restriction& given, const std::vector<std::int64_t>& constrained,
               ComponentOrder cells)
      : offsets_(target, 0), mask_(target, 0) {
    const std::optional<Restriction> split = split_components(given, cells);
    const Restriction& space = split ? *split : given;
    offsets_ = upload(target, space);
    if (!constrained.empty()) {
      std::vector<std::uint8_t> mask(static_cast<std::size_t>(space.num_entries()), 0);
      for (const std::int64_t dof : constrained) mask[static_cast<std::size_t>(dof)] = 1;
      mask_ = DeviceArray<std::uint8_t>(target, mask);
    }
    view_ = {offsets_.data(),          mask_.data(),
             space.num_entries(),      space.num_cells(),
             space.component_stride(), space.nodes_per_cell(),
             space.components(),       cells == ComponentOrder::planar};
  }
  const SpaceView<Index>& view() const noexcept { return view_; }

 private:
  static DeviceArray<Index> upload(Target target, const Restriction& space) {
    if constexpr (std::is_same_v<Index, std::int64_t>) {
      return {target, space.offsets()};
    } else {
      const auto count = static_cast<std::int64_t>(space.offsets().size());
      std::vector<Index> offsets(space.offsets().size());
#pragma omp parallel for schedule(static)
      for (std::int64_t k = 0; k < count; ++k)
        offsets[static_cast<std::size_t>(k)] =
            static_cast<Index>(space.offsets()[static_cast<std::size_t>(k)]);
      return {target, offsets};
    }
  }

  DeviceArray<Index> offsets_;
  DeviceArray<std::uint8_t> mask_;
  SpaceView<Index> view_{};
};

/// The spaces of a matrix; one space is uploaded once.
template <class Index>
class PatternSpaces {
 public:
  PatternSpaces(Target target, const Restriction& rows, const Restriction& columns,
                const ConstrainedDofs& constrained, ComponentOrder cells)
      : rows_(target, rows, constrained.rows, cells) {
    if (&rows != &columns || constrained.rows != constrained.columns)
      columns_ = std::make_unique<const PatternSpace<Index>>(target, columns, constrained.columns, cells);
  }
  SpacePair<Index> views() const { return {rows_.view(), columns_ ? columns_->view() : rows_.view()}; }

 private:
  PatternSpace<Index> rows_;
  std::unique_ptr<const PatternSpace<Index>> columns_;
};

}  // namespace femforge

#endif
