// What a target has to provide. One object for each target; a target is one small source file.
#ifndef FEMFORGE_SRC_DEVICE_BACKEND_HPP
#define FEMFORGE_SRC_DEVICE_BACKEND_HPP

#include <cstddef>
#include <cstdint>

#include <femforge/device/device.hpp>
#include <femforge/mesh/geometry.hpp>

namespace femforge {

/// Chains of multiply-adds that one thread keeps going: more than enough to hide their latency.
constexpr int multiply_add_chains = 12;
/// Steps that are written out in a loop, so that its counter costs nothing.
constexpr int multiply_add_unroll = 16;

class Backend {
 public:
  Backend() = default;
  virtual ~Backend() = default;
  Backend(const Backend&) = delete;
  Backend& operator=(const Backend&) = delete;

  virtual int device_count() const = 0;
  virtual DeviceInfo info(int device) const = 0;
  virtual void select(int device) const = 0;
  virtual void synchronize() const = 0;
  virtual bool succeeded(int code) const = 0;
  virtual const char* error_name(int code) const = 0;
  virtual const char* error_text(int code) const = 0;

  /// @return null where there is not so much memory.
  virtual void* allocate(std::size_t bytes) const = 0;
  virtual void release(void* data) const noexcept = 0;
  virtual void copy_in(void* to, const void* from, std::size_t bytes) const = 0;
  virtual void copy_out(void* to, const void* from, std::size_t bytes) const = 0;
  /// The same behind what is queued on a stream; done when they return.
  virtual void copy_in_on(void* to, const void* from, std::size_t bytes, void* stream) const = 0;
  virtual void copy_out_on(void* to, const void* from, std::size_t bytes, void* stream) const = 0;
  virtual void fill(void* data, std::uint64_t word, int word_bytes, std::size_t count) const = 0;

  virtual void* create_stream(Urgency urgency) const = 0;
  virtual void destroy_stream(void* stream) const noexcept = 0;
  virtual void synchronize_stream(void* stream) const = 0;
  virtual void* create_event() const = 0;
  virtual void destroy_event(void* event) const noexcept = 0;
  virtual void record(void* event, void* stream) const = 0;
  virtual void synchronize_event(void* event) const = 0;
  virtual void wait_for_event(void* stream, void* event) const = 0;
  virtual double milliseconds(void* begin, void* end) const = 0;

  /// Two ways to copy on the device: the runtime's own copy, and a kernel with 16-byte loads and stores.
  virtual void copy_within(void* to, const void* from, std::size_t bytes, void* stream) const = 0;
  virtual void copy_by_kernel(void* to, const void* from, std::size_t bytes, void* stream) const = 0;
  /// How many scalars multiply_add makes, so that the whole device is busy with them.
  virtual std::size_t multiply_add_size(int scalar_bytes) const = 0;
  /// For each scalar, multiply_add_chains independent chains x <- x * 1 + 1 of that many steps, which start
  /// from 0, 1, 2, ...; the scalar is the sum of their ends. `steps` is a multiple of multiply_add_unroll.
  virtual void multiply_add(void* out, int scalar_bytes, std::int64_t steps, void* stream) const = 0;
  virtual void compute_geometry(const GeometryArguments<double>& arguments, void* stream) const = 0;
  virtual void compute_geometry(const GeometryArguments<float>& arguments, void* stream) const = 0;
};

/// @throws Error if the runtime was built without this target.
const Backend& backend(Target target);

const Backend& cpu_backend();
const Backend& cuda_backend();
const Backend& hip_backend();

}  // namespace femforge

#endif
