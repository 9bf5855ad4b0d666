"""The families of documents: what an app may have, a program may write and an upload may hold.

Each takes a number of views and returns a document. Numbers are spread by remainders of primes.
"""

import math
import random

from .markup import Constraints, element, label, rect, storyboard, view, xib

AT_LEAST, AT_MOST = "greaterThanOrEqual", "lessThanOrEqual"


def below(number, name="v"):
    """What a view of a column is below: the one before or the root, and by which edge."""
    return (f"{name}{number - 1}", "bottom") if number else ("root", "top")


def beside(number, name="v"):
    return (f"{name}{number - 1}", "trailing") if number else ("root", "leading")


def sized(count, place, frame=lambda number: rect(0, 22 * number)):
    """Views of 50 × 20, each placed by a function of the rows, its name and its number."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(view(name, frame=frame(number)))
        rows.add(name, "height", constant=20)
        rows.add(name, "width", constant=50)
        place(rows, name, number)
    return views, rows


def column(count, frame=lambda number: rect(0, 22 * number)):
    """Views of 50 × 20 one below the other."""

    def place(rows, name, number):
        rows.add(name, "leading", "root")
        rows.add(name, "top", *below(number), 2)

    return sized(count, place, frame)


def chain(count):
    """Labels from the top to the bottom that have half the room they ask for."""
    views, rows = [], Constraints()
    for number in range(count):
        views.append(label(f"v{number}", f"Label {number}", upright=251 if number % 4 == 1 else 250))
        rows.add(f"v{number}", "leading", "root")
        rows.add(f"v{number}", "top", *below(number), 2)
    rows.add("root", "bottom", f"v{count - 1}", "bottom", 2)
    return xib("".join(views), rows, height=10 * count)


def row(count):
    """Labels side by side with wishes of many priorities."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(label(name, f"Word {number}", hugging=200 + number % 50, compression=700 + number % 60))
        rows.add(name, "top", "root", constant=3)
        rows.add(name, "leading", *beside(number), 4, relation=AT_LEAST if number % 3 == 0 else None)
        rows.add(name, "width", constant=10, relation=AT_LEAST, priority=900)
        rows.add(name, "width", constant=60 + number % 30, relation=AT_MOST, priority=300 + number % 400)
    rows.add("root", "trailing", f"v{count - 1}", "trailing", 4)
    return xib("".join(views), rows, width=30 * count)


def grid(count):
    """Views of equal sizes in rows and columns, recorded elsewhere."""
    side = max(1, round(math.sqrt(count)))
    views, rows = [], Constraints()
    for line in range(side):
        for place in range(side):
            name = f"g{line}-{place}"
            views.append(view(name))
            left = (f"g{line}-{place - 1}", "trailing") if place else ("root", "leading")
            above = (f"g{line - 1}-{place}", "bottom") if line else ("root", "top")
            rows.add(name, "leading", *left, 1)
            rows.add(name, "top", *above, 1)
            if place:
                rows.add(name, "width", f"g{line}-{place - 1}")
            if line:
                rows.add(name, "height", f"g{line - 1}-{place}")
        rows.add("root", "trailing", f"g{line}-{side - 1}", "trailing", 1)
    for place in range(side):
        rows.add("root", "bottom", f"g{side - 1}-{place}", "bottom", 1)
    return xib("".join(views), rows, 4 * side, 4 * side)


def stacked(distribution, room):
    """A stack view of labels that fills the root."""

    def make(count):
        labels = "".join(label(f"v{number}", f"Label {number}") for number in range(count))
        named = f' distribution="{distribution}"' if distribution else ""
        stack = (
            f'<stackView opaque="NO" contentMode="scaleToFill" axis="vertical"{named} spacing="2" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="stack">{rect(0, 0, 375, room * count)}'
            f"<subviews>{labels}</subviews></stackView>")
        rows = Constraints()
        rows.edges("stack", "root")
        return xib(stack, rows, height=room * count)

    return make


def deep(count):
    """Views one in the other."""
    inner = ""
    for number in reversed(range(count)):
        rows = Constraints(f"c{number}-")
        if number < count - 1:
            rows.edges(f"v{number + 1}", f"v{number}")
        inner = view(f"v{number}", inner, str(rows))
    rows = Constraints()
    rows.edges("v0", "root")
    return xib(inner, rows)


def nested_stacks(count):
    """Stack views one in the other, each with a label."""
    inner = label("leaf")
    for number in reversed(range(count)):
        axis = ' axis="vertical"' if number % 2 else ""
        inner = (
            f'<stackView opaque="NO" contentMode="scaleToFill"{axis} spacing="2" '
            f'translatesAutoresizingMaskIntoConstraints="NO" id="stack{number}">{rect(0, 0, 375, 300)}'
            f'<subviews>{label(f"v{number}", "T")}{inner}</subviews></stackView>')
    rows = Constraints()
    rows.edges("stack0", "root")
    return xib(inner, rows)


def aspect_ratios(count):
    """A column whose widths and heights depend on each other in turns, all of them on the column's height."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(view(name))
        rows.add(name, "leading", "root", constant=1)
        rows.add(name, "top", *below(number), 1)
        rows.add(name, "width", name, "height", multiplier=f"{3 + number % 5}:{2 + number % 3}")
        if number:
            rows.add(
                name, "height", f"v{number - 1}", "width", multiplier=f"{2 + number % 3}:{3 + number % 4}")
    rows.add("root", "bottom", f"v{count - 1}", "bottom", 1)
    return xib("".join(views), rows, height=20 * count)


def ties(count):
    """A row of labels of which any may be the one that stretches."""
    views, rows = [], Constraints()
    for number in range(count):
        views.append(label(f"v{number}", f"Word {number}"))
        rows.add(f"v{number}", "top", "root", constant=3)
        rows.add(f"v{number}", "leading", *beside(number), 4)
    rows.add("root", "trailing", f"v{count - 1}", "trailing", 4)
    return xib("".join(views), rows, width=100 * count)


def free(count):
    """Views without constraints."""
    views = [view(f"v{number}", frame=rect(number % 300, number // 3)) for number in range(count)]
    return xib("".join(views), "")


def free_chain(count):
    """A column that nothing holds at its top."""

    def place(rows, name, number):
        rows.add(name, "leading", "root")
        if number:
            rows.add(name, "top", f"v{number - 1}", "bottom", 2)

    views, rows = sized(count, place)
    return xib("".join(views), rows)


def free_pairs(count):
    """Pairs of views that are at no place across."""

    def place(rows, name, number):
        rows.add(name, "top", "root", constant=number)
        if number % 2:
            rows.add(name, "leading", f"v{number - 1}")

    views, rows = sized(count, place)
    return xib("".join(views), rows)


def conflicts(count):
    """Views of two widths each."""

    def place(rows, name, number):
        rows.add(name, "width", constant=60)
        rows.add(name, "leading", "root")
        rows.add(name, "top", "root", constant=22 * number)

    views, rows = sized(count, place)
    return xib("".join(views), rows)


def great_conflict(count):
    """A column in a root of another height: one conflict that all are in."""
    views, rows = column(count)
    rows.add("root", "bottom", f"v{count - 1}", "bottom", 2)
    return xib("".join(views), rows, height=30 * count)


def ring(count):
    """Views each to the right of the one before, and the first of the last."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(view(name))
        rows.add(name, "height", constant=20)
        rows.add(name, "top", "root")
        rows.add(name, "width", constant=5)
        rows.add(f"v{(number + 1) % count}", "leading", name, "trailing", 1, relation=AT_LEAST)
    return xib("".join(views), rows)


def paragraphs(count):
    """A column of labels of several lines."""
    text = "A sentence that goes on for as long as it takes to fill some lines of a telephone held upright. " * 2
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(label(name, text, lines=0))
        rows.add(name, "leading", "root", constant=8)
        rows.add("root", "trailing", name, "trailing", 8)
        rows.add(name, "top", *below(number), 2)
    return xib("".join(views), rows, height=80 * count)


def clique(count):
    """As many constraints as five a view, between all pairs of some views, which are equally wide."""
    members = max(2, round(math.sqrt(10 * count)))
    views, rows = [], Constraints()
    for number in range(members):
        name = f"v{number}"
        views.append(view(name))
        rows.add(name, "height", constant=20)
        rows.add(name, "top", "root", constant=number)
        rows.add(name, "leading", "root")
        for other in range(number):
            rows.add(name, "width", f"v{other}")
    rows.add("v0", "width", constant=30)
    return xib("".join(views), rows)


def one_view(bound):
    """One view with many widths, each by its number."""

    def make(count):
        rows = Constraints()
        rows.add("v0", "height", constant=20)
        rows.edges("v0", "root", ("top", "leading"))
        for number in range(count):
            rows.add("v0", "width", **bound(number))
        return xib(view("v0"), rows)

    return make


def star(number):
    relation = AT_LEAST if number % 2 else AT_MOST
    return {"constant": number * 7919 % 1000, "relation": relation, "priority": 1 + number * 31 % 999}


def misplaced(count):
    """A column whose views were recorded elsewhere."""
    views, rows = column(count, lambda number: rect(7, 3))
    return xib("".join(views), rows, height=22 * count)


def pile(count):
    """Labels all at one place."""
    views, rows = [], Constraints()
    for number in range(count):
        views.append(label(f"v{number}", "Some text here", rect(0, 0, 115, 20)))
        rows.edges(f"v{number}", "root", ("leading", "top"))
    return xib("".join(views), rows)


def scrolled(count):
    """A column in a scroll view."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(view(name, frame=rect(0, 22 * number, 375, 20)))
        rows.edges(name, "scroll", ("leading", "trailing", "width"))
        rows.add(name, "height", constant=20)
        rows.add(name, "top", *(below(number) if number else ("scroll", "top")), 2)
    rows.add("scroll", "bottom", f"v{count - 1}", "bottom")
    scroll = element("scrollView", "scroll", "".join(views), str(rows), rect(0, 0, 375, 667))
    outer = Constraints("o")
    outer.edges("scroll", "root")
    return xib(scroll, outer)


def masks(count):
    """Views with autoresizing masks."""
    views = "".join(
        f'<view contentMode="scaleToFill" id="v{number}">{rect(number % 300, number // 3, 20, 20)}'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>'
        for number in range(count))
    return xib(views, "")


def centers(count):
    """Views around one middle, each nine tenths as wide as another one is high."""
    views, rows = [], Constraints()
    for number in range(count):
        name, other = f"v{number}", f"v{number - 1}" if number else "root"
        views.append(view(name))
        rows.add(name, "centerX", "root", multiplier=f"{1 + number % 7}:4")
        rows.add(name, "centerY", "root", multiplier="1:2")
        across, along = ("height", "width") if number % 2 else ("width", "height")
        rows.add(name, "width", other, across, multiplier="0.9")
        rows.add(name, "height", other, along, multiplier="0.9")
    return xib("".join(views), rows)


def tangle(count):
    """Labels between which four constraints a label are drawn by chance, of any relation and priority."""
    chance = random.Random(7)
    some = lambda: chance.randrange(1, 999)
    views, rows = [], Constraints()
    for number in range(count):
        views.append(label(f"v{number}", f"Word {number}", hugging=some(), compression=some(), upright=some()))
    axes = (("leading", "trailing", "centerX"), "width"), (("top", "bottom", "centerY"), "height")
    for _ in range(4 * count):
        first, second = chance.randrange(count), chance.randrange(count)
        places, size = chance.choice(axes)
        attributes = (size, size) if chance.random() < 0.3 else (chance.choice(places), chance.choice(places))
        if first != second:
            rows.add(
                f"v{first}", attributes[0], f"v{second}", attributes[1], chance.randrange(40),
                relation=chance.choice((None, AT_LEAST, AT_MOST)), priority=chance.choice((None, some(), some())))
    for number in range(count):
        name = f"v{number}"
        for edge in ("leading", "top"):
            rows.add(name, edge, "root", constant=2, relation=AT_LEAST)
        for edge in ("trailing", "bottom"):
            rows.add("root", edge, name, relation=AT_LEAST)
    return xib("".join(views), rows, 60 * count, 30 * count)


def inequalities(count):
    """A row of views with optional inequalities between neighbours, of a hundred priorities and more."""
    views, rows = [], Constraints()
    for number in range(count):
        name = f"v{number}"
        views.append(view(name))
        rows.add(name, "top", "root")
        rows.add(name, "height", constant=20)
        rows.add(name, "leading", "root", relation=AT_LEAST)
        rows.add("root", "trailing", name, "trailing", relation=AT_LEAST)
        rows.add(name, "width", constant=50, relation=AT_LEAST, priority=400 + number * 37 % 100)
        rows.add(name, "width", constant=20, relation=AT_MOST, priority=300 + number * 53 % 100)
        if number:
            before = (f"v{number - 1}", "trailing")
            rows.add(name, "leading", *before, 5, relation=AT_LEAST, priority=500 + number * 29 % 300)
            rows.add(name, "leading", *before, 9, priority=100 + number * 17 % 200)
        if number > 3:
            rows.add(name, "width", f"v{number - 3}", priority=350 + number * 13 % 50)
    return xib("".join(views), rows, width=40 * count)


def cells(count):
    """A table of static cells with two labels each."""
    texts = []
    for number in range(max(1, count // 4)):
        content, title, detail = f"content{number}", f"title{number}", f"detail{number}"
        rows = Constraints(f"c{number}-")
        rows.add(title, "leading", content, constant=16)
        rows.add(title, "centerY", content)
        rows.add(detail, "leading", title, "trailing", 8, relation=AT_LEAST)
        rows.add(detail, "centerY", content)
        rows.add(content, "trailing", detail, "trailing", 16)
        inner = label(title, f"Row {number}") + label(detail, "Detail")
        texts.append(
            '<tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" '
            f'indentationWidth="10" rowHeight="44" id="cell{number}">{rect(0, 44 * number, 375, 44)}'
            '<autoresizingMask key="autoresizingMask"/><tableViewCellContentView key="contentView" opaque="NO" '
            f'clipsSubviews="YES" contentMode="center" tableViewCell="cell{number}" id="{content}">'
            f'{rect(0, 0, 375, 44)}<autoresizingMask key="autoresizingMask"/><subviews>{inner}</subviews>'
            f"<constraints>{rows}</constraints></tableViewCellContentView></tableViewCell>")
    table = (
        '<tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" '
        f'dataMode="static" style="plain" rowHeight="-1" id="table">{rect(0, 0, 375, 667)}'
        '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
        f'<sections><tableViewSection id="section"><cells>{"".join(texts)}</cells></tableViewSection></sections>'
        "</tableView>")
    return storyboard([f'<tableViewController id="controller" sceneMemberID="viewController">{table}'
                       "</tableViewController>"])


def scenes(count):
    """Scenes of two labels."""
    texts = []
    for number in range(max(1, count // 3)):
        root, first, second = f"root{number}", f"first{number}", f"second{number}"
        rows = Constraints(f"c{number}-")
        rows.add(first, "leading", root, constant=16)
        rows.add(first, "top", root, constant=44)
        rows.add(second, "leading", first, "trailing", 8)
        rows.add(second, "top", first)
        texts.append(
            f'<viewController id="controller{number}" sceneMemberID="viewController"><view key="view" '
            f'contentMode="scaleToFill" id="{root}">{rect(0, 0, 375, 667)}'
            '<autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>'
            f"<subviews>{label(first)}{label(second)}</subviews>"
            f"<constraints>{rows}</constraints></view></viewController>")
    return storyboard(texts)


# Nested elements are refused beyond a thousand: these take a number of levels.
BY_DEPTH = {"deep": deep, "nested stacks": nested_stacks}

BY_COUNT = {
    "chain": chain,
    "row": row,
    "grid": grid,
    "stack": stacked("", 10),
    "stack, equal": stacked("fillEqually", 30),
    "stack, proportional": stacked("fillProportionally", 30),
    "stack, spaced": stacked("equalSpacing", 30),
    "stack, centered": stacked("equalCentering", 30),
    "aspect ratios": aspect_ratios,
    "ties": ties,
    "free": free,
    "free chain": free_chain,
    "free pairs": free_pairs,
    "conflicts": conflicts,
    "great conflict": great_conflict,
    "ring": ring,
    "paragraphs": paragraphs,
    "clique": clique,
    "star": one_view(star),
    "duplicates": one_view(lambda number: {"constant": 40}),
    "misplaced": misplaced,
    "pile": pile,
    "scrolled": scrolled,
    "masks": masks,
    "centers": centers,
    "tangle": tangle,
    "inequalities": inequalities,
    "cells": cells,
    "scenes": scenes,
}
