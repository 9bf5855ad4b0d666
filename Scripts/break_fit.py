"""Fits the order in which kinds of constraints are broken to published console logs; see Scripts/figures --breaks.

A line of the input is a constraint: its log, a name of the app, its place, whether it is what was broken, its kind, what decides
within the kind, and which one in Plumb's order it is. A fit begins with how often what a maker makes is broken, times how often
what does this for its view is: two dozen shares, in which kinds that few apps show take part. Then kinds are moved: the one that then
has most apps' logs right, an app counting as one, until no move helps. What is left out is predicted by the apps of the other folds.
"""
import collections
import re
import sys
import zlib
from pathlib import Path

FOLDS = 10
KINDS = Path(__file__).resolve().parent.parent / "Sources/ConsoleLog/Prediction/BreakingKind.swift"
# Who makes a kind, and what it does.
PARTS = {
    "sizeLimit": ("app", "size"),
    "aspectRatio": ("app", "size"),
    "squeezedSpacing": ("app", "spacing"),
    "stackAlignment": ("stack", "any"),
    "size": ("app", "size"),
    "likeness": ("app", "size"),
    "spacing": ("app", "spacing"),
    "farEdge": ("app", "far"),
    "stack": ("stack", "any"),
    "center": ("app", "center"),
    "nearEdge": ("app", "near"),
    "other": ("app", "other"),
    "containerSize": ("app", "container"),
    "systemEdge": ("system", "far"),
    "system": ("system", "near"),
    "farMask": ("mask", "far"),
    "mask": ("mask", "near"),
    "given": ("given", "size"),
    "systemSize": ("system", "size"),
    "systemLimit": ("system", "far"),
    "unknown": ("given", "other"),
}


def read(path):
    logs = collections.OrderedDict()
    for line in open(path):
        name, app, _, broken, kind, preference, rank = line.rstrip("\n").split("\t")
        log = logs.setdefault(name, {"name": name, "app": app, "rows": []})
        if broken == "1":
            log["broken"], log["rank"] = len(log["rows"]), int(rank)
        # Within a kind nothing is fitted: what Plumb has first there is first.
        log["rows"].append((kind, int(rank), float(preference)))
    return list(logs.values())


def by_app(logs):
    """Logs of the same app, or of the same conflict, which is then of the system's own, are one."""
    groups = {}
    for log in logs:
        shape = str([(kind, preference) for kind, _, preference in log["rows"]])
        same = [groups[key] for key in (log["app"], shape) if key and key in groups]
        group = same[0] if same else log["name"]
        for key in (log["app"], shape):
            groups.setdefault(key, group)
        log["group"] = group
    return logs


def rank(log, order):
    place = {kind: number for number, kind in enumerate(order)}
    own = log["rows"][log["broken"]]
    return sum((place[row[0]], row[1]) < (place[own[0]], own[1]) for row in log["rows"])


def shares(ranks):
    """The shares that are first, and within three: of logs, and as a mean over apps."""
    groups = collections.defaultdict(list)
    for group, found in ranks:
        groups[group].append(found)
    parts = []
    for most in (1, 3):
        logs = sum(found < most for _, found in ranks)
        apps = sum(sum(found < most for found in of) / len(of) for of in groups.values())
        parts.append(f"{logs / len(ranks):6.1%} of logs and {apps / len(groups):6.1%} of apps within {most}")
    return "; ".join(parts)


def worth(logs, order):
    counts = collections.Counter(log["group"] for log in logs)
    total = 0
    for log in logs:
        found = rank(log, order)
        total += ((found == 0) + 0.2 * (found < 3)) / counts[log["group"]]
    return total


def broken_shares(logs, part):
    """By what is in that part of a kind, in which share of the apps that have one it is broken; of few apps, a quarter."""
    counts = collections.Counter(log["group"] for log in logs)
    broken, all_of = collections.Counter(), collections.Counter()
    for log in logs:
        broken[PARTS[log["rows"][log["broken"]][0]][part]] += 1 / counts[log["group"]]
        for found in {PARTS[kind][part] for kind, _, _ in log["rows"]}:
            all_of[found] += 1 / counts[log["group"]]
    return {found: (broken[found] + 0.5) / (all_of[found] + 2) for found in {parts[part] for parts in PARTS.values()}}


def fitted(logs, names):
    """The kinds' order by these logs alone."""
    makers, jobs = broken_shares(logs, 0), broken_shares(logs, 1)
    order = sorted(names, key=lambda kind: -makers[PARTS[kind][0]] * jobs[PARTS[kind][1]])
    best = worth(logs, order)
    while True:
        moves = []
        for kind in order:
            rest = [other for other in order if other != kind]
            for place in range(len(order)):
                moved = rest[:place] + [kind] + rest[place:]
                if moved != order:
                    # Of equal moves the shortest.
                    moves.append((worth(logs, moved) - 0.001 * abs(order.index(kind) - place), moved))
        value, moved = max(moves)
        if value <= best + 0.05:
            return order
        order, best = moved, worth(logs, moved)


def main():
    logs = by_app(read(sys.argv[1]))
    names = re.findall(r"^  case (\w+)$", KINDS.read_text(), re.M)
    groups = sorted({log["group"] for log in logs})
    print(f"{len(logs)} logs of {len(groups)} apps say what is broken")
    print("now       " + shares([(log["group"], log["rank"]) for log in logs]))
    order = fitted(logs, names)
    print("fitted    " + shares([(log["group"], rank(log, order)) for log in logs]))
    left = []
    for fold in range(FOLDS):
        out = [log for log in logs if zlib.crc32(log["group"].encode()) % FOLDS == fold]
        if out:
            others = fitted([log for log in logs if log not in out], names)
            left += [(log["group"], rank(log, others)) for log in out]
    print("left out  " + shares(left))
    print("\nkind, apps in which one was broken, apps in which one stood while what comes later was broken; fitted place")
    for number, kind in enumerate(names):
        broken = {log["group"] for log in logs if log["rows"][log["broken"]][0] == kind}
        stood = {
            log["group"]
            for log in logs
            if any(row[0] == kind for row in log["rows"]) and names.index(log["rows"][log["broken"]][0]) > number
        }
        print(f"{kind:16} {len(broken):3} {len(stood):3} {order.index(kind) + 1:4}")
    missed = [log["name"] for log in logs if log["rank"] > 0]
    print("\nnot first: " + " ".join(missed))


main()
