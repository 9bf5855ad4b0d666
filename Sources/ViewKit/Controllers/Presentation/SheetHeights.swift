import CoreGraphics

extension UISheetPresentationController {
  /// What a detent is computed from, in a window.
  private final class Room: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, _ most: CGFloat) {
      (containerTraitCollection, maximumDetentValue) = (traits, most)
    }
  }

  /// The height of the selected detent, or the lowest, with the safe area below, which detents leave out (documentation of
  /// `custom(identifier:resolver:)`); nil where there is none to be had.
  func height(in window: UIWindow, atMost most: CGFloat) -> CGFloat? {
    let below = window.safeAreaInsets.bottom
    let room = Room(window.traitCollection, most - below)
    let values = detents.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, $0) }
    }
    let selected = values.first { $0.0 == selectedDetentIdentifier }
    let value = selected?.1 ?? values.map(\.1).min()
    return value.map { min($0 + below, most) }
  }
}
