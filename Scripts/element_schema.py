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
# Attributes that stand elsewhere where they have this value.
BY_VALUE = {("window", "animationBehavior"): "default"}
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


def measure(folder, written):
    """Counts the documents in a folder, and notes in which order they write what they have."""
    tallies = collections.defaultdict(Tally)
    paths = sorted(path for path in folder.rglob("*") if path.suffix in (".xib", ".storyboard"))
    for path in paths:
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
        document = str(path.relative_to(folder))
        for element in root.iter():
            for name, value in element.attrib.items():
                tally = tallies[(element.tag, "attribute", name, "-")]
                tally.add(document, platform, version)
                tally.types.add(value_type(value))
                tally.meet(value, document)
            written.note((element.tag, "attribute"), attribute_names(element), document, platform, version)
            children = []
            for child in element:
                identity = (element.tag, "child", child.tag, child_key(element, child))
                tallies[identity].add(document, platform, version)
                if child_name(identity) in children:
                    tallies[identity].repeats = True
                else:
                    children.append(child_name(identity))
            written.note((element.tag, "child"), tuple(children), document, platform, version)
    return tallies


def counted_rows(tallies, orders):
    """The rows of what was counted, in its order."""
    named = collections.defaultdict(dict)
    for identity in tallies:
        named[identity[:2]][identity[2] if identity[1] == "attribute" else child_name(identity)] = identity
    rows = []
    for part in sorted(named):
        for name in plain(orders[part].names):
            identity = named[part][name]
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


def attribute_names(element):
    """The names of an element's attributes, as orders have them."""
    return tuple(name if BY_VALUE.get((element.tag, name)) != value else f"{name}={value}"
                 for name, value in element.attrib.items())


def plain(names):
    """Names as the table of elements has them."""
    return [name for name in names if "=" not in name]


def child_name(identity):
    return identity[2] if identity[3] == "-" else f"{identity[2]}@{identity[3]}"


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
