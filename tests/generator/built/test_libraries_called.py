"""Kernels that call a library of dense linear algebra are linked with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from femforge.built.compilers import compiler_for
from femforge.built.sources import calls_blas


def test_sources_that_call_it(tmp_path: Path) -> None:
    for text, calls in (('#include "femforge_blas.h"\n', True), ('// "femforge_blas.h"\n', False)):
        source = tmp_path / "kernel.cu"
        source.write_text(text)
        assert calls_blas(source) == calls


@pytest.mark.parametrize("found", [True, False])
def test_without_its_header_it_is_left_out(
    found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = tmp_path / "seen"
    nvcc = tmp_path / "nvcc"
    nvcc.write_text(
        f'#!/bin/sh\nfor last; do :; done\ncat "$last" >{seen} 2>/dev/null\nexit {0 if found else 1}\n'
    )
    nvcc.chmod(0o755)
    monkeypatch.setenv("CUDACXX", str(nvcc))
    assert compiler_for("cuda", [], ()).finds_blas(tmp_path) == found
    assert seen.read_text() == "#include <cublas_v2.h>\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["nvcc", "seen"]
    assert not compiler_for("cuda", [], ("-DFEMFORGE_WITHOUT_BLAS",)).finds_blas(tmp_path)
    assert not compiler_for("cuda", [str(nvcc)], ()).finds_blas(tmp_path), "flags say so there"


@pytest.mark.parametrize(("target", "library"), [("cuda", "-lcublas"), ("hip", "-lhipblas")])
def test_it_is_linked(target: str, library: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the usual compiler; whoever names another one says in the flags which library there is."""
    for name in ("nvcc", "hipcc"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    monkeypatch.delenv("CUDACXX", raising=False)
    usual, own = compiler_for(target, [], ()), compiler_for(target, ["c++"], ())
    out = tmp_path / "kernels.so"
    assert library in usual.link_command([], out, True)
    assert library not in usual.link_command([], out, False)
    assert library not in own.link_command([], out, True)
