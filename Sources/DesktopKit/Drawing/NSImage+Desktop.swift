import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbTextMetrics
public import PlumbViewKit

/// AppKit's images where they are not UIKit's: `size` stands in front of the one that cannot be set.
extension NSImage {
  public typealias Name = String

  /// An image of a size in points, without pixels.
  public convenience init(size: NSSize) { self.init(ofSize: size, scale: 1) }

  /// An image of a size in points, whose drawing is not kept.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) { self.init(size: size) }

  /// A symbol of Apple's, at 13 points unless a configuration says otherwise.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(systemName: name)
    accessibilityDescription = description
  }

  public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
  public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }

  /// In points.
  public var size: NSSize {
    get { extra.size ?? symbolSize ?? givenSize }
    set { extra.size = newValue }
  }
  /// Whether only the outline counts, which is drawn in the colour of what is around.
  public var isTemplate: Bool {
    get { extra.isTemplate ?? isOfSystem }
    set { extra.isTemplate = newValue }
  }
  public var accessibilityDescription: String? {
    get { extra.description }
    set { extra.description = newValue }
  }
  public func name() -> Name? { extra.name }
  @discardableResult public func setName(_ string: Name?) -> Bool {
    extra.name = string
    return true
  }
  public var isValid: Bool { size.width > 0 && size.height > 0 }
  public var alignmentRect: NSRect { NSRect(origin: .zero, size: size) }

  /// A symbol in another configuration; nil for other images.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
    applyingSymbolConfiguration(configuration)
  }

  /// Has what follows draw into the image, which keeps none of it.
  public func lockFocus() { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
  /// Where pixels are kept; nowhere here.
  public enum CacheMode: UInt, Sendable { case `default`, always, bySize, never }
  public var cacheMode: CacheMode {
    get { .default }
    set {}
  }
  public func lockFocusFlipped(_ flipped: Bool) { lockFocus() }
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { cgImage }
  public func unlockFocus() { UIGraphicsEndImageContext() }
  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) {
    draw(in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha)
  }
  public func draw(
    in dstRect: NSRect, from srcRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) { draw(in: dstRect) }

  /// At 13 points, unless a configuration says otherwise; nil for an image that is no symbol.
  private var symbolSize: NSSize? {
    let estimate = symbolEstimate(beside: .systemFont(ofSize: NSFont.systemFontSize), preferring: nil)
    guard let size = estimate?.size(in: Self.context) else { return nil }
    return NSSize(width: size.width, height: size.height)
  }

  /// Where symbols are measured.
  static let context = ControlContext(
    platform: .macOS, release: .xcode16Point3, scale: 1, generation: .flat)

  /// Whether AppKit draws the image itself, as one of its templates.
  var isOfSystem: Bool { extra.isOfSystem }

  func markAsSystems() { extra.isOfSystem = true }

  private var extra: ImageExtra {
    if let known = objc_getAssociatedObject(self, ImageExtra.key) as? ImageExtra { return known }
    let new = ImageExtra()
    objc_setAssociatedObject(self, ImageExtra.key, new, .OBJC_ASSOCIATION_RETAIN)
    return new
  }

}

/// What AppKit's images have beside UIKit's.
private final class ImageExtra {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var size: NSSize?
  var isTemplate: Bool?
  var isOfSystem = false
  var name: String?
  var description: String?
}

extension NSImage.SymbolConfiguration {
  public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
    self.init(font: .systemFont(ofSize: pointSize, weight: weight))
  }
  public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale) {
    self.init(font: .systemFont(ofSize: pointSize, weight: weight), scale: scale)
  }

  /// UIKit's, behind those above where a weight has the same name in both.
  @_disfavoredOverload
  public convenience init(pointSize: CGFloat, weight: NSImage.SymbolWeight) {
    self.init(font: .systemFont(ofSize: pointSize, weight: weight.fontWeight()))
  }
  @_disfavoredOverload
  public convenience init(
    pointSize: CGFloat, weight: NSImage.SymbolWeight, scale: NSImage.SymbolScale
  ) { self.init(font: .systemFont(ofSize: pointSize, weight: weight.fontWeight()), scale: scale) }
}
