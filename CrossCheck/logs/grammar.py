"""What one constraint of a log says: an equation, or a chain in visual format.

Labels of views and identifiers may hold anything, quotes and brackets too. They are therefore matched last: a split
of the text counts only where all that is left over has the form it must have.
"""

import dataclasses
import re

NUMBER = r"(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?"
SPACE = rf"\w*Space\((-?{NUMBER})\)"
ADDRESS = r"0x[0-9a-fA-F]+"
REQUIRED = 1000.0


class NotUnderstood(Exception):
    """The text has none of the known forms."""


@dataclasses.dataclass(frozen=True)
class Anchor:
    """An attribute of an item, which goes by its address or, without one, by its name."""

    item: str
    attribute: str


@dataclasses.dataclass
class Equation:
    """`first relation multiplier * second + constant`, where there may be no second."""

    first: Anchor
    relation: str
    second: Anchor
    multiplier: float
    constant: float


@dataclasses.dataclass
class Predicate:
    """A size or a spacing: a number or as large as an item; `amount` None stands for a number that is not printed."""

    relation: str
    amount: object
    priority: float = REQUIRED


@dataclasses.dataclass
class Chain:
    """Visual format: items (None is the superview), each with predicates of its size, and between them spacings."""

    axis: str
    items: list
    sizes: list
    spacings: list


@dataclasses.dataclass
class Statement:
    """A constraint: what it says, and what its tail adds."""

    content: object
    superview: str
    is_right_to_left: bool
    priority: float
    # Priorities of `Hug:` and `CompressionResistance:`, with which a content size is two constraints.
    hugging: float = None
    resistance: float = None
    # Whether it is one of those that hold a view's margins guide at its margins.
    is_of_margins: bool = False


HEAD = re.compile(
    rf"^[\w.$]*Constraint:\s?(?:(?:{ADDRESS}|[^\[\]']*?\[{ADDRESS}\])(?:@.*?\#\d+\s)?\s*"
    r"|[^\s\[\]@']+(?:@.*?\#\d+)?\s+)(?P<rest>.+)$", re.DOTALL)
MASK = re.compile(r"^h=\s*[-&]+\s*v=\s*[-&]+\s*")
NAMES = re.compile(r"\s*\((?:(?:in)?active,\s*)?names:(?P<names>.*?)(?P<end>\))?\s*$", re.IGNORECASE | re.DOTALL)
NAME = re.compile(
    rf"\s*(?:(?P<superview>'\|')\s*:\s*[^,]*?|(?P<name>.+?):\s*)(?P<address>{ADDRESS})"
    r"(?:'.*?'(?=\s*(?:,|$)))?\s*(?:,\s*|$)", re.DOTALL)
TAILS = [
    ("active", re.compile(r"\s*\((?:in)?active,?\s*\)?$")),
    ("direction", re.compile(r"\s*\((LTR|RTL)\)$")),
    ("priority", re.compile(rf"\s*@\s*({NUMBER})$")),
    ("priority", re.compile(rf"\s*\(?priority:\s*({NUMBER})\)?$", re.IGNORECASE)),
    ("masonry", re.compile(r"\s*\^\s*([\w.]+(?:\([^()]*\))?)$")),
    ("hugging", re.compile(rf"\s*Hug:\s*({NUMBER})$")),
    ("resistance", re.compile(rf"\s*CompressionResistance:\s*({NUMBER})$")),
]
NAMED_PRIORITIES = {"required": REQUIRED, "high": 750.0, "medium": 500.0, "low": 250.0}


def parse(text):
    """The statement of a constraint, from its class to before the bracket that closes it."""
    match = HEAD.match(text)
    if not match:
        raise NotUnderstood(text)
    rest, last_tail = without_tails(match["rest"].strip())
    rest, names, superview = without_names(rest)
    rest, tail = without_tails(rest)
    tail = last_tail | tail
    for name, address in names:
        rest = with_address(rest, name, address)
    for body in bodies(rest):
        try:
            content = parse_chain(body) if re.match(r"[HV]:", body) else parse_equation(body)
        except NotUnderstood:
            continue
        return Statement(content, superview, tail.get("direction") == "RTL", tail.get("priority", REQUIRED),
                         tail.get("hugging"), tail.get("resistance"), "Margin-guide-constraint'" in text)
    raise NotUnderstood(text)


def without_names(text):
    """Takes off the tail that names items: the rest, pairs of name and address, the address of the superview."""
    match = NAMES.search(text)
    if not match:
        return text, [], None
    names, superview = [], None
    entries = list(NAME.finditer(match["names"]))
    # What is left over must be nothing, or a word cut off: an address that a line break parts is no shorter address.
    if match["end"] and sum(len(entry.group()) for entry in entries) != len(match["names"]):
        raise NotUnderstood(text)
    for entry in entries:
        if entry["superview"]:
            superview = entry["address"].lower()
        else:
            names.append((entry["name"].strip(), entry["address"]))
    # Longest first, lest a name is replaced inside another.
    names.sort(key=lambda pair: -len(pair[0]))
    return text[:match.start()], names, superview


def without_tails(text):
    """Takes off the other tails, in whichever order they come."""
    found, is_found = {}, True
    while is_found:
        is_found = False
        for name, pattern in TAILS:
            match = pattern.search(text)
            if match:
                text, is_found = text[:match.start()], True
                value = match.group(1) if match.groups() else None
                if name == "masonry":
                    number = re.search(NUMBER, value)
                    name = "priority"
                    value = NAMED_PRIORITIES.get(value.lower(), number and number.group())
                found[name] = float(value) if value is not None and name not in ("direction", "active") else value
    return text, found


def with_address(text, name, address):
    """Puts the address after a name that stands where an item can stand."""
    return re.sub(rf"(?<![\w.:'$-]){re.escape(name)}(?=\.\w|\]|\(|'|\s*$)", lambda _: f"named:{address}", text)


def bodies(text):
    """The text without mask and identifier; an identifier may end at any of its quotes."""
    text = MASK.sub("", text)
    yield text
    if text.startswith("'"):
        for quote in re.finditer(r"'\s*", text[1:]):
            yield MASK.sub("", text[1 + quote.end():])


def parse_item(text):
    """An item's address, else its name."""
    text = text.strip()
    match = (re.fullmatch(rf"[^\[\]']*\[({ADDRESS})\]", text)
             or re.fullmatch(rf"(?:(?:[^\s'\[\]]|\(\w+ in \w+\))*?:)?({ADDRESS})(?:'.*'?)?", text, re.DOTALL))
    if match:
        return match.group(1).lower()
    match = re.fullmatch(r"([\w.$:][^\[\]|'\"=<>*]*)(?:'.*')?", text)
    # With part of an address and more than a label it is not one item.
    if not match or re.search(r":\s*0\s*x?|0x", text) or not re.search(r"[A-Za-z_]", text):
        raise NotUnderstood(text)
    return match.group(1)


def parse_anchor(text):
    match = re.fullmatch(r"(?P<item>.+)\.(?P<attribute>[A-Za-z]\w*)(?:\{[^{}]*\})?", text.strip(), re.DOTALL)
    if not match:
        raise NotUnderstood(text)
    return Anchor(parse_item(match["item"]), match["attribute"])


def parse_equation(text):
    for relation in re.finditer(r"\s*(==|>=|<=)\s*", text):
        try:
            first = parse_anchor(text[:relation.start()])
            return Equation(first, relation.group(1), *parse_right_side(text[relation.end():].strip()))
        except NotUnderstood:
            continue
    raise NotUnderstood(text)


def parse_right_side(text):
    """The second anchor or None, its multiplier, and the constant."""
    constant = parse_number(text)
    if constant is not None:
        return None, 0.0, constant
    match = (re.fullmatch(rf"(?P<term>.+?)\s*(?P<constant>[+-]\s*{NUMBER})", text, re.DOTALL)
             or re.fullmatch(rf"(?P<term>.+?)\s*(?P<constant>[+-]?\s*\w+Space\(-?{NUMBER}\))", text, re.DOTALL))
    if match:
        try:
            return *parse_term(match["term"]), parse_number(match["constant"])
        except NotUnderstood:
            pass
    return *parse_term(text), 0.0


def parse_term(text):
    multiplier = 1.0
    before = re.fullmatch(rf"([+-]?{NUMBER})\s*\*\s*(.+)", text, re.DOTALL)
    after = re.fullmatch(rf"(.+?)\s*([*/])\s*([+-]?{NUMBER})", text, re.DOTALL)
    if before:
        multiplier, text = float(before.group(1)), before.group(2)
    elif after:
        factor = float(after.group(3))
        if after.group(2) == "/" and factor == 0:
            raise NotUnderstood(text)
        multiplier, text = factor if after.group(2) == "*" else 1 / factor, after.group(1)
    return parse_anchor(text), multiplier


def parse_number(text):
    """`20`, `- 16`, `+ 39` or `NSSpace(8)`, which counts as the number printed; None for anything else."""
    match = re.fullmatch(rf"([+-]?)\s*(?:({NUMBER})|{SPACE})", text.strip())
    if not match:
        return None
    value = float(match.group(2) or match.group(3))
    return -value if match.group(1) == "-" else value


PREDICATES = r"\(((?:[^()]|\([^()]*\))*)\)"
SUPERVIEW = re.compile(r"\s*\|\s*")
ITEM = re.compile(
    rf"\s*\[(?P<item>(?:[^'\[\]()]|\[{ADDRESS}\]|\(\w+ in \w+\))+(?:'.*?')?)(?:\s*{PREDICATES})?\]"
    r"(?=\s*(?:$|-|\[|\|))\s*", re.DOTALL)
SPACING = re.compile(rf"-\s*(?:{PREDICATES}\s*-|({NUMBER})\s*-)?")


def parse_chain(text):
    """`H:|-(20)-[A]-(>=8)-[B(100@750)]-(<=4)-|`; two items without a line between them touch."""
    chain = Chain(text[0], [], [], [])
    position = 2
    while position < len(text):
        superview, item = SUPERVIEW.match(text, position), ITEM.match(text, position)
        if not superview and not item:
            raise NotUnderstood(text)
        chain.items.append(None if superview else parse_item(item["item"]))
        chain.sizes.append(parse_predicates(item[2]) if item and item[2] else [])
        position = (superview or item).end()
        if position == len(text):
            break
        spacing = SPACING.match(text, position)
        if not spacing:
            chain.spacings.append([Predicate("==", 0.0)])
        else:
            printed = spacing.group(1) or spacing.group(2)
            chain.spacings.append(parse_predicates(printed) if printed else [Predicate("==", None)])
            position = spacing.end()
    is_whole = len(chain.spacings) == len(chain.items) - 1
    if not is_whole or None in chain.items[1:-1] or chain.items in ([], [None], [None, None]):
        raise NotUnderstood(text)
    return chain


def parse_predicates(text):
    predicates = []
    for part in text.split(","):
        match = re.fullmatch(rf"\s*(==|>=|<=)?\s*(.+?)\s*(?:@\s*({NUMBER}))?\s*", part, re.DOTALL)
        if not match:
            raise NotUnderstood(text)
        amount = parse_number(match[2])
        if amount is None:
            amount = parse_item(match[2])
        predicates.append(Predicate(match[1] or "==", amount, float(match[3]) if match[3] else REQUIRED))
    return predicates
