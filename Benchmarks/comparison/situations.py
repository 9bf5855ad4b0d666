"""What happens to layouts beside the four families: rows that are too long, cells that come and go, moves."""

from . import families
from .problem import ADD, MAKE_VARIABLE, REMOVE, REMOVE_VARIABLE, Problem


def wide_replacement(count):
    """Siblings; the gap above the first, on which the places of all others depend, is replaced."""
    problem = families.siblings(count)
    problem.edit_steps = []
    # Two constraints place the window and three size the first view; the next places it.
    # Already the first step asks for another gap.
    problem.replacements = [[(5, -9 + step % 2)] for step in range(families.STEPS)]
    return problem


def narrow_replacement(count):
    """Siblings; the heights of views by turns, on which nothing else depends, are replaced."""
    problem = families.siblings(count)
    problem.edit_steps = []
    for step in range(families.STEPS):
        problem.replacements.append([(4 + 4 * (7 * step % count), -20 - step % 3)])
    return problem


def wide_column_replacement(count):
    """A column; its end, which couples all heights, is replaced."""
    problem = families.column(count)
    problem.edit_steps = []
    end = len(problem.constraints) - 1
    problem.replacements = [[(end, 8 + 5 * step % 40)] for step in range(families.STEPS)]
    return problem


def narrow_column_replacement(count):
    """A column; the content sizes of views by turns are replaced."""
    problem = families.column(count)
    problem.edit_steps = []
    for step in range(families.STEPS):
        view = 7 * step % count
        high = 17 + 11 * step % 30
        # Two constraints place the window and six belong to each view, the content size the fourth and fifth.
        problem.replacements.append([(5 + 6 * view, -high), (6 + 6 * view, -high)])
    return problem


def label(problem, wide, high, hugging):
    """A frame that wants to be of a size."""
    view = problem.frame()
    for size, length in ((view.width, wide), (view.height, high)):
        problem.add({size: 1}, ">=")
        problem.add({size: 1}, ">=", -length, 750)
        problem.add({size: 1}, "<=", -length, hugging)
    return view


def long_row(count):
    """Labels in a row pinned at both ends, each centred. The width goes from too narrow to too wide and back."""
    problem = Problem()
    container = families.window(problem, 60 * count, 40)
    before = None
    for number in range(count):
        view = label(problem, 30 + 13 * number % 50, 17 + number % 4, 251 if number % 5 == 2 else 250)
        if before is None:
            problem.add({view.left: 1, container.left: -1}, "=", -8)
        else:
            problem.add({view.left: 1, before.left: -1, before.width: -1}, "=", -8)
        problem.add(
            {view.top: 1, view.height: 0.5, container.top: -1, container.height: -0.5}, "=")
        before = view
    problem.add({before.left: 1, before.width: 1, container.left: -1, container.width: -1}, "=", 8)
    for step in range(families.STEPS):
        share = 40 + 7 * step % 23 if step % 2 == 0 else 70 + 11 * step % 29
        problem.edit_steps.append([(0, share * count)])
    return problem


def pinned_row(count):
    """Contents in a row pinned at both ends, which goes in one edit from too wide to too narrow for all, and back."""
    problem = Problem()
    length = problem.variable()
    problem.edit(length, 60 * count)
    before = {}
    for number in range(count):
        position, width = problem.variable(), problem.variable()
        problem.add({position: 1, **before}, "=", -4)
        problem.add({width: 1}, ">=")
        problem.add({width: 1}, ">=", -(30 + number % 7), 750)
        problem.add({width: 1}, "<=", -(30 + number % 7), 250)
        before = {position: -1, width: -1}
    problem.add({length: 1, **before}, "=", -4)
    shares = (20, 60, 24, 60, 25, 60, 12, 60, 4.5, 60)
    problem.edit_steps = [[(0, shares[step % len(shares)] * count)] for step in range(families.STEPS)]
    return problem


def deep_hierarchy(depth):
    """Boxes one in the other, each with a caption above the next that may not be wider. Both sizes are edited."""
    problem = Problem()
    parent = families.window(problem, 4 * depth + 200, 24 * depth + 200)
    for level in range(depth):
        box = problem.frame()
        caption = label(problem, 40 + 17 * level % 160, 17 + level % 3, 251)
        problem.add({caption.left: 1, parent.left: -1}, "=", -2)
        problem.add({caption.top: 1, parent.top: -1}, "=", -2)
        problem.add({caption.width: 1, parent.width: -1}, "<=", 4)
        problem.add({box.left: 1, parent.left: -1}, "=", -2)
        problem.add({box.width: 1, parent.width: -1}, "=", 4)
        problem.add({box.top: 1, caption.top: -1, caption.height: -1}, "=", -2)
        problem.add({box.top: 1, box.height: 1, parent.top: -1, parent.height: -1}, "=", 2)
        parent = box
    problem.edit_steps = [
        [(0, 4 * depth + 60 + 37 * step % 200), (1, 24 * depth + 53 * step % 300)]
        for step in range(families.STEPS)]
    return problem


def cells(visible, steps):
    """A list that scrolls: the first cell is removed with all that is in it, and one is made behind the last.

    A cell is placed by numbers, as a collection view does it, and has an icon, a title and a subtitle of its own.
    """
    problem = Problem()
    container = families.window(problem, 375, 60.0 * visible)
    # A new cell takes the place of the one that is gone.
    slots = [[problem.frame() for _ in range(4)] for _ in range(visible)]
    contents = []
    for number in range(visible + steps):
        cell, icon, title, subtitle = slots[number % visible]
        first = len(problem.constraints)
        problem.add({cell.left: 1, container.left: -1}, "=")
        problem.add({cell.width: 1, container.width: -1}, "=")
        problem.add({cell.top: 1}, "=", -60.0 * number)
        problem.add({cell.height: 1}, "=", -60)
        problem.add({icon.left: 1, cell.left: -1}, "=", -16)
        problem.add({icon.top: 1, icon.height: 0.5, cell.top: -1, cell.height: -0.5}, "=")
        problem.add({icon.width: 1}, "=", -40)
        problem.add({icon.height: 1, icon.width: -1}, "=")
        for text, wide, high in ((title, 80 + 37 * number % 400, 20), (subtitle, 60 + 53 * number % 300, 16)):
            problem.add({text.left: 1, icon.left: -1, icon.width: -1}, "=", -12)
            problem.add(
                {text.left: 1, text.width: 1, cell.left: -1, cell.width: -1}, "<=", 16)
            problem.add({text.width: 1}, ">=", -wide, 750)
            problem.add({text.width: 1}, "<=", -wide, 251)
            problem.add({text.height: 1}, "=", -high, 750)
        problem.add({title.top: 1, cell.top: -1}, "=", -10)
        problem.add({subtitle.top: 1, title.top: -1, title.height: -1}, "=", -4)
        contents.append(range(first, len(problem.constraints)))
    for step in range(steps):
        variables = [variable for frame in slots[step % visible] for variable in frame]
        problem.changes.append(
            [(REMOVE, constraint) for constraint in contents[step]]
            + [(REMOVE_VARIABLE, variable) for variable in variables]
            + [(MAKE_VARIABLE, variable) for variable in variables]
            + [(ADD, constraint) for constraint in contents[visible + step]])
    problem.initial_variables = problem.variables
    problem.only(range(contents[visible].start if steps else len(problem.constraints)))
    return problem


def subtree_moved(count, steps):
    """Two columns side by side and a box with boxes in it, which moves from the middle of one to that of the other."""
    problem = Problem()
    container = families.window(problem, 800, 5000)
    halves, gaps, links = [], [], []
    for side in range(2):
        half = problem.frame()
        halves.append(half)
        problem.add({half.left: 1, container.left: -1, container.width: -0.5 * side}, "=")
        problem.add({half.width: 1, container.width: -0.5}, "=")
        problem.add({half.top: 1, container.top: -1}, "=")
        problem.add({half.height: 1, container.height: -1}, "=")
        above = None
        for number in range(count):
            item = label(problem, 100, 17 + 7 * number % 30, 250)
            problem.add({item.left: 1, half.left: -1}, "=", -8)
            if above is None:
                problem.add({item.top: 1, half.top: -1}, "=", -8)
            elif number == count // 2:
                gaps.append((above, item))
            else:
                problem.add({item.top: 1, above.top: -1, above.height: -1}, "=", -8)
            above = item
    box = problem.frame()
    problem.add({box.height: 1}, "=", -400, 750)
    families.split(problem, box, 3)
    first = len(problem.constraints)
    for half, (above, below) in zip(halves, gaps):
        link = problem.add({below.top: 1, above.top: -1, above.height: -1}, "=", -8)
        links.append((link, [
            problem.add({box.left: 1, half.left: -1}, "=", -8),
            problem.add({box.width: 1, half.width: -1}, "=", 16),
            problem.add({box.top: 1, above.top: -1, above.height: -1}, "=", -8),
            problem.add({below.top: 1, box.top: -1, box.height: -1}, "=", -8)]))
    (left_link, left), (right_link, right) = links
    for step in range(steps):
        (link, old), (other_link, new) = ((left_link, left), (right_link, right))[::1 - 2 * (step % 2)]
        problem.changes.append(
            [(REMOVE, constraint) for constraint in old + [other_link]]
            + [(ADD, constraint) for constraint in [link] + new])
    problem.initial_variables = problem.variables
    problem.only(list(range(first)) + left + [right_link])
    return problem


def hierarchy_removed(depth, count):
    """A column beside boxes in boxes; the boxes are removed at once, with all their constraints and variables."""
    problem = families.column(count)
    problem.edit_steps = []
    kept = problem.variables
    first = len(problem.constraints)
    root = problem.frame()
    container = families.Frame(*range(4))
    for place in (0, 1):
        problem.add({root[place]: 1, container[place]: -1}, "=")
        problem.add({root[place + 2]: 1, container[place + 2]: -1}, "=")
    families.split(problem, root, depth)
    problem.initial_variables = problem.variables
    problem.changes = [
        [(REMOVE, constraint) for constraint in range(first, len(problem.constraints))]
        + [(REMOVE_VARIABLE, variable) for variable in range(kept, problem.variables)]]
    return problem
