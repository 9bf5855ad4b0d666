import CoreGraphics
import Foundation
public import PlumbViewKit

/// A pane of a split view controller.
@preconcurrency @MainActor
open class NSSplitViewItem: NSObject {
  public static let unspecifiedDimension: CGFloat = -1
  weak var controller: NSSplitViewController?
  private var storedHolding: NSLayoutConstraint.Priority = .defaultLow

  public init(viewController: NSViewController) {
    self.viewController = viewController
    super.init()
  }

  /// A sidebar: it may be collapsed, holds to its width a little more than others do, and prefers 15 percent of the split view
  /// (AppKit's documentation). Its least and greatest widths, which the documentation does not say, are not set here.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .sidebar
    canCollapse = true
    storedHolding = .defaultLow + 10
    preferredThicknessFraction = 0.15
  }

  /// A list beside its contents: it holds to its width a little more than others do, and prefers 28 percent of the split view.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .contentList
    storedHolding = .defaultLow + 10
    preferredThicknessFraction = 0.28
  }

  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(viewController: viewController)
    behavior = .inspector
    canCollapse = true
    storedHolding = .defaultLow + 10
  }

  open var viewController: NSViewController
  open private(set) var behavior = Behavior.default
  open var canCollapse = false
  open var isCollapsed = false { didSet { if isCollapsed != oldValue { controller?.itemChanged(self) } } }
  /// Does nothing here.
  open var collapseBehavior = CollapseBehavior.default
  /// Along the split view's axis, in points; `unspecifiedDimension` for none.
  open var minimumThickness = unspecifiedDimension { didSet { controller?.itemChanged(self) } }
  open var maximumThickness = unspecifiedDimension { didSet { controller?.itemChanged(self) } }
  /// Of the split view's extent, from 0 to 1, for the first layout.
  open var preferredThicknessFraction = unspecifiedDimension { didSet { controller?.itemChanged(self) } }
  /// How strongly the pane holds to its thickness.
  open var holdingPriority: NSLayoutConstraint.Priority {
    get { storedHolding }
    set {
      storedHolding = newValue
      controller?.itemChanged(self)
    }
  }
  /// Does nothing here.
  open var automaticMaximumThickness = unspecifiedDimension
  /// Does nothing here.
  open var titlebarSeparatorStyle = NSWindow.TitlebarSeparatorStyle.automatic
  /// Does nothing here.
  open var canCollapseFromWindowResize = true
  /// Does nothing here.
  open var isSpringLoaded = false
  /// Does nothing here.
  open var allowsFullHeightLayout = true

  open func animator() -> Self { self }

  /// What a pane is for.
  public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
  public enum CollapseBehavior: Int, Sendable {
    case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView,
      useConstraints
  }
}
