import CoreGraphics

/// What the layout cycle has to say, on stderr as UIKit does, or to whoever listens. Plumb's
/// addition.
@MainActor
public enum LayoutLog {
  /// Gets each message instead of stderr; for tests, and for programs with logs of their own.
  public static var handler: ((String) -> Void)?

  enum Message {
    case constraintsInvalidatedDuringUpdate(UIView)
    case updateConstraintsWithoutSuper(UIView)
    case feedbackLoop([UIView], rounds: Int)
    case unpreparedHierarchy(NSLayoutConstraint, UIView)
    case engineFailed(UIView, String)
    case conflict(String)
    case conflictDrawn(path: String)
    case constraintsShown(path: String, shown: Int, of: Int)
    case pictureFailed(LayoutPictureError)
    case alignmentNeverAgrees([UIView], rounds: Int)
    case alignmentWithoutInverse(UIView)
    case presentationRefused(UIViewController, UIViewController, String)

    @MainActor var text: String {
      switch self {
      case .constraintsInvalidatedDuringUpdate(let view):
        "[LayoutConstraints] It is a programming error to call setNeedsUpdateConstraints during updateConstraints: "
          + "\(view) would be updated again and again. The call is ignored; change the constraints right there instead."
      case .updateConstraintsWithoutSuper(let view):
        "[LayoutConstraints] \(type(of: view))'s implementation of -updateConstraints needs to call super. "
          + "Call super.updateConstraints() as its last step."
      case .feedbackLoop(let views, let rounds):
        "[LayoutLoop] Layout did not come to rest in \(rounds) passes; it stops here. These views ask for another "
          + "pass each time: " + views.prefix(8).map { "\($0)" }.joined(separator: ", ")
          + (views.count > 8 ? ", and \(views.count - 8) more" : "")
          + ". Look for setNeedsLayout, or changes of geometry or constraints, in their layoutSubviews."
      case .unpreparedHierarchy(let constraint, let view):
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's "
          + "items must be descendants of that view (or the view itself). This will crash if the constraint needs to be "
          + "resolved before the view hierarchy is assembled. Break on "
          + "-[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug. The view: \(view)"
      case .engineFailed(let view, let reason):
        "[LayoutConstraints] The hierarchy of \(view) cannot be laid out. \(reason)"
      case .conflict(let text): text
      case .conflictDrawn(let path):
        "[LayoutConstraints] A picture of the conflict is in \(path).svg, and the hierarchy with it in \(path).html"
      case .constraintsShown(let path, let shown, let all):
        "[LayoutConstraints] \(shown == all ? "" : "\(shown) of ")\(all) \(all == 1 ? "constraint" : "constraints") "
          + "\(all == 1 ? "is" : "are") shown in \(path)"
          + (shown == all ? "" : "; the others are not active in this hierarchy.")
      case .pictureFailed(let error): "[LayoutConstraints] \(error)"
      case .alignmentNeverAgrees(let views, let rounds):
        "[LayoutConstraints] The alignment rectangles of these views do not come to rest in \(rounds) rounds; they stay as "
          + "the last one has them: " + views.prefix(8).map { "\($0)" }.joined(separator: ", ")
          + (views.count > 8 ? ", and \(views.count - 8) more" : "")
          + ". Make frame(forAlignmentRect:) and alignmentRect(forFrame:) each other's inverse, continuous, and growing "
          + "with the view."
      case .alignmentWithoutInverse(let view):
        "[LayoutConstraints] \(type(of: view.namedObject))'s alignmentRect(forFrame:) is not the inverse of its "
          + "frame(forAlignmentRect:), which constraints follow: of \(view). Override both so that each undoes the other."
      case .presentationRefused(let presented, let presenter, let reason):
        "[Presentation] Attempt to present \(presented) on \(presenter) \(reason)"
      }
    }
  }

  /// The classes of which was said that their alignment rectangles convert one way only.
  static var classesWithoutInverse: Set<ObjectIdentifier> = []

  static func report(_ message: Message) { say(message.text) }

  /// Logs a text.
  package static func say(_ text: String) {
    if let handler { return handler(text) }
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
