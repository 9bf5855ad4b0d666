import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// The sections and cells of a table with static content: its data source and delegate, unless its view controller
/// is one for tables, which stands before them.
@preconcurrency @MainActor
final class StaticTableContent: NSObject, StaticTableSource {
  private struct Section {
    let id: String?
    let header: String?
    let footer: String?
    var cells: [(cell: UITableViewCell, height: CGFloat?)] = []
  }

  private var sections: [Section] = []
  nonisolated(unsafe) private static var key = 0

  /// The content of a table, made when first asked for; it lives as long as the table.
  static func content(of table: UITableView) -> StaticTableContent {
    if let content = objc_getAssociatedObject(table, &key) as? StaticTableContent { return content }
    let content = StaticTableContent()
    objc_setAssociatedObject(table, &key, content, .OBJC_ASSOCIATION_RETAIN)
    table.dataSource = content
    table.delegate = content
    return content
  }

  /// Adds a cell to the section that its element stands in.
  func add(_ cell: UITableViewCell, _ element: MarkupElement) {
    let section = element.parent?.parent.map { TableViewSectionElement($0) }
    let id = section?.element.id
    if sections.isEmpty || sections[sections.count - 1].id != id {
      sections.append(
        Section(
          id: id, header: NibTexts.shown(section?.headerTitle), footer: NibTexts.shown(section?.footerTitle)))
    }
    sections[sections.count - 1].cells.append(
      (cell, TableViewCellElement(element).rowHeight.map { CGFloat($0) }))
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row].cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].cells[indexPath.row].height ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }
}
