import Testing
import UIKit

@MainActor @Suite struct CoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() { window.addSubview(view) }

  /// The way from the keyboard's frame, which is in the screen's coordinates, to a view's.
  @Test func betweenAViewAndTheScreen() {
    let onScreen = CGRect(x: 110, y: 90, width: 5, height: 6)
    let inView = view.convert(onScreen, from: UIScreen.main.coordinateSpace)
    #expect(inView == CGRect(x: 0, y: 20, width: 5, height: 6))
    #expect(view.convert(inView, to: UIScreen.main.coordinateSpace) == onScreen)
    #expect(UIScreen.main.convert(CGPoint.zero, from: view) == CGPoint(x: 110, y: 70))
    #expect(UIScreen.main.convert(CGPoint(x: 110, y: 70), to: view) == .zero)
  }

  @Test func betweenViews() {
    let space: any UICoordinateSpace = window
    #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 11, y: 22))
    #expect(view.convert(CGPoint(x: 11, y: 22), from: window) == CGPoint(x: 1, y: 2))
    #expect(view.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(view.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  /// Documentation of `anchorPoint`: the position stays, so the frame moves.
  @Test func theAnchorPointMovesTheFrame() {
    view.anchorPoint = .zero
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == .zero)
    #expect(view.layer.anchorPoint == .zero)
  }

  /// Documentation of `endEditing(_:)`: the view or one of its subviews resigns, and may be forced to.
  @Test func editingEnds() {
    final class Holder: UIView {
      var resigns = true
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { resigns }
    }
    let holder = Holder()
    view.addSubview(holder)
    #expect(!view.endEditing(false))
    holder.becomeFirstResponder()
    #expect(view.endEditing(false) && !holder.isFirstResponder)
    holder.becomeFirstResponder()
    holder.resigns = false
    #expect(!view.endEditing(false) && holder.isFirstResponder)
    #expect(view.endEditing(true) && !holder.isFirstResponder)
  }

  /// A label is text and a button a button until told otherwise (documentation of `UIAccessibilityTraits`).
  @Test func whatViewsAreForAssistiveTechnologies() {
    #expect(view.accessibilityTraits == .none)
    #expect(UILabel().accessibilityTraits == .staticText)
    #expect(UIButton().accessibilityTraits == .button)
    #expect(UIImageView().accessibilityTraits == .image)
    view.accessibilityTraits = [.header, .selected]
    #expect(view.accessibilityTraits.rawValue == 1 << 16 | 1 << 3)
  }

  @Test func layersKnowOfLayout() {
    window.layoutIfNeeded()
    #expect(!view.layer.needsLayout())
    view.layer.setNeedsLayout()
    #expect(view.layer.needsLayout())
  }
}
