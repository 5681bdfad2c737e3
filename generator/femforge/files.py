"""Names of files in a folder of kernels, for those who write them and those who read them."""

from __future__ import annotations

#: What tools want to know of the kernels.
MANIFEST = "femforge_manifest.json"


def registry_name(library: str, target: str) -> str:
    """The source of the table of all kernels of a target."""
    return f"{library}_registry_{target}.cpp"
