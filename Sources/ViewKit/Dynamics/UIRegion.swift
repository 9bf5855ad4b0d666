import CoreGraphics

/// Where a field of dynamics works: around a point, in points.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let isInside: (CGPoint) -> Bool

  private init(_ isInside: @escaping (CGPoint) -> Bool) {
    self.isInside = isInside
    super.init()
  }

  /// A circle around the point.
  public convenience init(radius: CGFloat) {
    self.init { Double($0.x * $0.x + $0.y * $0.y).squareRoot() <= Double(radius) }
  }
  /// A rectangle with the point in its middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  public static let infinite = UIRegion { _ in true }

  open func contains(_ point: CGPoint) -> Bool { isInside(point) }
  open func inverse() -> UIRegion { UIRegion { [isInside] in !isInside($0) } }
  open func union(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) || region.contains($0) }
  }
  open func difference(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && !region.contains($0) }
  }
  open func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion { [isInside] in isInside($0) && region.contains($0) }
  }
}
