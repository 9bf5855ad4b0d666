import CoreGraphics
import Foundation

/// One of the forms in which an image is there: a size in points and one in pixels.
open class NSImageRep: NSObject {
  open var size = NSSize.zero
  open var pixelsWide = 0
  open var pixelsHigh = 0
  open var bitsPerSample = 8
  open var hasAlpha = true
  open var isOpaque = false
  /// How an image is drawn.
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let userInterfaceLayoutDirection = HintKey(
      rawValue: "NSImageHintUserInterfaceLayoutDirection")
  }
  @discardableResult open func draw() -> Bool { false }
  @discardableResult open func draw(in rect: NSRect) -> Bool { draw() }
}

/// An image of pixels, which are not kept here.
open class NSBitmapImageRep: NSImageRep {
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?, pixelsWide width: Int,
    pixelsHigh height: Int, bitsPerSample bps: Int, samplesPerPixel spp: Int, hasAlpha alpha: Bool,
    isPlanar: Bool, colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard width > 0, height > 0 else { return nil }
    super.init()
    (pixelsWide, pixelsHigh, bitsPerSample, hasAlpha) = (width, height, bps, alpha)
    size = NSSize(width: width, height: height)
  }

  init(size: NSSize, scale: CGFloat) {
    super.init()
    self.size = size
    pixelsWide = Int((size.width * scale).rounded(.up))
    pixelsHigh = Int((size.height * scale).rounded(.up))
  }

  /// Nil here: there are no pixels to write.
  open func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }

  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }
}

/// The name of a kind of colours.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedWhite = NSColorSpaceName(rawValue: "NSCalibratedWhiteColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}

extension NSView {
  /// As large as the rectangle, in the window's pixels.
  public func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return NSBitmapImageRep(size: rect.size, scale: core.contentScaleFactor)
  }
  /// Lays the view out, and draws nothing.
  public func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) { layoutSubtreeIfNeeded() }
}

extension NSImage {
  /// Gives the image the size of a form of it, unless it has one.
  public func addRepresentation(_ imageRep: NSImageRep) { if size == .zero { size = imageRep.size } }
  /// Nil here: there are no pixels to write.
  public var tiffRepresentation: Data? { nil }
}

public typealias NSImageInterpolation = NSGraphicsContext.ImageInterpolation
