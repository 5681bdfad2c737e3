// Ghosts and sums by NCCL, or RCCL on AMD GPUs: messages go from one GPU's memory to another's, queued on
// streams; the host never waits. A header of its own: the runtime does not know of it.
#ifndef FEMFORGE_ADAPTERS_NCCL_HPP
#define FEMFORGE_ADAPTERS_NCCL_HPP

#if __has_include(<rccl/rccl.h>)
#include <rccl/rccl.h>
#else
#include <nccl.h>
#endif

#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <femforge/device/global_sums.hpp>
#include <femforge/parallel/halo.hpp>

namespace femforge::nccl {

inline void check(ncclResult_t result, const char* call) {
  if (result != ncclSuccess) throw Error(call, ncclGetErrorString(result));
}

/// What a process makes, and hands to all others, before any of them makes its communicator.
inline ncclUniqueId make_id() {
  ncclUniqueId id{};
  check(ncclGetUniqueId(&id), "ncclGetUniqueId");
  return id;
}

/// All processes together, each with the device that it has selected.
class Communicator {
 public:
  Communicator(const ncclUniqueId& id, int processes, int process) : processes_(processes) {
    check(ncclCommInitRank(&native_, processes, id, process), "ncclCommInitRank");
  }
  ~Communicator() { ncclCommDestroy(native_); }
  Communicator(const Communicator&) = delete;
  Communicator& operator=(const Communicator&) = delete;
  ncclComm_t native() const noexcept { return native_; }
  int processes() const noexcept { return processes_; }

 private:
  int processes_;
  ncclComm_t native_ = nullptr;
};

namespace detail {

template <class Last>
Last last_of(ncclResult_t (*)(const void*, void*, std::size_t, ncclDataType_t, ncclRedOp_t, ncclComm_t,
                              Last));
// cudaStream_t or hipStream_t
using NativeStream = decltype(last_of(&ncclAllReduce));

inline NativeStream native(const Stream& stream) {
  return static_cast<NativeStream>(stream.native());
}

}  // namespace detail

/// Ghosts by messages of NCCL. Keeps a reference to the communicator, which must outlive this object.
template <class T>
class Halo final : public PackedHalo<T> {
 public:
  /// @param target cuda, or hip on AMD GPUs.
  Halo(const HaloPlan& plan, Target target, const Communicator& communicator)
      : PackedHalo<T>(plan, target), communicator_(communicator) {}

 protected:
  using Message = typename PackedHalo<T>::Message;
  void exchange_begin(const std::vector<Message>& send, const T* from, const std::vector<Message>& receive,
                      T* to, const Stream& stream) override {
    static_assert(std::is_same_v<T, float> || std::is_same_v<T, double>);
    constexpr ncclDataType_t type = std::is_same_v<T, float> ? ncclFloat : ncclDouble;
    check(ncclGroupStart(), "ncclGroupStart");
    for (const Message& message : send)
      check(ncclSend(from + message.first, static_cast<std::size_t>(message.count), type, message.process,
                     communicator_.native(), detail::native(stream)),
            "ncclSend");
    for (const Message& message : receive)
      check(ncclRecv(to + message.first, static_cast<std::size_t>(message.count), type, message.process,
                     communicator_.native(), detail::native(stream)),
            "ncclRecv");
    check(ncclGroupEnd(), "ncclGroupEnd");
  }
  void exchange_end(const std::vector<Message>&, T*, const Stream&) override {}

 private:
  const Communicator& communicator_;
};

/// Sums over the processes of a communicator, which must outlive this object.
class Sums final : public GlobalSums {
 public:
  explicit Sums(const Communicator& communicator) : communicator_(communicator) {}
  bool among_several() const override { return communicator_.processes() > 1; }
  void add(double* values, int count, const Stream& stream) const override {
    check(ncclAllReduce(values, values, static_cast<std::size_t>(count), ncclDouble, ncclSum,
                        communicator_.native(), detail::native(stream)),
          "ncclAllReduce");
  }

 private:
  const Communicator& communicator_;
};

}  // namespace femforge::nccl

#endif
