#include <femforge/device/vectors.hpp>

#include <initializer_list>

#include "device/backend.hpp"
#include "device/vector_backend.hpp"

namespace femforge {
namespace {

void check_arguments(const char* place, std::int64_t size, std::initializer_list<const void*> pointers) {
  require(size >= 0, place, "the size is negative");
  for (const void* pointer : pointers) require(size == 0 || pointer != nullptr, place, "a pointer is null");
}

}  // namespace

template <class T>
const VectorBackend<T>& vector_backend(Target target) {
  static_cast<void>(backend(target));  // refuses what is not built
#if FEMFORGE_WITH_CUDA
  if (target == Target::cuda) return cuda_vectors<T>();
#endif
#if FEMFORGE_WITH_HIP
  if (target == Target::hip) return hip_vectors<T>();
#endif
  return cpu_vectors<T>();
}
template const VectorBackend<float>& vector_backend<float>(Target);
template const VectorBackend<double>& vector_backend<double>(Target);

template <class T>
void set_zero(std::int64_t size, T* y, const Stream& stream) {
  check_arguments("set_zero", size, {y});
  vector_backend<T>(stream.target()).set_zero(size, y, stream.native());
}
template <class T>
void copy(std::int64_t size, const T* x, T* y, const Stream& stream) {
  check_arguments("copy", size, {x, y});
  vector_backend<T>(stream.target()).copy(size, x, y, stream.native());
}
template <class T>
void scale(std::int64_t size, T alpha, T* x, const Stream& stream) {
  check_arguments("scale", size, {x});
  vector_backend<T>(stream.target()).scale(size, alpha, x, stream.native());
}
template <class T>
void axpy(std::int64_t size, T alpha, const T* x, T* y, const Stream& stream) {
  check_arguments("axpy", size, {x, y});
  vector_backend<T>(stream.target()).axpy(size, alpha, x, y, stream.native());
}
template <class T>
void axpby(std::int64_t size, T alpha, const T* x, T beta, T* y, const Stream& stream) {
  check_arguments("axpby", size, {x, y});
  vector_backend<T>(stream.target()).axpby(size, alpha, x, beta, y, stream.native());
}
template <class T>
void multiply(std::int64_t size, const T* x, const T* y, T* z, const Stream& stream) {
  check_arguments("multiply", size, {x, y, z});
  vector_backend<T>(stream.target()).multiply(size, x, y, z, stream.native());
}
template <class T>
void zero_entries(std::int64_t count, const std::int64_t* entries, T* y, const Stream& stream) {
  check_arguments("zero_entries", count, {entries, y});
  vector_backend<T>(stream.target()).zero_entries(count, entries, y, stream.native());
}
template <class T>
void copy_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* y, const Stream& stream) {
  check_arguments("copy_entries", count, {entries, x, y});
  vector_backend<T>(stream.target()).copy_entries(count, entries, x, y, stream.native());
}
template <class T>
void add_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* y, const Stream& stream) {
  check_arguments("add_entries", count, {entries, x, y});
  vector_backend<T>(stream.target()).add_entries(count, entries, x, y, stream.native());
}
template <class T>
void gather_entries(std::int64_t count, const std::int64_t* entries, const T* x, T* packed,
                    const Stream& stream) {
  check_arguments("gather_entries", count, {entries, x, packed});
  vector_backend<T>(stream.target()).gather_entries(count, entries, x, packed, stream.native());
}
template <class T>
void scatter_entries(std::int64_t count, const std::int64_t* entries, const T* packed, T* y,
                     const Stream& stream) {
  check_arguments("scatter_entries", count, {entries, packed, y});
  vector_backend<T>(stream.target()).scatter_entries(count, entries, packed, y, stream.native());
}
template <class T>
void add_scattered(std::int64_t count, const std::int64_t* entries, const T* packed, T* y,
                   const Stream& stream) {
  check_arguments("add_scattered", count, {entries, packed, y});
  vector_backend<T>(stream.target()).add_scattered(count, entries, packed, y, stream.native());
}

Reductions::Reductions(Target target)
    : partial_(target, vector_backend<double>(target).partial_size()), counter_(target, 1) {
  counter_.fill(0);
}
template <class T>
void Reductions::dot(std::int64_t size, const T* x, const T* y, double* result, const Stream& stream) {
  check_arguments("Reductions::dot", size, {x, y});
  check_arguments("Reductions::dot", 1, {result});
  require(stream.target() == target(), "Reductions::dot", "the stream belongs to another target");
  vector_backend<T>(target()).dot(size, x, y, result, partial_sums(*this), stream.native());
}
template <class T>
void Reductions::norm(std::int64_t size, const T* x, double* result, const Stream& stream) {
  check_arguments("Reductions::norm", size, {x});
  check_arguments("Reductions::norm", 1, {result});
  require(stream.target() == target(), "Reductions::norm", "the stream belongs to another target");
  vector_backend<T>(target()).norm(size, x, result, partial_sums(*this), stream.native());
}

template void set_zero<float>(std::int64_t, float*, const Stream&);
template void copy<float>(std::int64_t, const float*, float*, const Stream&);
template void scale<float>(std::int64_t, float, float*, const Stream&);
template void axpy<float>(std::int64_t, float, const float*, float*, const Stream&);
template void axpby<float>(std::int64_t, float, const float*, float, float*, const Stream&);
template void multiply<float>(std::int64_t, const float*, const float*, float*, const Stream&);
template void zero_entries<float>(std::int64_t, const std::int64_t*, float*, const Stream&);
template void copy_entries<float>(std::int64_t, const std::int64_t*, const float*, float*, const Stream&);
template void add_entries<float>(std::int64_t, const std::int64_t*, const float*, float*, const Stream&);
template void gather_entries<float>(std::int64_t, const std::int64_t*, const float*, float*, const Stream&);
template void scatter_entries<float>(std::int64_t, const std::int64_t*, const float*, float*, const Stream&);
template void add_scattered<float>(std::int64_t, const std::int64_t*, const float*, float*, const Stream&);
template void Reductions::dot<float>(std::int64_t, const float*, const float*, double*, const Stream&);
template void Reductions::norm<float>(std::int64_t, const float*, double*, const Stream&);

template void set_zero<double>(std::int64_t, double*, const Stream&);
template void copy<double>(std::int64_t, const double*, double*, const Stream&);
template void scale<double>(std::int64_t, double, double*, const Stream&);
template void axpy<double>(std::int64_t, double, const double*, double*, const Stream&);
template void axpby<double>(std::int64_t, double, const double*, double, double*, const Stream&);
template void multiply<double>(std::int64_t, const double*, const double*, double*, const Stream&);
template void zero_entries<double>(std::int64_t, const std::int64_t*, double*, const Stream&);
template void copy_entries<double>(std::int64_t, const std::int64_t*, const double*, double*, const Stream&);
template void add_entries<double>(std::int64_t, const std::int64_t*, const double*, double*, const Stream&);
template void gather_entries<double>(std::int64_t, const std::int64_t*, const double*, double*,
                                     const Stream&);
template void scatter_entries<double>(std::int64_t, const std::int64_t*, const double*, double*,
                                      const Stream&);
template void add_scattered<double>(std::int64_t, const std::int64_t*, const double*, double*, const Stream&);
template void Reductions::dot<double>(std::int64_t, const double*, const double*, double*, const Stream&);
template void Reductions::norm<double>(std::int64_t, const double*, double*, const Stream&);

}  // namespace femforge
