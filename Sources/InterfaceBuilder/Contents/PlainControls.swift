import PlumbAppleFacts
import PlumbTextMetrics

/// The rows of figures of controls that are nothing else, by the views that documents have for them.
enum PlainControls {
  static let touch = rows(of: TouchControlRow.allCases) { $0.element }
  static let desktop = rows(of: DesktopControlRow.allCases) { $0.element }

  private static func rows<Row>(of all: [Row], _ element: (Row) -> String?) -> [ViewKind: Row] {
    var rows: [ViewKind: Row] = [:]
    for row in all {
      if let name = element(row), let kind = ViewKind(elementName: name) { rows[kind] = row }
    }
    return rows
  }
}
