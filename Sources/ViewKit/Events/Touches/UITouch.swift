import CoreGraphics

/// A finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }

  open internal(set) var phase = Phase.began
  /// Seconds since the first touch was put down.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many taps in one place it is the last of.
  open internal(set) var tapCount = 1
  /// The view that the finger was put on, which gets the touch to its end.
  open internal(set) weak var view: UIView?
  open var window: UIWindow? { root?.window }
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  open var type: TouchType { .direct }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Upright, as fingers are taken to be.
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  open var rollAngle: CGFloat { 0 }
  /// Nothing of a finger is estimated.
  open var estimatedProperties: Properties { [] }
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The topmost view: the window where there is one.
  weak var root: UIView?
  /// In the coordinates of `root`.
  var point: CGPoint
  var previousPoint: CGPoint
  let firstPoint: CGPoint

  /// A finger that is on no view, as tests make one for methods that are handed touches.
  public override init() {
    (point, previousPoint, firstPoint) = (.zero, .zero, .zero)
    super.init()
  }

  init(at point: CGPoint, in root: UIView) {
    self.point = point
    previousPoint = point
    firstPoint = point
    self.root = root
    super.init()
  }

  /// - Parameter view: Nil for the window.
  open func location(in view: UIView?) -> CGPoint { place(point, in: view) }
  open func previousLocation(in view: UIView?) -> CGPoint { place(previousPoint, in: view) }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func place(_ point: CGPoint, in view: UIView?) -> CGPoint {
    guard let view, let root else { return point }
    return view.convert(point, from: root)
  }
}

extension UITouch {
  /// What of a pencil is known better later.
  public struct Properties: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }
}
