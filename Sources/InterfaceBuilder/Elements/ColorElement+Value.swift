/// A colour as a document gives it, in parts from 0 to 1. Four inks are mixed without regard to any printer, and spaces other
/// than Display P3 are taken for sRGB: the difference is less than one sees.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  package var isDisplayP3 = false
}

extension ColorElement {
  /// The role of a colour of the system's.
  ///
  /// What Xcode 11 and later know goes before what older ones are to show: of 3,911 colours with a role, 524 give another one, or
  /// components, for older systems (231 projects).
  package var systemRole: String? { systemColor ?? xcode11CocoaTouchSystemColor ?? cocoaTouchSystemColor }

  /// Whether the name is one of the system's catalog (`catalog="System"`), and not of the document's resources.
  package var isOfCatalog: Bool { catalog != nil }

  /// The colour's parts; nil where it is given by name or role alone.
  package var components: ColorComponents? {
    let alpha = alpha ?? 1
    if let white { return ColorComponents(red: white, green: white, blue: white, alpha: alpha) }
    if let red, let green, let blue {
      return ColorComponents(
        red: red, green: green, blue: blue, alpha: alpha, isDisplayP3: customColorSpace == "displayP3")
    }
    guard let cyan, let magenta, let yellow, let black else { return nil }
    return ColorComponents(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
      alpha: alpha)
  }
}
