/// What a screen tells of itself.
public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
  public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
  public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
  public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
  public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
}
