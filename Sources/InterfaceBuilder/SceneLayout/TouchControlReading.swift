import Geometry
import TextMetrics

extension ResolvedView {
  /// The view as a standard control of iOS; nil where it is none, and sizes itself by something else.
  public func touchControl(images: ImageTable) -> TouchControl? {
    switch kind {
    case .label:
      return .label(text: text ?? "", font: varied.touchFont(standard: .system(17)))
    case .button:
      return .button(touchButton(images: images))
    case .textField:
      return .textField(
        TouchTextField(
          border: varied["borderStyle"].flatMap(TouchTextField.Border.init(documentName:)) ?? .none,
          text: element.string("text") ?? "", placeholder: element.string("placeholder") ?? "",
          font: varied.touchFont(standard: .system(14))))
    case .segmentedControl:
      let segments = element.firstChild("segments").map { Array($0.children) } ?? []
      return .segmentedControl(
        TouchSegments(titles: segments.filter { $0.isNamed("segment") }.map { $0.string("title") ?? "" }))
    case .switch: return .switch
    case .slider: return .slider
    case .progressView: return .progressView(bar: varied["progressViewStyle"] == "bar")
    case .stepper: return .stepper
    case .activityIndicatorView:
      let style = varied["style"] ?? ""
      return .activityIndicator(large: style == "whiteLarge" || style == "large")
    case .pageControl: return .pageControl(pages: varied.element.integer("numberOfPages") ?? 3)
    case .datePicker:
      let style = varied["style"]
      return .datePicker(style == "compact" ? .compact : style == "inline" ? .inline : .wheels)
    case .pickerView: return .pickerView
    case .searchBar: return .searchBar
    case .navigationBar: return .navigationBar
    case .tabBar: return .tabBar
    case .toolbar: return .toolbar
    default: return nil
    }
  }

  private func touchButton(images: ImageTable) -> TouchButton {
    let state = element.firstChild("state", key: "normal")
    let configuration = element.firstChild("buttonConfiguration", key: "configuration")
    let style: TouchButton.Style
    switch varied["buttonType"] {
    case "roundedRect": style = .roundedRect
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd", "close": style = .symbol
    default: style = .plain
    }
    // A configuration says all that is shown: recorded buttons have no room for the title of their state beside it.
    let shown = configuration ?? state
    let title = shown?.string("title") ?? shown?.attributedString("attributedTitle") ?? ""
    return TouchButton(
      style: configuration != nil ? .configuration : style, title: title,
      font: touchTitleFont, imageSize: shown?["image"].flatMap { images[$0] },
      contentInsets: element.insets("inset", key: "contentEdgeInsets"))
  }

  /// What a label, button or field says.
  public var text: String? {
    element.string("text") ?? element.attributedString("attributedText") ?? element.string("title")
  }
}

extension TouchControl {
  /// The font in which the control's own text is set; nil for a control without one that a document may choose.
  var font: Font? {
    switch self {
    case .label(_, let font): font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }
}
