import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// The colours of a document.
extension NibFile {
  /// The colour that an element describes: by name, by role or by its parts; nil where there is none.
  func color(_ element: ColorElement?) -> UIColor? { element.flatMap { color($0, isListed: false) } }

  private func color(_ element: ColorElement, isListed: Bool) -> UIColor? {
    if !isListed, let name = element.name {
      return UIColor(named: name) ?? colors[name].flatMap { color($0, isListed: true) }
    }
    if let role = element.systemRole {
      if let color = SystemColorNames.color(named: role) { return color }
      return isListed ? nil : colors[role].flatMap { color($0, isListed: true) }
    }
    guard let parts = element.components else { return nil }
    // UIKit tells a gray from the same colour in red, green and blue.
    if element.white != nil { return UIColor(white: parts.red, alpha: parts.alpha) }
    return parts.isDisplayP3
      ? UIColor(displayP3Red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
      : UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
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
