import CoreGraphics

/// Would move items that are in a region.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// Is given the field, and a place, velocity, mass and charge, and the time; says which force there is.
  /// Plumb's addition: UIKit writes the type where it is asked for.
  public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) ->
    CGVector

  /// In the reference view's coordinates, in points.
  open var position = CGPoint.zero
  /// Where the field works, around its position.
  open var region = UIRegion.infinite
  open var strength: CGFloat = 1
  open var falloff: CGFloat = 0
  open var minimumRadius: CGFloat = 0
  open var direction = CGVector(dx: 0, dy: 0)
  open var smoothness: CGFloat = 0
  open var animationSpeed: CGFloat = 0
  open var items: [any UIDynamicItem] { ownItems }

  open func addItem(_ item: any UIDynamicItem) { keep(item) }
  open func removeItem(_ item: any UIDynamicItem) { drop(item) }

  open class func dragField() -> Self { made() }
  open class func vortexField() -> Self { made() }
  open class func springField() -> Self { made() }
  open class func electricField() -> Self { made() }
  open class func magneticField() -> Self { made() }
  open class func radialGravityField(position: CGPoint) -> Self { made { $0.position = position } }
  open class func linearGravityField(direction: CGVector) -> Self { made { $0.direction = direction } }
  open class func velocityField(direction: CGVector) -> Self { made { $0.direction = direction } }
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    made { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
  }
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// - Parameter block: Is not asked here: nothing moves.
  open class func field(evaluationBlock block: @escaping Evaluation) -> Self { made() }

  private class func made(_ configure: (UIFieldBehavior) -> Void = { _ in }) -> Self {
    let field = madeByName()
    configure(field)
    return field
  }
}
