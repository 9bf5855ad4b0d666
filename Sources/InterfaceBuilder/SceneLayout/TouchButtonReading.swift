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
    // A configuration says all that is shown: recorded buttons have no room for the title of their state
    // beside it.
    let shown = configuration?.element ?? state?.element
    let attributed = configuration.map { $0.attributedTitle } ?? state?.attributedTitle
    let title = (configuration.map { $0.title } ?? state?.title) ?? attributed?.text ?? ""
    var button = TouchButton(
      style: touchButtonStyle(configuration), title: title,
      font: attributed?.font ?? touchTitleFont,
      contentInsets: written.contentEdgeInsets?.edgeInsets)
    let mode = written.lineBreakMode
    button.breaksLines = configuration != nil || mode == "wordWrap" || mode == "characterWrap"
    if configuration == nil, let insets = written.titleEdgeInsets?.edgeInsets {
      button.titleShift = (insets.top - insets.bottom) / 2
    }
    if let shown, let image = ImageReference(of: shown) {
      let symbolConfiguration = configuration.map { $0.symbolConfiguration } ?? state?.symbolConfiguration
      // The symbol of a configuration is set in the body style, whatever the font of the title.
      let textFont = configuration == nil ? button.font : varied.font(of: .body)
      button.symbol = image.estimate(in: symbolConfiguration, besideTextIn: textFont, images: images)
      button.imageSize = button.symbol == nil ? images[image.name] : nil
      button.lacksImageSize = button.symbol == nil && button.imageSize == nil
    }
    if configuration == nil, let background = state?.backgroundImage {
      button.backgroundSize = images[background]
      if button.backgroundSize == nil { button.lacksImageSize = true }
    }
    return button
  }

  private func touchButtonStyle(_ configuration: ButtonConfigurationElement?) -> TouchButton.Style {
    if let configuration { return .configuration(TouchButtonConfiguration(configuration)) }
    switch ButtonElement(varied).buttonType {
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
  /// A `<buttonConfiguration>`.
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
