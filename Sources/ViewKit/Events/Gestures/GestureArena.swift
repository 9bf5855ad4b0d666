import CoreGraphics

/// Which of the gesture recognisers that see a touch recognises its gesture: the first, unless it has to wait for another
/// to fail, or delegates let several.
@MainActor
final class GestureArena {
  /// Those of the views in front before those behind.
  private var contenders: [UIGestureRecognizer] = []
  /// What recognisers want to become that wait for others to fail.
  private var waiting: [ObjectIdentifier: UIGestureRecognizer.State] = [:]

  /// Enters the recognisers of the touched view and of those above it.
  func add(_ touch: UITouch) -> [UIGestureRecognizer] {
    var seen: [UIGestureRecognizer] = []
    for view in sequence(first: touch.view, next: { $0?.superview }) {
      view?.readyForTouches()
      for recognizer in view?.gestureRecognizers ?? [] where recognizer.takes(touch) {
        seen.append(recognizer)
        if !contenders.contains(where: { $0 === recognizer }) { contenders.append(recognizer) }
        recognizer.arena = self
      }
    }
    return seen
  }

  func deliver(_ touch: UITouch, _ event: UIEvent) {
    for recognizer in contenders where touch.gestureRecognizers?.contains(recognizer) ?? false {
      guard !recognizer.isDecided, waiting[ObjectIdentifier(recognizer)] == nil else { continue }
      recognizer.take(touch, event)
    }
  }

  func timePassed(to time: TimeInterval) {
    for recognizer in contenders where !recognizer.isDecided && waiting[ObjectIdentifier(recognizer)] == nil {
      recognizer.timePassed(to: time)
    }
  }

  /// Whether a recognised gesture keeps a touch from its view.
  func holds(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.cancelsTouchesInView && $0.isRecognised } ?? false
  }

  /// All fingers are lifted: recognisers begin anew, but for those that wait for a further tap.
  func finish() {
    for recognizer in contenders where recognizer.state == .possible && !recognizer.waitsForTouches {
      if waiting[ObjectIdentifier(recognizer)] == nil { recognizer.state = .failed }
    }
    guard contenders.allSatisfy({ $0.isDecided }) else { return }
    for recognizer in contenders { recognizer.beginAnew() }
    contenders = []
    waiting = [:]
  }

  // MARK: Decisions

  /// Has a recogniser become what it asks for, or fail, or wait.
  func decide(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    guard recognizer.state == .possible, state == .began || state == .ended else {
      recognizer.become(state)
      if state == .failed || state == .cancelled { wakeThoseAfter(recognizer) }
      return
    }
    let others = contenders.filter { $0 !== recognizer }
    guard recognizer.mayBegin, !others.contains(where: { $0.isRecognised && $0.prevents(recognizer) }) else {
      return decide(recognizer, .failed)
    }
    let needed = others.filter { recognizer.needsFailure(of: $0) }
    if needed.contains(where: { $0.isRecognised }) { return decide(recognizer, .failed) }
    if needed.contains(where: { $0.state == .possible && $0.isEnabled }) {
      waiting[ObjectIdentifier(recognizer)] = state
      return
    }
    waiting[ObjectIdentifier(recognizer)] = nil
    recognizer.become(state)
    for other in others where other.state == .possible && recognizer.prevents(other) {
      waiting[ObjectIdentifier(other)] = nil
      decide(other, .failed)
    }
    wakeThoseAfter(recognizer)
  }

  /// Decides again about those that waited for a recogniser.
  private func wakeThoseAfter(_ recognizer: UIGestureRecognizer) {
    for other in contenders where other.needsFailure(of: recognizer) {
      guard let state = waiting.removeValue(forKey: ObjectIdentifier(other)) else { continue }
      decide(other, state)
    }
  }
}
