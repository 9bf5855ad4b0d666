import Testing
import UIKit

/// What subclasses of apps override, and that it is what UIKit then asks.
@MainActor
struct OverrideTests {
  private final class Card: UIView {
    var asked: [String] = []
    static var animations = 0
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
      asked.append("to")
      return super.convert(point, to: view)
    }
    override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      super.convert(point, from: view)
    }
    override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { super.convert(rect, to: view) }
    override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { super.convert(rect, from: view) }
    override var gestureRecognizers: [UIGestureRecognizer]? { didSet { asked.append("gestures") } }
    override var interactions: [any UIInteraction] { didSet { asked.append("interactions") } }
    override func addInteraction(_ interaction: any UIInteraction) {
      asked.append("interaction")
      super.addInteraction(interaction)
    }
    override var tintAdjustmentMode: UIView.TintAdjustmentMode { didSet { asked.append("tint") } }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle { didSet { asked.append("style") } }
    override func updateTraitsIfNeeded() { asked.append("traits") }
    override var minimumContentSizeCategory: UIContentSizeCategory? { didSet { asked.append("least") } }
    override var transform3D: CATransform3D { didSet { asked.append("transform") } }
    override var isFocused: Bool { true }
    override var textInputMode: UITextInputMode? { nil }
    override func setNeedsFocusUpdate() { asked.append("focus") }
    override class func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      Card.animations += 1
      super.animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion
      )
    }
    override class func appearance() -> Self { super.appearance() }
  }

  @Test func whatAViewOverridesIsAsked() {
    let card = Card(frame: CGRect(x: 5, y: 7, width: 10, height: 10))
    let parent = UIView()
    parent.addSubview(card)
    #expect(parent.convert(CGPoint.zero, from: card) == CGPoint(x: 5, y: 7))
    card.gestureRecognizers = [UITapGestureRecognizer()]
    card.interactions = [UIContextMenuInteraction(delegate: UIControl())]
    card.tintAdjustmentMode = .dimmed
    card.overrideUserInterfaceStyle = .dark
    card.updateTraitsIfNeeded()
    card.minimumContentSizeCategory = .large
    card.transform3D = CATransform3DMakeScale(2, 2, 2)
    card.setNeedsFocusUpdate()
    #expect(
      card.asked == [
        "to", "gestures", "interaction", "interactions", "tint", "style", "traits", "least", "transform",
        "focus",
      ])
    #expect(card.traitCollection.userInterfaceStyle == .dark && card.tintAdjustmentMode == .dimmed)
    #expect(card.gestureRecognizers?.first?.view === card && card.interactions.count == 1)
    let item: any UIFocusItem = card
    #expect(item.isFocused)
  }

  @Test func aClassAnimatesItself() {
    Card.animations = 0
    var changes = 0
    Card.animate(withDuration: 1) { changes += 1 }
    Card.transition(with: Card(), duration: 1) {
      changes += 1
    } completion: { _ in
    }
    UIView.animate(withDuration: 1) { changes += 1 }
    #expect(Card.animations == 2 && changes == 3)
    #expect(Card.appearance() === Card.appearance() && UIView.appearance() !== Card.appearance())
  }

  private final class Screen: UIViewController {
    let presenter = Presenter()
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
      get { presenter }
      set {}
    }
    override var interfaceOrientation: UIInterfaceOrientation { .landscapeLeft }
    override func updateTraitsIfNeeded() {}
  }

  private final class Presenter: NSObject, UIViewControllerTransitioningDelegate {
    var wasAsked = false
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      wasAsked = true
      return Presentation(presentedViewController: presented, presenting: presenting)
    }
  }

  private final class Presentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 1, y: 2, width: 30, height: 40) }
    override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
      -> UIModalPresentationStyle
    {
      .none
    }
    override var traitCollection: UITraitCollection { super.traitCollection }
  }

  @Test func whatAControllerOverridesIsAsked() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (root, screen) = (UIViewController(), Screen())
    window.rootViewController = root
    window.isHidden = false
    screen.modalPresentationStyle = .custom
    root.present(screen, animated: false)
    window.layoutIfNeeded()
    #expect(screen.presenter.wasAsked && screen.presentationController is Presentation)
    #expect(screen.view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    root.dismiss(animated: false)
  }

  private final class Wheel: UIRefreshControl {
    var isOwn = false
    override init() {
      super.init()
      isOwn = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Item: UIBarButtonItem {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Dial: UIControl {
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration(identifier: nil) }
  }

  @Test func controlsAndItems() {
    let wheel = Wheel()
    #expect(wheel.isOwn && wheel.frame.height == UIRefreshControl().frame.height && wheel.frame.height > 0)
    #expect(Item().isEnabled)
    let dial = Dial()
    #expect(dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
    dial.isContextMenuInteractionEnabled = true
    #expect(dial.interactions.count == 1 && dial.contextMenuInteraction?.view === dial)
    let delegate = dial.contextMenuInteraction?.delegate
    #expect(
      dial.contextMenuInteraction.flatMap {
        delegate?.contextMenuInteraction($0, configurationForMenuAtLocation: .zero)
      } != nil)
    dial.isContextMenuInteractionEnabled = false
    #expect(dial.contextMenuInteraction == nil && dial.interactions.isEmpty)
  }
}
