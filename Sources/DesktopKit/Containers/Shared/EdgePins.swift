import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Holds a view's frame inside a container's at distances from its edges.
///
/// The constraints are between alignment rectangles, which may lie inside the frames of both. They are required, unless the
/// container's mask holds it to less than the distances take: nobody has said yet how large it is to be.
@MainActor
final class EdgePins {
  let view: NSView
  private unowned let container: NSView
  private let constraints: [NSLayoutConstraint]
  /// Whether the view's mask counted before.
  private let translated: Bool

  init(_ view: NSView, in container: NSView, _ distances: NSEdgeInsets) {
    self.view = view
    self.container = container
    translated = view.translatesAutoresizingMaskIntoConstraints
    view.translatesAutoresizingMaskIntoConstraints = false
    constraints = [
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.leftAnchor.constraint(equalTo: container.leftAnchor),
      container.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      container.rightAnchor.constraint(equalTo: view.rightAnchor),
    ]
    hold(distances)
    NSLayoutConstraint.activate(constraints)
  }

  func hold(_ distances: NSEdgeInsets) {
    let (outer, inner) = (container.alignmentRectInsets, view.alignmentRectInsets)
    let all = [
      distances.top - outer.top + inner.top, distances.left - outer.left + inner.left,
      distances.bottom - outer.bottom + inner.bottom, distances.right - outer.right + inner.right,
    ]
    let room = container.isHeld(below: NSSize(width: all[1] + all[3], height: all[0] + all[2]))
    constraints[2].priority = room.height ? .almostRequired : .required
    constraints[3].priority = room.width ? .almostRequired : .required
    for (constraint, distance) in zip(constraints, all) where constraint.constant != distance {
      constraint.constant = distance
    }
  }

  func end() {
    NSLayoutConstraint.deactivate(constraints)
    view.translatesAutoresizingMaskIntoConstraints = translated
  }
}

extension NSView {
  /// Whether the view's own frame holds it to less than a size.
  func isHeld(below size: NSSize) -> (width: Bool, height: Bool) {
    guard translatesAutoresizingMaskIntoConstraints else { return (false, false) }
    let insets = alignmentRectInsets
    return (
      bounds.width - insets.left - insets.right < size.width,
      bounds.height - insets.top - insets.bottom < size.height
    )
  }
}

extension NSLayoutConstraint.Priority {
  /// Gives way where nothing else can.
  static let almostRequired = Self(999)
}
