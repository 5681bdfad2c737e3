"""NVRTC through ctypes, on sources that are put together as libCEED's CUDA backends do."""

from __future__ import annotations

import ctypes
import re
import shutil
from pathlib import Path

#: What libCEED compiles QFunctions with, beside the architecture.
OPTIONS = ("-default-device", "-Dint32_t=int", "-DCEED_RUNNING_JIT_PASS=1")


def library() -> ctypes.CDLL | None:
    """NVRTC, where a CUDA toolkit is."""
    nvcc = shutil.which("nvcc")
    found = Path(nvcc).resolve().parents[1] / "lib64/libnvrtc.so" if nvcc else None
    return ctypes.CDLL(str(found)) if found and found.exists() else None


def loaded(file: Path, include: Path, done: set[Path] | None = None) -> str:
    """A source as libCEED's loader reads it: headers beside it and those of libCEED in their places, no others."""
    seen = set() if done is None else done
    if file.resolve() in seen:
        return ""
    seen.add(file.resolve())
    lines = []
    for line in file.read_text().splitlines():
        found = re.match(r"\s*#\s*include\s*([<\"])([^>\"]*)[>\"]", line)
        if not found:
            lines.append(line)
        elif found[1] == '"':
            lines.append(loaded(file.parent / found[2], include, seen))
        elif found[2].startswith("ceed"):
            lines.append(loaded(include / found[2], include, seen))
    return "\n".join(lines)


def compiled(nvrtc: ctypes.CDLL, source: str, defines: tuple[str, ...] = ()) -> str:
    """The PTX for GPUs of compute capability 9.0; fails with the compiler's messages."""
    program, size = ctypes.c_void_p(), ctypes.c_size_t()
    assert nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.encode(), None, 0, None, None) == 0
    words = [word.encode() for word in (*OPTIONS, *defines, "-arch=compute_90")]
    code = nvrtc.nvrtcCompileProgram(program, len(words), (ctypes.c_char_p * len(words))(*words))
    nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetProgramLog(program, log)
    assert code == 0, log.value.decode()
    nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size))
    ptx = ctypes.create_string_buffer(size.value)
    nvrtc.nvrtcGetPTX(program, ptx)
    nvrtc.nvrtcDestroyProgram(ctypes.byref(program))
    return ptx.value.decode()
