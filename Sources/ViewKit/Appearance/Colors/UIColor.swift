public import CoreGraphics

/// A colour, or a choice of colours by traits.
///
/// Two colours are equal when their components are, in the same space: white as a shade of grey is not white
/// by red, green and blue. Colours of the system and those of a provider equal themselves alone.
///
/// No `NSObject`: Foundation off Apple's platforms stops where it compares attributed texts that have
/// different ones as the same attribute.
open class UIColor: _ExpressibleByColorLiteral, NSCopying, Hashable, CustomStringConvertible,
  CustomDebugStringConvertible,
  AssociatedObjectOwner, @unchecked Sendable
{
  let paint: Paint
  final var associatedObjects = AssociatedObjects()

  init(_ paint: Paint) { self.paint = paint }

  public init(white: CGFloat, alpha: CGFloat) { paint = .gray(white: white, alpha: alpha) }

  /// A clear colour, which stands where sources say which one later.
  public convenience init() { self.init(white: 0, alpha: 0) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Taken as components of sRGB.
  public init(displayP3Red displayP3red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    paint = .rgb(red: displayP3red, green: green, blue: blue, alpha: alpha)
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hsb = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness)
    let (red, green, blue) = hsb.redGreenBlue
    paint = .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// What `#colorLiteral` stands for.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  public init(cgColor: CGColor) {
    let numbers = cgColor.components ?? []
    paint =
      numbers.count == 4
      ? .rgb(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
      : .gray(white: numbers.first ?? 0, alpha: cgColor.alpha)
  }

  /// A colour of an asset catalog; nil where there is none of the name.
  ///
  /// Asset catalogs cannot be read here: `UIColor.plumb.register(_:named:)` says what is in them.
  public convenience init?(named name: String) {
    guard let color = NamedColors.color(named: name) else { return nil }
    self.init(color.paint)
  }

  /// A colour of an asset catalog, of which there is one for all bundles and traits here.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// A colour that the closure chooses each time one is needed.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    paint = .dynamic(dynamicProvider)
  }

  /// The colour that this one stands for under traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch paint {
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .system: UIColor(paint.resolved(isDark: traitCollection.userInterfaceStyle == .dark))
    case .gray, .rgb: self
    }
  }

  /// The same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch paint {
    case .dynamic(let provider): UIColor { provider($0).withAlphaComponent(alpha) }
    case .system, .gray, .rgb: UIColor(paint.with(alpha: alpha))
    }
  }

  /// The colour under the current traits.
  open var cgColor: CGColor {
    let paint = resolvedPaint
    if case .gray(let white, let alpha) = paint { return CGColor(gray: white, alpha: alpha) }
    let (red, green, blue, alpha) = paint.components
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return self === other || paint.isEqual(to: other.paint)
  }

  /// Such as `UIExtendedSRGBColorSpace 1 0.5 0 1`.
  open var description: String {
    func list(_ numbers: CGFloat...) -> String {
      numbers.map { String(format: "%g", Double($0)) }.joined(separator: " ")
    }
    switch paint {
    case .gray(let white, let alpha): return "UIExtendedGrayColorSpace " + list(white, alpha)
    case .rgb(let red, let green, let blue, let alpha):
      return "UIExtendedSRGBColorSpace " + list(red, green, blue, alpha)
    case .system(let color): return "<UIDynamicCatalogSystemColor; name = \(color.name)Color>"
    case .dynamic: return "<UIDynamicProviderColor>"
    }
  }

  public static func == (left: UIColor, right: UIColor) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  open var debugDescription: String { description }

  open var hash: Int {
    if case .dynamic = paint { return ObjectIdentifier(self).hashValue }
    if case .system(let color) = paint { return color.hashValue }
    var hasher = Hasher()
    let (red, green, blue, alpha) = paint.components
    hasher.combine([red, green, blue, alpha])
    return hasher.finalize()
  }
}

extension UIColor {
  /// Gives red, green, blue and opacity under the current traits.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = resolvedPaint.components
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gives the shade of grey under the current traits.
  ///
  /// - Returns: Whether the colour is one.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard case .gray(let shade, let opacity) = resolvedPaint else { return false }
    white?.pointee = shade
    alpha?.pointee = opacity
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let components = resolvedPaint.components
    let hsb = HueSaturationBrightness(
      red: components.red, green: components.green, blue: components.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
    return true
  }

  private var resolvedPaint: Paint { resolvedColor(with: .current).paint }
}

extension UIColor {
  /// Has the current context fill and draw lines in the colour.
  public func set() {
    setFill()
    setStroke()
  }

  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
