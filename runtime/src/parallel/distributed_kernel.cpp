#include <femforge/parallel/distributed_kernel.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include <femforge/device/vectors.hpp>
#include <femforge/error.hpp>
#include <femforge/index.hpp>
#include <femforge/kernels/constrained_diagonal.hpp>
#include <femforge/kernels/traits.hpp>
#include <femforge/mesh/parts.hpp>
#include <femforge/parallel/own_parts.hpp>
#include "parallel/owned.hpp"

namespace femforge {

// Some cells of a share with what of the parts is on them: [cell there] -> cell of the share.
struct CellsOfShare {
  std::vector<std::int64_t> cells;
  std::vector<KernelPart> parts;
};

namespace {

const char* const distributed_kernel_place = "DistributedKernel";

// [cell] -> whether a dof of it is a ghost.
std::vector<char> cells_with_ghosts(const Restriction& restriction, std::int64_t num_owned) {
  const auto nodes = index(restriction.nodes_per_cell());
  std::vector<char> result(index(restriction.num_cells()), 0);
  for (std::size_t k = 0; k < restriction.offsets().size(); ++k)
    if (restriction.offsets()[k] >= num_owned) result[k / nodes] = 1;
  return result;
}

// Sorts cells and facets by whether a dof of theirs is a ghost: those that are wanted, with their cells. A
// cell without ghosts may stand on both sides: a facet of it may have a cell with ghosts beyond.
class SomeEntities {
 public:
  SomeEntities(const std::vector<KernelPart>& parts, const std::vector<char>& has_ghosts, bool wanted)
      : has_ghosts_(has_ghosts), wanted_(wanted), numbers_(has_ghosts.size(), -1) {
    for (const KernelPart& part : parts) {
      for (const std::int64_t& cell : part.cells)
        if (is_wanted(&cell, 1)) numbers_[index(cell)] = 0;
      const int members = part.facets.members();
      for (std::size_t k = 0; k < part.facets.cells.size(); k += index(members))
        if (is_wanted(&part.facets.cells[k], members))
          for (int m = 0; m < members; ++m) numbers_[index(part.facets.cells[k + index(m)])] = 0;
    }
    for (std::size_t cell = 0; cell < numbers_.size(); ++cell) {
      if (numbers_[cell] < 0) continue;
      numbers_[cell] = static_cast<std::int64_t>(found_.cells.size());
      found_.cells.push_back(static_cast<std::int64_t>(cell));
    }
    for (const KernelPart& part : parts) found_.parts.push_back(renumbered(part));
  }

  CellsOfShare take() { return std::move(found_); }

 private:
  bool is_wanted(const std::int64_t* cells, int members) const {
    const bool any =
        std::any_of(cells, cells + members, [&](std::int64_t c) { return has_ghosts_.at(index(c)) != 0; });
    return any == wanted_;
  }
  KernelPart renumbered(const KernelPart& part) const {
    KernelPart own{part.kernel, {}, {part.facets.entity, {}, {}}};
    for (const std::int64_t& cell : part.cells)
      if (is_wanted(&cell, 1)) own.cells.push_back(numbers_[index(cell)]);
    const int members = part.facets.members();
    for (std::size_t k = 0; k < part.facets.cells.size(); ++k) {
      const std::size_t first = k - k % index(members);
      if (!is_wanted(&part.facets.cells[first], members)) continue;
      own.facets.cells.push_back(numbers_[index(part.facets.cells[k])]);
      own.facets.views.push_back(part.facets.views[k]);
    }
    return own;
  }

  const std::vector<char>& has_ghosts_;
  bool wanted_;
  std::vector<std::int64_t> numbers_;  // [cell of the share] -> among the cells that are found
  CellsOfShare found_;
};

bool is_empty(const CellsOfShare& some) {
  return std::all_of(some.parts.begin(), some.parts.end(),
                     [](const KernelPart& part) { return part.is_empty(); });
}

std::int64_t num_entities(const CellsOfShare& some) {
  std::int64_t count = 0;
  for (const KernelPart& part : some.parts)
    count += static_cast<std::int64_t>(part.cells.size()) + part.facets.size();
  return count;
}

// Rows of some cells from those of all.
template <class T>
std::vector<T> rows_of(const std::vector<T>& values, const CellsOfShare& some, std::size_t num_cells) {
  require(num_cells > 0 && values.size() % num_cells == 0, distributed_kernel_place,
          "there are not as many values of the coefficient for each cell of the share, ghosts among them");
  const auto size = static_cast<std::ptrdiff_t>(values.size() / num_cells);
  std::vector<T> rows;
  rows.reserve(some.cells.size() * index(size));
  for (const std::int64_t cell : some.cells)
    rows.insert(rows.end(), values.begin() + cell * size, values.begin() + (cell + 1) * size);
  return rows;
}

// Owned entries that cells touch, all components of their nodes, ascending.
std::vector<std::int64_t> touched_entries(const Restriction& restriction, const CellsOfShare& some,
                                          std::int64_t num_owned) {
  std::vector<std::int64_t> entries;
  for (const std::int64_t cell : some.cells)
    for (int node = 0; node < restriction.nodes_per_cell(); ++node) {
      const std::int64_t offset = restriction.offset(cell, node);
      for (int c = 0; c < restriction.components() && offset < num_owned; ++c) entries.push_back(offset + c);
    }
  std::sort(entries.begin(), entries.end());
  entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
  return entries;
}

// Where entries stand in the vectors that some cells work on: those of the process, or the short ones of its
// border, with the ghosts.
class Entries {
 public:
  /// @param touched null for the process's own vectors, which have no ghosts.
  Entries(std::int64_t num_owned, std::int64_t num_ghosts, const std::vector<std::int64_t>* touched)
      : num_owned_(num_owned), num_ghosts_(num_ghosts), touched_(touched) {}

  std::int64_t size() const { return num_touched() + num_ghosts_; }
  /// -1 for what stands nowhere.
  std::int64_t at(std::int64_t number) const {
    if (number >= num_owned_) return num_ghosts_ > 0 ? num_touched() + number - num_owned_ : -1;
    if (touched_ == nullptr) return number;
    const auto found = std::lower_bound(touched_->begin(), touched_->end(), number);
    return found != touched_->end() && *found == number ? found - touched_->begin() : -1;
  }

 private:
  std::int64_t num_touched() const {
    return touched_ == nullptr ? num_owned_ : static_cast<std::int64_t>(touched_->size());
  }

  std::int64_t num_owned_;
  std::int64_t num_ghosts_;
  const std::vector<std::int64_t>* touched_;
};

// The kernels on some cells of a share; null where there are none.
template <class T>
std::unique_ptr<MeshKernels<T>> kernels_on(const CellsOfShare& some, const Mesh& mesh,
                                           const Restriction& restriction, const Entries& entries,
                                           const std::vector<std::int64_t>& constrained) {
  if (is_empty(some)) return nullptr;
  std::vector<std::int64_t> offsets = restriction.part(some.cells).offsets();
  for (std::int64_t& offset : offsets) offset = entries.at(offset);
  std::vector<std::int64_t> constrained_there;
  for (const std::int64_t number : constrained)
    if (entries.at(number) >= 0) constrained_there.push_back(entries.at(number));
  RestrictionLayout layout = restriction.layout();
  layout.num_entries = entries.size();
  return std::make_unique<MeshKernels<T>>(some.parts, part_of(mesh, some.cells),
                                          Restriction(std::move(offsets), layout), constrained_there);
}

KernelKind kind_of(const std::vector<KernelPart>& parts, Target target) {
  require(!parts.empty(), distributed_kernel_place, "there is no kernel");
  const KernelTraits traits = traits_of(*parts.front().kernel);
  require(traits.on_vectors(), distributed_kernel_place, "the kernels add to no vectors",
          "take kernels for apply, residual or diagonal");
  require(traits.target == target, distributed_kernel_place,
          "the halo is of another target than the kernels");
  return traits.kind;
}

void check_sizes(const Mesh& mesh, const Restriction& restriction, std::int64_t num_owned,
                 std::int64_t num_ghosts) {
  require(restriction.num_cells() == mesh.num_cells(), distributed_kernel_place,
          "the restriction is not one of the share's cells");
  require(restriction.num_entries() == num_owned + num_ghosts, distributed_kernel_place,
          "the restriction is not one into the halo's owned dofs and ghosts");
  require(restriction.components() == 1 || restriction.component_stride() == 1, distributed_kernel_place,
          "components are not next to each other");
}

}  // namespace

// What is at the border of the share: vectors of the owned entries there, then all ghosts.
template <class T>
struct DistributedKernel<T>::Border {
  Border(Target target, const std::vector<std::int64_t>& entries, std::int64_t num_ghosts,
         const std::vector<KernelPart>& parts, CellsOfShare of_inner, CellsOfShare of_border)
      : touched(target, entries),
        x(target, entries.size() + index(num_ghosts)),
        y(target, x.size()),
        stream(target, Urgency::high),
        before(target),
        inner_done(target),
        after(target),
        border(std::move(of_border)),
        inner(std::move(of_inner)),
        border_names(parts, border.parts),
        inner_names(parts, inner.parts) {
    x.fill(0);
  }
  T* ghosts(DeviceArray<T>& vector) { return vector.data() + touched.size(); }

  DeviceArray<std::int64_t> touched;
  DeviceArray<T> x;
  DeviceArray<T> y;
  Stream stream;  // of messages, and of the cells that wait for them
  Event before;
  Event inner_done;
  Event after;
  std::unique_ptr<MeshKernels<T>> kernels;  // null where there are none
  std::map<std::string, DeviceArray<T>> coefficients;
  CellsOfShare border;
  CellsOfShare inner;
  NamesOfParts border_names;  // of what has cells there: all processes give the same
  NamesOfParts inner_names;
  std::size_t num_cells = 0;  // of the share
};

template <class T>
DistributedKernel<T>::DistributedKernel(const std::vector<KernelPart>& parts, const MeshShare& share,
                                        const Restriction& restriction, Halo<T>& halo,
                                        const std::vector<std::int64_t>& constrained)
    : halo_(&halo), kind_(kind_of(parts, halo.target())) {
  const Mesh& mesh = share.mesh;
  check_sizes(mesh, restriction, halo.num_owned(), halo.num_ghosts());
  for (const std::int64_t number : constrained)
    require(number >= 0 && number < restriction.num_entries(), distributed_kernel_place,
            "a constrained dof is not there");
  const std::vector<KernelPart> own = own_parts(share, parts);
  const std::vector<char> has_ghosts = cells_with_ghosts(restriction, halo.num_owned());
  CellsOfShare border = SomeEntities(own, has_ghosts, true).take();
  CellsOfShare inner = SomeEntities(own, has_ghosts, false).take();
  const std::vector<std::int64_t> touched = touched_entries(restriction, border, halo.num_owned());
  num_border_ = num_entities(border);
  num_inner_ = num_entities(inner);
  border_ = std::make_shared<Border>(halo.target(), touched, halo.num_ghosts(), parts, std::move(inner),
                                     std::move(border));
  const Entries as_owned(halo.num_owned(), 0, nullptr);
  inner_ = kernels_on<T>(border_->inner, mesh, restriction, as_owned, constrained);
  const Entries short_one(halo.num_owned(), halo.num_ghosts(), &touched);
  border_->kernels = kernels_on<T>(border_->border, mesh, restriction, short_one, constrained);
  border_->num_cells = index(mesh.num_cells());
}

template <class T>
void DistributedKernel<T>::compute_geometry(const femforge_kernel& producer, const Mesh& mesh) {
  const auto compute = [&](MeshKernels<T>* kernels, const CellsOfShare& some) {
    if (kernels == nullptr) return;
    std::size_t number = 0;  // of those whose parts have cells
    for (const KernelPart& part : some.parts) {
      if (part.is_empty()) continue;
      MeshKernel<T>& kernel = kernels->kernel(number++);
      if (kernel.kernel().geometry_size == 0) continue;
      const Mesh there = part_of(mesh, some.cells);
      kernel.compute_geometry(
          producer, part.cells.empty() ? seen_from(part.facets, there) : part_of(there, part.cells));
    }
  };
  compute(inner_.get(), border_->inner);
  compute(border_->kernels.get(), border_->border);
}

template <class T>
void DistributedKernel<T>::set_coefficient(const std::string& name, const std::vector<T>& values) {
  const Border& border = *border_;
  if (border.inner_names.has_coefficient(name))
    inner_->set_coefficient(name, rows_of(values, border.inner, border.num_cells));
  if (border.border_names.has_coefficient(name))
    border.kernels->set_coefficient(name, rows_of(values, border.border, border.num_cells));
}

template <class T>
void DistributedKernel<T>::set_constant(const std::string& name, const std::vector<T>& values) {
  if (border_->inner_names.has_constant(name)) inner_->set_constant(name, values);
  if (border_->border_names.has_constant(name)) border_->kernels->set_constant(name, values);
}

template <class T>
void DistributedKernel<T>::set_vector(const std::string& name, const T* values) {
  Border& border = *border_;
  const bool is_at_border = border.border_names.has_coefficient(name);
  if (border.inner_names.has_coefficient(name)) inner_->set_vector(name, values);
  if (!halo_->has_neighbours()) return;
  auto found = border.coefficients.find(name);
  if (found == border.coefficients.end())
    found = border.coefficients.emplace(name, DeviceArray<T>(target(), border.x.size())).first;
  fetch(values, found->second.data(), border.stream);
  border.stream.synchronize();
  if (is_at_border) border.kernels->set_vector(name, found->second.data());
}

// The owned entries at the border, and the ghosts.
template <class T>
void DistributedKernel<T>::fetch(const T* owned, T* compact, const Stream& stream) const {
  const auto count = static_cast<std::int64_t>(border_->touched.size());
  halo_->forward_begin(owned, compact + count, stream);
  gather_entries(count, border_->touched.data(), owned, compact, stream);
  halo_->forward_end(owned, compact + count, stream);
}

template <class T>
void DistributedKernel<T>::add(const T* x, T* y, const Stream& stream) const {
  if (!halo_->has_neighbours()) {
    if (inner_) inner_->add(x, y, stream);
    return;
  }
  Border& border = *border_;
  const auto count = static_cast<std::int64_t>(border.touched.size());
  border.before.record(stream);
  border.stream.wait_for(border.before);
  // Not asked of the pointer: it is null in a process that owns no dofs, and all have to exchange alike.
  const bool reads = kind_ == KernelKind::apply;
  if (reads) {
    halo_->forward_begin(x, border.ghosts(border.x), border.stream);
    gather_entries(count, border.touched.data(), x, border.x.data(), border.stream);
  }
  if (inner_) inner_->add(x, y, stream);
  border.inner_done.record(stream);
  if (reads) halo_->forward_end(x, border.ghosts(border.x), border.stream);
  set_zero(static_cast<std::int64_t>(border.y.size()), border.y.data(), border.stream);
  if (border.kernels) border.kernels->add(reads ? border.x.data() : nullptr, border.y.data(), border.stream);
  halo_->reverse_begin(border.ghosts(border.y), y, border.stream);
  border.stream.wait_for(border.inner_done);
  add_scattered(count, border.touched.data(), border.y.data(), y, border.stream);
  halo_->reverse_end(border.ghosts(border.y), y, border.stream);
  border.after.record(border.stream);
  stream.wait_for(border.after);
}

template <class T>
std::size_t DistributedKernel<T>::bytes() const noexcept {
  std::size_t total = (border_->x.size() + border_->y.size()) * sizeof(T);
  total += border_->touched.size() * sizeof(std::int64_t);
  if (inner_) total += inner_->bytes();
  if (border_->kernels) total += border_->kernels->bytes();
  return total;
}

template <class T>
DistributedOperator<T>::DistributedOperator(const std::vector<KernelPart>& parts, const MeshShare& share,
                                            const Restriction& restriction, Halo<T>& halo,
                                            const GlobalSums& sums,
                                            const std::vector<std::int64_t>& constrained)
    : kernel_(parts, share, restriction, halo, constrained),
      sums_(&sums),
      constrained_(halo.target(), owned_of(constrained, halo.num_owned())) {
  if (kernel_.kind() != KernelKind::apply) throw Error(parts.front().kernel->name, "it is no apply kernel");
}

template <class T>
void DistributedOperator<T>::apply(const T* x, T* y, const Stream& stream) const {
  set_zero(size(), y, stream);
  apply_to_zeros(x, y, stream);
}

template <class T>
void DistributedOperator<T>::apply_to_zeros(const T* x, T* y, const Stream& stream) const {
  kernel_.add(x, y, stream);
  copy_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(), x, y, stream);
}

template <class T>
DeviceArray<T> diagonal_of(const DistributedKernel<T>& kernel, const std::vector<std::int64_t>& constrained) {
  require(kernel.kind() == KernelKind::diagonal, "diagonal_of", "the kernels are not for a diagonal");
  const Stream stream(kernel.target());
  ConstrainedDiagonal<T> diagonal(kernel.target(), kernel.size(), owned_of(constrained, kernel.size()));
  diagonal.compute([&](T* entries, const Stream& there) { kernel.add(nullptr, entries, there); }, stream);
  stream.synchronize();
  return std::move(diagonal).take();
}

template class DistributedKernel<float>;
template class DistributedKernel<double>;
template class DistributedOperator<float>;
template class DistributedOperator<double>;
template DeviceArray<float> diagonal_of(const DistributedKernel<float>&, const std::vector<std::int64_t>&);
template DeviceArray<double> diagonal_of(const DistributedKernel<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
