"""The targets: every word in which their sources differ, a file for each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from femforge.emit.platforms.base import Platform
from femforge.emit.platforms.cpu import Cpu
from femforge.emit.platforms.cuda import Cuda
from femforge.emit.platforms.hip import Hip

#: All platforms by the names of their targets.
PLATFORMS: Mapping[str, type[Platform]] = MappingProxyType({p.target: p for p in (Cpu, Cuda, Hip)})

__all__ = ["PLATFORMS", "Platform"]
