import Geometry
import InterfaceBuilder
import LayoutRendering
import Markup
import TextMetrics

extension AppearanceReader {
  /// What a view of iOS shows.
  func touchShape(_ position: Int, _ size: Size) -> ViewShape {
    let view = view(position)
    let varied = view.varied
    let tint = tints[position]
    switch view.kind {
    case .label: return .text(labelContent(position, width: size.width))
    case .button: return .button(touchButton(position))
    case .textField: return .field(touchField(view))
    case .textView: return .text(textViewContent(view))
    case .switch:
      let isOn = varied.bool("on") ?? true
      return .toggle(isOn: isOn, tint: colors.color(view, "onTintColor") ?? ControlPalette.green)
    case .slider:
      return .slider(
        value: share(view, "value", "minValue", "maxValue"), axis: .horizontal,
        tint: colors.color(view, "minimumTrackTintColor") ?? tint)
    case .stepper: return .stepper
    case .segmentedControl: return touchSegments(view)
    case .progressView:
      return .progress(
        value: varied.number("progress") ?? 0, tint: colors.color(view, "progressTintColor") ?? tint,
        track: colors.color(view, "trackTintColor"))
    case .activityIndicatorView:
      return .spinner(color: colors.color(view, "color") ?? spinnerColor(view))
    case .pageControl:
      return .pageControl(
        pages: view.element.integer("numberOfPages") ?? 3, current: view.element.integer("currentPage") ?? 0,
        color: colors.color(view, "pageIndicatorTintColor"),
        currentColor: colors.color(view, "currentPageIndicatorTintColor"))
    case .searchBar: return .searchBar(placeholder: view.element.string("placeholder") ?? "")
    case .navigationBar: return .navigationBar(navigationBar(position))
    case .toolbar: return .toolbar(items: BarItems.items(of: view.element), tint: tint)
    case .tabBar: return .tabBar(items: BarItems.items(of: view.element), selected: 0, tint: tint)
    case .tableViewCell: return .cell(cell(position))
    case .imageView:
      return .image(
        view.touchImage.map { image($0, tint: tint) } ?? image("", isSymbol: false, tint: tint))
    case .pickerView:
      return .wheels(columns: [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]])
    case .datePicker: return .datePicker(compact: varied["style"] == "compact")
    case .mapView: return .map
    case .webView, .wkWebView: return .web
    case .visualEffectView:
      return .blur(
        isDark: (view.element.firstChild("blurEffect")?["style"] ?? "").lowercased().hasSuffix("dark"))
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
      return colors.color(view, "backgroundColor") == nil ? .placeholder(className: "") : .plain
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

  /// A value as a share of its range.
  func share(
    _ view: ResolvedView, _ value: StaticString, _ low: StaticString, _ high: StaticString
  ) -> Double {
    let low = view.varied.number(low) ?? 0
    let high = view.varied.number(high) ?? 1
    guard high > low else { return 0 }
    return ((view.varied.number(value) ?? low) - low) / (high - low)
  }

  private func touchSegments(_ view: ResolvedView) -> ViewShape {
    let segments = view.element.firstChild("segments").map { Array($0.children) } ?? []
    let titles = segments.filter { $0.isNamed("segment") }.map { $0.string("title") ?? "" }
    return .segments(titles: titles, selected: view.element.integer("selectedSegmentIndex") ?? 0)
  }

  private func spinnerColor(_ view: ResolvedView) -> Color {
    switch view.varied["style"] {
    case "white", "whiteLarge": .white
    default: ControlPalette.gray
    }
  }

  private func cell(_ position: Int) -> CellContent {
    let view = view(position)
    let accessory: CellContent.Accessory
    switch view.varied["accessoryType"] {
    case "disclosureIndicator": accessory = .disclosure
    case "checkmark": accessory = .check
    case "detailButton": accessory = .detail
    case "detailDisclosureButton": accessory = .detailDisclosure
    default: accessory = .none
    }
    let table = view.parent.map { self.view($0) }
    return CellContent(
      accessory: accessory, hasSeparator: table != nil && table?.varied["separatorStyle"] != "none",
      tint: tints[position])
  }
}
