"""What a person writes to make a kernel again: a command, or a call in Python."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Mapping, Sequence
from typing import Any

#: The kind of kernel that is made where none is asked for.
USUAL_KIND = "element_tensor"


def command_of(
    file: str, kind: str, define: Mapping[str, Any], settings: Mapping[str, Any], suffix: str
) -> str:
    """The command line for a form file.

    Args:
        file: its name.
        kind: of kernel.
        define: names that are set before it is read.
        settings: parameters that are set, those of one target as ``cuda.name``.
        suffix: of the kernels' names.
    """
    words = ["femforge", "generate", shlex.quote(file)]
    words += [f"--kernel {kind}"] if kind != USUAL_KIND else []
    words += [f"--define {name}={shlex.quote(str(value))}" for name, value in define.items()]
    words += [f"--set {name}={str(value).lower()}" for name, value in settings.items()]
    return " ".join(words + ([f"--suffix {shlex.quote(suffix)}"] if suffix else []))


def call_of(
    names: Sequence[str],
    functions: Sequence[str],
    library: str,
    kind: str,
    settings: Mapping[str, Any],
    suffix: str,
) -> str:
    """The call of :func:`femforge.generate` for forms of a program.

    Args:
        names: of the forms.
        functions: names of their coefficients and constants.
        library: what they are called together.
        kind, settings, suffix: as of :func:`command_of`.
    """
    words = [_dict({name: name for name in names}), "folder", f"name={json.dumps(library)}"]
    if named := [name for name in functions if not re.fullmatch(r"[wc]\d+", name)]:
        words.append(f"functions={_dict({name: name for name in named})}")
    words += [f"kernels={json.dumps(kind)}"] if kind != USUAL_KIND else []
    if settings:
        words.append(f"parameters={_dict({name: _literal(value) for name, value in settings.items()})}")
    words += [f"suffix={json.dumps(suffix)}"] if suffix else []
    return f"femforge.generate({', '.join(words)})"


def _dict(items: Mapping[str, str]) -> str:
    return f"{{{', '.join(f'{json.dumps(name)}: {text}' for name, text in items.items())}}}"


def _literal(value: Any) -> str:
    return json.dumps(value) if isinstance(value, str) else repr(value)
