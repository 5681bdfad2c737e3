// Times operators on global vectors, without a matrix, and conjugate gradients with them, on one target.
//
//   bench_operators [--target cuda] [--dofs 8000000 | --sizes 1e4..1e8] [--order
//   structured|bisected|reordered|random]
//                   [--patch CELLS] [--spmv] [--cg] [--samples 11] [--json FILE] [NAME-PART...]
//   bench_operators --solve [--dofs 100000000] [--tolerance 1e-6] [--iterations 2000] ... [NAME-PART...]
//
// Every apply kernel of the target's registry whose name holds one of the given parts runs on a box of at
// least that many dofs, from L-vector to L-vector: y += A x alone, and y = A x with y zeroed in the timing;
// several calls in one graph where one is short. --spmv adds the product with the assembled matrix (cuSPARSE
// on CUDA),
// --cg an iteration of the solver, and its parts. No kernel is timed that was not compared with its element
// matrices before. --solve solves one problem instead, by kernels that know constrained dofs.
//
// bench/operators.toml says which commands make the files in bench/results/.
#include <femforge_kernels.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <optional>

#include "femforge/error.hpp"
#include "reference.hpp"
#include "solution.hpp"
#include "throughput.hpp"

namespace {

using namespace femforge;
using namespace bench;

constexpr std::int64_t checked_dofs = 3000;

KernelRegistry registry(Target target) {
  if (target == Target::cpu) return KernelRegistry(femforge_kernels_cpu);
#ifdef FEMFORGE_BENCH_CUDA
  if (target == Target::cuda) return KernelRegistry(femforge_kernels_cuda);
#endif
#ifdef FEMFORGE_BENCH_HIP
  if (target == Target::hip) return KernelRegistry(femforge_kernels_hip);
#endif
  throw Error("--target", "this program was built without that target");
}

std::vector<const femforge_kernel*> wanted_kernels(const KernelRegistry& all, const Options& options) {
  std::vector<const femforge_kernel*> result;
  for (const femforge_kernel* kernel : all.kernels()) {
    bool wanted = options.parts.empty();
    for (const std::string& part : options.parts)
      wanted = wanted || std::strstr(kernel->name, part.c_str()) != nullptr;
    if (wanted && std::strcmp(kernel->kernel, "apply") == 0) result.push_back(kernel);
  }
  require(!result.empty(), "bench_operators", "no apply kernel has such a name");
  return result;
}

// The space of the kernel before, if it is the same.
class Spaces {
 public:
  const Space& get(const femforge_kernel& kernel, const SpaceOptions& options) {
    if (space_ && options_ == options && same_space(*kernel_, kernel)) return *space_;
    space_.reset();
    const auto begin = std::chrono::steady_clock::now();
    space_.emplace(make_space(kernel, options));
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    std::fprintf(stderr, "%lld cells, %s, patches of %lld, in %.1f s\n",
                 static_cast<long long>(space_->mesh.num_cells()), to_string(options.order),
                 static_cast<long long>(space_->patch_cells), seconds.count());
    options_ = options;
    kernel_ = &kernel;
    return *space_;
  }

 private:
  std::optional<Space> space_;
  SpaceOptions options_;
  const femforge_kernel* kernel_ = nullptr;
};

Json solve_with(const femforge_kernel& kernel, const KernelRegistry& all, const Space& space,
                const Options& options) {
  std::string name = kernel.name;
  name.replace(name.rfind("_apply"), std::string::npos, "_diagonal");
  const femforge_kernel* diagonal = all.find(name);
  if (diagonal == nullptr) throw Error(kernel.name, "there is no kernel " + name);
  return std::strcmp(kernel.scalar, "float32") == 0 ? solve<float>(kernel, *diagonal, space, options)
                                                    : solve<double>(kernel, *diagonal, space, options);
}

Json measure(const femforge_kernel& kernel, const KernelRegistry& all, const Space& space,
             const Options& options, double copy_bytes_per_second, double error) {
  const auto measure_in =
      std::strcmp(kernel.scalar, "float32") == 0 ? measure_throughput<float> : measure_throughput<double>;
  return measure_in(kernel, all, space, options, copy_bytes_per_second, error);
}

void run(const Options& options) {
  Report report;
  report.device = device_info(options.target);
  // Much more than the caches; emulation is slow, and its speed means nothing.
  const int log2_bytes = report.device.flavour == "emulated" ? 18 : options.target == Target::cpu ? 28 : 32;
  const CopyBandwidth copy = measure_copy_bandwidth(options.target, std::size_t{1} << log2_bytes);
  report.copy_bytes_per_second = copy.best();
  std::printf("%s (%s), copy %.3f TB/s (runtime), %.3f TB/s (kernel)\n", report.device.name.c_str(),
              report.device.flavour.c_str(), copy.runtime_copy * 1e-12, copy.kernel_copy * 1e-12);
  const KernelRegistry all = registry(options.target);
  const KernelRegistry cpu = registry(Target::cpu);
  const std::vector<const femforge_kernel*> kernels = wanted_kernels(all, options);
  std::vector<double> errors;
  for (const femforge_kernel* kernel : kernels)
    errors.push_back(check_operator(*kernel, cpu, {checked_dofs, options.order, options.patch_cells}));
  if (!options.json.empty()) report.write(options);  // before anything takes long
  Spaces spaces;
  for (const std::int64_t size : options.sizes) {
    for (std::size_t k = 0; k < kernels.size(); ++k) {
      const Space& space = spaces.get(*kernels[k], {size, options.order, options.patch_cells});
      report.rows.push_back(options.solve
                                ? solve_with(*kernels[k], all, space, options)
                                : measure(*kernels[k], all, space, options, copy.best(), errors[k]));
      // At once, so that a run that is cut short leaves what it has measured.
      if (!options.json.empty()) report.write(options);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    run(parse(argc, argv));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "error: %s\n", error.what());
    return 1;
  }
  return 0;
}
