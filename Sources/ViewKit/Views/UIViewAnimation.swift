import CoreGraphics

/// What an animation block has changed: where each view began and where it ends. Plumb's addition, for tests.
@preconcurrency @MainActor
public final class UIViewAnimation {
  /// The frames of one view.
  public struct Change {
    /// Nil once the view is gone: the record keeps none alive.
    public private(set) weak var view: UIView?
    public let start: CGRect
    public internal(set) var end: CGRect
  }

  public let duration: TimeInterval
  public let delay: TimeInterval
  /// In the order in which the views changed first.
  public private(set) var changes: [Change] = []

  private var known: Set<ObjectIdentifier> = []

  /// That of the last block; nil before the first one.
  public private(set) static var last: UIViewAnimation?
  private static var current: UIViewAnimation?

  init(duration: TimeInterval, delay: TimeInterval) {
    self.duration = duration
    self.delay = delay
  }

  func run(_ animations: () -> Void) {
    let outer = Self.current
    Self.current = self
    animations()
    Self.current = outer
    changes = changes.compactMap { change in
      guard let view = change.view, view.frame != change.start else { return nil }
      return Change(view: view, start: change.start, end: view.frame)
    }
    Self.last = self
  }

  /// Notes a view's frame, the first time that something is about to change it.
  static func willChange(_ view: UIView) {
    guard let current, UIView.areAnimationsEnabled else { return }
    guard current.known.insert(ObjectIdentifier(view)).inserted else { return }
    current.changes.append(Change(view: view, start: view.frame, end: view.frame))
  }
}
