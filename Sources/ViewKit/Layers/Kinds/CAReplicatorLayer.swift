import CoreGraphics

/// A layer that shows what is in it several times.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  /// What each copy has over the one before.
  open var instanceTransform = CATransform3DIdentity
  open var instanceDelay: CFTimeInterval = 0
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false

  /// The transforms of the copies, about the anchor point.
  var instances: [CGAffineTransform] {
    let (bounds, anchor) = (bounds, anchorPoint)
    let (x, y) = (bounds.minX + anchor.x * bounds.width, bounds.minY + anchor.y * bounds.height)
    let step = CGAffineTransform(translationX: -x, y: -y).concatenating(instanceTransform.inPlane)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    var matrices: [CGAffineTransform] = []
    for _ in 0..<min(max(instanceCount, 0), 1000) {
      matrices.append(matrices.last?.concatenating(step) ?? .identity)
    }
    return matrices
  }
}

/// A layer whose sublayers share its space; it shows nothing itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
  open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}

/// A layer whose contents can be moved under it.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both

  open func scroll(to p: CGPoint) {
    if scrollMode == .horizontally || scrollMode == .both { bounds.origin.x = p.x }
    if scrollMode == .vertically || scrollMode == .both { bounds.origin.y = p.y }
  }

  open func scroll(to r: CGRect) { scrollRectToVisible(r) }

  open override func scroll(_ p: CGPoint) { scroll(to: p) }

  /// Moves by as little as it takes.
  open override func scrollRectToVisible(_ r: CGRect) {
    var origin = bounds.origin
    if r.maxX > bounds.maxX { origin.x = r.maxX - bounds.width }
    if r.minX < origin.x { origin.x = r.minX }
    if r.maxY > bounds.maxY { origin.y = r.maxY - bounds.height }
    if r.minY < origin.y { origin.y = r.minY }
    scroll(to: origin)
  }
}

/// The ways in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}
