# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# System packages, by their names in Debian and Ubuntu. Elsewhere, or without the rights to install, what is
# missing is noted with the way to get it.

# Clang releases that know both AMD GPUs (gfx90a, gfx942), the best tried first.
amd_clangs="19 20 18 17"

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi; }

may_install() {
  [ -z "${FEMFORGE_NO_PACKAGES:-}" ] && have apt-get && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }
}

# Whole outputs are read: a pipe whose reader has seen enough (grep -q, head) can end its writer, and fail with it.
is_installed() { [[ $(dpkg-query -W -f '${Status}' "$1" 2>/dev/null) == *"ok installed"* ]]; }
is_offered() { [[ $(apt-cache show "$1" 2>/dev/null) == *Package:* ]]; }

update_package_lists() {
  [ -n "${package_lists_updated:-}" ] && return
  package_lists_updated=1
  as_root apt-get update -qq || true
}

# install_packages PURPOSE PACKAGE...: makes sure that all are there; false, and a note, if not.
install_packages() {
  local purpose=$1 package missing=()
  shift
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return 0
  if may_install; then
    update_package_lists
    for package in "${missing[@]}"; do
      if ! is_offered "$package"; then
        note_skipped "$purpose" "this system does not offer the package $package"
        return 1
      fi
    done
    if as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" \
      >"$venv/apt.log" 2>&1; then
      return 0
    fi
    note_skipped "$purpose" "apt-get install ${missing[*]} failed; its words are in .venv/apt.log"
  else
    note_skipped "$purpose" "apt-get install ${missing[*]} (as root)"
  fi
  return 1
}

version_at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# CMake 3.25 or later: the system's own, else one from the Python package index.
ensure_cmake() {
  have cmake || install_packages "CMake" cmake || true
  if have cmake && version_at_least "$(cmake --version | sed -n '1s/.* //p')" 3.25; then return; fi
  "$venv/bin/python" -m pip install -q "cmake>=3.25" || note_skipped "C++ builds" "install CMake 3.25 or later"
}

ensure_build_tools() {
  have g++ || install_packages "C++ builds" g++ || true
  have ninja || have make || install_packages "C++ builds" ninja-build || true
  ensure_cmake
  [ -e /usr/include/catch2/catch.hpp ] || [ -e /usr/include/catch2/catch_all.hpp ] ||
    install_packages "C++ tests" catch2 || true
  have ccache || install_packages "keeping compiled objects (ccache)" ccache || true
  { [ -e /usr/include/CLI/CLI.hpp ] && [ -e /usr/include/nlohmann/json.hpp ]; } ||
    install_packages "benchmarks (CLI11, nlohmann/json)" libcli11-dev nlohmann-json3-dev || true
  [ -e /usr/include/gmsh.h ] || install_packages "reading Gmsh's meshes" libgmsh-dev || true
}

# MFEM's headers and its serial library, from the Python package index. --only-binary: its sources take hours.
ensure_mfem() {
  compgen -G "$venv/lib/python3*/site-packages/mfem/external/ser/include/mfem.hpp" >/dev/null && return
  "$venv/bin/python" -m pip install -q --disable-pip-version-check --no-deps --only-binary :all: mfem==4.10.0.1 \
    2>"$venv/mfem.log" || note_skipped "the example for MFEM" "pip install --no-deps mfem==4.10.0.1, or set MFEM_DIR"
}

# libCEED's headers and library, from there, too: plain C, so that the wheel for any Python will do.
ensure_libceed() {
  [ -e "$venv/libceed/libceed/include/ceed.h" ] && return
  rm -rf "$venv/libceed"
  mkdir -p "$venv/libceed"
  { "$venv/bin/python" -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: \
    --python-version 3.10 --dest "$venv/libceed" libceed==0.12.0 2>"$venv/libceed.log" &&
    "$venv/bin/python" -m zipfile -e "$venv"/libceed/libceed-*.whl "$venv/libceed"; } ||
    note_skipped "the example for libCEED" "unpack the wheel libceed 0.12.0 of PyPI into .venv/libceed, or set LIBCEED_DIR"
}

# Libraries that examples join femforge to: of their tests only. Those with large packages: codes.sh.
ensure_other_codes() {
  { have pkg-config && pkg-config --exists 'petsc >= 3.18'; } ||
    install_packages "the examples for PETSc" pkg-config libpetsc-real-dev || true
  ensure_mfem
  ensure_libceed
}

# The folder of a clang that can compile HIP for AMD GPUs, if there is one.
amd_llvm() {
  local version
  for version in $amd_clangs; do
    if [ -x "/usr/lib/llvm-$version/bin/clang++" ] && [ -x "/usr/lib/llvm-$version/bin/ld.lld" ] &&
      [ -x "/usr/lib/llvm-$version/bin/llvm-as" ] && [ -x "/usr/lib/llvm-$version/bin/clang-offload-bundler" ]; then
      echo "/usr/lib/llvm-$version/bin"
      return
    fi
  done
  return 1
}

# Compiling for AMD GPUs: a ROCm of the machine's own, else the distribution's packages.
ensure_amd_compiler() {
  local purpose="compiling for AMD GPUs (gfx90a, gfx942)" version
  if have hipcc || [ -x /opt/rocm/bin/hipcc ]; then return; fi
  if ! amd_llvm >/dev/null; then
    for version in $amd_clangs; do
      if may_install && { update_package_lists; is_offered "clang-$version"; }; then
        install_packages "$purpose" "clang-$version" "clang-tools-$version" "lld-$version" "llvm-$version" || return 0
        break
      fi
    done
  fi
  if ! amd_llvm >/dev/null; then
    note_skipped "$purpose" "install ROCm, or the packages clang-19 clang-tools-19 lld-19 llvm-19 libamdhip64-dev rocm-device-libs"
    return
  fi
  install_packages "$purpose" libamdhip64-dev rocm-device-libs || true
}

note_missing_gpu_tools() {
  have nvcc || [ -x /usr/local/cuda/bin/nvcc ] ||
    note_skipped "compiling for NVIDIA GPUs" "install the CUDA toolkit, 11 or later"
  { have nvidia-smi && nvidia-smi -L >/dev/null 2>&1; } ||
    note_skipped "running on an NVIDIA GPU" "use a machine with one and its driver; HIP is emulated on the CPU here"
}
