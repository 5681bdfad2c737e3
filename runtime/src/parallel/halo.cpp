#include <femforge/parallel/halo.hpp>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>

namespace femforge {
namespace {

std::vector<std::int64_t> all_owned(const HaloPlan& plan) {
  std::vector<std::int64_t> result;
  for (const HaloPlan::Neighbour& each : plan.neighbours)
    result.insert(result.end(), each.owned.begin(), each.owned.end());
  return result;
}

}  // namespace

template <class T>
PackedHalo<T>::PackedHalo(const HaloPlan& plan, Target target)
    : num_owned_(plan.num_owned),
      num_ghosts_(plan.num_ghosts),
      entries_(target, all_owned(plan)),
      packed_(target, entries_.size()) {
  std::int64_t first = 0;
  for (const HaloPlan::Neighbour& each : plan.neighbours) {
    const auto count = static_cast<std::int64_t>(each.owned.size());
    if (count > 0) of_owned_.push_back({each.process, first, count});
    if (each.num_ghosts > 0) of_ghosts_.push_back({each.process, each.first_ghost, each.num_ghosts});
    first += count;
  }
}

template <class T>
void PackedHalo<T>::forward_begin(const T* owned, T* ghosts, const Stream& stream) {
  gather_entries(static_cast<std::int64_t>(entries_.size()), entries_.data(), owned, packed_.data(), stream);
  exchange_begin(of_owned_, packed_.data(), of_ghosts_, ghosts, stream);
}
template <class T>
void PackedHalo<T>::forward_end(const T*, T* ghosts, const Stream& stream) {
  exchange_end(of_ghosts_, ghosts, stream);
}
template <class T>
void PackedHalo<T>::reverse_begin(const T* ghosts, T*, const Stream& stream) {
  exchange_begin(of_ghosts_, ghosts, of_owned_, packed_.data(), stream);
}
template <class T>
void PackedHalo<T>::reverse_end(const T*, T* owned, const Stream& stream) {
  exchange_end(of_owned_, packed_.data(), stream);
  // One neighbour after another: at an edge several of them have the same dof.
  for (const Message& message : of_owned_)
    add_scattered(message.count, entries_.data() + message.first, packed_.data() + message.first, owned,
                  stream);
}

template <class T>
std::vector<std::int64_t> marked_by_any(Halo<T>& halo, const std::vector<std::int64_t>& marked) {
  std::vector<T> marks(index(halo.num_owned() + halo.num_ghosts()), T(0));
  for (const std::int64_t number : marked) marks.at(index(number)) = 1;
  const auto middle = marks.begin() + halo.num_owned();
  DeviceArray<T> owned(halo.target(), std::vector<T>(marks.begin(), middle));
  DeviceArray<T> ghosts(halo.target(), std::vector<T>(middle, marks.end()));
  const Stream stream(halo.target());
  halo.reverse_begin(ghosts.data(), owned.data(), stream);
  halo.reverse_end(ghosts.data(), owned.data(), stream);
  halo.forward_begin(owned.data(), ghosts.data(), stream);
  halo.forward_end(owned.data(), ghosts.data(), stream);
  stream.synchronize();
  std::vector<std::int64_t> result;
  for (const DeviceArray<T>* part : {&owned, &ghosts}) {
    const std::vector<T> values = part->to_host();
    const std::int64_t first = part == &owned ? 0 : halo.num_owned();
    for (std::size_t k = 0; k < values.size(); ++k)
      if (values[k] > 0) result.push_back(first + static_cast<std::int64_t>(k));
  }
  return result;
}

template class PackedHalo<float>;
template class PackedHalo<double>;
template std::vector<std::int64_t> marked_by_any(Halo<float>&, const std::vector<std::int64_t>&);
template std::vector<std::int64_t> marked_by_any(Halo<double>&, const std::vector<std::int64_t>&);

}  // namespace femforge
