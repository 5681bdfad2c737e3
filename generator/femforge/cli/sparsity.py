"""What is known of a reference tensor K: its zeros, equal and proportional rows."""

from __future__ import annotations

from dataclasses import dataclass

from femforge.represent.tensor import Row, TensorRepresentation


@dataclass(frozen=True)
class Sparsity:
    """Counts over the flattened K: a row for each entry of the element tensor, a column for each entry of G.

    Attributes:
        rows, columns: shape.
        nonzeros: entries that are not zero.
        distinct: different nonzero values.
        zero_rows: rows without any nonzero.
        equal_rows: other rows that equal an earlier one.
        proportional_rows: rows that are a multiple of an earlier one, but equal none.
        symmetric: whether the element matrix is symmetric for every G.
        exact: whether K is exact over QQ; else it is numeric, good to 40 digits.
    """

    rows: int
    columns: int
    nonzeros: int
    distinct: int
    zero_rows: int
    equal_rows: int
    proportional_rows: int
    symmetric: bool
    exact: bool


def sparsity(tensor: TensorRepresentation) -> Sparsity:
    """Count zeros, equal and proportional rows."""
    seen: set[tuple[object, ...]] = set()
    directions: set[tuple[object, ...]] = set()
    zero = equal = proportional = 0
    for row in tensor.K:
        items = tuple(sorted(row.items()))
        if not items:
            zero += 1
            continue
        direction = _direction(row)
        if items in seen:
            equal += 1
        elif direction in directions:
            proportional += 1
        seen.add(items)
        directions.add(direction)
    return Sparsity(
        rows=len(tensor.K),
        columns=len(tensor.columns),
        nonzeros=sum(len(row) for row in tensor.K),
        distinct=len({value for row in tensor.K for value in row.values()}),
        zero_rows=zero,
        equal_rows=equal,
        proportional_rows=proportional,
        symmetric=tensor.symmetric,
        exact=tensor.exact,
    )


def _direction(row: Row) -> tuple[object, ...]:
    """The row scaled so that its first nonzero is 1."""
    items = sorted(row.items())
    return tuple((column, value / items[0][1]) for column, value in items)


def picture(tensor: TensorRepresentation, widest: int) -> list[str]:
    """The element tensor as text: each entry's number of nonzeros in K, ``.`` for none, ``+`` above nine.

    Args:
        tensor: K.
        widest: rows and columns to show at most.
    """
    n, m = tensor.integral.rows, tensor.integral.columns
    lines = []
    for i in range(min(n, widest)):
        counts = [len(tensor.K[i * m + j]) for j in range(min(m, widest))]
        text = "".join("." if c == 0 else str(c) if c < 10 else "+" for c in counts)
        lines.append(text + (" ..." if m > widest else ""))
    return [*lines, *(["..."] if n > widest else [])]
