"""What elements of Interface Builder's documents have: the tables under Schema/, and counting a folder of documents."""
import collections
import dataclasses
import pathlib
import re
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
ELEMENTS = ROOT / "Schema/elements.tsv"
TYPES = ROOT / "Schema/types.tsv"
HEADER = """# What elements of Interface Builder's documents have, in the order in which Xcode writes it. Columns, separated by tabs:
#
#   element     the element's name
#   part        attribute, or child
#   name        the attribute's or the child's name
#   key         the child's key="", or -
#   type        of attributes: flag (YES or NO), integer, number, text, or reference (an id); of children: one, or many
#   default     what stands where the document has nothing, or -: of flags counted, as what is never written
#   values      of texts that are one word of a few: the words that were met, with spaces between them, or -
#   platforms   ios, macos or both, as counted
#   since       the lowest tools version in which it was met
#   documents   in how many documents it was met
"""


@dataclasses.dataclass
class Row:
    element: str
    part: str
    name: str
    key: str
    type: str
    default: str = "-"
    values: str = "-"
    platforms: str = "-"
    since: int = 0
    documents: int = 0

    @property
    def identity(self):
        return (self.element, self.part, self.name, self.key)

    @property
    def place(self):
        if self.part == "attribute":
            return f"<{self.element} {self.name}=…>"
        return f"<{self.element}> <{self.name}" + (f' key="{self.key}">' if self.key != "-" else ">")


class Schema:
    def __init__(self, rows):
        self.rows = rows
        self.known = {row.identity: row for row in rows}

    @staticmethod
    def read():
        rows = []
        if ELEMENTS.exists():
            for line in ELEMENTS.read_text().splitlines():
                if line.startswith("#") or not line:
                    continue
                cells = line.split("\t")
                rows.append(Row(*cells[:8], int(cells[8]), int(cells[9])))
        return Schema(rows)

    def write(self):
        lines = [
            "\t".join([row.element, row.part, row.name, row.key, row.type, row.default, row.values, row.platforms,
                       str(row.since), str(row.documents)])
            for row in self.rows
        ]
        ELEMENTS.write_text(HEADER + "\n".join(lines) + "\n")

    def of(self, element):
        return [row for row in self.rows if row.element == element]

    def counted(self, found):
        """The rows as found, with the types and defaults of these; rows that were not found are kept behind them."""
        rows = []
        elements = sorted({row.element for row in self.rows} | {row.element for row in found.rows})
        for element in elements:
            fresh = found.of(element)
            met = {row.identity for row in fresh}
            for row in fresh:
                if old := self.known.get(row.identity):
                    if row.type != "flag":
                        row.default = old.default
                    # A number is not an integer because the documents at hand have none with a fraction.
                    row.type = old.type
            for part in ("attribute", "child"):
                rows += [row for row in fresh if row.part == part]
                rows += [row for row in self.of(element) if row.part == part and row.identity not in met]
        return Schema(rows)

    def lacking(self, found):
        unknown = [row for row in found.rows if row.identity not in self.known]
        return sorted(unknown, key=lambda row: (-row.documents, row.place))


IDENTIFIER = re.compile(r"^([A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3})$")
WORD = re.compile(r"^[a-z][A-Za-z0-9]*$")
MOST_WORDS = 60
# Texts that are somebody's own.
FREE = {"customClass", "customModule", "identifier", "key", "keyPath", "name", "reuseIdentifier", "text", "title", "userLabel"}
NUMBER = re.compile(r"^-?[0-9.]+(e[-+]?[0-9]+)?$")


class Tally:
    def __init__(self):
        self.documents = set()
        self.platforms = set()
        self.since = 1 << 40
        self.types = set()
        self.repeats = False
        self.values = collections.defaultdict(set)

    def add(self, document, platform, version):
        self.documents.add(document)
        self.platforms.add(platform)
        self.since = min(self.since, version)

    def meet(self, value, document):
        # More than these are no choice.
        if len(self.values) <= MOST_WORDS:
            self.values[value].add(document)

    def default(self):
        """What a flag is where it is not written: Xcode writes one of the two only."""
        if len(self.documents) < 5 or len(self.values) != 1:
            return "-"
        return {"YES": "NO", "NO": "YES"}.get(next(iter(self.values)), "-")

    def words(self):
        """The words of which a text is one: few, each in several documents, as programmers write them."""
        shared = sum(len(documents) > 1 for documents in self.values.values())
        if not shared or len(self.values) > MOST_WORDS or 2 * shared < len(self.values):
            return "-"
        return " ".join(sorted(self.values)) if all(WORD.match(value) for value in self.values) else "-"


def measure(folder):
    """Counts the documents in a folder, and finds the order in which most of them write what they have."""
    tallies = collections.defaultdict(Tally)
    pairs = collections.defaultdict(collections.Counter)
    paths = sorted(path for path in folder.rglob("*") if path.suffix in (".xib", ".storyboard"))
    for number, path in enumerate(paths):
        try:
            root = xml.etree.ElementTree.parse(path).getroot()
        except xml.etree.ElementTree.ParseError:
            continue
        if root.tag != "document":
            continue
        platform = "macos" if "MacOSX" in root.get("targetRuntime", "") else "ios"
        try:
            version = int(root.get("toolsVersion", "").split(".")[0])
        except ValueError:
            version = 1 << 40
        for element in root.iter():
            written = []
            for name, value in element.attrib.items():
                identity = (element.tag, "attribute", name, "-")
                tallies[identity].add(number, platform, version)
                tallies[identity].types.add(value_type(value))
                tallies[identity].meet(value, number)
                written.append(identity)
            note_order(pairs[(element.tag, "attribute")], written)
            written = []
            for child in element:
                identity = (element.tag, "child", child.tag, child_key(element, child))
                tallies[identity].add(number, platform, version)
                if identity in written:
                    tallies[identity].repeats = True
                else:
                    written.append(identity)
            note_order(pairs[(element.tag, "child")], written)
    rows = []
    parts = collections.defaultdict(list)
    for identity in tallies:
        parts[identity[:2]].append(identity)
    for part in sorted(parts):
        for identity in ordered(parts[part], pairs[part]):
            tally = tallies[identity]
            kind = attribute_type(identity[2], tally.types) if identity[1] == "attribute" else (
                "many" if tally.repeats else "one")
            platforms = "both" if len(tally.platforms) == 2 else next(iter(tally.platforms))
            since = tally.since if tally.since < 1 << 40 else 0
            default = tally.default() if kind == "flag" else "-"
            values = tally.words() if kind == "text" and identity[2] not in FREE else "-"
            rows.append(Row(*identity, kind, default, values, platforms, since, len(tally.documents)))
    return Schema(rows)


def child_key(element, child):
    # Keys of variations are size classes, those of fonts are files.
    if child.tag == "variation" or element.tag == "customFonts":
        return "-"
    return child.get("key") or "-"


def note_order(pairs, written):
    for place, first in enumerate(written):
        for second in written[place + 1:]:
            pairs[(first, second)] += 1


def ordered(members, pairs):
    """The members so that each stands behind those that documents write before it more often than behind it."""
    left = sorted(members)
    result = []
    while left:
        # The one with the fewest members that want to stand before it; ties by name.
        best = min(left, key=lambda member: (
            sum(1 for other in left if other != member and pairs[(other, member)] > pairs[(member, other)]), member))
        result.append(best)
        left.remove(best)
    return result


def value_type(value):
    if value in ("YES", "NO"):
        return "flag"
    if re.match(r"^-?[0-9]+$", value):
        return "integer"
    if NUMBER.match(value):
        return "number"
    return "reference" if IDENTIFIER.match(value) else "text"


def attribute_type(name, types):
    if types == {"flag"}:
        return "flag"
    if types == {"integer"}:
        return "integer"
    if types <= {"integer", "number"}:
        return "number"
    return "reference" if name in ("id", "destination", "reference", "target") or types == {"reference"} else "text"
