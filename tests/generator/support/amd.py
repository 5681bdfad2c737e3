"""The compiler for AMD's GPUs, where tests compile for them."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import pytest
from places import REPOSITORY

LLVM = Path("/usr/lib/llvm-19/bin")
#: What the layout is made of: of other packages it is another one.
_PACKAGES = ("/usr/include/hip/hip_runtime.h", "/usr/lib/x86_64-linux-gnu/amdgcn/bitcode/ockl.bc")
_SCRIPT = REPOSITORY / "tools" / "rocm_root.sh"


@cache
def rocm_root() -> Path:
    """The folder that clang takes for ROCm; skips a test where it cannot be laid out.

    It is made once, and kept under a name that says what it was made of: ccache knows objects by the options of their
    compilers, among which this is one.
    """
    packages = [(name, os.stat(name).st_mtime_ns) for name in _PACKAGES if os.path.exists(name)]
    facts = repr((_SCRIPT.read_text(), str(LLVM), packages, os.getuid()))
    root = Path(tempfile.gettempdir(), f"femforge-rocm-{hashlib.sha256(facts.encode()).hexdigest()[:16]}")
    if not root.is_dir():
        unfinished = Path(tempfile.mkdtemp(prefix=root.name))
        done = subprocess.run(["sh", _SCRIPT, unfinished, LLVM], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            try:
                unfinished.rename(root)
            except OSError:  # another process was first
                assert root.is_dir()
        shutil.rmtree(unfinished, ignore_errors=True)
        if done.returncode:
            pytest.skip(done.stderr.strip() or "no HIP packages")
    return root
