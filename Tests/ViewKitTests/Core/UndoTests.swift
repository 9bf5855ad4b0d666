import CoreGraphics
import Testing
import UIKit

/// Changes that are taken back, and behaviours that are kept.
@MainActor @Suite struct UndoTests {
  private final class Box {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func backAndForth() {
    let box = Box()
    #expect(!box.manager.canUndo && !box.manager.canRedo)
    box.set(1)
    box.set(2)
    box.manager.undo()
    #expect(box.value == 1 && box.manager.canRedo)
    box.manager.redo()
    #expect(box.value == 2 && !box.manager.canRedo)
    box.manager.undo()
    box.manager.undo()
    #expect(box.value == 0 && !box.manager.canUndo)
    box.set(5)
    #expect(!box.manager.canRedo)
    box.manager.removeAllActions()
    box.manager.undo()
    #expect(box.value == 5)
  }

  @Test func groups() {
    let box = Box()
    box.manager.beginUndoGrouping()
    box.set(1)
    box.set(2)
    box.manager.setActionName("Typing")
    box.manager.endUndoGrouping()
    #expect(box.manager.undoMenuItemTitle == "Undo Typing")
    box.manager.undo()
    #expect(box.value == 0 && box.manager.redoActionName == "Typing")
    box.manager.redo()
    #expect(box.value == 2)
    box.manager.disableUndoRegistration()
    box.set(3)
    box.manager.enableUndoRegistration()
    box.manager.undo()
    #expect(box.value == 0)
  }

  @Test func viewsHaveTheirWindows() {
    let (window, view) = (UIWindow(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }

  @Test func behavioursAreKept() {
    let (view, item) = (UIView(), UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    let animator = UIDynamicAnimator(referenceView: view)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.addBehavior(gravity)
    #expect(animator.behaviors == [gravity] && gravity.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 15, height: 15)).count == 1)
    #expect(animator.items(in: CGRect(x: 40, y: 0, width: 15, height: 15)).isEmpty)
    gravity.angle = 0
    gravity.magnitude = 2
    #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && gravity.dynamicAnimator == nil)
    let collision = UICollisionBehavior(items: [item])
    collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: "floor" as NSString) != nil)
    collision.removeBoundary(withIdentifier: "floor" as NSString)
    #expect(collision.boundaryIdentifiers == nil)
  }

  @Test func motionEffectsAreKept() {
    let (view, effect) = (UIView(), UIMotionEffectGroup())
    view.addMotionEffect(effect)
    view.addMotionEffect(effect)
    #expect(view.motionEffects == [effect])
    view.removeMotionEffect(effect)
    #expect(view.motionEffects.isEmpty)
  }
}
