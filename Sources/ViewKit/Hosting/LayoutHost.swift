import CoreGraphics
package import PlumbAutoLayout

/// What stands outside UIKit for a view or a guide that takes part in its layout: constraints, logs and reports name it
/// in place of what takes part.
@preconcurrency @MainActor
package protocol LayoutHosted: AnyObject {
  /// What constraints that are given the object speak of.
  var hostedObject: HostedObject { get }
}

/// The view or guide that takes part in layout for an object from outside.
@MainActor
package enum HostedObject {
  case view(UIView)
  case guide(UILayoutGuide)

  var item: LayoutItem {
    switch self {
    case .view(let view): view.item
    case .guide(let guide): guide.item
    }
  }
}

/// What the view that takes part in layout asks of the one that it stands for.
///
/// Rectangles and insets are in UIKit's coordinates, with y downwards.
@preconcurrency @MainActor
package protocol LayoutHost: LayoutHosted {
  /// Places the subviews.
  func hostLayOut()
  func hostUpdateConstraints()
  /// Whether the host's class draws.
  var hostDraws: Bool { get }
  func hostDraw(_ rect: CGRect)
  /// In points; `UIView.noIntrinsicMetric` on an axis without one.
  var hostContentSize: CGSize { get }
  /// For content that wraps.
  var hostContentWraps: Bool { get }
  func hostContentSize(within width: CGFloat) -> CGSize?
  var hostAlignmentInsets: UIEdgeInsets { get }
  /// Asked of hosts that convert by functions of their own.
  func hostAlignmentRect(forFrame frame: CGRect) -> CGRect
  func hostFrame(forAlignmentRect alignmentRect: CGRect) -> CGRect
  /// From the top of the alignment rectangle down, and from its bottom up, in points; nil where nothing is written.
  var hostBaselines: (first: CGFloat?, last: CGFloat?) { get }
  /// How the host arranges views; nil where it does not.
  var hostArrangement: HostedArrangement? { get }
  /// The bounds have another size, or another origin, than before.
  func hostBoundsChanged(from old: CGRect)
  /// The view lies elsewhere in its superview.
  func hostMoved()
  func hostWillMove(toWindow window: UIWindow?)
  func hostDidMoveToWindow()
  /// The text that logs of constraints show beside the object's address.
  var hostLabel: String? { get }
}

/// How a host arranges views as a stack view does.
@MainActor
package struct HostedArrangement {
  package struct Member {
    package var view: UIView
    package var gravity: StackArrangement.Gravity
    /// In points; nil where it is the stack's.
    package var spacingAfter: CGFloat?
    package var isHidden: Bool

    package init(
      _ view: UIView, gravity: StackArrangement.Gravity = .leading, spacingAfter: CGFloat? = nil,
      isHidden: Bool = false
    ) {
      self.view = view
      self.gravity = gravity
      self.spacingAfter = spacingAfter
      self.isHidden = isHidden
    }
  }

  /// All but the views.
  package var stack: StackArrangement
  package var members: [Member]

  package init(_ stack: StackArrangement, _ members: [Member]) {
    self.stack = stack
    self.members = members
  }
}
