import CoreGraphics

extension UIView {
  var ownRecognizers: [UIGestureRecognizer]? {
    rarelyUsed.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers }
  }

  func replaceRecognizers(by new: [UIGestureRecognizer]) {
    for recognizer in ownRecognizers ?? [] { remove(recognizer) }
    for recognizer in new { add(recognizer) }
  }

  /// A recogniser is of one view: another one loses it.
  func add(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.remove(recognizer)
    rare.gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    rarelyUsed?.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func add(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    rare.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard rarelyUsed?.interactions.contains(where: { $0 === interaction }) ?? false else { return }
    interaction.willMove(to: nil)
    rarelyUsed?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// What a view can be used for beside touches: it is told of its view, and has nothing else to do here.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
