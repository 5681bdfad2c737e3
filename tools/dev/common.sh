# shellcheck shell=bash disable=SC2034  # used by the other parts
# Shared by the parts of ./dev.

venv=$PWD/.venv
jobs=${FEMFORGE_JOBS:-$(nproc)}
skipped_file=$venv/femforge-skipped
# The one release that the C++ sources are formatted with; others differ in details.
clang_format_version=14.0.6

say() { printf '\n== %s\n' "$*"; }

die() {
  printf 'dev: %s\n' "$1" >&2
  if [ $# -gt 1 ]; then printf '  mend: %s\n' "$2" >&2; fi
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# note_skipped WHAT HOW: remembers, for the closing summary, what was left out and how to get it.
note_skipped() {
  local line
  line=$(printf '%s\t%s' "$1" "$2")
  grep -qsxF "$line" "$skipped_file" || echo "$line" >>"$skipped_file"
}

report_skipped() {
  [ -s "$skipped_file" ] || return 0
  say "Left out on this machine"
  while IFS=$'\t' read -r what how; do printf '  %s\n    to get it: %s\n' "$what" "$how"; done <"$skipped_file"
}

python_sources=(generator tests tools bench examples)

# All files under version control that clang-format looks after; generated ones are the generator's business.
cpp_sources() {
  git ls-files 'runtime/*' 'tests/cpp/*' 'examples/*' 'bench/*' 'templates/include/*' |
    grep -E '\.(h|hpp|cpp|cu|hip)$' || true
}

# configure DIRECTORY OPTIONS...: CMake with the generator at hand.
configure() {
  local directory=$1
  shift
  local generator="Unix Makefiles"
  if have ninja; then generator=Ninja; fi
  cmake -S . -B "$directory" -G "$generator" "$@"
}

# Compiled objects are kept by their content, where ccache is installed: in all builds, of tests too. Builds in folders
# of other names share them; processors do not, since kernels are compiled for exactly one.
use_ccache() {
  have ccache || return 0
  local language
  for language in CXX CUDA HIP; do export "CMAKE_${language}_COMPILER_LAUNCHER=ccache"; done
  export CCACHE_BASEDIR=/ CCACHE_NOHASHDIR=1
  # Compilers say themselves what they have read: nothing is preprocessed before. Units with a compiled header are kept.
  export CCACHE_DEPEND=1 CCACHE_SLOPPINESS=pch_defines,time_macros
  CCACHE_NAMESPACE=femforge-$(grep -m 1 -E '^(flags|Features)' /proc/cpuinfo | sha256sum | cut -c 1-12)
  export CCACHE_NAMESPACE
}
