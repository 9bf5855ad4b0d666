import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// The colours of a document.
extension NibFile {
  /// A child `<color>` with a key; nil where there is none.
  func color(_ key: StaticString, of element: MarkupElement) -> UIColor? {
    element.firstChild("color", key: key).flatMap { color($0) }
  }

  /// The colour that an element describes: by name, by role or by its parts.
  private func color(_ element: MarkupElement, isListed: Bool = false) -> UIColor? {
    if !isListed, let name = element["name"] {
      return UIColor(named: name) ?? colors[name].flatMap { color($0, isListed: true) }
    }
    // What Xcode 11 and later know goes before what older ones are to show.
    let system =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    if let role = system {
      if let color = SystemColorNames.color(named: role) { return color }
      return isListed ? nil : colors[role].flatMap { color($0, isListed: true) }
    }
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return Self.printed(element, alpha: alpha) }
    return element["customColorSpace"] == "displayP3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of four inks, without regard to any printer.
  private static func printed(_ element: MarkupElement, alpha: Double) -> UIColor? {
    guard let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    else { return nil }
    return UIColor(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
      alpha: alpha)
  }
}

/// The colours of the system by the names that documents use, which are those of Objective-C.
enum SystemColorNames {
  static func color(named name: String) -> UIColor? {
    guard name.hasSuffix("Color") else { return nil }
    return colors[String(name.dropLast(5))]
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown, "clear": .clear,
    "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
    "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
    "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
    "systemBrown": .systemBrown, "systemMint": .systemMint, "systemCyan": .systemCyan,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "tint": .tintColor, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "link": .link,
    "placeholderText": .placeholderText, "separator": .separator, "opaqueSeparator": .opaqueSeparator,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "lightText": .lightText, "darkText": .darkText,
  ]
}
