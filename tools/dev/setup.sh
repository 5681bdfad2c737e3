# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev setup: quick when nothing has changed.

# The distribution's Python goes first: it is built with profiles, and takes three quarters of the time that one takes
# that a version manager has compiled without them.
system_python=/usr/bin/python3

is_new_python() { have "$1" && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# What makes environments, and headers: FFCx's kernels are compiled against them.
is_complete_python() {
  "$1" -c 'import ensurepip, os, sysconfig, venv
raise SystemExit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' 2>/dev/null
}

# The packages that make the distribution's Python complete.
packages_of_python() { "$1" -c 'import sys; print("python3.{0}-venv python3.{0}-dev".format(sys.version_info[1]))'; }

# PYTHON if that is set; the distribution's, if it is complete or can be made so; else the first that is complete, or
# at least new enough.
find_python() {
  local candidate new=()
  for candidate in ${PYTHON:-} "$system_python" python3.11 python3.12 python3.13 python3.14 python3; do
    if is_new_python "$candidate"; then new+=("$candidate"); fi
  done
  for candidate in "${new[@]}"; do
    if [ "$candidate" = "${PYTHON:-}" ] || is_complete_python "$candidate" ||
      { [ "$candidate" = "$system_python" ] && may_install; }; then
      echo "$candidate"
      return
    fi
  done
  [ ${#new[@]} -gt 0 ] && echo "${new[0]}"
}

# What the state of .venv depends on.
setup_stamp() { cat pyproject.toml dev tools/dev/*.sh | sha256sum | cut -d ' ' -f 1; }

make_venv() {
  local python packages
  [ -x "$venv/bin/python" ] && return
  python=$(find_python) || die "no Python 3.11 or later is found" \
    "install one (Debian 12: apt-get install python3 python3-venv; Ubuntu 22.04: python3.11 python3.11-venv), or set PYTHON"
  if ! is_complete_python "$python"; then
    read -r -a packages < <(packages_of_python "$python")
    install_packages "Python's venv and headers" "${packages[@]}" || true
  fi
  "$python" -m venv "$venv" >/dev/null 2>&1 || {
    rm -rf "$venv"
    die "$python cannot make a virtual environment" "apt-get install $(packages_of_python "$python") (as root)"
  }
}

install_python_packages() {
  say "Installing the Python package and what it needs into .venv"
  "$venv/bin/python" -m pip install -q --disable-pip-version-check -e '.[test]' ||
    die "the Python packages cannot be installed" "check the network, or point pip to a mirror (PIP_INDEX_URL)"
  "$venv/bin/python" -m pip install -q --disable-pip-version-check "clang-format==$clang_format_version" ||
    note_skipped "the check of C++ formatting" "pip install clang-format==$clang_format_version"
}

setup() {
  export PATH=$venv/bin:$PATH
  if [ -x /usr/local/cuda/bin/nvcc ]; then PATH=$PATH:/usr/local/cuda/bin; fi
  local stamp
  stamp=$(setup_stamp)
  if [ -e "$venv/femforge-stamp" ] && [ "$(cat "$venv/femforge-stamp")" = "$stamp" ]; then
    use_ccache
    return
  fi
  mkdir -p "$venv"
  : >"$skipped_file"
  make_venv
  install_python_packages
  say "Looking for compilers and libraries"
  ensure_build_tools
  ensure_amd_compiler
  note_missing_gpu_tools
  use_ccache
  echo "$stamp" >"$venv/femforge-stamp"
}
