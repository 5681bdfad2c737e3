"""What several modules share."""

from __future__ import annotations

import os

import pytest

#: A compiler that makes each object of the runtime once: it is the same in every folder, but for what knows which
#: targets are built.
LAUNCHER = """#!/bin/sh
previous= source= hip= key= out=
for word; do
  case "$word" in
    -DFEMFORGE_WITH_HIP=1) hip=_hip ;;
    */femforge/runtime/src/*) source=$word ;;
  esac
  if [ "$previous" = -o ]; then out=$word; fi
  previous=$word
done
if [ -n "$source" ]; then
  if ! grep -q FEMFORGE_WITH_ "$source"; then hip=; fi
  key=$(dirname "$0")/$(basename "$source")$hip.o
fi
if [ -n "$key" ] && [ -f "$key" ]; then exec cp "$key" "$out"; fi
"$@" || exit
if [ -n "$key" ]; then cp "$out" "$key.$$" && mv "$key.$$" "$key"; fi
"""


@pytest.fixture(scope="session")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Variables with which folders are built in a short time; nothing is optimised."""
    launcher = tmp_path_factory.mktemp("objects") / "launcher"
    launcher.write_text(LAUNCHER)
    launcher.chmod(0o755)
    options = f"-DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_COMPILER_LAUNCHER={launcher}"
    return {**os.environ, "CMAKE_OPTIONS": options}
