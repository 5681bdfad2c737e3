// Targets, their devices, and what lives on a device: arrays, streams, events. All owned by RAII objects.
#ifndef FEMFORGE_DEVICE_DEVICE_HPP
#define FEMFORGE_DEVICE_DEVICE_HPP

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/error.hpp>

namespace femforge {

enum class Target { cpu, cuda, hip };

/// "cpu", "cuda" or "hip", as in the descriptors of generated kernels.
const char* to_string(Target target);
/// The target of that name. @throws Error if there is none.
Target target_from_string(const std::string& name);

/// What a device is and how much fits on it.
struct DeviceInfo {
  std::string name;
  std::size_t memory_bytes = 0;
  int multiprocessors = 0;  ///< compute units of an AMD GPU, threads of OpenMP on the cpu
  int warp_size = 0;        ///< 1 on the cpu
  std::size_t shared_bytes_per_block = 0;
  std::size_t cache_bytes = 0;  ///< last-level cache; 0 where it is not known
  std::string flavour;          ///< "cpu", "cuda", "amd", "hip on cuda" or "emulated"
};

/// Whether the runtime was built with this target.
bool is_built(Target target);
/// Whether the runtime was built with this target and a device for it is present.
bool is_available(Target target);
/// The available targets, cpu first.
std::vector<Target> available_targets();
/// Number of devices; 0 where there is none. @throws Error if the target was not built.
int device_count(Target target);
/// @throws Error if the target was not built, or has no such device.
DeviceInfo device_info(Target target, int device = 0);
/// Makes later work of this thread go to that device. @throws Error as device_info.
void select_device(Target target, int device);
/// Waits for everything on the current device.
void synchronize(Target target);

/// Throws unless `code`, what a call of the target's own runtime returned, means success.
/// @throws Error naming the call, its file and line, and the target's name of the error.
void check_call(Target target, int code, const char* call, const char* file = __builtin_FILE(),
                int line = __builtin_LINE());

class Event;

/// Which work a device takes first, where there is a choice.
enum class Urgency { normal, high };

/// A queue of work; on the cpu everything is done at once.
class Stream {
 public:
  explicit Stream(Target target, Urgency urgency = Urgency::normal);
  /// One that belongs to somebody else and outlives this object.
  /// @param native as native() gives it; null on a device is its default stream.
  static Stream of(Target target, void* native) noexcept { return {target, native}; }
  ~Stream();
  Stream(Stream&& other) noexcept
      : target_(other.target_),
        native_(std::exchange(other.native_, nullptr)),
        is_own_(std::exchange(other.is_own_, false)) {}
  Stream& operator=(Stream&& other) noexcept;
  Target target() const noexcept { return target_; }
  /// cudaStream_t or hipStream_t, as the launchers of generated kernels take it; null on the cpu.
  void* native() const noexcept { return native_; }
  void synchronize() const;
  /// What is queued from here on begins when the event, as it was recorded last, has passed; the host does
  /// not wait. @throws Error if the event belongs to another target.
  void wait_for(const Event& event) const;

 private:
  Stream(Target target, void* native) noexcept : target_(target), native_(native), is_own_(false) {}
  Target target_;
  void* native_;
  bool is_own_;
};

/// A point in a stream's work, with its time.
class Event {
 public:
  explicit Event(Target target);
  ~Event();
  Event(Event&& other) noexcept : target_(other.target_), native_(std::exchange(other.native_, nullptr)) {}
  Event& operator=(Event&& other) noexcept;
  void record(const Stream& stream);
  void synchronize() const;
  /// Milliseconds from `begin` to this event; waits for both.
  double milliseconds_since(const Event& begin) const;

 private:
  friend class Stream;
  Target target_;
  void* native_;
};

/// Copies between the host and a stream's target behind what is queued on the stream; done when they return,
/// without waiting for other streams.
void copy_from_host(void* to, const void* from, std::size_t bytes, const Stream& stream);
void copy_to_host(void* to, const void* from, std::size_t bytes, const Stream& stream);

/// Bytes on a device. DeviceArray is what one uses.
class DeviceMemory {
 public:
  DeviceMemory(Target target, std::size_t bytes);
  ~DeviceMemory();
  DeviceMemory(DeviceMemory&& other) noexcept
      : target_(other.target_),
        bytes_(std::exchange(other.bytes_, 0)),
        data_(std::exchange(other.data_, nullptr)) {}
  DeviceMemory& operator=(DeviceMemory&& other) noexcept;
  Target target() const noexcept { return target_; }
  std::size_t bytes() const noexcept { return bytes_; }
  void* data() const noexcept { return data_; }
  void copy_from_host(const void* from, std::size_t bytes);
  void copy_to_host(void* to, std::size_t bytes) const;
  /// Repeats a word of 1, 4 or 8 bytes over the whole memory.
  void fill(std::uint64_t word, int word_bytes);

 private:
  Target target_;
  std::size_t bytes_;
  void* data_;
};

/// An array on a device. Every operation is finished when it returns.
template <class T>
class DeviceArray {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  /// `size` entries, not initialised. @throws Error if the target has no device or too little memory.
  DeviceArray(Target target, std::size_t size) : memory_(target, bytes_of(size)) {}
  DeviceArray(Target target, const std::vector<T>& values) : DeviceArray(target, values.size()) {
    copy_from(values);
  }
  Target target() const noexcept { return memory_.target(); }
  std::size_t size() const noexcept { return memory_.bytes() / sizeof(T); }
  T* data() noexcept { return static_cast<T*>(memory_.data()); }
  const T* data() const noexcept { return static_cast<const T*>(memory_.data()); }

  /// @throws Error unless `values` has as many entries as this array.
  void copy_from(const std::vector<T>& values) {
    require(values.size() == size(), "DeviceArray::copy_from", "the sizes differ");
    memory_.copy_from_host(values.data(), memory_.bytes());
  }
  std::vector<T> to_host() const {
    std::vector<T> values(size());
    memory_.copy_to_host(values.data(), memory_.bytes());
    return values;
  }
  void fill(T value) {
    static_assert(sizeof(T) == 1 || sizeof(T) == 4 || sizeof(T) == 8);
    std::uint64_t word = 0;
    std::memcpy(&word, &value, sizeof(T));
    memory_.fill(word, static_cast<int>(sizeof(T)));
  }
  /// Sets every bit: a NaN in every floating type, which the checks know as "never written".
  void poison() { memory_.fill(0xFF, 1); }

 private:
  static std::size_t bytes_of(std::size_t size) {
    require(size <= static_cast<std::size_t>(-1) / sizeof(T), "DeviceArray",
            "more bytes than can be addressed");
    return size * sizeof(T);
  }
  DeviceMemory memory_;
};

}  // namespace femforge

#endif
