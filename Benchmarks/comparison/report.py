"""The table: what was measured beside Kiwi's figures and the floors."""

import dataclasses
import math

from .measurement import CALLED, FLEXBOX, KIWI, OURS

NAMES = {"build": "build", "edits": "edit", "replacements": "replacement", "changes": "change"}
ARTICLES = {"build": "a build", "edits": "an edit"}


@dataclasses.dataclass
class Row:
    """A line of the table. Seconds, MB, exponents or ratios, as the unit says."""

    workload: str
    what: str
    unit: str
    ours: float = None
    kiwi: float = None
    hand: float = None
    yoga: float = None
    taffy: float = None
    # A floor is the least that Kiwi's figure ÷ ours may be, a limit the most that ours may be.
    floor: float = None
    limit: float = None
    note: str = ""

    @property
    def ratio(self):
        return self.ratio_of(KIWI)

    def ratio_of(self, driver):
        """A driver's figure ÷ ours."""
        theirs = getattr(self, driver)
        return theirs / self.ours if self.ours and theirs and self.unit in ("s", "MB") else None

    @property
    def is_below(self):
        """None where there is nothing to hold to, or nothing to hold."""
        if self.limit is not None:
            return self.ours is None or self.ours > self.limit
        if self.floor is not None and (self.ours is None or self.kiwi is not None):
            return self.ratio is None or self.ratio < self.floor
        return None

    def as_json(self):
        ratios = {f"{driver} ratio": self.ratio_of(driver) for driver in FLEXBOX}
        return {**dataclasses.asdict(self), "ratio": self.ratio, **ratios, "below": self.is_below}


def amount(value, unit):
    if value is None:
        return "–"
    if unit == "MB":
        return f"{value:.1f} MB"
    if unit == "exponent":
        return f"N^{value:.2f}"
    if unit == "ratio":
        return f"{value:.2f}"
    for size, name in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= size:
            return f"{value / size:.3g} {name}" if value < 999.5 * size else f"{value / size:.0f} {name}"
    return f"{value * 1e9:.0f} ns"


def multiple(ratio):
    return "" if ratio is None else f"{ratio:.3g}" if ratio < 100 else f"{ratio:.0f}"


def exponent(points):
    """The slope of the line that fits log seconds over log sizes best."""
    logs = [(math.log(size), math.log(seconds)) for size, seconds in points]
    centre = [sum(values) / len(logs) for values in zip(*logs)]
    return (
        sum((x - centre[0]) * (y - centre[1]) for x, y in logs) / sum((x - centre[0]) ** 2 for x, _ in logs))


def rows(workloads, figures, memory, floors):
    """The rows for the workloads measured."""
    ratios, limits = floors["ratios"], floors["limits"]
    table = []
    for workload in workloads:
        name, measured = workload.name, figures[workload.name]
        wanted = ratios.get(name, {})
        failed = "; ".join(f"{CALLED[driver]} failed: {why}" for driver, why in measured.failures.items())
        table.append(Row(name, "build", "s", **measured.build, floor=wanted.get("build"), note=failed))
        if workload.family:
            table.append(Row(name, "first build", "s", **measured.first))
        for phase, taken in measured.phases.items():
            note = f"first {taken.taken} of {taken.count}" if taken.taken < taken.count else ""
            table.append(Row(name, NAMES[phase], "s", **taken.mean, floor=wanted.get(phase), note=note))
            limit = limits["p99 of an edit"].get(name)
            if phase == "edits" and limit and taken.percentile:
                slowest, mean = taken.percentile
                table.append(Row(name, "edit, p99 ÷ mean", "ratio", slowest / mean, limit=limit))
        if name in memory:
            table.append(Row(
                name, "peak memory", "MB", **memory[name], limit=limits["peak memory, MB"].get(name)))
        if workload.ordered:
            table += order_rows(name, measured, figures[workload.ordered], limits["order of adding"])
    return table + [
        row for phase in ("build", "edits")
        for row in growth_rows(workloads, figures, phase, limits[f"growth of {ARTICLES[phase]}"])]


def order_rows(name, measured, own, limit):
    """How much longer it takes in this order than in that of the tree."""
    def times(theirs, other):
        return {driver: theirs[driver] / other[driver] for driver in theirs if other.get(driver)}
    found = [("build", times(measured.build, own.build))]
    for phase, taken in measured.phases.items():
        if phase in own.phases:
            found.append((NAMES[phase], times(taken.mean, own.phases[phase].mean)))
    return [
        Row(name, f"{what} ÷ own order", "ratio", ratio.get(OURS), ratio.get(KIWI), limit=limit)
        for what, ratio in found]


def growth_rows(workloads, figures, phase, limits):
    def seconds(figures_of_one):
        if phase == "build":
            return figures_of_one.build
        return figures_of_one.phases[phase].mean if phase in figures_of_one.phases else {}

    table = []
    for family, limit in limits.items():
        members = [workload for workload in workloads if workload.family == family]
        fits = {}
        for driver in (OURS, KIWI):
            points = [
                (member.size, seconds(figures[member.name])[driver])
                for member in members if driver in seconds(figures[member.name])]
            if len(points) > 1:
                fits[driver] = exponent(points)
        if fits:
            table.append(Row(
                family, f"growth of {ARTICLES[phase]}", "exponent", fits.get(OURS), fits.get(KIWI), limit=limit))
    return table


def table(rows_):
    """The rows as text, and a count of those below their floors."""
    lines = [["workload", "what", "by hand", "ours", "Kiwi", "ratio", "floor", ""]]
    for row in rows_:
        held = f"≥ {row.floor:g}" if row.floor is not None else ""
        if row.limit is not None:
            held = f"≤ {row.limit:g}"
        remarks = ", ".join(filter(None, ["below floor" if row.is_below else "", row.note]))
        lines.append([
            row.workload, row.what, "" if row.hand is None else amount(row.hand, row.unit),
            amount(row.ours, row.unit), amount(row.kiwi, row.unit), multiple(row.ratio), held, remarks])
    below = sum(row.is_below is True for row in rows_)
    held = sum(row.is_below is not None for row in rows_)
    return "\n".join([*aligned(lines, 2), "", f"{below} of {held} rows with a floor are below it"])


def flexbox_table(rows_, figures):
    """The rows of workloads that flexbox has said, as text; nothing where there are none."""
    lines = [["flexbox", "what", "ours"]]
    present = [driver for driver in FLEXBOX if any(getattr(row, driver) is not None for row in rows_)]
    if not present:
        return ""
    for driver in present:
        lines[0] += [CALLED[driver], "ratio"]
    lines[0].append("")
    for row in rows_:
        if all(getattr(row, driver) is None for driver in present):
            continue
        lines.append([row.workload, row.what, amount(row.ours, row.unit)])
        for driver in present:
            lines[-1] += [amount(getattr(row, driver), row.unit), multiple(row.ratio_of(driver))]
        lines[-1].append(row.note)
    alike = sum(taken.alike for taken in figures.values())
    return "\n".join([*aligned(lines, 2), "", f"{alike} of their answers were compared with ours: the same frames"])


def verdicts(workloads, figures):
    """What the judge said, as text, and whether ours was ever wrong."""
    heads = [
        "answers to", "what", "judged", "Kiwi worse", "ours worse", "compared", "differ", "misreported", "not repeated"]
    lines = [heads]
    is_wrong = False
    for workload in workloads:
        for phase, verdict in figures[workload.name].verdicts.items():
            if verdict is None:
                lines.append([workload.name, NAMES[phase], "no time"] + [""] * 6)
                continue
            found = list(vars(verdict).values())
            is_wrong |= any((verdict.ours_worse, verdict.differing, verdict.misreported, verdict.not_repeated))
            lines.append([workload.name, NAMES[phase], *map(str, found)])
    return "\n".join(aligned(lines, 2)), is_wrong


def aligned(lines, left):
    """Columns, so many of them aligned to the left, and the last one where it has no head."""
    widths = [max(map(len, column)) for column in zip(*lines)]
    text = []
    for line in lines:
        cells = [
            cell.ljust(width) if place < left or lines[0][place] == "" else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths))]
        text.append("  ".join(cells).rstrip())
    return text
