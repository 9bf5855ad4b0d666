import CoreGraphics

/// A change that takes time. There is no clock: it waits with its layer until it is removed, and changes nothing.
@preconcurrency @MainActor
open class CAAnimation: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding, CAMediaTiming, CAAction
{
  private var values: [String: Any] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing here.
  nonisolated open func encode(with coder: NSCoder) {}

  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// Does nothing here: frames come as a test has them come.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed

  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Adds the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// An animation with the same values. One of a class that others wrote is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let copy = blank(), type(of: copy) == type(of: self) else { return self }
    copy.take(from: self)
    return copy
  }

  /// A new animation of the class of the module that this one is of.
  func blank() -> CAAnimation? { CAAnimation() }

  func take(from other: CAAnimation) {
    (values, timingFunction, delegate) = (other.values, other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
  }
}

/// Animations that run together.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func blank() -> CAAnimation? { CAAnimationGroup() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    animations = (other as? CAAnimationGroup)?.animations
  }
}

/// What leads from one look of a layer to the next.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
  open var filter: Any?

  override func blank() -> CAAnimation? { CATransition() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype, filter) = (other.type, other.subtype, other.filter)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}

/// The key under which a layer keeps its transition, whatever key it is added for.
public let kCATransition = "transition"

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
