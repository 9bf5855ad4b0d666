import PlumbMarkup
import PlumbTextMetrics

extension VariedElement {
  /// The font of an iOS view's `<fontDescription>`.
  ///
  /// - Parameter standard: The view's font where the document names none.
  package func touchFont(standard: Font) -> Font {
    LabelElement(self).fontDescription.map { font($0, standard: standard) } ?? standard
  }

  /// The font that a `<fontDescription>` asks for.
  ///
  /// - Parameter standard: The view's font without a description; its size counts where the description has
  ///   none.
  fileprivate func font(_ description: FontDescriptionElement, standard: Font) -> Font {
    switch description.request(usual: standard.size) {
    case .style(let style): font(of: style)
    case .named(let name, let size): Font(postScriptName: name, size: size)
    case .italicSystem(let size): Font(family: .italicSystem, size: size)
    case .system(let weight, let size):
      .system(size, weight: weight.flatMap(FontWeight.init(documentName:)) ?? .regular)
    }
  }
}

extension ResolvedView {
  /// The font of an iOS button's title.
  ///
  /// Where the document names no font, system buttons have 15 points and custom buttons 18. Recorded custom
  /// buttons are 34 points high, 12 more than a line of 18 (n = 4).
  ///
  /// A configuration has its own font, or else 17 points, whatever its style. In recorded frames, titles of
  /// plain and filled configurations are as wide as at 17 points (n = 3), and their buttons are 14 points
  /// higher than a line of that size (n = 2). The font of the button itself does not apply to the
  /// configuration.
  package var touchTitleFont: Font {
    let button = ButtonElement(varied)
    guard let configuration = button.configuration else {
      // Titles of tvOS buttons have the headline's font (Human Interface Guidelines).
      let usual = Font.system(button.buttonType == nil ? 18 : 15)
      return varied.touchFont(standard: varied.isTelevision ? TextStyle.headline.televisionFont : usual)
    }
    let body = varied.font(of: .body)
    return configuration.titleFontDescription.map { varied.font($0, standard: body) } ?? body
  }
}

extension FontElement {
  /// The font that the element names.
  ///
  /// The element belongs to a macOS cell, or to a fragment of an attributed string on either system.
  package var font: Font? {
    if let metaFont { return Font(metaFont: metaFont, size: size) }
    if let textStyle, let font = Font(desktopTextStyle: textStyle, size: size) { return font }
    return name.map { Font(postScriptName: $0, size: size ?? 13) }
  }
}

extension AttributedStringElement {
  /// The font of the first fragment; nil where it names none.
  var font: Font? {
    for child in element.children where child.isNamed(.fragment) {
      return FragmentElement(child).attributes?.font?.font
    }
    return nil
  }
}
