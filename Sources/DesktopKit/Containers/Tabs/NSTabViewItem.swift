import CoreGraphics
import Foundation
public import PlumbViewKit

/// A tab of a tab view, with the view that it shows.
@preconcurrency @MainActor
open class NSTabViewItem: NSObject {
  private var storedView: NSView?

  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
  }

  public convenience override init() { self.init(identifier: nil) }

  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
  }

  open var identifier: Any?
  open var label = ""
  /// Does nothing here.
  open var image: NSImage?
  /// Does nothing here.
  open var toolTip: String?
  open internal(set) weak var tabView: NSTabView?
  open var viewController: NSViewController?
  /// Does nothing here.
  open weak var initialFirstResponder: NSView?

  /// The view that the tab shows: that of the controller, if there is one, or an empty one that is made when it is needed.
  open var view: NSView? {
    get {
      if let viewController { return viewController.view }
      if storedView == nil { storedView = NSView() }
      return storedView
    }
    set {
      storedView = newValue
      tabView?.itemChanged(self)
    }
  }

  open var tabState: State {
    tabView?.selectedTabViewItem === self ? .selectedTab : .backgroundTab
  }

  /// Whether a tab is in front.
  public enum State: UInt, Sendable { case selectedTab, backgroundTab, pressedTab }
}
