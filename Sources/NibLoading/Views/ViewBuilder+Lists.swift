import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// Tables and their cells.
extension ViewBuilder {
  static let lists: [ViewKind: ViewBuilder] = [
    .tableView: ViewBuilder(UITableView.self, configureTable),
    .tableViewCell: ViewBuilder(UITableViewCell.self, configureCell),
  ]

  private static func configureTable(_ table: UITableView, _ reading: NibReading) {
    configureScroll(table, reading)
    switch reading["style"] {
    case "grouped": table.setStyle(.grouped)
    case "insetGrouped": table.setStyle(.insetGrouped)
    default: break
    }
    func height(_ attribute: StaticString) -> CGFloat? {
      reading.number(attribute).map { $0 < 0 ? UITableView.automaticDimension : $0 }
    }
    if let row = height("rowHeight") { table.rowHeight = row }
    if let header = height("sectionHeaderHeight") { table.sectionHeaderHeight = header }
    if let footer = height("sectionFooterHeight") { table.sectionFooterHeight = footer }
    if let estimate = height("estimatedRowHeight") { table.estimatedRowHeight = estimate }
    switch reading["separatorStyle"] {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: break
    }
    table.allowsMultipleSelection = reading.bool("allowsMultipleSelection") ?? false
    table.allowsSelection = reading.bool("allowsSelection") ?? true
  }

  private static func configureCell(_ cell: UITableViewCell, _ reading: NibReading) {
    cell.setReuseIdentifier(reading["reuseIdentifier"])
    switch reading["style"] {
    case "IBUITableViewCellStyleValue1": cell.setStyle(.value1)
    case "IBUITableViewCellStyleValue2": cell.setStyle(.value2)
    case "IBUITableViewCellStyleSubtitle": cell.setStyle(.subtitle)
    default: break
    }
    switch reading["accessoryType"] {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    cell.selectionStyle = reading["selectionStyle"] == "none" ? .none : .default
    cell.indentationLevel = reading.integer("indentationLevel") ?? 0
    cell.indentationWidth = reading.number("indentationWidth") ?? 10
    cell.showsReorderControl = reading.bool("showsReorderControl") ?? false
  }
}
