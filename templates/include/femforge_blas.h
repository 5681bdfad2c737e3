/* femforge: products of a table and a matrix by cuBLAS or hipBLAS, for generated kernels that ask for them.
 * C++17. Emulated HIP takes plain loops. */
#ifndef FEMFORGE_BLAS_H
#define FEMFORGE_BLAS_H

#include <cstddef>
#include <cstdint>
#include <map>

// Without the library, or with FEMFORGE_WITHOUT_BLAS, nothing of it is used: kernels that have a choice leave
// it out.
#if defined(__CUDACC__)
#include <cuda_runtime.h>
#if !defined(FEMFORGE_WITHOUT_BLAS) && __has_include(<cublas_v2.h>)
#include <cublas_v2.h>
#define FEMFORGE_BLAS(name) cublas##name
#define FEMFORGE_BLAS_WORD(name) CUBLAS_##name
#define FEMFORGE_BLAS_DEVICE(name) cuda##name
#define FEMFORGE_BLAS_OWN_ROOM 1
#define FEMFORGE_BLAS_WORDS_OF cublasGetStatusString
#else
#define FEMFORGE_BLAS_MISSING "this kernel was compiled without cuBLAS, whose products it takes"
#endif
#else
#include <hip/hip_runtime.h>
#define FEMFORGE_BLAS_DEVICE(name) hip##name
#if defined(FEMFORGE_WITHOUT_BLAS) || (defined(__HIP_PLATFORM_AMD__) && !__has_include(<hipblas/hipblas.h>))
#define FEMFORGE_BLAS_MISSING "this kernel was compiled without hipBLAS, whose products it takes"
#elif defined(__HIP_PLATFORM_AMD__)
#include <hipblas/hipblas.h>
#define FEMFORGE_BLAS(name) hipblas##name
#define FEMFORGE_BLAS_WORD(name) HIPBLAS_##name
#define FEMFORGE_BLAS_WORDS_OF hipblasStatusToString
#if defined(hipblasVersionMajor) && hipblasVersionMajor >= 3
#define FEMFORGE_BLAS_OWN_ROOM 1
#else  // no hipblasSetWorkspace: the handle works in memory of its own
#define FEMFORGE_BLAS_OWN_ROOM 0
#endif
#endif
#endif

namespace femforge_blas {

// result[column][i] = sum over j of table(i, j) factor[column][j]. Columns follow each other, so that in the
// libraries' words, where neighbours belong to a column, both matrices have no gaps. The table is [j][i]:
// such a matrix, too; or [i][j] if it is `transposed`.
struct Product {
  int rows;              // numbers i
  int terms;             // numbers j
  bool transposed;       // whether neighbours in the table have neighbouring j
  std::int64_t columns;  // that there are
  std::int64_t batch;    // columns of one small product of a batch; 0: one product of all
};

// Memory that the library works in: its caller's, since the library's own would belong to a handle, which two
// streams may use at the same time, and a captured graph after the handle is gone.
struct Room {
  void* begin;
  std::size_t bytes;
};

// A kernel's code for a status of the library; `message` has the library's words for it.
constexpr int first_code = -1000;

#if defined(FEMFORGE_BLAS_MISSING)

constexpr bool available = false;

inline const char* message(int) {
  return FEMFORGE_BLAS_MISSING;
}

template <class T, std::size_t size>
int multiply(const T (&)[size], const Product&, const T*, T*, Room, void*) {
  return first_code - 1;  // one of those that have words
}

#else

constexpr bool available = true;

#if defined(FEMFORGE_BLAS)

using Status = FEMFORGE_BLAS(Status_t);
constexpr Status success = FEMFORGE_BLAS_WORD(STATUS_SUCCESS);

inline int code_of(Status status) {
  return status == success ? 0 : first_code - static_cast<int>(status);
}

inline const char* message(int code) {
  return FEMFORGE_BLAS_WORDS_OF(static_cast<Status>(first_code - code));
}

// What all products of a thread on a device are queued by. The default mode computes float32 as such.
class Handle {
 public:
  Handle() = default;
  ~Handle() {
    if (handle_ != nullptr) static_cast<void>(FEMFORGE_BLAS(Destroy)(handle_));
  }
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;

  // Makes it ready for a stream. Setting a stream takes the library's room away.
  Status set(FEMFORGE_BLAS_DEVICE(Stream_t) stream, Room room) {
    if (handle_ == nullptr) {
      const Status created = FEMFORGE_BLAS(Create)(&handle_);
      if (created != success) return created;
    }
    const Status chosen = FEMFORGE_BLAS(SetStream)(handle_, stream);
    if (chosen != success) return chosen;
#if FEMFORGE_BLAS_OWN_ROOM
    return FEMFORGE_BLAS(SetWorkspace)(handle_, room.begin, room.bytes);
#else
    static_cast<void>(room);
    return success;
#endif
  }
  FEMFORGE_BLAS(Handle_t) get() const {
    return handle_;
  }

 private:
  FEMFORGE_BLAS(Handle_t) handle_ = nullptr;
};

inline Handle& handle_of(int device) {
  thread_local std::map<int, Handle> handles;
  return handles[device];
}

// Some columns of a product, and small products of a batch of them, for each scalar.
#define FEMFORGE_BLAS_PRODUCTS(T, letter)                                                                 \
  inline Status one_product(const Handle& handle, const Product& p, std::int64_t columns, const T* table, \
                            const T* factor, T* result) {                                                 \
    const T one = 1;                                                                                      \
    const T zero = 0;                                                                                     \
    const auto way = p.transposed ? FEMFORGE_BLAS_WORD(OP_T) : FEMFORGE_BLAS_WORD(OP_N);                  \
    return FEMFORGE_BLAS(letter##gemm)(                                                                   \
        handle.get(), way, FEMFORGE_BLAS_WORD(OP_N), p.rows, static_cast<int>(columns), p.terms, &one,    \
        table, p.transposed ? p.terms : p.rows, factor, p.terms, &zero, result, p.rows);                  \
  }                                                                                                       \
  inline Status batch_of_products(const Handle& handle, const Product& p, std::int64_t count,             \
                                  const T* table, const T* factor, T* result) {                           \
    const T one = 1;                                                                                      \
    const T zero = 0;                                                                                     \
    const auto way = p.transposed ? FEMFORGE_BLAS_WORD(OP_T) : FEMFORGE_BLAS_WORD(OP_N);                  \
    return FEMFORGE_BLAS(letter##gemmStridedBatched)(                                                     \
        handle.get(), way, FEMFORGE_BLAS_WORD(OP_N), p.rows, static_cast<int>(p.batch), p.terms, &one,    \
        table, p.transposed ? p.terms : p.rows, 0, factor, p.terms, p.batch * p.terms, &zero, result,     \
        p.rows, p.batch * p.rows, static_cast<int>(count));                                               \
  }
FEMFORGE_BLAS_PRODUCTS(float, S)
FEMFORGE_BLAS_PRODUCTS(double, D)
#undef FEMFORGE_BLAS_PRODUCTS

// Where a table is in the memory of the current device.
template <class T, std::size_t size>
int find(const T (&table)[size], const T*& values) {
  void* address = nullptr;
  const auto error = FEMFORGE_BLAS_DEVICE(GetSymbolAddress)(&address, table);
  values = static_cast<const T*>(address);
  return static_cast<int>(error);
}

#else  // emulated: a thread of the host does at once what a library would queue

using Status = int;
constexpr Status success = 0;

inline int code_of(Status status) {
  return status;
}

inline const char* message(int) {
  return "there is no library where HIP is emulated";
}

class Handle {
 public:
  Status set(hipStream_t, Room) { return success; }
};

inline Handle& handle_of(int) {
  thread_local Handle handle;
  return handle;
}

template <class T>
Status one_product(const Handle&, const Product& p, std::int64_t columns, const T* table, const T* factor,
                   T* result) {
  for (std::int64_t column = 0; column < columns; ++column) {
    for (std::int64_t i = 0; i < p.rows; ++i) {
      T sum = 0;
      for (std::int64_t j = 0; j < p.terms; ++j)
        sum += table[p.transposed ? i * p.terms + j : j * p.rows + i] * factor[column * p.terms + j];
      result[column * p.rows + i] = sum;
    }
  }
  return success;
}

template <class T>
Status batch_of_products(const Handle& handle, const Product& p, std::int64_t count, const T* table,
                         const T* factor, T* result) {
  for (std::int64_t k = 0; k < count; ++k)
    one_product(handle, p, p.batch, table, factor + k * p.batch * p.terms, result + k * p.batch * p.rows);
  return success;
}

template <class T, std::size_t size>
int find(const T (&table)[size], const T*& values) {
  values = table;
  return 0;
}

#endif

// Queues a product whose table is in a device's memory. Returns 0, an error of the device, also of an earlier
// launch, or a code of the library.
template <class T, std::size_t size>
int multiply(const T (&table)[size], const Product& product, const T* factor, T* result, Room room,
             void* stream) {
  if (const int error = static_cast<int>(FEMFORGE_BLAS_DEVICE(GetLastError)()); error != 0) return error;
  const T* values = nullptr;
  if (const int error = find(table, values); error != 0) return error;
  int device = 0;
  if (const int error = static_cast<int>(FEMFORGE_BLAS_DEVICE(GetDevice)(&device)); error != 0) return error;
  Handle& handle = handle_of(device);
  Status status = handle.set(static_cast<FEMFORGE_BLAS_DEVICE(Stream_t)>(stream), room);
  const std::int64_t batched = product.batch == 0 ? 0 : product.columns / product.batch * product.batch;
  if (status == success && batched > 0)
    status = batch_of_products(handle, product, batched / product.batch, values, factor, result);
  if (status == success && batched < product.columns)
    status = one_product(handle, product, product.columns - batched, values, factor + batched * product.terms,
                         result + batched * product.rows);
  return code_of(status);
}

#endif

#undef FEMFORGE_BLAS
#undef FEMFORGE_BLAS_WORD
#undef FEMFORGE_BLAS_DEVICE
#undef FEMFORGE_BLAS_WORDS_OF
#undef FEMFORGE_BLAS_OWN_ROOM
#undef FEMFORGE_BLAS_MISSING

}  // namespace femforge_blas

#endif  // FEMFORGE_BLAS_H
