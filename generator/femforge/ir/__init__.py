"""Intermediate representations: elements and layouts, scalar expressions, integrals, loop nests."""
