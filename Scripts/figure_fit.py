"""Fits the figures of controls under Facts/ to what documents show, Evidence/controls.tsv; see Scripts/figures.

A line of evidence is an equation: a project (a number) and its fold, how often the project has it, the build and design it was
saved with, and a number and figures with factors that come to zero. A fact is fitted by votes: it takes in turn the value in
which most of the equations that it has a part in hold, as the others stand, a project counting for less the more it has.
"""
import argparse
import collections
import copy
import math
import sys

sys.dont_write_bytecode = True
from fact_tables import DESIGNS, ROOT, SIDES, Fault, Table, case

EVIDENCE = ROOT / "Evidence/controls.tsv"
HELD = 0.51
SWEEPS = 25
FOLDS = 5
# A value more than this far from what a table says belongs to something else, such as a control that was resized by hand.
FARTHEST = 60
EXAMPLE = """Examples:
  Scripts/figures --only button.push
  Scripts/figures --misses recorded | cut -f 1 | sort | uniq -c | sort -n
"""


class Equation:
    def __init__(self, fields, tables):
        self.project, self.fold, self.count, self.build = fields[0], int(fields[1]), int(fields[2]), int(fields[3])
        self.system, design = fields[4].split(".")
        self.rest = float(fields[5])
        table = tables[self.system]
        period = table.period(design, self.build)
        self.terms = []
        for term in fields[6].split(" "):
            name, factor = term.rsplit("*", 1)
            self.terms.append((table.places.get((period, name), name), float(factor)))

    def left(self, values):
        return self.rest + sum(factor * values.get(place, 0) for place, factor in self.terms)


class FittedTable(Table):
    """A table with the places of its figures: a fact, and a side where it is of all four."""

    def __init__(self, system):
        super().__init__(system)
        lines = {id(fact): index for index, fact in enumerate(self.facts)}
        self.places = {}
        for (control, figure, period, size), fact in self.cells().items():
            self.places[period, f"{case(control)}/{size}.{figure}"] = (self.system, lines[id(fact)], figure)

    def period(self, design, build):
        """The last period of a design that had begun when a build was made."""
        begun = [index for index, name in enumerate(self.periods)
                 if self.design(name) == design and (name in self.designs or self.builds[name] <= build)]
        return begun[-1]

    def values(self):
        return {place: self.facts[place[1]].value for place in self.places.values()}


def fit(equations, values, free=None):
    """The values with all figures fitted, or with those that are free."""
    values = dict(values)
    having = collections.defaultdict(list)
    for index, equation in enumerate(equations):
        for place, factor in equation.terms:
            if place in values and (free is None or place in free):
                having[place].append((index, factor))
    left = [equation.left(values) for equation in equations]
    for _ in range(SWEEPS):
        moved = False
        for place in sorted(having):
            share = collections.Counter()
            for index, _ in having[place]:
                share[equations[index].project] += equations[index].count
            votes = collections.Counter()
            value = values[place]
            for index, factor in having[place]:
                equation = equations[index]
                wanted = value - left[index] / factor
                if abs(wanted - value) <= FARTHEST:
                    votes[round(wanted * 2) / 2] += equation.count * abs(factor) / math.sqrt(share[equation.project])
            if not votes:
                continue
            best = max(votes, key=lambda one: (votes[one], -abs(one - value), one))
            if best == value or votes[best] <= votes[round(value * 2) / 2] * 1.02:
                continue
            for index, factor in having[place]:
                left[index] += factor * (best - value)
            values[place] = best
            moved = True
        if not moved:
            break
    return values


def held(equations, values):
    return sum(equation.count for equation in equations if abs(equation.left(values)) <= HELD)


class Standing:
    """How a value stands beside the fitted one: by project, how many equations it has, and how many hold now and then."""

    def __init__(self, value, fitted):
        self.value, self.fitted = value, fitted
        self.projects = collections.defaultdict(lambda: [0, 0, 0])

    def add(self, equation, before, after):
        entry = self.projects[equation.project]
        entry[0] += equation.count
        entry[1] += equation.count * before
        entry[2] += equation.count * after

    def sums(self):
        return [sum(entry[index] for entry in self.projects.values()) for index in range(3)]

    @property
    def won(self):
        return sum(entry[2] > entry[1] for entry in self.projects.values())

    @property
    def lost(self):
        return sum(entry[2] < entry[1] for entry in self.projects.values())


def standings(equations, values, fitted):
    """Of each figure what holds now, and what would hold with it alone fitted."""
    found = {place: Standing(value, fitted[place]) for place, value in values.items()}
    for equation in equations:
        left = equation.left(values)
        for place, factor in equation.terms:
            if place in found:
                changed = left + factor * (fitted[place] - values[place])
                found[place].add(equation, abs(left) <= HELD, abs(changed) <= HELD)
    return found


def span(fact):
    return f"{fact.since or '…'}–{fact.until or '…'}"


def described(table, place):
    fact = table.facts[place[1]]
    return f"{fact.control} {place[2]} {fact.size} {span(fact)}"


def disagreements(tables, found):
    """Figures that a fit has otherwise, which more projects want than do not, best first."""
    rows = []
    for place, standing in found.items():
        fact = tables[place[0]].facts[place[1]]
        if standing.fitted != standing.value:
            rows.append((standing.lost - standing.won, described(tables[place[0]], place), standing, fact))
    return [row[1:] for row in sorted(rows, key=lambda row: row[:2])]


def wanted_values(equations, values):
    """Of each figure what it would have to be for each equation to hold: build, project, value and weight."""
    found = collections.defaultdict(list)
    for equation in equations:
        left = equation.left(values)
        for place, factor in equation.terms:
            if place in values:
                found[place].append((equation.build, equation.project, values[place] - left / factor, equation.count))
    return found


def print_changes(tables, equations, values):
    """Releases within a fact's span before and after which projects want different values."""
    rows = []
    for place, wanted in wanted_values(equations, values).items():
        table = tables[place[0]]
        for name, build in sorted(table.builds.items(), key=lambda one: one[1]):
            sides = [best_value([one for one in wanted if (one[0] >= build) == isLater]) for isLater in (False, True)]
            if None in sides or sides[0][0] == sides[1][0]:
                continue
            (before, early), (after, late) = sides
            if min(early, late) >= 3:
                rows.append((-early - late, described(table, place), name, before, early, after, late))
    for _, described_, name, before, early, after, late in sorted(rows):
        print(f"  {described_:70} {before:5g} of {early} more projects before {name}, then {after:5g} of {late} more")


def print_joint_changes(tables, equations, values):
    """Releases before or since which several figures of a control want to change together.

    Where an equation has two of them, as the insets at both sides of a fixed width, it holds for no single change.
    """
    parts = collections.defaultdict(list)
    for equation in equations:
        for control in {tables[place[0]].facts[place[1]].control for place, _ in equation.terms if place in values}:
            parts[equation.system, control].append(equation)
    rows = []
    for (system, control), some in sorted(parts.items()):
        found = []
        for name, build in tables[system].builds.items():
            for isLater in (False, True):
                side = [equation for equation in some if (equation.build >= build) == isLater]
                if side and len(side) < len(some):
                    found += [(*change, ("since " if isLater else "before ") + name)
                              for change in joint_changes(tables[system], control, side, values)]
        rows += sorted(found, key=lambda row: (row[1] - row[0], -row[2], row[4]))[:1]
    for won, lost, gain, changed, when in sorted(rows, key=lambda row: (row[1] - row[0], -row[2])):
        print(f"  together {when:22} +{won} -{lost} projects, {gain:3} equations: {changed}")


def joint_changes(table, control, equations, values):
    """What fitting a control's figures to some equations wins and loses: from the values as they are, and without insets."""
    free = {place for equation in equations for place, _ in equation.terms
            if place in values and table.facts[place[1]].control == control}
    for start in (values, {**values, **{place: 0 for place in free if place[2] in SIDES}}):
        fitted = fit(equations, start, free)
        projects = collections.defaultdict(int)
        for equation in equations:
            before, after = (abs(equation.left(one)) <= HELD for one in (values, fitted))
            projects[equation.project] += equation.count * (after - before)
        won, lost = sum(one > 0 for one in projects.values()), sum(one < 0 for one in projects.values())
        changed = [place for place in sorted(free) if fitted[place] != values[place]]
        if won >= lost + 2 and len(changed) > 1:
            words = [f"{place[2]} {table.facts[place[1]].size} {values[place]:g} -> {fitted[place]:g}" for place in changed]
            yield won, lost, sum(projects.values()), f"{control} " + ", ".join(words)


def best_value(wanted):
    """The value that most projects want, and how many more than any other; nothing where none do."""
    projects = collections.defaultdict(set)
    for _, project, value, _ in wanted:
        projects[round(value * 2) / 2].add(project)
    if not projects:
        return None
    ranked = sorted(projects, key=lambda value: (-len(projects[value]), value))
    others = set().union(*(projects[value] for value in ranked[1:2]))
    return ranked[0], len(projects[ranked[0]] - others)


def count(tables, found):
    """Writes its evidence beside each fact."""
    for table in tables.values():
        for index, fact in enumerate(table.facts):
            entries = [found[table.system, index, figure] for figure in fact.figures]
            sums = [standing.sums() for standing in entries if (standing.sums()[0])]
            fact.samples, fact.held = sum(one[0] for one in sums), sum(one[1] for one in sums)
            fact.projects = len({project for standing in entries for project in standing.projects})
            if fact.samples and fact.source != "WebKit":
                fact.source = "frames"
            elif not fact.samples and fact.source in ("", "frames"):
                fact.source = "neighbours"


def main():
    parser = argparse.ArgumentParser(prog="Scripts/figures", description=__doc__, epilog=EXAMPLE,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--changes", action="store_true")
    parser.add_argument("--only", default="")
    parser.add_argument("--most", type=int, default=40)
    arguments = parser.parse_args()
    tables = {system: FittedTable(system) for system in DESIGNS}
    values = {place: value for table in tables.values() for place, value in table.values().items()}
    with EVIDENCE.open(encoding="utf-8") as lines:
        equations = [Equation(line.rstrip("\n").split("\t"), tables) for line in lines if not line.startswith("#")]
    fitted = fit(equations, values)
    found = standings(equations, values, fitted)
    for system, table in tables.items():
        some = [equation for equation in equations if equation.system == system]
        total = max(sum(equation.count for equation in some), 1)
        shares = [f"{held(some, values) / total:.1%} hold now, {held(some, fitted) / total:.1%} fitted"]
        if not arguments.check:
            out = 0
            for fold in range(1, FOLDS + 1):
                others = fit([equation for equation in some if equation.fold != fold], table.values())
                out += held([equation for equation in some if equation.fold == fold], others)
            shares.append(f"{out / total:.1%} of projects left out")
        print(f"{system}: {len(table.facts)} facts, {total} equations: {', '.join(shares)}")
    code = 0
    for name, standing, fact in disagreements(tables, found)[:arguments.most]:
        if arguments.only not in name:
            continue
        total, before, after = standing.sums()
        isWanted = standing.won >= standing.lost + 2 and after >= 0.4 * total and not fact.why
        if arguments.check and not isWanted:
            continue
        code = 1
        print(f"  {name:70} {standing.value:5g} -> {standing.fitted:5g}  {before:4} -> {after:4} of {total:4},"
              f" {len(standing.projects):3} projects, +{standing.won} -{standing.lost}  {fact.why}")
    if arguments.changes:
        print_changes(tables, equations, values)
        print_joint_changes(tables, equations, values)
    counted = copy.deepcopy(tables)
    count(counted, found)
    isCounted = all(counted[system].facts == tables[system].facts for system in tables)
    if arguments.write:
        for table in counted.values():
            table.write()
    elif arguments.check and not isCounted:
        print("The evidence beside the facts is not what Evidence/controls.tsv shows; Scripts/figures --write counts it.")
        code = 1
    sys.exit(code if arguments.check else 0)


try:
    main()
except Fault as fault:
    sys.exit(f"figures: {fault}")
