#include <femforge/kernels/constrained_diagonal.hpp>

#include <femforge/device/vectors.hpp>
#include <femforge/index.hpp>

namespace femforge {

template <class T>
ConstrainedDiagonal<T>::ConstrainedDiagonal(Target target, std::int64_t size,
                                            const std::vector<std::int64_t>& constrained)
    : diagonal_(target, index(size)),
      constrained_(target, constrained),
      ones_(target, std::vector<T>(constrained.size(), T(1))) {}

template <class T>
const DeviceArray<T>& ConstrainedDiagonal<T>::compute(const Add& add, const Stream& stream) {
  set_zero(static_cast<std::int64_t>(diagonal_.size()), diagonal_.data(), stream);
  add(diagonal_.data(), stream);
  scatter_entries(static_cast<std::int64_t>(constrained_.size()), constrained_.data(),
                  static_cast<const T*>(ones_.data()), diagonal_.data(), stream);
  return diagonal_;
}

template class ConstrainedDiagonal<float>;
template class ConstrainedDiagonal<double>;

}  // namespace femforge
