import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

extension AppearanceReader {
  /// What a view of macOS shows that is no control.
  func desktopShape(_ position: Int) -> ViewShape {
    let view = view(position)
    switch view.kind {
    case .button: return .button(desktopButton(view, .push))
    case .popUpButton: return .popUp(desktopButton(view, .push), pullsDown: false)
    case .imageView: return .image(desktopImage(view))
    case .textView: return .text(desktopTextView(view))
    case .stackView: return .stack
    case .tableView, .outlineView:
      let table = TableViewElement(view.varied)
      return table.alternatingRowBackgroundColors == true ? .rows(height: table.rowHeight ?? 17) : .plain
    case .tableHeaderView: return tableHeader(view)
    case .visualEffectView: return .blur(isDark: false)
    case .webView, .wkWebView: return .web
    case .mapView: return .map
    case .splitView: return .plain
    default: return container(position)
    }
  }

  func boxTitle(_ view: ResolvedView) -> TextContent? {
    let box = BoxElement(view.varied)
    guard box.boxType != "custom", box.titlePosition != "noTitle", let title = box.title, !title.isEmpty
    else { return nil }
    return TextContent(title, font: .system(11), color: Color(white: 0, alpha: 0.7))
  }

  private func tableHeader(_ view: ResolvedView) -> ViewShape {
    let table = view.element.parent.flatMap { ScrollViewElement($0).table }
    let columns = table?.tableColumns ?? []
    let spacing = table?.intercellSpacing?.width ?? 0
    return .tableHeader(
      titles: columns.map { $0.headerCell?.title ?? "" }, widths: columns.map { ($0.width ?? 0) + spacing })
  }
}

extension ScrollViewElement {
  /// The table or outline inside the clip view.
  fileprivate var table: TableViewElement? {
    guard let subviews = clipView?.subviews else { return nil }
    for child in subviews.children where child.isNamed(.tableView) || child.isNamed(.outlineView) {
      return TableViewElement(child)
    }
    return nil
  }
}
