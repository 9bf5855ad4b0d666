import Geometry
import InterfaceBuilder
import LayoutRendering
import Markup
import TextMetrics

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
      return view.varied.bool("alternatingRowBackgroundColors") == true
        ? .rows(height: view.varied.number("rowHeight") ?? 17) : .plain
    case .tableHeaderView: return tableHeader(view)
    case .tabView: return tabs(of: view)
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
      let pullsDown = view.cell?.bool("pullsDown") ?? false
      return .popUp(desktopButton(view, style), pullsDown: pullsDown)
    case .slider(let axis): return desktopSlider(view, axis)
    case .dial: return .dial
    case .tabView: return tabs(of: view)
    case .stepper: return .stepper
    case .segmentedControl:
      return .segments(titles: control.segments.map { $0.title }, selected: selectedSegment(view))
    case .progressBar:
      let isBusy = view.varied.bool("indeterminate") == true
      return .progress(
        value: isBusy ? 0.35 : share(view, "doubleValue", "minValue", "maxValue"), tint: ControlPalette.blue,
        track: nil)
    case .spinner: return .spinner(color: ControlPalette.gray)
    case .switch: return .toggle(isOn: view.varied["state"] == "on", tint: ControlPalette.blue)
    case .colorWell: return .colorWell(colors.color(view, "color") ?? ControlPalette.gray3)
    case .separator: return .separator
    case .box: return .box(title: boxTitle(view))
    case .levelIndicator: return .levelIndicator(value: 0.5)
    case .datePicker: return .datePicker(compact: true)
    case .pathControl:
      return .text(TextContent("Macintosh HD ▸ Users", font: control.font, color: Color(white: 0.35)))
    }
  }

  private func desktopSlider(_ view: ResolvedView, _ axis: Axis) -> ViewShape {
    let cell = view.cell ?? view.element
    let low = cell.number("minValue") ?? 0
    let high = cell.number("maxValue") ?? 1
    let value = cell.number("doubleValue") ?? low
    return .slider(
      value: high > low ? (value - low) / (high - low) : 0, axis: axis, tint: ControlPalette.blue)
  }

  private func selectedSegment(_ view: ResolvedView) -> Int? {
    let segments = view.cell?.firstChild("segments").map { Array($0.children) } ?? []
    return segments.firstIndex { $0.bool("selected") == true }
  }

  private func boxTitle(_ view: ResolvedView) -> TextContent? {
    guard view.varied["boxType"] != "custom", view.varied["titlePosition"] != "noTitle",
      let title = view.element.string("title"), !title.isEmpty
    else { return nil }
    return TextContent(title, font: .system(11), color: Color(white: 0, alpha: 0.7))
  }

  private func tableHeader(_ view: ResolvedView) -> ViewShape {
    let table = view.element.parent?.firstChildView
    let columns = table?.firstChild("tableColumns").map { Array($0.children) } ?? []
    let spacing = table?.firstChild("size", key: "intercellSpacing")?.number("width") ?? 0
    return .tableHeader(
      titles: columns.map { $0.firstChild("tableHeaderCell", key: "headerCell")?.string("title") ?? "" },
      widths: columns.map { ($0.number("width") ?? 0) + spacing })
  }

  private func tabs(of view: ResolvedView) -> ViewShape {
    let type = view.varied["type"] ?? ""
    guard !type.hasPrefix("noTabs") else { return .plain }
    let tabs = TabItems(view.element)
    return .tabView(titles: tabs.titles, selected: tabs.selected)
  }
}

extension MarkupElement {
  /// The table or outline inside the clip view of a scroll view.
  fileprivate var firstChildView: MarkupElement? {
    guard let subviews = firstChild("clipView", key: "contentView")?.firstChild("subviews") else {
      return nil
    }
    for child in subviews.children where child.isNamed("tableView") || child.isNamed("outlineView") {
      return child
    }
    return nil
  }
}
