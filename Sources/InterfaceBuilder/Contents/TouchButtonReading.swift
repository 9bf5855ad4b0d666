import PlumbAppleFacts
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

extension ResolvedView {
  /// The view as a button of iOS.
  func touchButton(images: ImageTable) -> TouchButton {
    let written = ButtonElement(varied)
    let state = written.normalState
    let configuration = written.configuration
    // A configuration contains everything that is shown: recorded buttons have no room beside it for their
    // state's title.
    let shown = configuration?.element ?? state?.element
    let attributed = configuration.map { $0.attributedTitle } ?? state?.attributedTitle
    let title = (configuration.map { $0.title } ?? state?.title) ?? attributed?.text ?? ""
    var button = TouchButton(
      style: touchButtonStyle(configuration), title: title,
      font: attributed?.font ?? touchTitleFont,
      contentInsets: written.contentEdgeInsets?.edgeInsets)
    // Interface Builder gives a button without a title an empty one: images lower than a line have its height (n = 11 of 8
    // projects), none has its own.
    button.hasEmptyTitle = configuration == nil
    let mode = written.lineBreakMode
    button.breaksLines = configuration != nil || mode == "wordWrap" || mode == "characterWrap"
    if configuration == nil, let insets = written.titleEdgeInsets?.edgeInsets {
      button.titleShift = (insets.top - insets.bottom) / 2
    }
    if let shown, let image = ImageReference(of: shown) {
      let symbolConfiguration = configuration.map { $0.symbolConfiguration } ?? state?.symbolConfiguration
      // A configuration's symbol has the body style's font, whatever the font of the title.
      let textFont = configuration == nil ? button.font : varied.font(of: .body)
      button.symbol = image.estimate(in: symbolConfiguration, besideTextIn: textFont, images: images)
      if let configuration, symbolConfiguration == nil, image.symbolScale == nil, title.isEmpty {
        let subtitle = configuration.subtitle ?? configuration.attributedSubtitle?.text ?? ""
        button.symbol?.isAlone = subtitle.isEmpty
      }
      button.imageSize = button.symbol == nil ? images[image.name] : nil
      button.lacksImageSize = button.symbol == nil && button.imageSize == nil
    }
    // The circled symbol of such a button, in a configuration: 50 pt in all (n = 5 of 2 projects), 34 high (n = 2).
    if configuration != nil, button.symbol == nil, written.showsCircledSymbol, button.imageSize == nil {
      button.imageSize = Size(width: 26, height: 20)
    }
    if configuration == nil, let background = state?.backgroundImage {
      button.backgroundSize = images[background]
      if button.backgroundSize == nil { button.lacksImageSize = true }
    }
    return button
  }

  private func touchButtonStyle(_ configuration: ButtonConfigurationElement?) -> TouchButton.Style {
    if let configuration { return .configuration(TouchButtonConfiguration(configuration)) }
    let written = ButtonElement(varied)
    if written.showsCircledSymbol { return .symbol }
    return written.buttonType == "close" ? .close : .plain
  }
}

extension ButtonElement {
  /// Whether the button is of a type that is a symbol in a circle.
  fileprivate var showsCircledSymbol: Bool {
    switch buttonType {
    case "infoLight", "infoDark", "detailDisclosure", "contactAdd": true
    default: false
    }
  }
}

extension ImageReference {
  /// The estimate of a symbol's size; nil for an image that is not a symbol.
  ///
  /// The symbol has the font of its configuration, or else that of the text beside it. It is as wide as high
  /// where the document does not list its proportions.
  func estimate(
    in configuration: SymbolConfigurationElement?, besideTextIn textFont: Font, images: ImageTable
  ) -> SymbolEstimate? {
    guard isSymbol || images.isSymbol(name) else { return nil }
    let listed = images[name] ?? .zero
    var font = textFont
    if let size = configuration?.pointSize, size > 0 { font = .system(size) }
    return SymbolEstimate(
      aspect: listed.width > 0 && listed.height > 0 ? listed.width / listed.height : 1, font: font,
      scale: SymbolEstimate.Scale(documentName: configuration?.scale ?? symbolScale ?? ""))
  }
}

extension TouchButtonConfiguration {
  /// Reads a `<buttonConfiguration>`.
  fileprivate init(_ element: ButtonConfigurationElement) {
    self.init(
      size: ControlSize(buttonSizeName: element.buttonSize ?? ""),
      contentInsets: element.contentInsets?.edgeInsets,
      imagePlacement: ImagePlacement(documentName: element.imagePlacement ?? ""),
      imagePadding: element.imagePadding ?? 0,
      subtitle: element.subtitle ?? element.attributedSubtitle?.text ?? "",
      titlePadding: element.titlePadding ?? 1)
  }
}
