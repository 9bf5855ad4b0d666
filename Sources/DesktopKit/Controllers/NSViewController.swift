import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Has a view, and follows its layout.
@preconcurrency @MainActor
open class NSViewController: NSResponder, @preconcurrency NSCoding {
  private var storedView: NSView?
  /// Kept for as long as the controller is there, because outlets and targets may be weak.
  private var objectsOfNib: NSArray?
  private(set) var hasAppeared = false
  /// The document that has the view; the class's own name where the controller was given none.
  open private(set) var nibName: NSNib.Name?
  open private(set) var nibBundle: Bundle?

  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? any NibDecoder)?.decode(self)
  }

  nonisolated public func encode(with coder: NSCoder) {}

  open var title: String?
  open var representedObject: Any?
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The size that the controller wishes for; its window takes it.
  open var preferredContentSize = NSSize.zero {
    didSet {
      guard preferredContentSize != oldValue, preferredContentSize != .zero else { return }
      if let window = storedView?.window, window.contentViewController === self {
        window.setContentSize(preferredContentSize)
      }
    }
  }
  var preferredSize: NSSize? { preferredContentSize == .zero ? nil : preferredContentSize }

  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let storedView else { preconditionFailure("loadView() of \(type(of: self)) sets no view.") }
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue.controller = self
      nextResponder = newValue.nextResponder
    }
  }
  open var viewIfLoaded: NSView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  /// Makes the view: that of the document with the controller's name, or an empty one.
  open func loadView() {
    if !loadDocument() { view = NSView() }
  }
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWillLayout() {}
  open func viewDidLayout() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: Children

  open internal(set) weak var parent: NSViewController?
  open var children: [NSViewController] = [] {
    didSet {
      for child in oldValue where !children.contains(where: { $0 === child }) { child.parent = nil }
      for child in children { child.parent = self }
    }
  }
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: children.count)
  }
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    childViewController.removeFromParent()
    children.insert(childViewController, at: min(index, children.count))
  }
  open func removeChild(at index: Int) { children.remove(at: index) }
  open func removeFromParent() {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return }
    parent.removeChild(at: index)
  }
  open func dismissViewController(_ viewController: NSViewController) { dismiss(viewController) }
  /// Has the view of one child take the place of another's, at once.
  open func transition(
    from fromViewController: NSViewController, to toViewController: NSViewController,
    options: TransitionOptions = [], completionHandler completion: (() -> Void)? = nil
  ) {
    exchange(fromViewController, toViewController)
    completion?()
  }
  /// Has an object of the program's show a controller, and hide it in the end.
  open func present(_ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator) {
    presentations.show(viewController, by: animator)
  }
  /// Of an extension's sheet; none here.
  open var sourceItemView: NSView?
  open var preferredScreenOrigin = NSPoint.zero
  open var preferredMinimumSize: NSSize { .zero }
  open var preferredMaximumSize: NSSize { .zero }
  open func commitEditing() -> Bool { true }
  open func discardEditing() {}
  open func viewWillTransition(to newSize: NSSize) {}
  open func preferredContentSizeDidChange(for viewController: NSViewController) {}
  open var storyboard: NSStoryboard?

  // MARK: Segues and presentations

  var segues: ControllerSegues?
  lazy var presentations = ControllerPresentations(self)
  open internal(set) weak var presentingViewController: NSViewController?

  /// Called before a segue of the storyboard is performed.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    perform(segues, identifier, sender)
  }
  /// Whether a click on what a segue begins at performs it.
  open func shouldPerformSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) -> Bool
  {
    true
  }
  open func presentAsSheet(_ viewController: NSViewController) { presentations.showAsSheet(viewController) }
  open func presentAsModalWindow(_ viewController: NSViewController) {
    presentations.showInWindow(viewController)
  }
  /// Shows a controller in a popover.
  ///
  /// - Parameter positioningRect: In the positioning view's coordinates.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    presentations.showInPopover(viewController, positioningRect, positioningView, preferredEdge, behavior)
  }
  /// Ends a presentation of this controller.
  open func dismiss(_ viewController: NSViewController) { presentations.end(viewController) }
  /// Ends the presentation that shows this controller.
  open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }

  /// Its window is on the screen.
  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    viewWillAppear()
    view.window?.layoutIfNeeded()
    viewDidAppear()
    for child in children where child.isViewLoaded { child.appear() }
  }

  /// Its view is no longer shown.
  func disappear() {
    guard hasAppeared else { return }
    viewWillDisappear()
    hasAppeared = false
    viewDidDisappear()
    for child in children { child.disappear() }
  }

  /// Takes the view from the controller's document; false where there is none.
  private func loadDocument() -> Bool {
    let name = nibName ?? String(describing: type(of: self))
    guard let nib = NSNib.existing(name, bundle: nibBundle) else { return false }
    nib.instantiate(withOwner: self, topLevelObjects: &objectsOfNib)
    return storedView != nil
  }
}
