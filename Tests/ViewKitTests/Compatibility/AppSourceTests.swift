import Foundation
import Testing
import UIKit

/// What apps write that has no say in layout: it compiles, and does what it can.
@MainActor @Suite struct AppSourceTests {
  final class SpinnerView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
  }

  final class EntryWindow: UIWindow {
    var isSetUp = false
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
      isSetUp = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aViewMaySayWhichLayerItHas() {
    let view = SpinnerView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.lineWidth = 3
    #expect((view as UIView).layer === view.layer && view.layer.lineWidth == 3)
  }

  @Test func aWindowOfASceneMayBeASubclass() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = EntryWindow(windowScene: scene)
    #expect(window.isSetUp && window.frame == scene.screen.bounds)
  }

  @Test func stylesOfClassesStyleNobodyOutsideOfWindows() {
    UILabel.appearance().numberOfLines = 7
    UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).title = "no"
    #expect(UILabel().numberOfLines == 1 && UIBarButtonItem().title == nil)
  }

  @Test func whoWaitsIsToldThatEditingBeginsAndEnds() {
    let window = UIWindow()
    let view = UITextView()
    window.addSubview(view)
    let noted = Noted()
    let tokens = [UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: view, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { noted.names.append(name) }
      }
    }
    view.becomeFirstResponder()
    view.resignFirstResponder()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      noted.names == [
        "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidEndEditingNotification",
      ])
  }

  @MainActor private final class Noted { var names: [String] = [] }

  @Test func oldAnimationsTakeEffectAtOnce() {
    let view = UIView()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    view.alpha = 0.5
    UIView.commitAnimations()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.25 }
    #expect(view.alpha == 0.5 && animator.fractionComplete == 0)
    animator.startAnimation()
    #expect(view.alpha == 0.25 && animator.fractionComplete == 1)
  }
}
