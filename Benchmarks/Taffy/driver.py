"""Lays out with Taffy: reads trees of boxes as comparison/trees.py writes them, and is asked as Yoga's driver is.

Taffy comes behind a module for Python, which makes nodes, sets styles and reads frames one call at a time. What that
takes says nothing of Taffy, so only the call that lays out is timed, and no build is.
"""

import array
import functools
import pathlib
import sys
import time

from stretchable import Style, taffylib
from stretchable.style.geometry.size import SizeAvailableSpace


class Words:
    """The words of a tree's text."""

    def __init__(self, path):
        self.words = iter(pathlib.Path(path).read_text(encoding="utf-8").split())

    def number(self):
        return int(next(self.words))

    def settings(self):
        return [(self.number(), next(self.words), float(next(self.words))) for _ in range(self.number())]

    def phases(self):
        """The steps by their phase, which is all that is left."""
        return {phase: [self.settings() for _ in range(self.number())] for phase in self.words}


@functools.lru_cache(maxsize=4096)
def taffy_style(settings):
    """Settings as Taffy takes them; without a least size of its own, a box need not ask its contents for theirs."""
    styles = dict(settings)
    margin = " ".join(f"{styles.get(side, 0)}px" for side in ("top", "right", "bottom", "left"))
    text = f"flex-shrink: 0; min-width: 0px; min-height: 0px; margin: {margin}"
    text += f"; flex-direction: {'row' if 'row' in styles else 'column'}"
    for name in ("width", "height", "padding"):
        if name in styles:
            text += f"; {name}: {styles[name]}px"
    if "grow" in styles:
        text += f"; flex-grow: {styles['grow']}; flex-basis: 0px"
    if "capped" in styles:
        text += f"; align-self: start; max-width: {styles['capped']}%"
    return Style.from_inline(text).to_dict()


class Session:
    """A tree of boxes in Taffy."""

    def __init__(self, path):
        words = Words(path)
        # Frame, parent and settings of each box.
        self.boxes = [(words.number(), words.number(), words.settings()) for _ in range(words.number())]
        self.phases = words.phases()
        self.taffy = taffylib.init()
        taffylib.disable_rounding(self.taffy)
        self.space = SizeAvailableSpace.default().to_dict()
        self.nodes, self.styles = [], []

    def build(self):
        taffylib.node_drop_all(self.taffy)
        self.styles = [{style: value for _, style, value in settings} for _, _, settings in self.boxes]
        self.nodes = []
        for (_, parent, _), styles in zip(self.boxes, self.styles):
            node = taffylib.node_create(self.taffy, taffy_style(tuple(styles.items())))
            self.nodes.append(node)
            if parent >= 0:
                taffylib.node_add_child(self.taffy, self.nodes[parent], node)
        self.lay_out()

    def take(self, phase, step):
        """Takes a step and returns the seconds of laying out."""
        for box, style, value in self.phases[phase][step]:
            self.styles[box][style] = value
        for box in {box for box, _, _ in self.phases[phase][step]}:
            taffylib.node_set_style(self.taffy, self.nodes[box], taffy_style(tuple(self.styles[box].items())))
        return self.lay_out()

    def lay_out(self):
        start = time.perf_counter()
        is_done = taffylib.node_compute_layout(self.taffy, self.nodes[0], self.space)
        seconds = time.perf_counter() - start
        if not is_done:
            raise SystemExit("Taffy could not lay out")
        return seconds

    def values(self):
        """Left, top, width and height of each frame by its number; Taffy's positions are those in the parent."""
        values = [0.0] * (4 * len(self.nodes))
        layout = taffylib.PyLayout()
        for (frame, parent, _), node in zip(self.boxes, self.nodes):
            taffylib.node_get_layout(self.taffy, node, layout)
            above = 4 * self.boxes[parent][0]
            left, top = (values[above], values[above + 1]) if parent >= 0 else (0, 0)
            values[4 * frame:4 * frame + 4] = (left + layout.x, top + layout.y, layout.width, layout.height)
        return values


def laps(session, phase, count, limit, every, path):
    seconds, total, kept = [], 0.0, array.array("d")
    while len(seconds) < count and total < limit:
        seconds.append(session.take(phase, len(seconds)))
        total += seconds[-1]
        if len(seconds) <= 3 or len(seconds) % every == 0:
            kept.extend(session.values())
    pathlib.Path(path).write_bytes(kept.tobytes())
    return seconds


def answer(session, command, *words):
    """The seconds that answer a command; they are told in Sources/SolverDriver/Stopwatch.swift."""
    if command == "build":
        session.build()
        return []
    if command == "pass":
        return [sum(session.take(words[0], step) for step in range(int(words[1])))]
    if command == "laps":
        phase, count, limit, every, path = words
        return laps(session, phase, int(count), float(limit), int(every), path)
    if command == "values":
        pathlib.Path(words[0]).write_bytes(array.array("d", session.values()).tobytes())
        return []
    raise SystemExit(f"unknown command {command}")


def main():
    session = Session(sys.argv[1])
    for line in sys.stdin:
        print(*answer(session, *line.split()), flush=True)


if __name__ == "__main__":
    main()
