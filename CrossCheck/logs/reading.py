"""Finds the logs in a text, and in each the constraints that it lists.

People paste these logs into comments, quotes, tables and JSON. What is recognised here is therefore not the shape of
the whole but the few marks that survive: the headline, how each constraint starts, and the sentence about breaking.
"""

import dataclasses
import html
import itertools
import re

from grammar import NotUnderstood, parse

HEADLINE = r"Unable\s+to\s+simultaneously\s+satisfy\s+constraints"
BREAKING = r"Will\s+attempt\s+to\s+recover\s+by\s+breaking"
EPILOGUE = r"Make\s+a\s+symbolic\s+breakpoint|Set\s+the\s+NSUserDefault|The\s+methods\s+in\s+the\s+UIConstraint"
LIST_END = r"(?<=[>\"])[ \t]*\)|^[^\w\n<>]*\)[^\w\n<>]*$"
LIST_START = r"^[^\w\n<>()]*\([^\w\n<>()]*$|\((?=\s*\"<)"
# A hard wrap may part the class or, from it, the address; a key instead of an address needs the bracket before it.
PARTED = r"(?:\n[^\w\n]*)?".join("Constraint:")
CONSTRAINT = rf"(?<![\w.$])[\w.$]*{PARTED}\s*(?=0\n?x)|(?<=[<\"])[\w.$]*Constraint:(?=\w)"
EVENT = re.compile(
    rf"(?P<headline>{HEADLINE})|(?P<breaking>{BREAKING})|(?P<epilogue>{EPILOGUE})"
    rf"|(?P<constraint>{CONSTRAINT})|(?P<end>{LIST_END})|(?P<start>{LIST_START})",
    re.MULTILINE)

# What may follow the bracket that closes a constraint, but not a bracket inside one.
CLOSING = re.compile(r">(?=[\"']*[ \t]*(?:,|\)|\"|\n|\Z)|[\"']*\s*\Z)")
CLOSING_WITHOUT_BRACKET = re.compile(r"\"[ \t]*(?=,|\)|\n|\Z)|\n[ \t]*\n")
COMMENT = re.compile(r"[ \t]*((?:(?://+|>+|\*+|#+|;+|--|%+)[ \t]*)*)")
ADDRESS = re.compile(r"0x[0-9a-fA-F]+")

# With more line breaks than this inside one constraint, not every way to join its lines is tried.
MOST_BREAKS = 5


@dataclasses.dataclass
class Listed:
    """One constraint of a list: its text, and what was understood of it (None where nothing)."""

    text: str
    statement: object


@dataclasses.dataclass
class Log:
    """A log: the line its headline, or else its list, is on, and the constraints of the list."""

    line: int
    constraints: list = dataclasses.field(default_factory=list)
    broken: Listed = None

    @property
    def not_understood(self):
        return [constraint for constraint in self.constraints if constraint.statement is None]


def unescaped(text):
    """The text without what Markdown, HTML, JSON and typography did to it; in the same lines where possible."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if text.count("\\n") > 2 * text.count("\n") + 2:
        text = text.replace("\\n", "\n").replace("\\t", " ")
    if "&lt;" in text or "&quot;" in text or "&amp;" in text:
        text = html.unescape(text)
    for found, plain in (("\u201c", '"'), ("\u201d", '"'), ("\u2018", "'"), ("\u2019", "'"), ("\u00a0", " "),
                         ("\u2212", "-"), ("\u2013", "-"), ("\u2014", "--"), ("\u2264", "<="), ("\u2265", ">="),
                         ("`", "")):
        text = text.replace(found, plain)
    text = re.sub(r"\\+(?=[<>\"'\[\]()|*_#.!&=+-])", "", text)
    # `<<Class:0x1> <UIView:0x2>.top == …>`: brackets around a name alone tell nothing.
    return re.sub(r"<([\w.$]+:0x[0-9a-fA-F]+)>", r"\1", text)


def read_logs(text):
    """The logs of a text, in order."""
    text = unescaped(text)
    width = hard_width(text)
    events = list(EVENT.finditer(text))
    logs, log, state = [], None, "between"
    for number, event in enumerate(events):
        kind = event.lastgroup
        line = text.count("\n", 0, event.start()) + 1
        if kind == "headline":
            log, state = Log(line), "list"
            logs.append(log)
        elif kind == "breaking" and log is not None:
            state = "breaking"
        elif kind == "end" and state == "list" and log.constraints:
            state = "ended"
        elif kind == "start" and state == "ended":
            state = "between"
        elif kind == "constraint":
            listed = read_constraint(text, event.start(), chunk_end(text, events, number), width)
            if state == "ended" and is_member(log, listed):
                # The sentence about breaking is missing or in another language.
                state = "breaking"
            if state == "breaking":
                log.broken, state = listed, "between"
                continue
            if state != "list":
                log, state = Log(line), "list"
                logs.append(log)
            log.constraints.append(listed)
    with_constraints = [log for log in logs if log.constraints]
    # A headline alone may be the title above the log; it counts only where there is nothing else.
    return with_constraints or logs[:1]


def chunk_end(text, events, number):
    """Where the text that may belong to a constraint ends: at the next event that cannot be inside of one."""
    for event in events[number + 1:]:
        if event.lastgroup not in ("start", "end"):
            return event.start()
    return len(text)


def is_member(log, listed):
    addresses = [ADDRESS.search(each.text) for each in (listed, *log.constraints)]
    own, *others = [match and match.group() for match in addresses]
    return own is not None and own in others


def hard_width(text):
    """The width at which lines are parted wherever that is, inside words too; None where they are not."""
    lengths = [len(line) for line in text.split("\n")]
    return max(lengths) if lengths.count(max(lengths)) >= 3 else None


def read_constraint(text, start, end, width):
    """The constraint that starts here: the shortest text that can be understood, else the shortest that is closed.

    Where tags were stripped, or the log was cut off, no bracket closes it; then the quote does, or the line.
    """
    line_start = text.rfind("\n", 0, start) + 1
    prefix = COMMENT.match(text, line_start, start).group(1).strip()
    chunk = text[start:end]
    is_hard = width is not None and len(text[line_start:].split("\n", 1)[0]) == width
    is_bracketed = text[line_start:start].rstrip().endswith("<")
    cut = CLOSING_WITHOUT_BRACKET.search(chunk)
    first_cut = cut.start() if cut else len(chunk)
    if not is_bracketed:
        chunk = chunk[:first_cut]
    ends = [match.start() for match in CLOSING.finditer(chunk)]
    if not is_bracketed or not ends:
        ends += [first_cut, chunk.find("\n") if "\n" in chunk else len(chunk)]
    for position in ends:
        for candidate in joined(chunk[:position], prefix, is_hard):
            try:
                return Listed(candidate, parse(candidate))
            except NotUnderstood:
                continue
    return Listed(next(joined(chunk[:ends[0]], prefix, False)), None)


def joined(text, prefix, is_hard):
    """The ways in which the lines of a constraint may have been one line: parted at a space, or inside a word.

    The likeliest is first: more than one can be understood, because names may have spaces in them.
    """
    if is_hard:
        yield re.sub(rf"\n(?:[ \t]*{re.escape(prefix)} ?)?" if prefix else r"\n", "", text).strip()
    lines = text.split("\n")
    lines = [lines[0].rstrip()] + [without_prefix(line, prefix) for line in lines[1:]]
    breaks = len(lines) - 1
    if breaks <= MOST_BREAKS:
        ways = itertools.product((" ", ""), repeat=breaks)
    else:
        ways = [(" ",) * breaks, ("",) * breaks]
    for way in ways:
        yield "".join(itertools.chain.from_iterable(zip(lines, (*way, "")))).strip()


def without_prefix(line, prefix):
    line = line.strip()
    return line[len(prefix):].strip() if prefix and line.startswith(prefix) else line
