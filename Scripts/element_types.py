"""Makes the Swift types of elements from the tables under Schema/."""
import collections
import dataclasses
import re

from element_schema import ROOT, TYPES

OUTPUT = ROOT / "Sources/InterfaceBuilder/Elements/Generated"
NOTICE = "// Written by Scripts/make-elements from the tables under Schema/."
# What every element has, as `MarkupElement` says it.
COMMON = {"id", "key", "userLabel", "customClass", "customModule", "customModuleProvider"}
KEYWORDS = {
    "as", "break", "case", "class", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func", "if",
    "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
    "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
}
SWIFT = {"flag": "Bool", "integer": "Int", "number": "Double", "text": "String", "reference": "String"}
CALLS = {"flag": "bool(%s)", "integer": "integer(%s)", "number": "number(%s)"}


@dataclasses.dataclass
class Kind:
    type: str
    base: str
    groups: list
    elements: list
    says: str


@dataclasses.dataclass
class Property:
    name: str
    type: str
    value: str
    says: str
    look: str = ""

    def lines(self):
        name = f"`{self.name}`" if self.name in KEYWORDS else self.name
        return [f"  /// {self.says}", f"  package var {name}: {self.type} {{ {self.value} }}"]


def kinds():
    found = []
    for line in TYPES.read_text().splitlines():
        if line.startswith("#") or not line:
            continue
        type_, base, groups, elements, says = line.split("\t")
        found.append(Kind(type_, base, [] if groups == "-" else groups.split(","), elements.split(), says))
    return found


class Writer:
    def __init__(self, schema):
        self.schema = schema
        self.kinds = kinds()
        self.types = {element: kind for kind in self.kinds if kind.base != "group" for element in kind.elements}
        self.members = {kind.type: set(kind.elements) for kind in self.kinds if kind.base == "group"}
        # The elements that only hold others.
        attributes = {row.element for row in schema.rows if row.part == "attribute" and row.name != "key"}
        holders = {row.element for row in schema.rows if row.part == "child"}
        # What is long, or has line ends, is written as a child.
        self.texts = {row.key for row in schema.rows if row.part == "child" and row.name in ("string", "mutableString")}
        self.lists = {element for element in holders if element not in attributes and element not in self.types}

    # Which rows a type has.

    @staticmethod
    def member(row):
        if row.part == "attribute":
            return row.name
        return row.name if row.key == "-" else f"{row.name}[{row.key}]"

    def rows(self, kind):
        """The rows of a type's elements without those of its groups, the first of several that say the same."""
        grouped = set().union(*(self.members[group] for group in kind.groups)) if kind.groups else set()
        found = collections.OrderedDict()
        for element in kind.elements:
            for row in self.schema.of(element):
                if self.member(row) not in grouped:
                    self.merge(found, row)
        return list(found.values())

    def group_rows(self, kind):
        found = collections.OrderedDict((member, None) for member in kind.elements)
        for row in self.schema.rows:
            member = self.member(row)
            element = self.types.get(row.element)
            if member in found and element and kind.type in element.groups:
                self.merge(found, row, member)
        return [row for row in found.values() if row]

    def merge(self, found, row, member=None):
        member = member or self.member(row)
        old = found.get(member)
        if not old:
            found[member] = row
            return
        if old.type != row.type and {old.type, row.type} != {"one", "many"}:
            raise SystemExit(f"elements.tsv: {row.place} is {row.type}, and {old.place} is {old.type}")

    # What a row becomes.

    def properties(self, rows, base):
        found = collections.OrderedDict()
        for row in rows:
            if (row.name if row.part == "attribute" else row.key) in COMMON:
                continue
            made = self.attribute(row, base) if row.part == "attribute" else self.child(row, base)
            if not made:
                continue
            if old := found.get(made.name):
                if old.value == made.value:
                    continue
                if old.type == made.type and made.look:
                    # The same under another name, which another release of Xcode wrote.
                    old.look = f"({old.look} ?? {made.look})"
                    old.value = f"{old.look}.map {{ {old.type[:-1]}($0) }}"
                    old.says = old.says[:-1] + f" or {made.says}"
                    continue
                made.name = row.name if row.name not in found else row.key + row.name[0].upper() + row.name[1:]
                if made.name in found:
                    raise SystemExit(f"elements.tsv: {row.place} finds no name")
            found[made.name] = made
        return sorted(found.values(), key=lambda made: made.name.lower())

    def attribute(self, row, base):
        says = f"`{row.name}`."
        literal = f'"{row.name}"'
        call = CALLS.get(row.type)
        if call:
            value = f"{base}.{call % literal}"
        elif row.name in self.texts:
            value = f"{base}.string({literal})"
            says = f"`{row.name}`, as an attribute or a `<string>`."
        else:
            value = f"{base}[{literal}]"
        # Nil where it is not written, so that a reader can tell.
        name = row.name.lower() if row.name.isupper() else row.name
        return Property(name, SWIFT[row.type] + "?", value, says)

    def child(self, row, base):
        if row.name in ("nil", "variation", "null"):
            return None
        if row.name in ("string", "mutableString"):
            if row.key == "-" or not re.match(r"^[A-Za-z_]\w*$", row.key):
                return None
            return Property(row.key, "String?", f'{base}.string("{row.key}")', f"`{row.key}`, as an attribute or a `<string>`.")
        kind = self.types.get(row.name)
        # The scene's own structure is for resolving: views, objects and layout guides are none of an element's properties.
        if kind and kind.type in ("ControllerElement", "PlaceholderElement", "LayoutGuideElement") or (
                kind and kind.base == "varied" and (kind.type != "BarElement" or row.key == "-")):
            return None
        if row.key != "-":
            if not re.match(r"^[A-Za-z_]\w*$", row.key) or not kind or row.name == "state":
                return None
            look = f'{base}.firstChild("{row.name}", key: "{row.key}")'
            # Keys of Cocoa's own attributes.
            name = row.key[2].lower() + row.key[3:] if row.key.startswith("NS") else row.key
            return Property(name, kind.type + "?", f"{look}.map {{ {kind.type}($0) }}",
                            f"`<{row.name} key=\"{row.key}\">`.", look)
        if row.name in self.lists:
            inside = {child.name for child in self.schema.of(row.name) if child.part == "child"} - {"nil", "null"}
            types = {self.types[name].type for name in inside if name in self.types}
            look = f'{self.raw(base)}.firstChild("{row.name}")'
            if len(types) == 1 and inside <= set(self.types) and "ViewAttributes" not in self.types[min(inside)].groups:
                item = types.pop()
                return Property(row.name, f"[{item}]", f"{look}?.children.map {{ {item}($0) }} ?? []",
                                f"What `<{row.name}>` holds.")
            return Property(row.name, "MarkupElement?", look, f"`<{row.name}>`.")
        if not kind:
            return None
        if row.type == "many":
            return Property(row.name + "s", f"[{kind.type}]",
                            f"{self.raw(base)}.children.filter {{ $0.isNamed(\"{row.name}\") }}.map {{ {kind.type}($0) }}",
                            f"All `<{row.name}>`.")
        look = f'{self.raw(base)}.firstChild("{row.name}")'
        return Property(row.name, kind.type + "?", f"{look}.map {{ {kind.type}($0) }}", f"`<{row.name}>`.")

    @staticmethod
    def raw(base):
        return "varied.element" if base == "varied" else base

    # Files.

    def file(self, kind):
        base = "element" if kind.base == "plain" else "varied"
        head = ["@_spi(Lookup) import PlumbMarkup", "", NOTICE, ""]
        if kind.base == "group":
            rows = self.group_rows(kind)
            body = [f"/// {kind.says}", f"package protocol {kind.type}: VariedKind {{}}", "", f"extension {kind.type} {{"]
        else:
            rows = self.rows(kind)
            names = " or ".join(f"`<{element}>`" for element in kind.elements[:3])
            if len(kind.elements) > 3:
                names = ", ".join(f"`<{element}>`" for element in kind.elements[:3]) + " and others"
            protocols = ", ".join(kind.groups or ["VariedKind" if kind.base == "varied" else "PlainKind"])
            stored = "varied: VariedElement" if kind.base == "varied" else "element: MarkupElement"
            label = "varied" if kind.base == "varied" else "element"
            body = [
                f"/// {kind.says[:-1]}: {names}.", f"package struct {kind.type}: {protocols} {{", f"  package let {stored}", "",
                f"  package init(_ {stored}) {{ self.{label} = {label} }}", "}", "", f"extension {kind.type} {{",
            ]
        lines = []
        for made in self.properties(rows, base):
            lines += made.lines()
        if not lines:
            body = body[:-2]
            tail = []
        else:
            tail = ["}"]
        return "\n".join(head + body + lines + tail) + "\n"

    def names(self):
        elements = sorted({row.element for row in self.schema.rows} | set(self.types)
                          | {row.name for row in self.schema.rows if row.part == "child"})
        lines = ["@_spi(Lookup) import PlumbMarkup", "", NOTICE, "", "/// The name of an element.",
                 "package struct ElementName: Sendable {", "  let text: StaticString", "}", "", "extension ElementName {"]
        for element in elements:
            name = f"`{element}`" if element in KEYWORDS else element
            lines.append(f'  package static var {name}: ElementName {{ ElementName(text: "{element}") }}')
        return "\n".join(lines + ["}"]) + "\n"


def files(schema):
    writer = Writer(schema)
    found = {OUTPUT / f"{kind.type}.swift": writer.file(kind) for kind in writer.kinds}
    found[OUTPUT / "ElementName.swift"] = writer.names()
    return found
