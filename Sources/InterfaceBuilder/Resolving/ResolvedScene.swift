import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup

/// A scene under some traits: the views, guides and constraints that are installed there, in document order.
package struct ResolvedScene: Sendable {
  /// `sceneID`; nil in a xib.
  package internal(set) var id: String?
  /// Superviews come before their subviews.
  package internal(set) var views: [ResolvedView] = []
  package internal(set) var guides: [ResolvedGuide] = []
  package internal(set) var constraints: [ResolvedConstraint] = []
  /// What is wrong with constraints that are installed, whether `constraints` has them or not.
  package internal(set) var constraintFaults: [ConstraintFault] = []

  /// Whether views with stale sizes have those of the canvas as their recorded ones.
  var isSettled = false

  /// Positions of the views without superview.
  package var roots: [Int] { views.indices.filter { views[$0].parent == nil } }

  /// The positions of each view's subviews, in document order.
  ///
  /// - Complexity: Linear in the views.
  package var subviews: [[Int]] {
    var subviews: [[Int]] = Array(repeating: [], count: views.count)
    for (position, view) in views.enumerated() {
      if let parent = view.parent { subviews[parent].append(position) }
    }
    return subviews
  }

  /// The root that the scene is about: the view controller's, or the only one; nil where there are several.
  package var mainRoot: Int? {
    let roots = roots
    return roots.count == 1 ? roots.first : roots.first { views[$0].controller != nil }
  }
}

/// A view of a resolved scene.
package struct ResolvedView: Sendable {
  /// The element as it is under the traits.
  package let varied: VariedElement
  /// The document's id, made unique by a suffix `#2` where it repeats; `PARENT/contentView` where it has
  /// none.
  package let id: String
  /// The element's name is not one of them for a plain view of a kind that is not known.
  package let kind: ViewKind
  /// Position of the superview in `ResolvedScene.views`.
  package let parent: Int?
  /// The rectangle as the document records it, in its own coordinates; of stale sizes the canvas's, once they are settled.
  package internal(set) var recorded: Rect?
  /// The size that the document has, where the view has another one: that of what is in it.
  package internal(set) var unsettledSize: Size?
  /// Whether what is in the view is asked for its size (`InterfaceDocument.settled`).
  var isDoubted = false
  /// Whether the view, not its superviews, is hidden.
  package let isHidden: Bool
  /// The view controller whose view this is.
  package let controller: MarkupElement?
  /// What the view hangs on in its superview: the name of the list it is in, or its key.
  let slot: ViewSlot

  /// The element in the document.
  package var element: MarkupElement { varied.element }
  package var customClass: String? { element.customClass }
  /// What views of all kinds have.
  package var attributes: ViewElement { ViewElement(varied) }
  /// Whether the document has a frame that is not the canvas's, of a view that no constraint places, as Interface Builder says.
  package var hasStaleSize: Bool { attributes.misplaced == true && mayHaveStaleSize }

  /// Whether the view's size is looked for where sizes are settled.
  var isToSettle: Bool { (attributes.misplaced == true || isDoubted) && mayHaveStaleSize }

  private var mayHaveStaleSize: Bool {
    attributes.translatesAutoresizingMaskIntoConstraints != false && !isHidden
  }
}

/// How a view belongs to its superview.
enum ViewSlot: Sendable {
  /// In a list of subviews.
  case subview
  /// One of a stack view's arranged views; on macOS with its gravity area.
  case arranged(StackArrangement.Gravity)
  /// Where the superview's own code puts it: cells, bar items, panes.
  case placedByOwner
}

/// A layout guide of a resolved scene.
package struct ResolvedGuide: Sendable {
  package enum Kind: Sendable {
    case safeArea, layoutMargins, readableContent, contentLayout, frameLayout
    /// `topLayoutGuide` and `bottomLayoutGuide` of a view controller.
    case top, bottom
  }

  package let element: MarkupElement
  package let id: String
  package let kind: Kind
  /// Position of the owning view in `ResolvedScene.views`.
  package let owner: Int
}

/// A constraint of a resolved scene, decoded.
package struct ResolvedConstraint: Sendable {
  package let element: MarkupElement
  package let id: String
  /// The id of the first item; the view that owns the constraint where the document names none.
  package let firstItem: String
  package let firstAttribute: Attribute
  package let relation: Relation
  package let secondItem: String?
  package let secondAttribute: Attribute?
  package let multiplier: Double
  package internal(set) var constant: Double
  package internal(set) var priority: Priority
}
