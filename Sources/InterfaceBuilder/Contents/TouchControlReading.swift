import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// The view as a standard control of iOS; nil where it is none, and its size comes from elsewhere.
  package func touchControl(images: ImageTable) -> TouchControl? {
    switch kind {
    case .label:
      let font = LabelElement(varied).attributedText?.font ?? varied.touchFont(standard: .system(17))
      return .label(text: text ?? "", font: font)
    case .button:
      return .button(touchButton(images: images))
    case .textField:
      let field = TextFieldElement(varied)
      return .textField(
        TouchTextField(
          border: field.borderStyle.flatMap(TouchTextField.Border.init(documentName:)) ?? .none,
          text: field.text ?? "", placeholder: field.placeholder ?? "",
          font: varied.touchFont(standard: .system(17))))
    case .segmentedControl: return .segmentedControl(touchSegments(images: images))
    case .progressView:
      return .plain(ProgressElement(varied).progressViewStyle == "bar" ? .progressViewBar : .progressView)
    case .activityIndicatorView:
      let style = ActivityIndicatorElement(varied).style ?? ""
      return .plain(
        style == "whiteLarge" || style == "large" ? .activityIndicatorLarge : .activityIndicator)
    case .pageControl: return .pageControl(pages: PageControlElement(varied).numberOfPages ?? 3)
    case .datePicker:
      // A timer shows wheels, whatever style the system prefers.
      let picker = DatePickerElement(varied)
      let isTimer = picker.datePickerMode == "countDownTimer"
      return .datePicker(isTimer ? .wheels : TouchDatePickerStyle(documentName: picker.style ?? ""))
    case .pickerView: return .pickerView
    case .searchBar: return .searchBar
    case .navigationBar: return .navigationBar
    case .tabBar: return .tabBar
    case .toolbar: return .toolbar
    default: return PlainControls.touch[kind].map { .plain($0) }
    }
  }

  private func touchSegments(images: ImageTable) -> TouchSegments {
    let control = SegmentedControlElement(varied)
    var segments = TouchSegments([], sizesByContent: control.apportionsSegmentWidthsByContent ?? false)
    for segment in control.segments {
      var part = TouchSegments.Segment(
        title: segment.title ?? "", width: segment.width.flatMap { $0 > 0 ? $0 : nil })
      if let image = ImageReference(of: segment.element) {
        // A segment's symbol is as large as a symbol beside a text of the body style.
        part.symbol = image.estimate(in: nil, besideTextIn: .textStyle(.body), images: images)
        part.imageSize = part.symbol == nil ? images[image.name] : nil
      }
      segments.segments.append(part)
    }
    return segments
  }

  /// The text of a label, button or field.
  package var text: String? {
    LabelElement(varied).text ?? LabelElement(varied).attributedText?.text ?? BoxElement(varied).title
  }
}

extension TouchControl {
  /// The font of the control's own text; nil for a control without a text whose font a document may choose.
  package var font: Font? {
    switch self {
    case .label(_, let font): font
    case .button(let button): button.font
    case .textField(let field): field.font
    default: nil
    }
  }

  /// Whether the control shows an image whose size the document does not list.
  package var lacksImageSize: Bool {
    if case .button(let button) = self { return button.lacksImageSize }
    return false
  }

  /// Whether the control shows a symbol, whose size is an estimate.
  package var showsSymbol: Bool {
    switch self {
    case .button(let button): button.symbol != nil
    case .segmentedControl(let control): control.segments.contains { $0.symbol != nil }
    default: false
    }
  }
}
