import CoreGraphics
import Dispatch
internal import PlumbPlatformRules

/// A presented controller on its presenter.
@MainActor final class Presentation {
  let presented: UIViewController
  let container = UITransitionView()
  let isCard: Bool
  /// Whether the presenter's view leaves the window.
  let removesPresenter: Bool
  /// That of the program, which places what it presents; nil for a style of the system's.
  let own: UIPresentationController?
  private weak var superviewOfPresenter: UIView?
  /// Places and adds what is presented; nil where the presentation does.
  private var animator: (any UIViewControllerAnimatedTransitioning)?

  init(_ presented: UIViewController, in window: UIWindow, by own: UIPresentationController?) {
    self.presented = presented
    self.own = own
    let style = presented.modalPresentationStyle
    let isSheet = [.automatic, .pageSheet, .formSheet].contains(style)
    isCard = isSheet && window.showsCards
    removesPresenter =
      own?.shouldRemovePresentersView
      ?? (style == .fullScreen || style == .currentContext || (isSheet && !isCard))
  }

  /// A card leaves room above it. Held sideways it fills the window.
  func frame(in window: UIWindow) -> CGRect {
    guard isCard, window.showsCards else { return window.bounds }
    let room = BarRules.roomAboveSheet(safeArea: window.safeAreaInsets.engineInsets)
    let sheet = presented.rarelyUsed?.presenter as? UISheetPresentationController
    let most = window.bounds.height - room
    let height = sheet?.height(in: window, atMost: most) ?? most
    return window.bounds.inset(
      by: UIEdgeInsets(top: window.bounds.height - height, left: 0, bottom: 0, right: 0))
  }

  func begin(in window: UIWindow, by animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.animator = animator
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let own { return begin(by: own, in: window) }
    presented.view.frame = frame(in: window)
    if animator == nil || isCard {
      container.place = { [weak self, weak window] in
        guard let self, let window else { return }
        presented.viewIfLoaded?.frame = frame(in: window)
      }
    }
    if animator == nil { container.addSubview(presented.view) }
    window.addSubview(container)
  }

  /// The view has the frame that the presentation gives it at the beginning; from then on it is placed by the presentation.
  private func begin(by own: UIPresentationController, in window: UIWindow) {
    own.container = container
    container.place = { [weak own] in
      own?.containerViewWillLayoutSubviews()
      own?.containerViewDidLayoutSubviews()
    }
    window.addSubview(container)
    own.presentationTransitionWillBegin()
    guard animator == nil, let view = own.presentedView else { return }
    view.frame = own.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  /// The frame that what is presented ends up with, or begins to go from.
  func presentedFrame(in window: UIWindow) -> CGRect {
    own?.frameOfPresentedViewInContainerView ?? frame(in: window)
  }

  /// Before an animator moves the presenter's view.
  func noteSuperview(of presenter: UIViewController) { superviewOfPresenter = presenter.view.superview }

  func takeOut(_ presenter: UIViewController) { presenter.view.removeFromSuperview() }

  func putBack(_ presenter: UIViewController) {
    guard let superview = superviewOfPresenter,
      presenter.view.superview == nil || presenter.view.isDescendant(of: container)
    else { return }
    presenter.view.frame = superview.bounds
    superview.insertSubview(presenter.view, at: 0)
  }
}

extension UIWindow {
  /// Since iOS 13 ("Presenting a view controller", `UIModalPresentationStyle.automatic`).
  fileprivate var showsCards: Bool {
    SimulatedDevice.current.systemVersion >= 13 && traitCollection.userInterfaceIdiom == .phone
      && traitCollection.verticalSizeClass == .regular
  }
}

extension UIViewController {
  /// That of the controller or of the nearest one that contains it.
  var outermostPresentation: Presentation? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let presentation = candidate.presentation { return presentation }
      controller = candidate.parent
    }
    return nil
  }

  var presenter: UIViewController? {
    var controller: UIViewController? = self
    while let candidate = controller {
      if let presenter = candidate.directPresenter { return presenter }
      controller = candidate.parent
    }
    return nil
  }

  /// Whether the controller is, or is in, a card.
  var isInCard: Bool { presenter?.presentation?.isCard ?? false }

  func show(_ presented: UIViewController, _ animated: Bool, _ completion: (() -> Void)?) {
    let presenter = outermost
    if let current = presenter.presentation?.presented {
      return LayoutLog.report(
        .presentationRefused(presented, self, "which is already presenting \(current)."))
    }
    guard let window = presenter.viewIfLoaded?.window else {
      return LayoutLog.report(
        .presentationRefused(presented, self, "whose view is not in the window hierarchy."))
    }
    let own = presented.ownPresentation(on: presenter, source: self)
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: self) : nil
    let presentation = Presentation(presented, in: window, by: own)
    presenter.presentation = presentation
    presented.directPresenter = presenter
    presented.appearance.isBeingPresented = true
    presented.appearance.isAnimated = animated
    presented.loadViewIfNeeded()
    presentation.noteSuperview(of: presenter)
    if presentation.removesPresenter { presenter.beginDisappearing(animated) }
    let transition =
      animated ? PresentationTransition(presentation, on: presenter, in: window, by: animator) : nil
    transition?.begin()
    presentation.begin(in: window, by: animator)
    PresentationTransition.run(transition) { isCompleted in
      window.note {
        let isCurrent = presenter.presentation === presentation
        if presentation.removesPresenter, isCompleted, isCurrent { presentation.takeOut(presenter) }
        own?.presentationTransitionDidEnd(isCompleted)
        transition?.finish()
        if !isCompleted, isCurrent { presenter.dismissPresented(false, nil) }
        completion?()
      }
    }
  }

  func dismissPresented(_ animated: Bool, _ completion: (() -> Void)?) {
    guard let presentation = outermostPresentation else {
      if let presenter { return presenter.dismiss(animated: animated, completion: completion) }
      return Self.callLater(completion)
    }
    let presented = presentation.presented
    guard let presenter = presented.directPresenter else { return }
    if presented.presentation != nil { presented.dismissPresented(false, nil) }
    let animator =
      animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    presenter.presentation = nil
    presented.directPresenter = nil
    presented.appearance.isBeingDismissed = true
    presented.beginDisappearing(animated)
    let window = presentation.container.window
    let transition = window.flatMap {
      animated
        ? PresentationTransition(presentation, on: presenter, in: $0, isDismissal: true, by: animator) : nil
    }
    transition?.begin()
    presentation.own?.dismissalTransitionWillBegin()
    guard let window else { return Self.callLater(completion) }
    if presentation.removesPresenter {
      presentation.putBack(presenter)
      presenter.beginAppearing(animated)
      window.note(appearing: presenter)
    }
    PresentationTransition.run(transition) { isCompleted in
      window.note {
        presenter.finishDismissal(of: presentation, isCompleted, in: window)
        presentation.own?.dismissalTransitionDidEnd(isCompleted)
        transition?.finish()
        completion?()
      }
    }
  }

  /// What was to go away goes, or is presented as before.
  private func finishDismissal(of dismissed: Presentation, _ isCompleted: Bool, in window: UIWindow) {
    if isCompleted {
      dismissed.putBack(self)
      dismissed.container.removeFromSuperview()
    } else if presentation == nil {
      presentation = dismissed
      dismissed.presented.directPresenter = self
      dismissed.presented.appearance.isBeingDismissed = false
      dismissed.presented.beginAppearing(false)
      window.note(appearing: dismissed.presented)
    }
  }

  private static func callLater(_ completion: (() -> Void)?) {
    guard let completion else { return }
    let step = MainActorStep(run: completion)
    DispatchQueue.main.async { MainActor.assumeIsolated { step.run() } }
  }
}

/// A step on its way to the next turn of the run loop, which stays on the main actor.
struct MainActorStep: @unchecked Sendable {
  let run: () -> Void
}
