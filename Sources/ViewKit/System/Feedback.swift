import CoreGraphics

/// Has a device be felt. Does nothing here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }
  /// Does nothing here.
  open func prepare() {}
}

/// Feels like things that meet. Does nothing here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium, heavy, soft, rigid
  }

  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
  public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { self.init() }
  /// Does nothing here, wherever it is felt.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing here, however strong.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
  /// Does nothing here.
  open func impactOccurred() {}
  /// Does nothing here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feels like a choice that changes. Does nothing here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing here.
  open func selectionChanged() {}
}

/// Feels like success or failure. Does nothing here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What there is to tell.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning, error
  }

  /// Does nothing here.
  open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}
