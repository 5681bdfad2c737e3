// The kernel, for CUDA and HIP: compress.cu and compress.hip include it, and launch it each in its own words.
#include <femforge_contraction.h>

#include "compress.hpp"

namespace compress {
namespace {

namespace fc = femforge_contraction;

constexpr int groups = 4;  // blocks of the field to a block of threads
constexpr int num_threads = fc::threads<3, edge>();
constexpr int buffer_size = fc::buffer_size<3, edge>();

struct Cosines {
  double entries[edge * edge];  // [frequency][place]
};

// The orthonormal discrete cosine transform (of type II) of 8 values: its transposed matrix is its inverse.
constexpr Cosines make_cosines() {
  constexpr double of_angles[] = {// of multiples of pi / 16
                                  1.0,
                                  0.98078528040323044913,
                                  0.92387953251128675613,
                                  0.83146961230254523708,
                                  0.70710678118654752440,
                                  0.55557023301960222474,
                                  0.38268343236508977173,
                                  0.19509032201612826785,
                                  0.0};
  Cosines made{};
  for (int k = 0; k < edge; ++k) {
    for (int i = 0; i < edge; ++i) {
      int angle = (2 * i + 1) * k % 32;
      if (angle > 16) angle = 32 - angle;
      const double cosine = angle <= 8 ? of_angles[angle] : -of_angles[16 - angle];
      made.entries[edge * k + i] = cosine * (k == 0 ? 0.5 * of_angles[4] : 0.5);
    }
  }
  return made;
}

__constant__ const Cosines cosines = make_cosines();

__global__ __launch_bounds__(groups* num_threads) void compress_kernel(Work work) {
  using Block = fc::Cube<3, edge>;
  __shared__ double shared[groups * buffer_size];
  const int group = static_cast<int>(threadIdx.x) / num_threads;
  const int thread = static_cast<int>(threadIdx.x) % num_threads;
  const std::int64_t block = static_cast<std::int64_t>(blockIdx.x) * groups + group;
  fc::Buffer<double, buffer_size> buffer(shared + group * buffer_size);
  const fc::Matrix<double, edge, edge> forward{cosines.entries};
  const auto backward = fc::transposed(forward);

  double line[edge];
  fc::load<Block>(work.field, block, work.num_blocks, line, thread);
  fc::contract(forward, forward, forward, line, line, buffer, thread);
  if (work.coefficients != nullptr) fc::store<Block>(work.coefficients, block, work.num_blocks, line, thread);
#pragma unroll
  for (int k = 0; k < edge; ++k) line[k] = fabs(line[k]) < work.threshold ? 0.0 : line[k];
  fc::contract(backward, backward, backward, line, line, buffer, thread);
  fc::store<Block>(work.result, block, work.num_blocks, line, thread);
}

constexpr unsigned threads_of_block = groups * num_threads;

unsigned blocks_for(const Work& work) {
  return static_cast<unsigned>((work.num_blocks + groups - 1) / groups);
}

}  // namespace
}  // namespace compress
