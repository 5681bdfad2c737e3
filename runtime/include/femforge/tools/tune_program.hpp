// The program behind `femforge tune`: verifies and times variants of kernels on a device, and notes every
// result in a journal at once, so that it can be stopped at any moment and go on later.
#ifndef FEMFORGE_TOOLS_TUNE_PROGRAM_HPP
#define FEMFORGE_TOOLS_TUNE_PROGRAM_HPP

namespace femforge {

/// Runs the variants of a plan:
///
///     PLAN.tsv JOURNAL.tsv [--rounds N=7] [--seconds S=0] [--seed K=0] [--bytes B] [--cells N,...]
///                          [--stall S=120] [--tolerance-scale F=1]
///
///     --rounds           times of each variant
///     --seconds          of the whole program; 0: no limit
///     --seed             of the order in which variants are timed
///     --bytes            that one launch of a timed kernel moves, at least; by default 1 GiB on a GPU,
///                        and on the cpu 64 MiB, 256 MiB for kernels on global vectors
///     --cells            numbers of cells, about, of the meshes that every variant is timed on, in place of
///                        one mesh for the bytes; launches on small ones are timed several in a row
///     --stall            seconds after which a variant that gives no result is stopped
///     --tolerance-scale  factor of the largest relative error, 1e-12 in double and 1e-4 in single precision
///
/// Both files are separated by tabs. The plan has a line of headings and then a line for each variant:
///
///     variant subject target library kernel reference_library reference
///
/// Variants of one subject compute the same. A library is a shared one, relative to the folder of the plan,
/// that exports femforge_kernels_TARGET as generated registries do; `kernel` is a name in it. The reference
/// is a kernel for the cpu that is trusted; its library also has the kernel of its geometry, if it takes one.
///
/// The journal is only added to. Its events:
///
///     device    TARGET NAME FLAVOUR COPY PEAK32 PEAK64   bytes/s, operations/s
///     begin     VARIANT bind|verify|time                  it is going to be run, or bound to a mesh first
///     verified  VARIANT ERROR                             largest relative error
///     wrong     VARIANT ERROR TEXT
///     failed    VARIANT not_built|crashed|timed_out TEXT
///     time      VARIANT ROUND SECONDS CELLS [DOFS [N]]    of one launch; dofs of the L-vector that is
///                                                         added to, or that a functional reads; which of
///                                                         --cells it is
///     done      SUBJECT
///
/// A program that is started again does nothing that is in the journal a second time. Variants run in a
/// process of their own (this program again, /proc/self/exe), so one that crashes or hangs costs only itself.
/// @returns the exit code: 0 everything is done, 3 the time limit was reached, 130 interrupted, 1 an error,
///   with a message on the standard error stream.
int tune_program(int argc, const char* const* argv);

}  // namespace femforge

#endif
