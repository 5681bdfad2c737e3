# shellcheck shell=bash disable=SC2154  # what is not assigned here is in common.sh
# ./dev setup: quick when nothing has changed.

find_python() {
  local candidate
  for candidate in ${PYTHON:-} python3.11 python3.12 python3.13 python3.14 python3; do
    if have "$candidate" && "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

# What the state of .venv depends on.
setup_stamp() { cat pyproject.toml dev tools/dev/*.sh | sha256sum | cut -d ' ' -f 1; }

make_venv() {
  local python
  python=$(find_python) || die "no Python 3.11 or later is found" \
    "install one (Debian 12: apt-get install python3 python3-venv; Ubuntu 22.04: python3.11 python3.11-venv), or set PYTHON"
  [ -x "$venv/bin/python" ] && return
  if ! "$python" -m venv "$venv" >/dev/null 2>&1; then
    rm -rf "$venv"
    local package
    package=$("$python" -c 'import sys; print("python3.%d-venv" % sys.version_info[1])')
    mkdir -p "$venv"
    install_packages "Python's venv" "$package" || die "$python cannot make a virtual environment" \
      "apt-get install $package (as root)"
    "$python" -m venv "$venv" || die "$python cannot make a virtual environment"
  fi
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
  make_venv
  : >"$skipped_file"
  install_python_packages
  say "Looking for compilers and libraries"
  ensure_build_tools
  ensure_amd_compiler
  note_missing_gpu_tools
  use_ccache
  echo "$stamp" >"$venv/femforge-stamp"
}
