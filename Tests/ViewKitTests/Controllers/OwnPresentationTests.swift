import CoreGraphics
import Testing
import UIKit

/// Presentations of a program's own.
@MainActor @Suite struct OwnPresentationTests {
  private final class Sheet: UIPresentationController {
    var told: [String] = []
    let dimming = UIView()
    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 16, y: bounds.maxY - 300, width: bounds.width - 32, height: 300)
    }
    override func presentationTransitionWillBegin() {
      told.append("begin \(containerView != nil)")
      containerView?.insertSubview(dimming, at: 0)
    }
    override func containerViewWillLayoutSubviews() {
      dimming.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { told.append("shown \(completed)") }
    override func dismissalTransitionWillBegin() { told.append("end") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { told.append("gone \(completed)") }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      sheet = Sheet(presentedViewController: presented, presenting: presenting)
      return sheet
    }
  }

  @Test func theyPlaceWhatTheyPresent() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let (root, popup, delegate) = (UIViewController(), UIViewController(), Delegate())
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    popup.modalPresentationStyle = .custom
    popup.transitioningDelegate = delegate
    await withCheckedContinuation { done in root.present(popup, animated: true) { done.resume() } }
    window.layoutIfNeeded()
    let sheet = try #require(delegate.sheet)
    #expect(popup.presentationController === sheet && sheet.presentingViewController === root)
    #expect(popup.view.frame == CGRect(x: 16, y: 544, width: 358, height: 300))
    #expect(sheet.dimming.frame == window.bounds && root.view.window != nil)
    await withCheckedContinuation { done in root.dismiss(animated: true) { done.resume() } }
    #expect(sheet.told == ["begin true", "shown true", "end", "gone true"])
    #expect(popup.viewIfLoaded?.window == nil)
  }
}
