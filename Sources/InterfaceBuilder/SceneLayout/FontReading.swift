import PlumbMarkup
import PlumbTextMetrics

extension VariedElement {
  /// The font of an iOS view's `<fontDescription>`.
  ///
  /// - Parameter standard: What the view uses where the document names none.
  package func touchFont(standard: Font) -> Font {
    LabelElement(self).fontDescription.map { font($0, standard: standard) } ?? standard
  }

  /// The font that a `<fontDescription>` asks for.
  ///
  /// - Parameter standard: What the view uses without; its size counts where the description has none.
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
  /// Buttons of the system have 15 points, custom ones 18 where the document names no font: recorded ones are
  /// 34 points high, 12 more than a line of 18 (n = 4).
  ///
  /// A configuration has a font of its own and is set at 17 points without one, whatever its style: titles of
  /// plain and filled ones are as wide as at 17 in recorded frames (n = 3), and their buttons 14 points
  /// higher than a line of that size (n = 2). The font of the button itself is not the configuration's.
  package var touchTitleFont: Font {
    let button = ButtonElement(varied)
    guard let configuration = button.configuration else {
      // Buttons of tvOS are set in the headline's font (Human Interface Guidelines).
      let usual = Font.system(button.buttonType == nil ? 18 : 15)
      return varied.touchFont(standard: varied.isTelevision ? TextStyle.headline.televisionFont : usual)
    }
    let body = varied.font(of: .body)
    return configuration.titleFontDescription.map { varied.font($0, standard: body) } ?? body
  }
}

extension FontElement {
  /// The font that is named: that of a macOS cell, or of a piece of an attributed string on either system.
  package var font: Font? {
    if let metaFont { return Font(metaFont: metaFont, size: size) }
    return name.map { Font(postScriptName: $0, size: size ?? 13) }
  }
}

extension AttributedStringElement {
  /// The font in which it begins; nil where it names none.
  var font: Font? {
    for child in element.children where child.isNamed(.fragment) {
      return FragmentElement(child).attributes?.font?.font
    }
    return nil
  }
}
