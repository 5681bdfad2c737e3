// What femforge has in common with PETSc: errors, handles, the entries of vectors where they are, and the
// queue of work on a device. PETSc 3.18 or later, real numbers; on GPUs 3.26 or later.
#ifndef FEMFORGE_ADAPTERS_PETSC_VECTORS_HPP
#define FEMFORGE_ADAPTERS_PETSC_VECTORS_HPP

#include <petscdevice.h>
#include <petscsnes.h>

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <limits>
#include <string>
#include <thread>
#include <type_traits>

#include <femforge/adapters/owned.hpp>
#include <femforge/device/device.hpp>

namespace femforge::petsc {

using Scalar = PetscScalar;
static_assert(std::is_floating_point_v<Scalar>, "femforge's kernels are real: PETSc has to be, too");

namespace detail {

// What PETSc said of the last error, where MessagesOfPetsc listens.
inline std::string& last_message() {
  thread_local std::string message;
  return message;
}

}  // namespace detail

/// As long as this lives, PETSc prints nothing about errors: its words come with the exceptions.
class MessagesOfPetsc {
 public:
  MessagesOfPetsc() { static_cast<void>(PetscPushErrorHandler(listen, nullptr)); }
  ~MessagesOfPetsc() { static_cast<void>(PetscPopErrorHandler()); }
  MessagesOfPetsc(const MessagesOfPetsc&) = delete;
  MessagesOfPetsc& operator=(const MessagesOfPetsc&) = delete;

 private:
  static PetscErrorCode listen(MPI_Comm, int, const char*, const char*, PetscErrorCode code,
                               PetscErrorType type, const char* message, void*) {
    if (type == PETSC_ERROR_INITIAL) detail::last_message() = message != nullptr ? message : "";
    return code;
  }
};

/// Throws unless a call of PETSc has succeeded.
inline void check(PetscErrorCode code, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (static_cast<int>(code) == 0) return;
  const char* text = nullptr;
  static_cast<void>(PetscErrorMessage(code, &text, nullptr));
  const std::string said = detail::last_message();
  detail::last_message().clear();
  const std::string name = text != nullptr ? text : "error " + std::to_string(static_cast<int>(code));
  throw Error(std::string(file) + ":" + std::to_string(line), "PETSc: " + (said.empty() ? name : said));
}

using Matrix = adapters::Owned<Mat, MatDestroy>;
using Vector = adapters::Owned<Vec, VecDestroy>;
using LinearSolver = adapters::Owned<KSP, KSPDestroy>;
using NonlinearSolver = adapters::Owned<SNES, SNESDestroy>;

/// A count as PETSc takes it. @throws Error if PetscInt is too small.
inline PetscInt to_int(std::int64_t count) {
  if (count > std::numeric_limits<PetscInt>::max())
    throw Error("PETSc", std::to_string(count) + " is more than PetscInt counts",
                "use a PETSc that was configured with 64-bit indices");
  return static_cast<PetscInt>(count);
}

/// Whether a target's memory is the host's, as PETSc sees it.
inline bool is_on_host(Target target) {
  return target == Target::cpu || device_info(target).flavour == "emulated";
}

/// The kind of a target's memory.
inline PetscMemType memory_type(Target target) {
  if (is_on_host(target)) return PETSC_MEMTYPE_HOST;
  return target == Target::cuda ? PETSC_MEMTYPE_CUDA : PETSC_MEMTYPE_HIP;
}

/// The type of PETSc's vectors on a target, for one process or several.
inline VecType vector_type(Target target) {
  if (is_on_host(target)) return VECSTANDARD;
  return target == Target::cuda ? "cuda" : "hip";
}

/// The type of PETSc's sparse matrices on a target.
inline MatType matrix_type(Target target) {
  if (is_on_host(target)) return MATAIJ;
  return target == Target::cuda ? "aijcusparse" : "aijhipsparse";
}

namespace detail {

// What PETSc calls must not throw: an exception becomes PETSc's error, with its words.
template <class Function>
PetscErrorCode guarded(const Function& function) {
  PetscFunctionBegin;
  try {
    function();
  } catch (const std::exception& error) {
    SETERRQ(PETSC_COMM_SELF, PETSC_ERR_LIB, "%s", message_of(error).c_str());
  }
  PetscFunctionReturn(PetscErrorCode{});
}

inline void check_memory(PetscMemType memory, Target target) {
  const bool on_host = PetscMemTypeHost(memory);
  const bool wants_host = is_on_host(target);
  if (on_host != wants_host)
    throw Error("a vector of PETSc",
                on_host ? "it is on the host, and the kernels are for a device"
                        : "it is on a device, and the kernels are for the host",
                wants_host ? "use -vec_type standard" : std::string("use -vec_type ") + to_string(target));
}

}  // namespace detail

namespace detail {

// The queue of a context of PETSc's on a device.
inline Stream stream_of(PetscDeviceContext context, Target target) {
#if PETSC_VERSION_GE(3, 26, 0)
  PetscDeviceType type = PETSC_DEVICE_HOST;
  void* handle = nullptr;
  check(PetscDeviceContextGetDeviceType(context, &type));
  if (type != (target == Target::cuda ? PETSC_DEVICE_CUDA : PETSC_DEVICE_HIP))
    throw Error("PETSc", std::string("it does not work on ") + to_string(target),
                "use a PETSc that was configured for it");
  check(PetscDeviceContextGetStreamHandle(context, &handle));
  return Stream::of(target, *static_cast<void**>(handle));  // cudaStream_t and hipStream_t are pointers
#else
  static_cast<void>(context);
  throw Error("PETSc", std::string("its queues on ") + to_string(target) + " cannot be asked for",
              "use PETSc 3.26 or later");
#endif
}

}  // namespace detail

/// The queue in which PETSc works on a target: what is queued there needs not wait for PETSc, nor PETSc for
/// it.
/// @throws Error if PETSc has no such device, or is too old.
inline Stream stream_of(Target target) {
  if (is_on_host(target)) return Stream(target);
  PetscDeviceContext context = nullptr;
  check(PetscDeviceContextGetCurrentContext(&context));
  return detail::stream_of(context, target);
}

/// Has femforge work on the device that PETSc has given this process; on a host nothing is done.
/// @returns the number of the device. @throws Error if PETSc has no such device.
inline int select_device_of_petsc(Target target) {
  if (is_on_host(target)) return 0;
  PetscDeviceContext context = nullptr;
  PetscDevice device = nullptr;
  PetscInt number = 0;
  check(PetscDeviceContextGetCurrentContext(&context));
  check(PetscDeviceContextGetDevice(context, &device));
  check(PetscDeviceGetDeviceId(device, &number));
  select_device(target, static_cast<int>(number));
  return static_cast<int>(number);
}

/// Says what is wrong and ends all processes, so that none waits for one that has failed.
[[noreturn]] inline void end_all(const std::exception& error) {
  int process = 0;
  int count = 1;
  MPI_Comm_rank(PETSC_COMM_WORLD, &process);
  MPI_Comm_size(PETSC_COMM_WORLD, &count);
  // What all find wrong the first one says: it ends the others before they come to speak.
  if (process > 0) std::this_thread::sleep_for(std::chrono::milliseconds(300));
  const std::string who = count > 1 ? "process " + std::to_string(process) + ": " : "";
  std::fprintf(stderr, "%s%s\n", who.c_str(), message_of(error).c_str());
  std::fflush(stderr);
  MPI_Abort(PETSC_COMM_WORLD, EXIT_FAILURE);
  std::abort();
}

/// The entries of a vector that this process has, to be read where they are.
class Read {
 public:
  /// @throws Error if they are not where kernels of the target read.
  Read(Vec vector, Target target) : vector_(vector) {
    PetscMemType memory = PETSC_MEMTYPE_HOST;
    check(VecGetArrayReadAndMemType(vector, &data_, &memory));
    if (size(vector) > 0) detail::check_memory(memory, target);
  }
  ~Read() { static_cast<void>(VecRestoreArrayReadAndMemType(vector_, &data_)); }
  Read(const Read&) = delete;
  Read& operator=(const Read&) = delete;
  const Scalar* data() const noexcept { return data_; }

 private:
  static PetscInt size(Vec vector) {
    PetscInt size = 0;
    check(VecGetLocalSize(vector, &size));
    return size;
  }
  Vec vector_;
  const Scalar* data_ = nullptr;
};

/// The entries of a vector that this process has, all to be written where they are.
class Write {
 public:
  /// @throws Error as Read.
  Write(Vec vector, Target target) : vector_(vector) {
    PetscMemType memory = PETSC_MEMTYPE_HOST;
    check(VecGetArrayWriteAndMemType(vector, &data_, &memory));
    PetscInt size = 0;
    check(VecGetLocalSize(vector, &size));
    if (size > 0) detail::check_memory(memory, target);
  }
  ~Write() { static_cast<void>(VecRestoreArrayWriteAndMemType(vector_, &data_)); }
  Write(const Write&) = delete;
  Write& operator=(const Write&) = delete;
  Scalar* data() const noexcept { return data_; }

 private:
  Vec vector_;
  Scalar* data_ = nullptr;
};

/// A vector for an operator's target, of zeros.
/// @param size entries of this process. @param processes that share the vector.
inline Vector make_vector(std::int64_t size, Target target, MPI_Comm processes = PETSC_COMM_SELF) {
  Vector vector;
  check(VecCreate(processes, vector.put()));
  check(VecSetSizes(vector, to_int(size), PETSC_DETERMINE));
  check(VecSetType(vector, vector_type(target)));
  check(VecSet(vector, 0));
  return vector;
}

}  // namespace femforge::petsc

#endif
