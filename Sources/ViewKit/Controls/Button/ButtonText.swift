import CoreGraphics

/// A title or subtitle as a button shows it.
struct ButtonText {
  var plain: String?
  var attributed: NSAttributedString?
  var font: UIFont
  var lineBreakMode: NSLineBreakMode
  var numberOfLines: Int

  var string: String { attributed?.string ?? plain ?? "" }

  var measured: LabelText {
    LabelText(
      plain, attributed: attributed, font: font, lineBreakMode: lineBreakMode, numberOfLines: numberOfLines)
  }

  /// The font of the first character.
  var firstFont: UIFont {
    guard let attributed, attributed.length > 0 else { return font }
    return attributed.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? font
  }
}

extension UIButton {
  /// What the button shows in its state; nil where there is no such text.
  var shownTexts: (title: ButtonText?, subtitle: ButtonText?) {
    guard let configuration else { return (shownStateTitle, nil) }
    let style = configuration.buttonSize.titleStyle
    let title =
      configuration.attributedTitle.map {
        text(
          $0, .preferredFont(forTextStyle: style, compatibleWith: traitCollection),
          configuration.titleTextAttributesTransformer, configuration.titleLineBreakMode)
      }
      ?? shownStateTitle.map { text in
        var text = text
        text.font = standardFont
        text.lineBreakMode = configuration.titleLineBreakMode
        text.numberOfLines = text.lineBreakMode.wraps ? 0 : 1
        return text
      }
    let subtitle = configuration.attributedSubtitle.map {
      text(
        $0, .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection),
        configuration.subtitleTextAttributesTransformer, configuration.subtitleLineBreakMode)
    }
    return (title, subtitle)
  }

  private var shownStateTitle: ButtonText? {
    let attributed = currentAttributedTitle
    let plain = currentTitle
    guard attributed != nil || !(plain ?? "").isEmpty else { return nil }
    return ButtonText(
      plain: attributed == nil ? plain : nil, attributed: attributed, font: label?.font ?? standardFont,
      lineBreakMode: label?.lineBreakMode ?? .byTruncatingMiddle,
      numberOfLines: label.map { $0.lineBreakMode.wraps ? 0 : $0.numberOfLines } ?? 1)
  }

  private func text(
    _ text: AttributedString, _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?,
    _ lineBreakMode: NSLineBreakMode
  ) -> ButtonText {
    var standard = AttributeContainer()
    standard[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
    if let transformer { standard = transformer(standard) }
    return ButtonText(
      attributed: text.measured(over: standard), font: font, lineBreakMode: lineBreakMode,
      numberOfLines: lineBreakMode.wraps ? 0 : 1)
  }

  var shownImage: UIImage? {
    guard let configuration else { return currentImage }
    return configuration.image ?? currentImage
  }
}

extension NSLineBreakMode {
  /// Whether lines that are too long are continued in the next one.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
