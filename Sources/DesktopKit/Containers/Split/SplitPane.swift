import CoreGraphics
import Foundation
internal import PlumbViewKit

/// One of the views that a split view has side by side.
@MainActor
final class SplitPane {
  let view: NSView
  /// Along the split view's axis, in points: what the pane holds to. Nil until it was laid out or placed.
  var thickness: CGFloat?
  /// What the last layout gave it.
  var lastExtent: CGFloat?
  var holdingPriority = NSLayoutConstraint.Priority.defaultLow
  var minimum: CGFloat?
  var maximum: CGFloat?
  /// Of the split view's extent, for the first layout.
  var fraction: CGFloat?
  /// Holds to the thickness; nil while the pane takes no part.
  var holding: NSLayoutConstraint?
  /// Whether the pane was collapsed, and not only its view hidden.
  var isCollapsed = false
  /// What it holds to once it takes part again.
  var takesPart: Bool { !isCollapsed && !view.isHidden }

  init(_ view: NSView) { self.view = view }

  /// A thickness that its own bounds allow.
  func bounded(_ thickness: CGFloat) -> CGFloat {
    max(0, minimum ?? 0, min(thickness, maximum ?? .infinity))
  }
}
