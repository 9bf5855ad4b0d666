"""Reads the tables under Facts/, of what Apple's systems fix about controls; see Scripts/make-facts.

A line is a figure of a control in a span of releases, from the first one that has it until the first one that does not, for a
size of controls: `*` all, `regular+` regular and large. The columns behind the value are its evidence: how many recorded
frames or equalities between them it decides, of how many projects, how many of these it makes hold, and where there are none
the source. `why` says why a value stands though a fit would give another.
"""
import dataclasses
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parent.parent
FACTS = ROOT / "Facts"
RELEASES = ROOT / "Sources/AppleFacts/Releases/Release+Versions.swift"
COLUMNS = ["control", "figure", "from", "until", "size", "value", "samples", "projects", "held", "source", "why"]
SIZES = ["mini", "small", "regular", "large"]
SIDES = ["top", "left", "bottom", "right"]
# The designs of each system's controls, with the release that brings each; the first has always been there.
DESIGNS = {
    "desktop": {"aqua": None, "flat": "xcode12", "glass": "xcode26"},
    "touch": {"classic": None, "modern": "xcode11", "glass": "xcode26"},
}
# Figures in the order in which AppleFacts has them.
FIGURES = [
    *SIDES, "height", "width", "padding", "linePadding", "imageGap", "glyph", "gap", "each", "leastWidth",
    "leastHeight", "baseline", "baselineFromBottom",
]


class Fault(Exception):
    pass


@dataclasses.dataclass
class Fact:
    control: str
    figure: str
    since: str
    until: str
    size: str
    value: float
    samples: int
    projects: int
    held: int
    source: str
    why: str

    @property
    def sizes(self):
        return SIZES if self.size == "*" else ["regular", "large"] if self.size == "regular+" else [self.size]

    @property
    def figures(self):
        return SIDES if self.figure == "insets" else [self.figure]

    def line(self):
        numbers = [str(self.samples), str(self.projects), str(self.held)] if self.samples else ["", "", ""]
        fields = [self.control, self.figure, self.since, self.until, self.size, f"{self.value:g}", *numbers, self.source, self.why]
        return "\t".join(fields).rstrip("\t")


def case(control):
    """The Swift name of a control: `button.push` is `buttonPush`."""
    first, *rest = control.split(".")
    return first + "".join(word[0].upper() + word[1:] for word in rest)


def builds():
    """The build of each release that has a name."""
    return {name: int(build) for name, build in re.findall(r"let (xcode\w+) = Release\(build: (\d+)\)", RELEASES.read_text())}


class Table:
    """The facts of a system: `desktop` or `touch`."""

    def __init__(self, system):
        self.system, self.path = system, FACTS / f"{system}-controls.tsv"
        self.designs = DESIGNS[system]
        self.builds = builds()
        self.head, self.facts = [], []
        for number, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), 1):
            fields = line.split("\t")
            if line.startswith("#") or fields == COLUMNS:
                self.head.append(line)
                continue
            try:
                self.facts.append(self.read(fields))
            except (Fault, ValueError) as fault:
                raise Fault(f"{self.path.name}:{number}: {fault}") from None
        names = {name for fact in self.facts for name in (fact.since, fact.until) if name}
        self.names = sorted(names, key=lambda name: (self.first_build(name), name not in self.designs))
        self.check()

    def read(self, fields):
        fields = fields + [""] * (len(COLUMNS) - len(fields))
        if len(fields) > len(COLUMNS):
            raise Fault(f"{len(fields)} columns, and {len(COLUMNS)} are known")
        fact = Fact(*fields[:5], float(fields[5]), *(int(field or 0) for field in fields[6:9]), *fields[9:])
        if not all(figure in FIGURES for figure in fact.figures):
            raise Fault(f"'{fact.figure}' is no figure")
        if fact.size not in ("*", "regular+", *SIZES):
            raise Fault(f"'{fact.size}' is no size")
        for name in (fact.since, fact.until):
            if name and name not in self.designs and name not in self.builds:
                raise Fault(f"'{name}' is neither a design nor a release of {RELEASES.name}")
        if fact.value * 2 != round(fact.value * 2):
            raise Fault(f"{fact.value:g} is no whole number of half points")
        return fact

    def first_build(self, name):
        return self.builds[self.designs.get(name) or name] if self.designs.get(name, name) else 0

    def design(self, name):
        """The design that a release's controls have."""
        if name in self.designs:
            return name
        return [design for design in self.designs if self.first_build(design) <= self.first_build(name)][-1]

    @property
    def periods(self):
        """The first release or design of each span in which no figure changes."""
        return [next(iter(self.designs)), *self.names]

    def span(self, fact):
        """The places of the periods in which a fact holds."""
        start = self.periods.index(fact.since) if fact.since else 0
        return range(start, self.periods.index(fact.until) if fact.until else len(self.periods))

    @property
    def controls(self):
        return list(dict.fromkeys(fact.control for fact in self.facts))

    def cells(self):
        """The fact of each control, figure, period and size."""
        cells = {}
        for fact in self.facts:
            for figure in fact.figures:
                for period in self.span(fact):
                    for size in fact.sizes:
                        key = fact.control, figure, period, size
                        if key in cells:
                            raise Fault(f"{self.path.name}: two values for {fact.control}, {figure}, {self.periods[period]}, {size}")
                        cells[key] = fact
        return cells

    def check(self):
        self.cells()

    def write(self):
        lines = [*self.head, *(fact.line() for fact in self.facts)]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")
