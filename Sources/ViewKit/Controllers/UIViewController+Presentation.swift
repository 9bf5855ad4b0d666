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

  func begin(in window: UIWindow) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let own { return begin(by: own, in: window) }
    container.place = { [weak self, weak window] in
      guard let self, let window else { return }
      presented.viewIfLoaded?.frame = frame(in: window)
    }
    presented.view.frame = frame(in: window)
    container.addSubview(presented.view)
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
    guard let view = own.presentedView else { return }
    view.frame = own.frameOfPresentedViewInContainerView
    container.addSubview(view)
  }

  func takeOut(_ presenter: UIViewController) {
    superviewOfPresenter = presenter.view.superview
    presenter.view.removeFromSuperview()
  }

  func putBack(_ presenter: UIViewController) {
    guard let superview = superviewOfPresenter, presenter.view.superview == nil else { return }
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
    let presentation = Presentation(presented, in: window, by: own)
    presenter.presentation = presentation
    presented.directPresenter = presenter
    presented.appearance.isBeingPresented = true
    presented.appearance.isAnimated = animated
    presented.loadViewIfNeeded()
    if presentation.removesPresenter { presenter.beginDisappearing(animated) }
    presentation.begin(in: window)
    window.note {
      if presentation.removesPresenter, presenter.presentation === presentation {
        presentation.takeOut(presenter)
      }
      own?.presentationTransitionDidEnd(true)
      completion?()
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
    presenter.presentation = nil
    presented.directPresenter = nil
    presented.appearance.isBeingDismissed = true
    presented.beginDisappearing(animated)
    presentation.own?.dismissalTransitionWillBegin()
    guard let window = presentation.container.window else { return Self.callLater(completion) }
    if presentation.removesPresenter {
      presentation.putBack(presenter)
      presenter.beginAppearing(animated)
      window.note(appearing: presenter)
    }
    window.note {
      presentation.container.removeFromSuperview()
      presentation.own?.dismissalTransitionDidEnd(true)
      completion?()
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
