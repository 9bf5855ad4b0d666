import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

extension AppearanceReader {
  /// What a view of iOS shows that is no control.
  func touchShape(_ position: Int) -> ViewShape {
    let view = view(position)
    switch view.kind {
    case .textView: return .text(textViewContent(view))
    case .tableViewCell: return .cell(cell(position))
    case .imageView:
      let tint = tints[position]
      return .image(
        view.touchImage.map { image($0, tint: tint) } ?? image("", isSymbol: false, tint: tint))
    case .mapView: return .map
    case .webView, .wkWebView: return .web
    case .visualEffectView:
      let style = VisualEffectViewElement(view.varied).blurEffect?.style ?? ""
      return .blur(isDark: style.lowercased().hasSuffix("dark"))
    case .stackView: return .stack
    default: return container(position)
    }
  }

  /// A view that code fills, or one that only holds others.
  func container(_ position: Int) -> ViewShape {
    let view = view(position)
    guard view.parent != nil, !hasSubviews(position) else { return .plain }
    switch view.kind {
    case .clipView, .tableViewCellContentView, .collectionViewCellContentView, .collectionViewCell:
      return .plain
    case .containerView: return .placeholder(className: "Container")
    case .tableView where platform == .iOS: return .text(Self.emptyTable)
    case .view, .customView:
      if let name = view.customClass { return .placeholder(className: name) }
      return backgroundColor(of: view) == nil ? .placeholder(className: "") : .plain
    default: return .placeholder(className: view.className(on: platform))
    }
  }

  /// What the canvas shows of a table without cells.
  private static var emptyTable: TextContent {
    let text = WrappingText(
      [
        TextRun("Table View\n", font: .system(22, weight: .semibold)),
        TextRun("Prototype Content", font: .system(15)),
      ], platform: .iOS)
    return TextContent(text, colors: [ControlPalette.gray], alignment: .center)
  }

  private func cell(_ position: Int) -> CellContent {
    let view = view(position)
    let accessory: CellContent.Accessory
    switch TableViewCellElement(view.varied).accessoryType {
    case "disclosureIndicator": accessory = .disclosure
    case "checkmark": accessory = .check
    case "detailButton": accessory = .detail
    case "detailDisclosureButton": accessory = .detailDisclosure
    default: accessory = .none
    }
    let table = view.parent.map { TableViewElement(self.view($0).varied) }
    return CellContent(
      accessory: accessory, hasSeparator: table != nil && table?.separatorStyle != "none",
      tint: tints[position])
  }
}
