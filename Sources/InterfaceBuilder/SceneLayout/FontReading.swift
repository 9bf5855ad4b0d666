import Markup
import TextMetrics

extension VariedElement {
  /// The font of an iOS view's `<fontDescription>`.
  ///
  /// - Parameter standard: What the view uses where the document names none.
  public func touchFont(key: StaticString = "fontDescription", standard: Font) -> Font {
    firstChild("fontDescription", key: key)
      .map { font($0, standard: standard) } ?? standard
  }

  /// The font that a `<fontDescription>` asks for.
  ///
  /// - Parameter standard: What the view uses without; its size counts where the description has none.
  fileprivate func font(_ description: MarkupElement, standard: Font) -> Font {
    if let style = description["style"].flatMap(TextStyle.init(documentName:)) { return font(of: style) }
    // A size of zero stands for the view's usual one.
    let size = description.number("pointSize").flatMap { $0 > 0 ? $0 : nil } ?? standard.size
    if let name = description["name"] { return Font(postScriptName: name, size: size) }
    switch description["type"] {
    case "boldSystem": return .system(size, weight: .bold)
    case "italicSystem": return Font(family: .italicSystem, size: size)
    default:
      return .system(
        size, weight: description["weight"].flatMap(FontWeight.init(documentName:)) ?? .regular)
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
  public var touchTitleFont: Font {
    guard let configuration = element.firstChild("buttonConfiguration", key: "configuration") else {
      // Buttons of tvOS are set in the headline's font (Human Interface Guidelines).
      let usual = Font.system(varied["buttonType"] == nil ? 18 : 15)
      return varied.touchFont(standard: varied.isTelevision ? TextStyle.headline.televisionFont : usual)
    }
    let body = varied.font(of: .body)
    return configuration.firstChild("fontDescription", key: "titleFontDescription")
      .map { varied.font($0, standard: body) } ?? body
  }
}

extension MarkupElement {
  /// The font of a macOS cell's `<font key="font">`.
  public var desktopFont: Font? { firstChild("font", key: "font")?.attributedFont }

  /// The font that a `<font>` names: that of a macOS cell, or of a piece of an attributed string on either
  /// system.
  private var attributedFont: Font? {
    if let meta = self["metaFont"] { return Font(metaFont: meta, size: number("size")) }
    guard let name = self["name"] else { return nil }
    return Font(postScriptName: name, size: number("size") ?? 13)
  }

  /// The font in which a child `<attributedString>` begins; nil where it names none.
  func attributedFont(_ key: StaticString) -> Font? {
    firstChild("attributedString", key: key)?.firstChild("fragment")?.fragmentFont
  }

  /// The font of an attributed string's `<fragment>`; nil where it names none.
  var fragmentFont: Font? {
    firstChild("attributes")?.firstChild("font", key: "NSFont")?.attributedFont
  }
}
