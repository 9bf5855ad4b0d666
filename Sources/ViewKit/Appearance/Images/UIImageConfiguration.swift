public import CoreGraphics

extension UIImage {
  /// How an image is to be made.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() {}
  }

  /// How large a symbol is, and how thick its strokes are.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    let settings: SymbolSettings

    init(_ settings: SymbolSettings) { self.settings = settings }

    /// Nothing is specified.
    open class var unspecified: UIImage.SymbolConfiguration { SymbolConfiguration(SymbolSettings()) }

    public convenience init(pointSize: CGFloat) { self.init(SymbolSettings(pointSize: pointSize)) }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(SymbolSettings(pointSize: pointSize, weight: weight))
    }

    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(SymbolSettings(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(scale: UIImage.SymbolScale) { self.init(SymbolSettings(scale: scale)) }

    public convenience init(weight: UIImage.SymbolWeight) { self.init(SymbolSettings(weight: weight)) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolSettings(textStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(SymbolSettings(scale: scale, textStyle: textStyle))
    }

    public convenience init(font: UIFont) { self.init(SymbolSettings(font: font)) }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init(SymbolSettings(scale: scale, font: font))
    }

    /// Colours change no size.
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolSettings()) }

    /// Colours change no size.
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolSettings()) }

    /// Colours change no size.
    public class func preferringMulticolor() -> UIImage.SymbolConfiguration { unspecified }

    /// Colours change no size.
    public class func preferringMonochrome() -> UIImage.SymbolConfiguration { unspecified }

    /// This configuration with what another specifies in its place.
    open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
      var settings = settings
      settings.apply(otherConfiguration.settings)
      return SymbolConfiguration(settings)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.settings == settings
    }

    open override var hash: Int { settings.hashValue }
  }
}
