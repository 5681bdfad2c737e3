"""What is installed with the package."""

from __future__ import annotations

import tomllib

from places import REPOSITORY


def test_all_templates_and_headers_are_package_data() -> None:
    """An installation that is no link to the sources has them, too."""
    settings = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())["tool"]["setuptools"]
    for package, folder in (("femforge.templates", "templates"), ("femforge", "generator/femforge")):
        root = REPOSITORY / folder
        patterns = settings["package-data"][package]
        installed = {file for pattern in patterns for file in root.glob(pattern)}
        data = {
            file for file in root.rglob("*")
            if file.is_file() and file.suffix not in (".py", ".pyc") and "__pycache__" not in file.parts
        }  # fmt: skip
        assert data <= installed, f"not installed: {sorted(map(str, data - installed))}"
        assert all(any(root.glob(pattern)) for pattern in patterns), "a pattern without a file"
