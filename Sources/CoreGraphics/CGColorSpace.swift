// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What kind of components the colours of a space have.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// What the components of a colour stand for. Colours of all spaces are taken as those of sRGB here.
public final class CGColorSpace: Hashable, Sendable {
  public let name: CFString?
  public let model: CGColorSpaceModel

  private init(name: CFString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// A space of Apple's; nil for a name that is none.
  public convenience init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    self.init(name: name, model: model)
  }

  /// Without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome, .indexed: 1
    case .cmyk: 4
    case .pattern, .unknown: 0
    case .rgb, .lab, .deviceN, .XYZ: 3
    }
  }

  public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedSRGB }

  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"
  public static let genericXYZ: CFString = "kCGColorSpaceGenericXYZ"

  private static let models: [CFString: CGColorSpaceModel] = [
    sRGB: .rgb, extendedSRGB: .rgb, linearSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
    extendedDisplayP3: .rgb, adobeRGB1998: .rgb, genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome,
    extendedGray: .monochrome, linearGray: .monochrome, genericCMYK: .cmyk, genericLab: .lab,
    genericXYZ: .XYZ,
  ]

  fileprivate static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
  fileprivate static let deviceCMYK = CGColorSpace(name: nil, model: .cmyk)

  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.model == b.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
