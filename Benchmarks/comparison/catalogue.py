"""All workloads, in groups whose members are measured by turns."""

import dataclasses
import typing

from . import families, situations, trees
from .problem import Problem


@dataclasses.dataclass(frozen=True)
class Workload:
    name: str
    make: typing.Callable[[], Problem]
    # How large it is within the family whose growth it belongs to.
    family: str = ""
    size: int = 0
    # The workload that is the same but for the order in which constraints are added.
    ordered: str = ""
    # What Sources/SolverDriver/FrameCode.swift calls its layout, where it has it.
    shape: str = ""
    # The same layout as boxes of flexbox, where flexbox can say it.
    tree: typing.Callable[[Problem], trees.Tree] = None
    # Whether Kiwi is left out, as it would be at it for minutes.
    alone: bool = False


def family(name, make, sizes, shape="", tree=None, alone=()):
    return [
        Workload(
            f"{name}-{size}", lambda size=size: make(size), name, count, shape=shape, tree=tree, alone=size in alone)
        for size, count in sizes]


def by_count(*sizes):
    return [(size, size) for size in sizes]


def orders(workload):
    """A workload in its own order, shuffled, and with its edits last."""
    name, make = workload.name, workload.make
    return [
        workload,
        Workload(f"{name} shuffled", lambda: make().shuffled(), ordered=name),
        Workload(f"{name} edits last", lambda: make().edits_last(), ordered=name)]


def groups():
    """Lists of workloads, smaller ones first."""
    boxes = [(f"D{depth}", sum(4**level for level in range(depth + 1))) for depth in (3, 4, 5)]
    plain = (
        family("W1", families.siblings, by_count(10, 100, 1000, 5000), "siblings", trees.siblings)
        + family("W2", lambda depth: families.nested(int(depth[1:])), boxes, "nested", trees.nested)
        + family("W3", families.form, by_count(10, 100, 500))
        + family("W4", families.column, by_count(10, 100, 500))
        + family("pinned row", situations.pinned_row, by_count(100, 500, 1000, 2000, 4000), alone=(1000, 2000, 4000)))
    in_orders = ("W1-1000", "W2-D4", "W3-100", "W4-100")
    return [orders(workload) if workload.name in in_orders else [workload] for workload in plain] + [
        [Workload(name, make, tree=next(iter(tree), None))] for name, make, *tree in (
            ("W4-100 end ≤", lambda: families.column(100, "<=")),
            ("W4-500 end ≤", lambda: families.column(500, "<=")),
            ("W1-1000 wide", lambda: situations.wide_replacement(1000), trees.siblings),
            ("W1-1000 narrow", lambda: situations.narrow_replacement(1000)),
            ("W4-100 wide", lambda: situations.wide_column_replacement(100)),
            ("W4-100 narrow", lambda: situations.narrow_column_replacement(100)),
            ("long row 400", lambda: situations.long_row(400)),
            ("deep 200", lambda: situations.deep_hierarchy(200), trees.deep_hierarchy),
            ("cells 20", lambda: situations.cells(20, 500)),
            ("subtree moved", lambda: situations.subtree_moved(40, 500)),
            ("hierarchy removed", lambda: situations.hierarchy_removed(4, 100)))]
