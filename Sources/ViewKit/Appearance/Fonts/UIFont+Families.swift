import CoreGraphics

/// The families whose figures are built in. A device has more.
extension UIFont {
  public class var familyNames: [String] { families.map(\.name) }

  /// The PostScript names of a family's fonts; none for a family that is not built in.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    families.first { $0.name == familyName }?.fonts ?? []
  }

  private static let families: [(name: String, fonts: [String])] = [
    ("Arial", ["ArialMT", "Arial-ItalicMT", "Arial-BoldMT", "Arial-BoldItalicMT"]),
    ("Courier", ["Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique"]),
    (
      "Helvetica",
      [
        "Helvetica-Light", "Helvetica-LightOblique", "Helvetica", "Helvetica-Oblique", "Helvetica-Bold",
        "Helvetica-BoldOblique",
      ]
    ),
    (
      "Helvetica Neue",
      [
        "HelveticaNeue-UltraLight", "HelveticaNeue-UltraLightItalic", "HelveticaNeue-Thin",
        "HelveticaNeue-ThinItalic", "HelveticaNeue-Light", "HelveticaNeue-LightItalic", "HelveticaNeue",
        "HelveticaNeue-Italic", "HelveticaNeue-Medium", "HelveticaNeue-MediumItalic", "HelveticaNeue-Bold",
        "HelveticaNeue-BoldItalic", "HelveticaNeue-CondensedBold", "HelveticaNeue-CondensedBlack",
      ]
    ),
    ("Menlo", ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"]),
  ]
}
