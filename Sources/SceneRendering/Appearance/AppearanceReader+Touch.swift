import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup
import PlumbTextMetrics

extension AppearanceReader {
  /// What a view of iOS shows.
  func touchShape(_ position: Int, _ size: Size) -> ViewShape {
    let view = view(position)
    let tint = tints[position]
    switch view.kind {
    case .label: return .text(labelContent(position, width: size.width))
    case .button: return .button(touchButton(position))
    case .textField: return .field(touchField(view))
    case .textView: return .text(textViewContent(view))
    case .switch:
      let element = SwitchElement(view.varied)
      // Interface Builder writes `on="YES"` (n = 462) and never `on="NO"`.
      return .toggle(
        isOn: element.on ?? false, tint: colors.color(element.onTintColor) ?? ControlPalette.green)
    case .slider:
      let slider = SliderElement(view.varied)
      return .slider(
        value: share(slider.value, from: slider.minValue, to: slider.maxValue), axis: .horizontal,
        tint: colors.color(slider.minimumTrackTintColor) ?? tint)
    case .stepper: return .stepper
    case .segmentedControl: return touchSegments(view)
    case .progressView:
      let bar = ProgressElement(view.varied)
      return .progress(
        value: bar.progress ?? 0, tint: colors.color(bar.progressTintColor) ?? tint,
        track: colors.color(bar.trackTintColor))
    case .activityIndicatorView: return .spinner(color: spinnerColor(view))
    case .pageControl:
      let control = PageControlElement(view.varied)
      return .pageControl(
        pages: control.numberOfPages ?? 3, current: control.currentPage ?? 0,
        color: colors.color(control.pageIndicatorTintColor),
        currentColor: colors.color(control.currentPageIndicatorTintColor))
    case .searchBar: return .searchBar(placeholder: SearchBarElement(view.varied).placeholder ?? "")
    case .navigationBar: return .navigationBar(navigationBar(position))
    case .toolbar: return .toolbar(items: BarItems.items(of: BarElement(view.varied)), tint: tint)
    case .tabBar: return .tabBar(items: BarItems.items(of: BarElement(view.varied)), selected: 0, tint: tint)
    case .tableViewCell: return .cell(cell(position))
    case .imageView:
      return .image(
        view.touchImage.map { image($0, tint: tint) } ?? image("", isSymbol: false, tint: tint))
    case .pickerView:
      return .wheels(columns: [["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]])
    case .datePicker:
      // A timer has wheels, as layouts measure it.
      let picker = DatePickerElement(view.varied)
      return .datePicker(compact: picker.style == "compact" && picker.datePickerMode != "countDownTimer")
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

  /// A value as a share of its range.
  func share(_ value: Double?, from low: Double?, to high: Double?) -> Double {
    let low = low ?? 0
    let high = high ?? 1
    guard high > low else { return 0 }
    return ((value ?? low) - low) / (high - low)
  }

  private func touchSegments(_ view: ResolvedView) -> ViewShape {
    let control = SegmentedControlElement(view.varied)
    return .segments(
      titles: control.segments.map { $0.title ?? "" }, selected: control.selectedSegmentIndex)
  }

  private func spinnerColor(_ view: ResolvedView) -> Color {
    let indicator = ActivityIndicatorElement(view.varied)
    if let color = colors.color(indicator.color) { return color }
    return switch indicator.style {
    case "white", "whiteLarge": .white
    default: ControlPalette.gray
    }
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
