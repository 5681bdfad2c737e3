"""What descriptors say of the entries of element matrices."""

from __future__ import annotations

import re

import numpy as np
import pytest
from places import FORMS

from femforge.emit.platforms import PLATFORMS
from femforge.form_jobs import Job, prepare
from femforge.pipeline import sources_of
from femforge.represent.used_entries import used_entries
from femforge.schedule.parameters import Parameters


@pytest.mark.parametrize(
    ("form", "define", "kind"),
    [
        ("vector_laplace", {"cell": "triangle", "degree": 2}, "assemble"),
        ("stokes", {"cell": "quadrilateral"}, "assemble"),
        ("facets/upwind", {"cell": "hexahedron", "degree": 1}, "assemble"),
        ("facets/interior_penalty", {"cell": "interval", "degree": 1}, "assemble"),
        ("elasticity", {"cell": "triangle", "degree": 1}, "assemble"),
        ("vector_laplace", {"cell": "triangle", "degree": 2}, "element_tensor"),
    ],
)  # fmt: skip
def test_used_entries(form: str, define: dict[str, object], kind: str) -> None:
    """Bits of 64 a word, in the order of the element matrix; none where all entries are used."""
    job = Job(FORMS / f"{form}.form", define, Parameters(), kernels=(kind,))
    for named in prepare([job]):
        if named.operators.integral.arity != 2:
            continue
        used = used_entries(named.operators.matrices.quadrature) if kind == "assemble" else np.ones((1, 1))
        for source in sources_of(named, PLATFORMS):
            found = re.search(r"uint64_t used_entries\[\] = \{\n(.*?)};", source.text, re.DOTALL)
            if used.all():
                assert found is None
                assert "used_entries" not in source.text
                continue
            assert found is not None
            assert "used_entries,  " in source.text
            words = [int(word, 16) for word in re.findall("0x[0-9a-f]{16}", found[1])]
            bits = [words[k // 64] >> k % 64 & 1 for k in range(used.size)]
            assert bits == used.ravel().tolist()
            assert len(words) == -(-used.size // 64)
            assert sum(word.bit_count() for word in words) == used.sum()
