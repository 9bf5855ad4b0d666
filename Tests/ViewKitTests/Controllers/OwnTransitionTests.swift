import CoreGraphics
import Foundation
import Testing
import UIKit

/// Animators of a program's own place what is presented.
@MainActor @Suite struct OwnTransitionTests {
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let isDismissal: Bool
    let isCompleted: Bool
    var told: [String] = []

    init(isDismissal: Bool, isCompleted: Bool = true) {
      (self.isDismissal, self.isCompleted) = (isDismissal, isCompleted)
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      let key: UITransitionContextViewControllerKey = isDismissal ? .from : .to
      guard let sheet = transitionContext.viewController(forKey: key),
        let view = transitionContext.view(forKey: isDismissal ? .from : .to)
      else { return }
      let room = transitionContext.containerView.bounds
      told.append("\(transitionContext.finalFrame(for: sheet).height) of \(room.height)")
      if !isDismissal { transitionContext.containerView.addSubview(view) }
      view.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: 200)
      UIView.animate(withDuration: 0.3) {
        if !self.isDismissal { view.frame.origin.y = room.maxY - 200 }
      } completion: { _ in
        transitionContext.completeTransition(self.isCompleted)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { told.append("ended \(transitionCompleted)") }
  }

  /// Says nothing when it is done.
  private final class Silent: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.01
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(view)
    }
  }

  private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
    let coming: any UIViewControllerAnimatedTransitioning
    let going: any UIViewControllerAnimatedTransitioning

    init(
      _ coming: any UIViewControllerAnimatedTransitioning, _ going: any UIViewControllerAnimatedTransitioning
    ) { (self.coming, self.going) = (coming, going) }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { coming }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { going }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let sheet = UIViewController()

  init() {
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    sheet.modalPresentationStyle = .custom
  }

  private func present(animated: Bool = true) async {
    await withCheckedContinuation { done in root.present(sheet, animated: animated) { done.resume() } }
    window.layoutIfNeeded()
  }

  @Test func theyLeaveTheFrame() async {
    let (coming, going) = (Slide(isDismissal: false), Slide(isDismissal: true))
    let delegate = Delegate(coming, going)
    sheet.transitioningDelegate = delegate
    await present()
    #expect(sheet.view.window === window && root.view.window === window)
    #expect(sheet.view.frame == CGRect(x: 0, y: 644, width: 390, height: 200))
    await withCheckedContinuation { done in sheet.dismiss(animated: true) { done.resume() } }
    #expect(sheet.view.window == nil && root.presentedViewController == nil)
    #expect(coming.told == ["844.0 of 844.0", "ended true"] && going.told == coming.told)
  }

  @Test func theyAreNotAskedWhereNothingIsAnimated() async {
    let coming = Slide(isDismissal: false)
    let delegate = Delegate(coming, coming)
    sheet.transitioningDelegate = delegate
    await present(animated: false)
    #expect(sheet.view.frame == window.bounds && coming.told.isEmpty)
  }

  @Test func whatDoesNotComeIsGone() async {
    let coming = Slide(isDismissal: false, isCompleted: false)
    let delegate = Delegate(coming, coming)
    sheet.transitioningDelegate = delegate
    await present()
    #expect(root.presentedViewController == nil && coming.told.last == "ended false")
  }

  @Test func oneThatNeverEndsIsOverAfterItsTime() async {
    let delegate = Delegate(Silent(), Silent())
    sheet.transitioningDelegate = delegate
    await present()
    #expect(sheet.view.window === window)
  }

  /// The presenter of a full screen stands in the transition's container meanwhile.
  @Test func aPresenterThatIsMovedComesBack() async {
    final class Exchange: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval { 0 }
      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.insertSubview(view, at: 0)
        transitionContext.completeTransition(true)
      }
    }
    let delegate = Delegate(Exchange(), Exchange())
    sheet.modalPresentationStyle = .fullScreen
    sheet.transitioningDelegate = delegate
    await present()
    #expect(sheet.view.window === window && root.view.window == nil)
    await withCheckedContinuation { done in sheet.dismiss(animated: true) { done.resume() } }
    window.layoutIfNeeded()
    #expect(root.view.superview === window && root.view.frame == window.bounds)
  }

  @Test func controllersHaveACoordinatorMeanwhile() async {
    var told: [String] = []
    root.present(sheet, animated: true)
    let coordinator = sheet.transitionCoordinator
    #expect(coordinator != nil && coordinator === root.transitionCoordinator)
    coordinator?.animate { _ in
      told.append("along")
    } completion: { context in
      told.append("over \(context.isCancelled)")
    }
    #expect(told == ["along"])
    await withCheckedContinuation { done in
      root.view.window?.layoutIfNeeded()
      DispatchQueue.main.async { DispatchQueue.main.async { done.resume() } }
    }
    #expect(told == ["along", "over false"] && sheet.transitionCoordinator == nil)
  }
}
