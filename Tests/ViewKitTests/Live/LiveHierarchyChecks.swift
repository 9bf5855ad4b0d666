import PlumbAutoLayout
import UIKit

@testable import PlumbViewKit

/// What the parts of a hierarchy say of each other, and of its engine.
@MainActor struct LiveHierarchyChecks {
  let root: UIView
  private(set) var faults: [String] = []

  init(_ top: UIView) {
    root = top.hierarchyRoot
    root.forEachInSubtree { view in
      checkPlace(of: view)
      checkLists(of: view)
      checkItem(view.storedItem, of: view)
      for guide in view.guides { checkItem(guide.item, of: view) }
      for constraint in view.installedConstraints { check(constraint, in: view) }
    }
    do throws(LayoutInvariantViolation) { try root.ownEngine?.tree.checkInvariants() } catch {
      faults.append("\(error.message) (\(error.index))")
    }
  }

  private mutating func expect(_ condition: Bool, _ fault: String, _ view: UIView) {
    if !condition { faults.append("\(fault): \(view)") }
  }

  private mutating func checkPlace(of view: UIView) {
    for (first, second) in zip(view.storedSubviews, view.storedSubviews.dropFirst()) {
      expect(first.siblingOrder < second.siblingOrder, "siblings are numbered in another order", first)
    }
    for subview in view.storedSubviews {
      expect(subview.superview === view, "a subview has another superview", subview)
      expect(subview.window === view.window, "a subview has another window", subview)
    }
    expect(view === root || view.ownEngine == nil, "an engine below another one", view)
    expect(view.engine == nil || view.engine === root.ownEngine, "the engine of another hierarchy", view)
    expect(view.layoutState.isDisjoint(with: [.isLeaving, .isBeingPlaced]), "a state of passage", view)
  }

  private mutating func checkLists(of view: UIView) {
    guard let parent = view.superview else { return }
    let (own, above) = (view.layoutState, parent.layoutState)
    let needsVisit = !own.isDisjoint(with: .needsVisit)
    expect(!needsVisit || own.contains(.isListedAsPending), "what needs layout is not listed", view)
    expect(!needsVisit || above.contains(.subtreeNeedsLayout), "a superview does not know of it", view)
    let isPending = parent.pendingSubviews.contains { $0 === view.storedItem }
    expect(!own.contains(.isListedAsPending) || isPending, "what says so is not listed as pending", view)
    let isToBePlaced = parent.subviewsToPlace.contains { $0 === view.storedItem }
    expect(!own.contains(.isListedForPlacing) || isToBePlaced, "what says so is not to be placed", view)
    let updates: ViewLayoutState = [.needsUpdateConstraints, .subtreeNeedsUpdateConstraints]
    expect(
      own.isDisjoint(with: updates) || above.contains(.subtreeNeedsUpdateConstraints),
      "a superview does not know of pending constraints", view)
    expect(!own.contains(.usesAutoLayout) || above.contains(.usesAutoLayout), "constraints unknown", view)
    let insets: ViewLayoutState = [.dependsOnInsets, .subtreeDependsOnInsets]
    expect(
      own.isDisjoint(with: insets) || above.contains(.subtreeDependsOnInsets), "insets unknown", view)
  }

  private mutating func checkItem(_ item: LayoutItem?, of view: UIView) {
    guard let item, let node = item.node else { return }
    guard let engine = view.engine else { return expect(false, "a node without engine", view) }
    expect(engine.tree.contains(node), "a node that was removed", view)
    expect(engine.item(of: node) === item, "a node that stands for another", view)
    let parent = item.guide == nil ? view === root ? nil : view.superview?.item.node : view.item.node
    expect(engine.tree.parent(of: node) == parent, "a node in another place", view)
    for reference in item.references {
      expect(reference.takeUnretainedValue().isActive, "an item lists an inactive constraint", view)
    }
  }

  private mutating func check(_ constraint: NSLayoutConstraint, in view: UIView) {
    expect(constraint.installation.container === view, "a constraint stands elsewhere", view)
    let sides = [constraint.first, constraint.second]
    for item in sides.flatMap({ [$0.item, $0.start] }).compactMap({ $0 }) {
      let count = item.references.count { $0.takeUnretainedValue() === constraint }
      expect(count == 1, "an item lists a constraint \(count) times", view)
      expect(item.owningView?.isDescendant(of: view) == true, "a constraint reaches outside", view)
    }
    for row in [constraint.installation.row, constraint.installation.bound].compactMap({ $0 }) {
      expect(view.engine?.tree.constraint(row) != nil, "a row that was removed", view)
    }
  }
}
