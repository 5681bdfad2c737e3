#include <femforge/device/device.hpp>

#include "device/backend.hpp"

namespace femforge {
namespace {

constexpr bool built_with_cuda = FEMFORGE_WITH_CUDA != 0;
constexpr bool built_with_hip = FEMFORGE_WITH_HIP != 0;

const Backend& backend_with_device(Target target) {
  const Backend& result = backend(target);
  if (result.device_count() == 0)
    throw Error(to_string(target), "no device is present for this target",
                "choose another target, or check that the driver sees the device");
  return result;
}

}  // namespace

const char* to_string(Target target) {
  switch (target) {
    case Target::cpu:
      return "cpu";
    case Target::cuda:
      return "cuda";
    case Target::hip:
      return "hip";
  }
  return "unknown";
}

Target target_from_string(const std::string& name) {
  for (const Target target : {Target::cpu, Target::cuda, Target::hip})
    if (name == to_string(target)) return target;
  throw Error("target '" + name + "'", "there is no such target", "use cpu, cuda or hip");
}

bool is_built(Target target) {
  return target == Target::cpu || (target == Target::cuda && built_with_cuda) ||
         (target == Target::hip && built_with_hip);
}

const Backend& backend(Target target) {
  if (target == Target::cpu) return cpu_backend();
#if FEMFORGE_WITH_CUDA
  if (target == Target::cuda) return cuda_backend();
#endif
#if FEMFORGE_WITH_HIP
  if (target == Target::hip) return hip_backend();
#endif
  throw Error(to_string(target), "the runtime was built without this target",
              target == Target::cuda ? "configure with -DFEMFORGE_CUDA=ON"
                                     : "configure with -DFEMFORGE_HIP=amd, cuda or emulated");
}

bool is_available(Target target) {
  return is_built(target) && backend(target).device_count() > 0;
}

std::vector<Target> available_targets() {
  std::vector<Target> targets;
  for (const Target target : {Target::cpu, Target::cuda, Target::hip})
    if (is_available(target)) targets.push_back(target);
  return targets;
}

int device_count(Target target) {
  return backend(target).device_count();
}

DeviceInfo device_info(Target target, int device) {
  const Backend& with_device = backend_with_device(target);
  if (device < 0 || device >= with_device.device_count())
    throw Error(to_string(target), "there is no device " + std::to_string(device),
                "use a number below " + std::to_string(with_device.device_count()));
  return with_device.info(device);
}

void select_device(Target target, int device) {
  device_info(target, device);
  backend(target).select(device);
}

void synchronize(Target target) {
  backend_with_device(target).synchronize();
}

void check_call(Target target, int code, const char* call, const char* file, int line) {
  const Backend& owner = backend(target);
  if (owner.succeeded(code)) return;
  throw Error(
      std::string(file) + ":" + std::to_string(line),
      std::string(call) + " failed with " + owner.error_name(code) + " (" + owner.error_text(code) + ")");
}

Stream::Stream(Target target, Urgency urgency)
    : target_(target), native_(backend_with_device(target).create_stream(urgency)), is_own_(true) {}
Stream::~Stream() {
  if (is_own_ && native_ != nullptr) backend(target_).destroy_stream(native_);
}
Stream& Stream::operator=(Stream&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(native_, other.native_);
  std::swap(is_own_, other.is_own_);
  return *this;
}
void Stream::synchronize() const {
  backend(target_).synchronize_stream(native_);
}

void Stream::wait_for(const Event& event) const {
  require(event.target_ == target_, "Stream::wait_for", "the event belongs to another target");
  backend(target_).wait_for_event(native_, event.native_);
}

void copy_from_host(void* to, const void* from, std::size_t bytes, const Stream& stream) {
  if (bytes > 0) backend(stream.target()).copy_in_on(to, from, bytes, stream.native());
}
void copy_to_host(void* to, const void* from, std::size_t bytes, const Stream& stream) {
  if (bytes > 0) backend(stream.target()).copy_out_on(to, from, bytes, stream.native());
}

Event::Event(Target target) : target_(target), native_(backend_with_device(target).create_event()) {}
Event::~Event() {
  if (native_ != nullptr) backend(target_).destroy_event(native_);
}
Event& Event::operator=(Event&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(native_, other.native_);
  return *this;
}
void Event::record(const Stream& stream) {
  require(stream.target() == target_, "Event::record", "the stream belongs to another target");
  backend(target_).record(native_, stream.native());
}
void Event::synchronize() const {
  backend(target_).synchronize_event(native_);
}
double Event::milliseconds_since(const Event& begin) const {
  require(begin.target_ == target_, "Event::milliseconds_since", "the events belong to different targets");
  begin.synchronize();
  synchronize();
  return backend(target_).milliseconds(begin.native_, native_);
}

DeviceMemory::DeviceMemory(Target target, std::size_t bytes)
    : target_(target), bytes_(bytes), data_(nullptr) {
  const Backend& owner = backend_with_device(target);
  if (bytes == 0) return;
  data_ = owner.allocate(bytes);
  if (data_ == nullptr)
    throw Error(to_string(target), "no memory for " + std::to_string(bytes) + " bytes", "use fewer cells");
}
DeviceMemory::~DeviceMemory() {
  if (data_ != nullptr) backend(target_).release(data_);
}
DeviceMemory& DeviceMemory::operator=(DeviceMemory&& other) noexcept {
  std::swap(target_, other.target_);
  std::swap(bytes_, other.bytes_);
  std::swap(data_, other.data_);
  return *this;
}
void DeviceMemory::copy_from_host(const void* from, std::size_t bytes) {
  require(bytes <= bytes_, "DeviceMemory::copy_from_host", "more bytes than the device's memory holds");
  if (bytes > 0) backend(target_).copy_in(data_, from, bytes);
}
void DeviceMemory::copy_to_host(void* to, std::size_t bytes) const {
  require(bytes <= bytes_, "DeviceMemory::copy_to_host", "more bytes than the device's memory holds");
  if (bytes > 0) backend(target_).copy_out(to, data_, bytes);
}
void DeviceMemory::fill(std::uint64_t word, int word_bytes) {
  if (bytes_ > 0)
    backend(target_).fill(data_, word, word_bytes, bytes_ / static_cast<std::size_t>(word_bytes));
}

}  // namespace femforge
