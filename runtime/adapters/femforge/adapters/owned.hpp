// Handles of libraries in C that count references.
#ifndef FEMFORGE_ADAPTERS_OWNED_HPP
#define FEMFORGE_ADAPTERS_OWNED_HPP

#include <utility>

namespace femforge::adapters {

/// What a library counts references of, given back when this ends.
/// @tparam destroy takes the address of a handle, which may be null.
template <class Handle, auto destroy>
class Owned {
 public:
  Owned() = default;
  ~Owned() { static_cast<void>(destroy(&handle_)); }
  Owned(Owned&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Owned& operator=(Owned&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  operator Handle() const noexcept { return handle_; }  // NOLINT: as the library's functions take it
  /// Where a function that makes one puts it.
  Handle* put() noexcept { return &handle_; }

 private:
  Handle handle_ = nullptr;
};

}  // namespace femforge::adapters

#endif
