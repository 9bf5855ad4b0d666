import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

extension AppearanceReader {
  /// What a view of macOS shows.
  func desktopShape(_ position: Int, _ size: Size) -> ViewShape {
    let view = view(position)
    if let control = view.desktopControl(images: layout.document.images) {
      return desktopControl(control, view, position, size)
    }
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

  private func desktopControl(
    _ control: DesktopControl, _ view: ResolvedView, _ position: Int, _ size: Size
  ) -> ViewShape {
    switch control.kind {
    case .label: return .text(desktopLabel(position, control))
    case .textField, .tokenField: return .field(desktopField(view, control, .bezel))
    case .searchField:
      var field = desktopField(view, control, .rounded)
      field.isSearch = true
      return .field(field)
    case .comboBox: return .comboBox(desktopField(view, control, .bezel))
    case .button(let style): return .button(desktopButton(view, style))
    case .popUpButton(let style):
      let pullsDown = view.cell?.pullsDown ?? false
      return .popUp(desktopButton(view, style), pullsDown: pullsDown)
    case .slider(let axis):
      let cell = view.cell ?? CellElement(view.element)
      return .slider(
        value: share(cell.doubleValue, from: cell.minValue, to: cell.maxValue), axis: axis,
        tint: ControlPalette.blue)
    case .dial: return .dial
    case .tabView(let tabs): return shape(of: tabs, view)
    case .stepper: return .stepper
    case .segmentedControl:
      return .segments(
        titles: control.segments.map { $0.title },
        selected: view.cell?.segments.firstIndex { $0.selected == true })
    case .progressBar:
      let bar = ProgressElement(view.varied)
      let value =
        bar.indeterminate == true ? 0.35 : share(bar.doubleValue, from: bar.minValue, to: bar.maxValue)
      return .progress(value: value, tint: ControlPalette.blue, track: nil)
    case .spinner: return .spinner(color: ControlPalette.gray)
    case .switch: return .toggle(isOn: SwitchElement(view.varied).state == "on", tint: ControlPalette.blue)
    case .colorWell: return .colorWell(colors.color(ViewElement(view.varied).color) ?? ControlPalette.gray3)
    case .separator: return .separator
    case .box: return .box(title: boxTitle(view))
    case .levelIndicator: return .levelIndicator(value: 0.5)
    case .datePicker: return .datePicker(compact: true)
    case .pathControl:
      return .text(TextContent("Macintosh HD ▸ Users", font: control.font, color: Color(white: 0.35)))
    }
  }

  private func boxTitle(_ view: ResolvedView) -> TextContent? {
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

  private func shape(of tabs: DesktopTabs, _ view: ResolvedView) -> ViewShape {
    guard tabs != .none else { return .plain }
    let items = TabItems(TabViewElement(view.varied))
    return .tabView(titles: items.titles, selected: items.selected)
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
