"""Finds the orders in which Xcode writes what elements have: that of both platforms, and where a platform or an era differs.

An order is judged by documents: by how many write two names the other way round. A document counts once, however often it
does so.
"""
import collections
import dataclasses

from element_schema import ROOT, plain

ORDERS = ROOT / "Schema/order.tsv"
HEADER = """# Where a platform or an era of Xcode writes attributes or children of an element in another order than that of elements.tsv.
# Counted by make-elements --measure. Columns, separated by tabs:
#
#   element     the element's name
#   part        attribute, or child
#   platform    ios (tvOS too) or macos; both where there is no order
#   since       the lowest tools version that writes so, up to the next row's; documents without one are new
#   names       all of the part's names in order, with spaces between them, those of children with @ and their key; with = and
#               a value where an attribute with this value stands elsewhere; - where more than one document of twenty would break any order: lists of what people put there
#
# Orders change at three tools versions, 11000 (Xcode 8), 17000 (Xcode 12) and 22000 (Xcode 15). Of 2,983 documents:
# verticallyResizable and usesFontPanel of textView, 18 before 11000 against 33 after; viewLayoutGuide and constraints of
# iOS's views, 382 before 17000 (8 to the contrary) against 585 after; the cell and the constraints of macOS's button, 254
# before 22000 (2) against 130 after, and its tag likewise. An element has its eras where two documents more keep to them.
# animationBehavior of windows stands behind frameAutosaveName where it is default (201 windows of 201), else before (11 of 11).
"""
ERAS = (11000, 17000, 22000)
# An order that is one document's is nobody's.
LEAST_GAIN = 2
LEAST_HELD = 0.95
# What a document weighs. Pairs that an element's documents say nothing of stand as in other elements, which weigh so little
# that they never outweigh a document together.
WEIGHT = 10000
LESS = 99


@dataclasses.dataclass
class Use:
    """How a document writes a part of an element: each order once."""
    document: str
    platform: str
    version: int
    written: list

    def keeps(self, places):
        return all(places.get(first, -1) <= places.get(second, 1 << 30)
                   for names in self.written for first, second in zip(names, names[1:]))


class Written:
    """What documents write. A part is an element and a kind; names are those of attributes, or of children with their keys."""

    def __init__(self):
        self.uses = collections.defaultdict(dict)

    def note(self, part, names, document, platform, version):
        use = self.uses[part].setdefault(document, Use(document, platform, version, []))
        if len(names) and names not in use.written:
            use.written.append(names)

    def without(self, documents):
        rest = Written()
        for part, uses in self.uses.items():
            if kept := {name: use for name, use in uses.items() if name not in documents}:
                rest.uses[part] = kept
        return rest

    def elsewhere(self):
        """By kinds, in how many documents a name stands before another, elements counted apart."""
        pairs = collections.defaultdict(collections.Counter)
        for (_, kind), uses in self.uses.items():
            pairs[kind].update(counted_pairs(uses.values()))
        return pairs


@dataclasses.dataclass
class Order:
    """A part's order: what stands in elements.tsv, and by platform and tools version what differs."""
    names: list
    eras: dict
    is_one: bool = True

    def at(self, platform, version):
        return [names for since, names in self.eras.get(platform, [(0, self.names)]) if since <= version][-1]


def orders(written):
    elsewhere = written.elsewhere()
    return {part: order(list(uses.values()), elsewhere[part[1]]) for part, uses in sorted(written.uses.items())}


def order(uses, elsewhere):
    names = improved(greedy(uses, elsewhere), weights(uses, elsewhere))
    eras = {}
    for platform in sorted({use.platform for use in uses}):
        own = [use for use in uses if use.platform == platform]
        eras[platform] = split(own, better(names, own), 0)
    found = Order(names, eras)
    broken = sum(not use.keeps(places(found.at(use.platform, use.version))) for use in uses)
    found.is_one = broken <= (1 - LEAST_HELD) * len(uses)
    return found


def split(uses, names, since):
    """The order's eras: halved at the bound that most documents ask for, then each half again."""
    broken = breaking(uses, names)
    best = None
    for bound in ERAS:
        halves = [use for use in uses if use.version < bound], [use for use in uses if use.version >= bound]
        if broken < LEAST_GAIN or not all(halves):
            continue
        kept = [better(names, half) for half in halves]
        gain = broken - sum(breaking(half, order) for half, order in zip(halves, kept))
        if gain >= LEAST_GAIN and (best is None or gain > best[0]):
            best = gain, bound, halves, kept
    if best is None:
        return [(since, names)]
    _, bound, (before, after), (old, new) = best
    return split(before, old, since) + split(after, new, bound)


def better(names, uses):
    """The order with what these documents write otherwise moved, where that has enough of them keep to it."""
    broken = breaking(uses, names)
    if broken < LEAST_GAIN:
        return names
    other = improved(names, counted_pairs(uses))
    return other if broken - breaking(uses, other) >= LEAST_GAIN else names


def breaking(uses, names):
    order = places(names)
    return sum(not use.keeps(order) for use in uses)


def places(names):
    return {name: place for place, name in enumerate(names)}


def counted_pairs(uses):
    """In how many documents a name stands before another."""
    pairs = collections.Counter()
    for use in uses:
        pairs.update({(first, second) for names in use.written
                      for place, first in enumerate(names) for second in names[place + 1:]})
    return pairs


def weights(uses, elsewhere):
    counted = counted_pairs(uses)
    members = sorted({name for use in uses for names in use.written for name in names})
    pairs = collections.Counter()
    for first in members:
        for second in members:
            before, behind = elsewhere[(first, second)], elsewhere[(second, first)]
            less = LESS * max(before - behind, 0) // (before + behind) if before + behind else 0
            if weight := WEIGHT * counted[(first, second)] + less:
                pairs[(first, second)] = weight
    return pairs


def greedy(uses, elsewhere):
    """One name after the other: always the one before which the others want to stand least; ties by name."""
    pairs = weights(uses, elsewhere)
    left = {name for use in uses for names in use.written for name in names}
    result = []
    while left:
        best = min(left, key=lambda name: (
            sum(max(0, pairs[(other, name)] - pairs[(name, other)]) for other in left if other != name), name))
        result.append(best)
        left.remove(best)
    return result


def improved(names, pairs):
    """Names moved, one at a time and no further than need be, as long as that has more pairs stand as they are written."""
    names = list(names)
    moves = True
    while moves:
        moves = False
        for name in list(names):
            old = names.index(name)
            rest = names[:old] + names[old + 1:]
            costs = [sum(pairs.get((other, name), 0) for other in rest)]
            for other in rest:
                costs.append(costs[-1] + pairs.get((name, other), 0) - pairs.get((other, name), 0))
            least = min(costs)
            if least < costs[old]:
                rest.insert(min((place for place, cost in enumerate(costs) if cost == least),
                                key=lambda place: abs(place - old)), name)
                names = rest
                moves = True
    return names


def rows(found):
    """The rows of order.tsv: only what differs from what holds before."""
    result = []
    for (element, kind), order in sorted(found.items()):
        if not order.is_one:
            result.append((element, kind, "both", 0, []))
            continue
        for platform, eras in sorted(order.eras.items()):
            known = plain(order.names)
            for since, names in eras:
                if names != known:
                    result.append((element, kind, platform, since, names))
                known = names
    return result


def write(found):
    lines = ["\t".join([element, kind, platform, str(since), " ".join(names) or "-"])
             for element, kind, platform, since, names in rows(found)]
    ORDERS.write_text(HEADER + "\n".join(lines) + "\n")


def read():
    result = []
    if ORDERS.exists():
        for line in ORDERS.read_text().splitlines():
            if line.startswith("#") or not line:
                continue
            element, kind, platform, since, names = line.split("\t")
            result.append((element, kind, platform, int(since), [] if names == "-" else names.split(" ")))
    return result


def judge(written, folds):
    """How many documents break orders that were found in the other folds; names that are not in those are left out."""
    documents = {name for uses in written.uses.values() for name in uses}
    lines = []
    for fold in [None, *sorted(set(folds.values()))]:
        judged = {name for name in documents if fold is None or folds.get(name.split("/")[0]) == fold}
        found = orders(written if fold is None else written.without(judged))
        broken = collections.defaultdict(set)
        for part, uses in written.uses.items():
            if part not in found or not found[part].is_one:
                continue
            for use in uses.values():
                if use.document not in judged:
                    continue
                order = places(found[part].at(use.platform, use.version))
                known = [tuple(name for name in names if name in order) for names in use.written]
                if not dataclasses.replace(use, written=known).keeps(order):
                    broken[part[1]].add(use.document)
        shares = ", ".join(f"{kind} {len(broken[kind])} ({100 * len(broken[kind]) / len(judged):.1f} %)"
                           for kind in ("attribute", "child"))
        lines.append(f"{'all' if fold is None else f'fold {fold}'}: of {len(judged)} documents break an order: {shares}")
    return "\n".join(lines)
