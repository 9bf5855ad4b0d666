"""Fits alignment insets and baselines of controls to required equalities between recorded frames; see Scripts/figures.

An unknown is by how much a figure should differ from the one in the tables. Each in turn takes the value in which most of
the equalities that it has a say in hold, as the others stand, a project counting for less the more it has of them. Labels'
baselines stay: only differences of baselines show.
"""
import collections
import math
import sys

HELD = 0.51
SWEEPS = 25
FOLDS = 5


class Equality:
    def __init__(self, fields):
        self.project, self.fold = fields[0], int(fields[1])
        self.residual = float(fields[5])
        self.terms = []
        for term in fields[6].split(" "):
            name, factor = term.rsplit("*", 1)
            self.terms.append((name, float(factor)))

    def left(self, values):
        return self.residual + sum(factor * values.get(name, 0) for name, factor in self.terms)


def is_fixed(name):
    return "/label/" in name and name.endswith((".first", ".last"))


def fit(equalities):
    values = {}
    having = collections.defaultdict(list)
    for index, equality in enumerate(equalities):
        for name, factor in equality.terms:
            if not is_fixed(name):
                having[name].append((index, factor))
    left = [equality.residual for equality in equalities]
    for _ in range(SWEEPS):
        moved = False
        for name in sorted(having):
            share = collections.Counter(equalities[index].project for index, _ in having[name])
            votes = collections.Counter()
            value = values.get(name, 0)
            for index, factor in having[name]:
                wanted = value - left[index] / factor
                if abs(wanted) <= 60:
                    votes[round(wanted * 2) / 2] += abs(factor) / math.sqrt(share[equalities[index].project])
            if not votes:
                continue
            best = max(votes, key=lambda one: (votes[one], -abs(one - value), one))
            if best == value or votes[best] <= votes[round(value * 2) / 2] * 1.02:
                continue
            for index, factor in having[name]:
                left[index] += factor * (best - value)
            values[name] = best
            moved = True
        if not moved:
            break
    return values


def held(equalities, values):
    return sum(abs(equality.left(values)) <= HELD for equality in equalities)


def print_figures(equalities, most):
    values = fit(equalities)
    out = 0
    for fold in range(1, FOLDS + 1):
        others = fit([equality for equality in equalities if equality.fold != fold])
        out += held([equality for equality in equalities if equality.fold == fold], others)
    count = max(len(equalities), 1)
    now, fitted = held(equalities, {}), held(equalities, values)
    print(f"{count} equalities: {now / count:.1%} hold now, {fitted / count:.1%} fitted, {out / count:.1%} out")
    projects = collections.defaultdict(lambda: collections.defaultdict(lambda: [0, 0, 0]))
    for equality in equalities:
        before, after = abs(equality.residual) <= HELD, abs(equality.left(values)) <= HELD
        for name, _ in equality.terms:
            if values.get(name, 0) != 0:
                entry = projects[name][equality.project]
                entry[0] += 1
                entry[1] += before
                entry[2] += after
    rows = []
    for name, entries in projects.items():
        total, before, after = (sum(entry[i] for entry in entries.values()) for i in range(3))
        won = sum(entry[2] > entry[1] for entry in entries.values())
        lost = sum(entry[2] < entry[1] for entry in entries.values())
        rows.append((won - lost, after - before, name, total, before, after, len(entries), won, lost))
    for row in sorted(rows, key=lambda row: (-row[0], -row[1], row[2]))[:most]:
        _, _, name, total, before, after, among, won, lost = row
        print(f"  {name:60} {values[name]:+5.1f}  {before:4} -> {after:4} of {total:4}, {among:3} projects, +{won} -{lost}")


def print_sizes(sizes, most):
    cells = collections.defaultdict(lambda: collections.defaultdict(list))
    for project, name, axis, recorded, measured in sizes:
        cells[name, axis][round((recorded - measured) * 2) / 2].append(project)
    rows = []
    for (name, axis), votes in cells.items():
        best = max(votes, key=lambda off: (len(set(votes[off])), len(votes[off]), -abs(off), off))
        if best != 0:
            right = votes.get(0, [])
            rows.append((len(set(votes[best])) - len(set(right)), name, axis, best, votes[best], right))
    print("natural sizes that most projects have otherwise:")
    for _, name, axis, off, wrong, right in sorted(rows, key=lambda row: (-row[0], row[1], row[2]))[:most]:
        print(
            f"  {name:60} {axis:6} {off:+5.1f}  {len(wrong):4} of {len(set(wrong)):3} projects,"
            f" as measured {len(right):4} of {len(set(right)):3}")


def main(arguments):
    path, prefix, most = arguments[0], "", 40
    rest = arguments[1:]
    while rest:
        argument = rest.pop(0)
        if argument == "--most" and rest and rest[0].isdigit():
            most = int(rest.pop(0))
        elif argument.startswith("-"):
            sys.exit(f"figures: unknown argument '{argument}' (try Scripts/figures --help)")
        else:
            prefix = argument
    equalities, sizes = [], []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            fields = line.rstrip("\n").split("\t")
            if fields[3] == "E":
                equality = Equality(fields)
                if any(name.startswith(prefix) for name, _ in equality.terms):
                    equalities.append(equality)
            elif fields[3] == "S" and fields[4].startswith(prefix) and fields[7] != "-":
                sizes.append((fields[0], fields[4], fields[5], float(fields[6]), float(fields[7])))
    print_figures(equalities, most)
    print_sizes(sizes, most)


main(sys.argv[1:])
