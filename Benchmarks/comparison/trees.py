"""Workloads as trees of boxes, for those of them that flexbox can say, and the text in which its drivers read them.

The text, one thing a line, all of it between blanks:

    BOXES
    box      FRAME PARENT SETTINGS        the number of its frame in the workload, and of its parent among the boxes,
                                          -1 for the root; a parent comes before its children
    PHASE STEPS                           a phase's name, and how many steps follow
    step     SETTINGS

Settings are  COUNT {BOX STYLE VALUE}...  with these styles, and all others as they are in a column that does not
shrink its children:

    row 1                       children are side by side
    width, height               a size
    grow 1                      a share of what is left over, starting from nothing
    padding                     on all sides
    left, top, right, bottom    a margin
    capped 100                  at the parent's start, and at most so many hundredths as wide as the parent's content
"""

import dataclasses


@dataclasses.dataclass
class Tree:
    """Boxes as (frame, parent, styles), and by phase the steps as lists of (box, style, value)."""

    boxes: list = dataclasses.field(default_factory=list)
    phases: dict = dataclasses.field(default_factory=dict)

    def box(self, frame, parent=-1, **styles):
        """Adds a box as the last child of its parent and returns its number."""
        self.boxes.append((frame, parent, styles))
        return len(self.boxes) - 1

    def write(self, path):
        lines = [f"{len(self.boxes)}"]
        for number, (frame, parent, styles) in enumerate(self.boxes):
            lines.append(f"{frame} {parent} " + text((number, *setting) for setting in styles.items()))
        for phase, steps in self.phases.items():
            lines.append(f"{phase} {len(steps)}")
            lines += map(text, steps)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def text(settings):
    settings = list(settings)
    return f"{len(settings)}" + "".join(f" {box} {style} {value:g}" for box, style, value in settings)


def window(problem, **styles):
    """A tree with the container of the workload, whose sizes the edits set."""
    tree = Tree()
    (_, _, width), (_, _, height) = problem.edits
    tree.box(0, width=width, height=height, **styles)
    names = ("width", "height")
    tree.phases["edits"] = [[(0, names[edit], value) for edit, value in step] for step in problem.edit_steps]
    return tree


def replace(tree, problem, box, style):
    """Has replacements, which all are of one constraint, set a style: the distance that the constraint asks for."""
    tree.phases["replacements"] = [
        [(box, style, -constant) for _, constant in step] for step in problem.replacements]


def siblings(problem):
    """W1, and its replacements of the gap above the first view."""
    tree = window(problem)
    for frame in range(1, problem.variables // 4):
        tree.box(frame, 0, height=20, left=8, top=8, right=8)
    replace(tree, problem, 1, "top")
    return tree


def nested(problem):
    """W2, and its replacements of the gap above the third box in the first one."""
    tree = window(problem, row=1, padding=4)
    depth = 0
    while sum(4**level for level in range(depth + 1)) < problem.variables // 4:
        depth += 1
    split(tree, 0, depth)
    first_of_them = 5
    replace(tree, problem, first_of_them + 2, "top")
    return tree


def split(tree, parent, depth, level=0):
    """Four children of a box and theirs, in the order in which families.split makes their frames."""
    gap, styles = ("left", {}) if level % 2 == 0 else ("top", {"row": 1})
    if level + 1 < depth:
        styles["padding"] = 4
    children = []
    for place in range(4):
        distance = {gap: 8} if place > 0 else {}
        children.append(tree.box(len(tree.boxes), parent, grow=1, **styles, **distance))
    if level + 1 < depth:
        for child in children:
            split(tree, child, depth, level + 1)


def deep_hierarchy(problem):
    """Boxes one in the other, each with a caption above the next."""
    tree = window(problem, padding=2)
    parent, depth = 0, (problem.variables // 4 - 1) // 2
    for level in range(depth):
        # A level's box has its frame before the caption, and comes after it.
        box = 1 + 2 * level
        tree.box(
            box + 1, parent, width=40 + 17 * level % 160, height=17 + level % 3, bottom=2, capped=100)
        parent = tree.box(box, parent, grow=1, padding=2 if level + 1 < depth else 0)
    return tree
