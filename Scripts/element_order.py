"""Makes the table of the order in which Xcode writes what elements have, from Schema/elements.tsv and Schema/order.tsv."""
from element_schema import ROOT, child_name
from element_types import NOTICE

ORDER = ROOT / "Sources/DocumentEditing/Conventions/ElementOrderTable.swift"
PLATFORMS = {"ios": "iOS", "macos": "macOS"}
# The places in ElementOrderRow.releases of the releases in which orders change, by the tools versions of order.tsv.
RELEASES = {"0": 0, "11000": 1, "17000": 2, "22000": 3}


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
        rows.append(f"    {element}||{texts(parts)}")
        for (platform, since), parts in sorted(others.get(element, {}).items()):
            rows.append(f"    {element}|{PLATFORMS[platform]}{RELEASES[str(since)]}|{texts(parts)}")
    return "\n".join([
        NOTICE, "", "// swift-format-ignore-file", "", "enum ElementOrderTable {",
        "  /// By the names of elements, bytewise; behind an element's row, by platform and release, what differs from it.",
        "  ///",
        "  /// A row is a line, since rows that are values would be made one by one, by more code than the texts have letters.",
        '  static let text: StaticString = """', *rows, '    """', "}", "",
    ])


def texts(parts):
    return "|".join(" ".join(parts[part]) for part in ("attribute", "child"))
