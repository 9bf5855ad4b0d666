import Foundation

/// A sound. None is heard here.
open class NSSound: NSObject {
  public typealias Name = String
  open private(set) var name: Name?
  open var volume: Float = 1
  open var loops = false

  public init?(named name: Name) {
    self.name = name
    super.init()
  }
  public init?(contentsOf url: URL, byReference byRef: Bool) { super.init() }
  /// Does nothing here.
  open class func beep() {}
  /// Plays nothing here, and says so.
  @discardableResult open func play() -> Bool { false }
  @discardableResult open func stop() -> Bool { false }
  open var isPlaying: Bool { false }
}

/// Taps of a trackpad. None is felt here.
@preconcurrency @MainActor
open class NSHapticFeedbackManager: NSObject {
  open class var defaultPerformer: any NSHapticFeedbackPerformer { NoTaps() }

  public enum FeedbackPattern: Int, Sendable { case generic, alignment, levelChange }
  public enum PerformanceTime: UInt, Sendable { case `default`, now, drawCompleted }

  private final class NoTaps: NSHapticFeedbackPerformer {
    func perform(_ pattern: FeedbackPattern, performanceTime: PerformanceTime) {}
  }
}

/// Gives taps.
@preconcurrency @MainActor
public protocol NSHapticFeedbackPerformer {
  func perform(
    _ pattern: NSHapticFeedbackManager.FeedbackPattern,
    performanceTime: NSHapticFeedbackManager.PerformanceTime)
}
