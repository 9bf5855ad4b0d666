"""Makes the table of the order in which Xcode writes what elements have, from Schema/elements.tsv and Schema/order.tsv."""
from element_schema import ROOT, child_name
from element_types import NOTICE

ORDER = ROOT / "Sources/DocumentEditing/Conventions/ElementOrderTable.swift"
PLATFORMS = {"ios": ".iOS", "macos": ".macOS"}
# The releases of AppleFacts in which orders change, by the tools versions of order.tsv.
RELEASES = {"0": ".earliest", "11000": ".xcode8", "17000": ".xcode12", "22000": ".xcode15"}


def order(schema, differing):
    known = {}
    for row in schema.rows:
        parts = known.setdefault(row.element, {"attribute": [], "child": []})
        # What no document has, has no place: where it is written it stays.
        if row.documents:
            parts[row.part].append(row.name if row.part == "attribute" else child_name(row.identity))
    others = {}
    for element, part, platform, since, names in differing:
        if platform == "both":
            known[element][part] = []
            continue
        parts = others.setdefault(element, {}).setdefault((platform, since), {"attribute": [], "child": []})
        parts[part] = names
    rows = []
    for element, parts in sorted(known.items(), key=lambda entry: entry[0].encode()):
        rows.append(f'    ElementOrderRow("{element}", {texts(parts)}),')
        for (platform, since), parts in sorted(others.get(element, {}).items()):
            rows.append(f'    ElementOrderRow("{element}", {PLATFORMS[platform]}, from: {RELEASES[str(since)]}, {texts(parts)}),')
    return "\n".join([
        NOTICE, "", "// swift-format-ignore-file", "", "enum ElementOrderTable {",
        "  /// By the names of elements, bytewise; behind an element's row, by platform and release, what differs from it.",
        "  static let rows: [ElementOrderRow] = [", *rows, "  ]", "}", "",
    ])


def texts(parts):
    return ", ".join('"' + " ".join(parts[part]) + '"' for part in ("attribute", "child"))
