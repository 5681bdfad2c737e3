"""Representations of an integral: tensor (K and G), quadrature, sum-factorised; their costs; the choice."""
