import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Tables and their cells.
extension ViewBuilder {
  static let lists: [ViewKind: ViewBuilder] = [
    .tableView: ViewBuilder(UITableView.self, configureTable),
    .tableViewCell: ViewBuilder(UITableViewCell.self, configureCell),
  ]

  private static func configureTable(_ table: UITableView, _ reading: NibReading) {
    let element = TableViewElement(reading.varied)
    configureScroll(table, reading)
    switch element.style {
    case "grouped": table.setStyle(.grouped)
    case "insetGrouped": table.setStyle(.insetGrouped)
    default: break
    }
    func height(_ value: Double) -> CGFloat { value < 0 ? UITableView.automaticDimension : CGFloat(value) }
    if let row = element.rowHeight { table.rowHeight = height(row) }
    if let header = element.sectionHeaderHeight { table.sectionHeaderHeight = height(header) }
    if let footer = element.sectionFooterHeight { table.sectionFooterHeight = height(footer) }
    if let estimate = element.estimatedRowHeight { table.estimatedRowHeight = height(estimate) }
    switch element.separatorStyle {
    case "none": table.separatorStyle = .none
    case "singleLineEtched": table.separatorStyle = .singleLineEtched
    default: break
    }
    table.allowsMultipleSelection = element.allowsMultipleSelection ?? false
    table.allowsSelection = element.allowsSelection ?? true
  }

  private static func configureCell(_ cell: UITableViewCell, _ reading: NibReading) {
    let element = TableViewCellElement(reading.varied)
    cell.setReuseIdentifier(element.reuseIdentifier)
    switch element.style {
    case "IBUITableViewCellStyleValue1": cell.setStyle(.value1)
    case "IBUITableViewCellStyleValue2": cell.setStyle(.value2)
    case "IBUITableViewCellStyleSubtitle": cell.setStyle(.subtitle)
    default: break
    }
    switch element.accessoryType {
    case "disclosureIndicator": cell.accessoryType = .disclosureIndicator
    case "detailDisclosureButton": cell.accessoryType = .detailDisclosureButton
    case "checkmark": cell.accessoryType = .checkmark
    case "detailButton": cell.accessoryType = .detailButton
    default: break
    }
    cell.selectionStyle = element.selectionStyle == "none" ? .none : .default
    cell.indentationLevel = element.indentationLevel ?? 0
    cell.indentationWidth = element.indentationWidth ?? 10
    cell.showsReorderControl = element.showsReorderControl ?? false
  }
}
