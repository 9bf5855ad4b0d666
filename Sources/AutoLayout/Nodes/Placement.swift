import PlumbConstraintSolver
import PlumbGeometry

/// What, besides constraints between anchors, decides a node's rectangle.
public enum Placement: Hashable, Sendable {
  /// Nothing else: the view does not translate its autoresizing mask.
  case constraints
  /// The autoresizing mask, from the frame that the node has in a container of the given size.
  case mask(AutoresizingMask, container: Size)
  /// The node's frame, whatever its superview does: Interface Builder's prototyping constraints.
  case fixedFrame
  /// The node's frame as its owner outside the tree sets it: a window, a screen, a cell.
  case encapsulated
  /// The node's frame as a window keeps it with a priority: content that asks for more strongly gets its size. It is 500
  /// of a window by itself, and 510 while somebody drags its edges (`NSLayoutPriorityWindowSizeStayPut` and
  /// `NSLayoutPriorityDragThatCanResizeWindow`, NSLayoutConstraint.h).
  case window(Priority)
  /// A guide at fixed distances from its owner's edges.
  case insets(EdgeInsets)
  /// The content of a scroll view: its origin is fixed, its size is what constraints make it.
  case scrollContent
  /// No rectangle, but the distance between two anchors, as `anchorWithOffset(to:)` has it: its width and height may be
  /// negative.
  case distance
}
