import CoreGraphics

/// What UIKit's own classes are asked for by name: in actions of documents, and by tools of debuggers.
@MainActor
final class PlumbModuleMembers: PlumbMemberTables {
  static var tables: [any PlumbMemberTable.Type] {
    [Responders.self, Views.self, Controllers.self, Stacks.self]
  }

  enum Responders: PlumbMemberTable {
    static var owner: AnyClass { UIResponder.self }
    static var members: [PlumbMember] {
      [
        .method("becomeFirstResponder") { (me: UIResponder, _) in me.becomeFirstResponder() },
        .method("resignFirstResponder") { (me: UIResponder, _) in me.resignFirstResponder() },
      ]
    }
  }

  enum Views: PlumbMemberTable {
    static var owner: AnyClass { UIView.self }
    static var members: [PlumbMember] {
      [
        .method("recursiveDescription") { (me: UIView, _) in me.plumb.recursiveDescription() },
        .method("_autolayoutTrace") { (me: UIView, _) in me.plumb.autolayoutTrace() },
        .method("exerciseAmbiguityInLayout") { (me: UIView, _) in me.exerciseAmbiguityInLayout() },
        .method("layoutIfNeeded") { (me: UIView, _) in me.layoutIfNeeded() },
        .method("setNeedsLayout") { (me: UIView, _) in me.setNeedsLayout() },
        .method("setNeedsDisplay") { (me: UIView, _) in me.setNeedsDisplay() },
        .method("removeFromSuperview") { (me: UIView, _) in me.removeFromSuperview() },
        .method("endEditing:") { (me: UIView, arguments) in
          me.endEditing((arguments.values.first as? Bool) ?? true)
        },
      ]
    }
  }

  enum Controllers: PlumbMemberTable {
    static var owner: AnyClass { UIViewController.self }
    static var members: [PlumbMember] {
      [
        .method("dismissViewControllerAnimated:completion:") { (me: UIViewController, _) in
          me.dismiss(animated: true)
        }
      ]
    }
  }

  enum Stacks: PlumbMemberTable {
    static var owner: AnyClass { UINavigationController.self }
    static var members: [PlumbMember] {
      [
        .method("popViewControllerAnimated:") { (me: UINavigationController, _) in
          me.popViewController(animated: true)
        }
      ]
    }
  }
}
