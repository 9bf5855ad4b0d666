"""Makes the table of the order in which Xcode writes what elements have, from Schema/elements.tsv."""
from element_schema import ROOT
from element_types import NOTICE

ORDER = ROOT / "Sources/DocumentEditing/Conventions/ElementOrderTable.swift"


def order(schema):
    elements = {}
    for row in schema.rows:
        parts = elements.setdefault(row.element, ([], []))
        if row.part == "attribute":
            parts[0].append(row.name)
        else:
            parts[1].append(row.name if row.key == "-" else f"{row.name}@{row.key}")
    rows = [
        f'    ElementOrderRow("{element}", "{" ".join(attributes)}", "{" ".join(children)}"),'
        for element, (attributes, children) in sorted(elements.items(), key=lambda entry: entry[0].encode())
    ]
    return "\n".join([
        NOTICE, "", "// swift-format-ignore-file", "", "enum ElementOrderTable {",
        "  /// By the names of elements, bytewise.", "  static let rows: [ElementOrderRow] = [", *rows, "  ]", "}", "",
    ])
