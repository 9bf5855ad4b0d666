import CoreGraphics
import Foundation
public import PlumbViewKit

/// Has a view in a window's title bar, or below it.
@preconcurrency @MainActor
open class NSTitlebarAccessoryViewController: NSViewController {
  weak var window: NSWindow?

  /// Below the title bar with `bottom`, which is as high as the view; in it with others.
  open var layoutAttribute = NSLayoutConstraint.Attribute.bottom { didSet { window?.barsChanged() } }
  open var isHidden = false { didSet { if isHidden != oldValue { window?.barsChanged() } } }
  /// Does nothing here.
  open var fullScreenMinHeight: CGFloat = 0
  /// Does nothing here.
  open var automaticallyAdjustsSize = true

  /// That of the view, or what its constraints ask for where it has none.
  var height: CGFloat { view.frame.height > 0 ? view.frame.height : view.fittingSize.height }

  open override func removeFromParent() {
    super.removeFromParent()
    window?.remove(self)
  }
}

extension NSWindow {
  /// Those in the order in which they were added.
  public var titlebarAccessoryViewControllers: [NSTitlebarAccessoryViewController] {
    get { accessories }
    set {
      for controller in accessories { remove(controller) }
      for controller in newValue { addTitlebarAccessoryViewController(controller) }
    }
  }
  public func addTitlebarAccessoryViewController(_ childViewController: NSTitlebarAccessoryViewController) {
    insertTitlebarAccessoryViewController(childViewController, at: accessories.count)
  }
  public func insertTitlebarAccessoryViewController(
    _ childViewController: NSTitlebarAccessoryViewController, at index: Int
  ) {
    childViewController.window?.remove(childViewController)
    accessories.insert(childViewController, at: min(max(index, 0), accessories.count))
    childViewController.window = self
    barsChanged()
  }
  public func removeTitlebarAccessoryViewController(at index: Int) {
    if accessories.indices.contains(index) { remove(accessories[index]) }
  }

  func remove(_ controller: NSTitlebarAccessoryViewController) {
    accessories.removeAll { $0 === controller }
    controller.window = nil
    barsChanged()
  }
}
