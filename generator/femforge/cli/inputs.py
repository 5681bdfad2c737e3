"""What generated files depend on: form files, configuration, templates and the generator itself."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from importlib import resources
from pathlib import Path

import femforge
from femforge.cli.config import Config
from femforge.form_jobs import Job


def input_files(jobs: Sequence[Job], config: Config | None) -> list[Path]:
    """Absolute paths of everything that the output depends on, in a fixed order, each once."""
    own = Path(femforge.__file__).parent
    templates = Path(str(resources.files("femforge.templates")))
    files: list[Path] = [job.form for job in jobs]
    if config is not None:
        files.append(config.path)
    files += sorted(own.rglob("*.py"))
    files += sorted(p for p in templates.rglob("*") if p.suffix in (".jinja", ".h"))
    return list(dict.fromkeys(Path(os.path.abspath(file)) for file in files))


def depfile_text(output: Path, inputs: Iterable[Path]) -> str:
    """A Make rule: the output, and what it depends on."""
    lines = [f"{_escaped(Path(os.path.abspath(output)))}:"]
    lines += [f"  {_escaped(path)}" for path in inputs]
    return " \\\n".join(lines) + "\n"


def _escaped(path: Path) -> str:
    """A path as Make, Ninja and compilers write it in dependency files."""
    text = str(path).replace("\\", "\\\\").replace("$", "$$")
    return text.replace(" ", "\\ ").replace("#", "\\#")
