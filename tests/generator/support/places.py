"""Where tests find the project's files."""

from __future__ import annotations

from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[3]
FORMS = REPOSITORY / "forms"
EMULATION = REPOSITORY / "runtime" / "emulation"
