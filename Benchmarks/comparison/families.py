"""The four families of workloads: siblings (W1), nested boxes (W2), a form (W3) and a column that shares a height (W4).

All describe views by left, top, width and height, in points. Numbers are spread by remainders of primes, so that
neighbours differ and every run has the same ones.
"""

from .problem import Frame, Problem

STEPS = 1000


def window(problem, width, height=None):
    """A container at the origin whose width, and height where one is given, are asked for."""
    container = problem.frame()
    problem.edit(container.width, width)
    if height is not None:
        problem.edit(container.height, height)
    problem.add({container.left: 1}, "=")
    problem.add({container.top: 1}, "=")
    return container


def siblings(count):
    """W1: views one below the other, as wide as their container, each 20 high. The width is edited."""
    problem = Problem()
    container = window(problem, 400, 600)
    above = None
    for _ in range(count):
        view = problem.frame()
        problem.add({view.left: 1, container.left: -1}, "=", -8)
        problem.add({view.width: 1, container.width: -1}, "=", 16)
        problem.add({view.height: 1}, "=", -20)
        if above is None:
            problem.add({view.top: 1, container.top: -1}, "=", -8)
        else:
            problem.add({view.top: 1, above.top: -1}, "=", -28)
        above = view
    problem.edit_steps = [[(0, 300 + 37 * step % 500)] for step in range(STEPS)]
    return problem


def split(problem, parent, depth, level=0):
    """Four equal children of a box, side by side or one below the other by turns, and theirs down to a depth.

    Returns the numbers of the constraints that place the third child of each box of the second level.
    """
    if level == depth:
        return []
    # Along the axis that is split, and across it: the index of the position and of the size in a frame.
    (along, length), (across, breadth) = ((0, 2), (1, 3)) if level % 2 == 0 else ((1, 3), (0, 2))
    children = [problem.frame() for _ in range(4)]
    first, last = children[0], children[-1]
    placed = []
    problem.add({first[along]: 1, parent[along]: -1}, "=", -4)
    for before, child in zip(children, children[1:]):
        number = problem.add({child[along]: 1, before[along]: -1, before[length]: -1}, "=", -8)
        if level == 1 and child is children[2]:
            placed.append(number)
        problem.add({child[length]: 1, first[length]: -1}, "=")
    problem.add({last[along]: 1, last[length]: 1, parent[along]: -1, parent[length]: -1}, "=", 4)
    for child in children:
        problem.add({child[across]: 1, parent[across]: -1}, "=", -4)
        problem.add({child[breadth]: 1, parent[breadth]: -1}, "=", 8)
    for child in children:
        placed += split(problem, child, depth, level + 1)
    return placed


def nested(depth):
    """W2: boxes in boxes, four in each, split evenly. Both sizes are edited; at depth 4, a gap is replaced."""
    problem = Problem()
    placed = split(problem, window(problem, 20000, 20000), depth)
    problem.edit_steps = [
        [(0, 15000 + 37 * step % 5000), (1, 14000 + 53 * step % 6000)] for step in range(STEPS)]
    if depth == 4:
        problem.replacements = [[(placed[0], -8 - step % 2)] for step in range(STEPS)]
    return problem


def form(rows):
    """W3: rows of a label and a field, the labels equally wide. The width is edited; content sizes are replaced.

    Seven priorities: a label's content (750 against 251) outranks a field's (740 against 250), a field's least
    width (900) both; no label is wider than six tenths of the form, which is as high as its rows.
    """
    problem = Problem()
    container = window(problem, 600)
    first = above = None
    contents = []
    for row in range(rows):
        label, field = problem.frame(), problem.frame()
        top, height = problem.variable(), problem.variable()
        wide, field_wide = 60 + 17 * row % 90, 120 + 29 * row % 200
        problem.add({label.left: 1, container.left: -1}, "=", -8)
        problem.add({field.left: 1, label.left: -1, label.width: -1}, "=", -8)
        problem.add(
            {field.left: 1, field.width: 1, container.left: -1, container.width: -1}, "=", 8)
        if first is None:
            first = label
        else:
            problem.add({label.width: 1, first.width: -1}, "=")
        problem.add({label.width: 1}, ">=")
        problem.add({label.width: 1, container.width: -0.6}, "<=")
        contents.append((
            problem.add({label.width: 1}, ">=", -wide, 750),
            problem.add({label.width: 1}, "<=", -wide, 251), wide))
        problem.add({field.width: 1}, ">=", -100, 900)
        problem.add({field.width: 1}, ">=", -field_wide, 740)
        problem.add({field.width: 1}, "<=", -field_wide, 250)
        if above is None:
            problem.add({top: 1, container.top: -1}, "=", -8)
        else:
            problem.add({top: 1, above[0]: -1, above[1]: -1}, "=", -6)
        above = (top, height)
        for view in (label, field):
            problem.add({height: 1, view.height: -1}, ">=", -4)
        problem.add({height: 1}, "<=", 0, 250)
        for view, high in ((label, 17 + row % 3), (field, 22 + row % 5)):
            problem.add({view.height: 1}, ">=", -high, 750)
            problem.add({view.height: 1}, "<=", -high, 251)
        for view in (label, field):
            problem.add({view.top: 1, view.height: 0.5, top: -1, height: -0.5}, "=")
    problem.add({container.top: 1, container.height: 1, above[0]: -1, above[1]: -1}, "=", -8)
    problem.edit_steps = [[(0, 180 + 37 * step % 900)] for step in range(STEPS)]
    for step in range(STEPS):
        at_least, at_most, wide = contents[7 * step % rows]
        other = wide + 13 * step % 120 - 20
        problem.replacements.append([(at_least, -other), (at_most, -other)])
    return problem


def column(count, end="="):
    """W4: views with content sizes in a column pinned at both ends, so that one equality couples all heights.

    With "<=" for its end the column fills the container only where its contents are too high for it. The height is
    edited, from half of what the contents need to a quarter more than that.
    """
    problem = Problem()
    container = window(problem, 400, 30.0 * count)
    above = None
    for number in range(count):
        view = problem.frame()
        high = 17 + 7 * number % 30
        problem.add({view.left: 1, container.left: -1}, "=", -8)
        problem.add({view.width: 1, container.width: -1}, "=", 16)
        problem.add({view.height: 1}, ">=")
        problem.add({view.height: 1}, ">=", -high, 750)
        problem.add({view.height: 1}, "<=", -high, 251 if number % 4 == 1 else 250)
        if above is None:
            problem.add({view.top: 1, container.top: -1}, "=", -8)
        else:
            problem.add({view.top: 1, above.top: -1, above.height: -1}, "=", -8)
        above = view
    problem.add(
        {above.top: 1, above.height: 1, container.top: -1, container.height: -1}, end, 8)
    problem.edit_steps = [[(1, 20.0 * count + 37 * step % (30 * count))] for step in range(STEPS)]
    return problem
