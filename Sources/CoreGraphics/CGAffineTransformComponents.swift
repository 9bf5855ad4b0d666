/// What a transform does, one thing after the other: it scales, shears, rotates and translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
  public var scale: CGSize
  /// How far the x coordinate moves for each point of the y coordinate.
  public var horizontalShear: CGFloat
  /// In radians.
  public var rotation: CGFloat
  public var translation: CGVector

  public init() {
    self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
  }

  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  public init(_ components: CGAffineTransformComponents) {
    let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The components that make up the transform; a mirror image has a negative height.
  public func decomposed() -> CGAffineTransformComponents {
    var components = CGAffineTransformComponents()
    components.translation = CGVector(dx: tx, dy: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      components.scale = CGSize(width: 0, height: (c * c + d * d).squareRoot())
      components.rotation = c == 0 && d == 0 ? 0 : atan2(-c, d)
      return components
    }
    let height = (a * d - b * c) / width
    components.scale = CGSize(width: width, height: height)
    components.rotation = atan2(b, a)
    components.horizontalShear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return components
  }
}
