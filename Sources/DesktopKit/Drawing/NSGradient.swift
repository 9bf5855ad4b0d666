import CoreGraphics
import Foundation
public import PlumbViewKit

/// Colours that go over into each other. What is drawn with it fills its area with the first of them here.
open class NSGradient: NSObject {
  private let stops: [(color: NSColor, location: CGFloat)]

  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }
  public convenience init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(stops: colorArray.enumerated().map { ($1, CGFloat($0) / last) })
  }
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(stops: objects.map { ($0.0, $0.1) })
  }
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace
  ) {
    guard let locations else {
      self.init(colors: colorArray)
      return
    }
    self.init(stops: colorArray.enumerated().map { ($1, locations[$0]) })
  }
  private init?(stops: [(color: NSColor, location: CGFloat)]) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops
    super.init()
  }

  open var numberOfColorStops: Int { stops.count }
  /// The colour at a place between 0 and 1.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let upper = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard upper > 0 else { return stops[0].color }
    let (low, high) = (stops[upper - 1], stops[upper])
    let share = (location - low.location) / max(high.location - low.location, .ulpOfOne)
    return low.color.blended(withFraction: share, of: high.color) ?? high.color
  }
  open func draw(in rect: NSRect, angle: CGFloat) {
    stops[0].color.setFill()
    rect.fill()
  }
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    stops[0].color.setFill()
    path.fill()
  }
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) { draw(in: rect, angle: 0) }
  open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) { draw(in: path, angle: 0) }
  /// Does nothing here.
  open func draw(
    from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
  ) {}

  /// Whether a gradient goes on beyond its ends.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
  }
}
