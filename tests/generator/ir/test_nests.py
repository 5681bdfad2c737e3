"""Statements of kernels: what is read off them, and what is left out of them."""

from __future__ import annotations

from femforge.ir.arrays import Array, Load
from femforge.ir.integers import index, less, quotient
from femforge.ir.integral import Local
from femforge.ir.nests import LoopNest, apart_from, count_flops, without_unread, without_unused
from femforge.ir.scalar import Graph
from femforge.ir.statements import For, Guard, Integer, IntegerLoads, Lanes, Let, Statement, Store


def test_names_that_nothing_reads_are_left_out() -> None:
    graph = Graph()

    def read(name: str) -> Statement:
        return Store("y", index("lane"), graph.symbol(Local(name)))

    used = Integer("place", index("lane").plus(1))
    value = Let("value", graph.symbol(Load("x", index("place"))))
    unread = (Let("c", graph.symbol(Load("x", index(0)))), Let("d", graph.symbol(Local("c"))))
    chain = (Let("a", graph.symbol(Load("x", index(0)))), Let("b", graph.symbol(Local("a"))))
    numbers = IntegerLoads(("n0", "n1"), "cells", index(0))
    body = (used, value, *unread, numbers, Guard(less("lane", 3), (*chain, read("b")), unread), read("value"))
    kept = (used, value, Guard(less("lane", 3), (*chain, read("b")), ()), read("value"))
    assert without_unused(body) == kept


def test_what_only_unread_names_read_is_left_out_in_any_order() -> None:
    graph = Graph()
    a, b, c = (graph.symbol(Local(name)) for name in "abc")
    chain = (Let("a", graph.one), Let("b", a + a), Let("c", b + a), Store("out", index("i"), graph.one))
    assert without_unused(chain) == chain[-1:]
    assert without_unused(tuple(reversed(chain))) == chain[-1:]
    # what is read behind it stays, and what that reads
    kept = (*chain[:3], Store("out", index("i"), c))
    assert without_unused(kept) == kept
    # in a loop, too; what is outside reads no name of the loop
    loop = For("i", 3, chain[:2])
    assert without_unused((loop, Store("out", index(0), b))) == (For("i", 3, ()), Store("out", index(0), b))


def test_what_depends_on_an_integer_is_told_apart() -> None:
    graph = Graph()
    first, second, third = (graph.symbol(Local(name)) for name in ("first", "second", "third"))
    place = Integer("place", index("q").times(3))
    one = Let("first", graph.symbol(Load("x", index("lane"))))
    two = Let("second", graph.symbol(Load("x", index("place"))))
    three = Let("third", first * second)
    four = Let("fourth", first + first)
    store = Store("y", index("lane"), third)
    assert apart_from((place, one, two, three, four, store), "q") == ([one, four], [place, two, three, store])


def test_names_are_seen_in_the_lanes_that_make_them() -> None:
    offset = Integer("d", index("lane"))
    store = Store("y", index("d"), Graph().symbol(Local("lane")))
    unread, reading = Lanes("lane", 8, (offset,)), Lanes("lane", 8, (offset, store))
    assert without_unused((unread, reading)) == (Lanes("lane", 8, ()), reading)
    opened = Lanes("lane", 8, (offset,), scope="opens")
    later = Lanes("lane", 8, (store,), scope="continues")
    assert without_unused((opened, later)) == (opened, later)


def test_tasks_have_the_operations_of_their_own_case() -> None:
    """Of five tasks of 8 cells two add two numbers, and three multiply three: (2 x 1 + 3 x 2) x 8 operations."""
    graph = Graph()
    a, b, c = (graph.symbol(Local(name)) for name in "abc")
    short, long = Store("y", index("item"), a + b), Store("y", index("item"), a * b * c)
    work = Integer("work", quotient("item", 8))
    cases = Guard(less("work", 2), (short,), (long,))
    assert count_flops([Lanes("item", 40, (work, cases))]) == 64
    assert count_flops([Lanes("item", 40, (cases,), lanes=8)]) == 64
    # without a second case, and with a condition that is no task's
    assert count_flops([Lanes("item", 40, (work, Guard(less("work", 2), (short,))))]) == 16
    assert count_flops([Lanes("item", 40, (work, Guard(less("item", 2), (short,))))]) == 40


def test_nests_know_what_their_statements_use() -> None:
    graph = Graph()
    used, unused = (Array(name, 4, "shared") for name in ("used", "unused"))
    value = Let("value", graph.symbol(Load("used", index("i"))) + graph.symbol(Local("a")))
    body = (value, Let("never", graph.one), Store("y", index("j"), graph.symbol(Local("value"))))
    nest = without_unread(LoopNest(1, (used, unused), (), body))
    assert nest == LoopNest(1, (used,), (), (body[0], body[2]))
    assert nest.arrays == {"used", "y"}
    assert nest.variables == {"i", "j", "a", "value"}
    assert without_unread(nest) == nest


def test_arrays_are_kept_for_those_that_take_their_place() -> None:
    graph = Graph()
    host, guest = Array("host", 4, "shared"), Array("guest", 3, "shared", over="host")
    body = (
        Store("guest", index(0), graph.one),
        Store("y", index("i"), graph.symbol(Load("guest", index(0)))),
    )
    nest = LoopNest(1, (host, guest), (), body)
    assert without_unread(nest) == nest
