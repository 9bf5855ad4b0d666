import Geometry
import Markup
import TextMetrics

extension ResolvedView {
  /// The view as a button of iOS.
  func touchButton(images: ImageTable) -> TouchButton {
    let state = element.firstChild("state", key: "normal")
    let configuration = element.firstChild("buttonConfiguration", key: "configuration")
    // A configuration says all that is shown: recorded buttons have no room for the title of their state
    // beside it.
    let shown = configuration ?? state
    let title = shown?.string("title") ?? shown?.attributedString("attributedTitle") ?? ""
    var button = TouchButton(
      style: touchButtonStyle(configuration), title: title,
      font: shown?.attributedFont("attributedTitle") ?? touchTitleFont,
      contentInsets: element.insets("inset", key: "contentEdgeInsets"))
    let mode = varied["lineBreakMode"]
    button.breaksLines = configuration != nil || mode == "wordWrap" || mode == "characterWrap"
    if configuration == nil, let insets = element.insets("inset", key: "titleEdgeInsets") {
      button.titleShift = (insets.top - insets.bottom) / 2
    }
    if let shown, let image = ImageReference(of: shown) {
      let symbolConfiguration = shown.firstChild("preferredSymbolConfiguration")
      // The symbol of a configuration is set in the body style, whatever the font of the title.
      let textFont = configuration == nil ? button.font : varied.font(of: .body)
      button.symbol = image.estimate(in: symbolConfiguration, besideTextIn: textFont, images: images)
      button.imageSize = button.symbol == nil ? images[image.name] : nil
      button.lacksImageSize = button.symbol == nil && button.imageSize == nil
    }
    if configuration == nil, let background = state?["backgroundImage"] {
      button.backgroundSize = images[background]
      if button.backgroundSize == nil { button.lacksImageSize = true }
    }
    return button
  }

  private func touchButtonStyle(_ configuration: MarkupElement?) -> TouchButton.Style {
    if let configuration { return .configuration(TouchButtonConfiguration(configuration)) }
    switch varied["buttonType"] {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd": return .symbol
    case "close": return .close
    default: return .plain
    }
  }
}

extension ImageReference {
  /// What is known of a symbol's size; nil for an image that is none. As wide as high where its proportions
  /// are not listed.
  ///
  /// A symbol is set in the font of its configuration, or else in that of the text beside.
  func estimate(
    in configuration: MarkupElement?, besideTextIn textFont: Font, images: ImageTable
  ) -> SymbolEstimate? {
    guard isSymbol || images.isSymbol(name) else { return nil }
    let listed = images[name] ?? .zero
    var font = textFont
    if let size = configuration?.number("pointSize"), size > 0 { font = .system(size) }
    return SymbolEstimate(
      aspect: listed.width > 0 && listed.height > 0 ? listed.width / listed.height : 1, font: font,
      scale: SymbolEstimate.Scale(documentName: configuration?["scale"] ?? symbolScale ?? ""))
  }
}

extension TouchButtonConfiguration {
  /// A `<buttonConfiguration>`.
  fileprivate init(_ element: MarkupElement) {
    self.init(
      size: ControlSize(buttonSizeName: element["buttonSize"] ?? ""),
      contentInsets: element.insets("directionalEdgeInsets", key: "contentInsets"),
      imagePlacement: ImagePlacement(documentName: element["imagePlacement"] ?? ""),
      imagePadding: element.number("imagePadding") ?? 0,
      subtitle: element.string("subtitle") ?? element.attributedString("attributedSubtitle") ?? "",
      titlePadding: element.number("titlePadding") ?? 1)
  }
}
