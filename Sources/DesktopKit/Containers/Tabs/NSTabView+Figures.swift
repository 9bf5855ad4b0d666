import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbGeometry
internal import PlumbTextMetrics

extension NSTabView {
  /// Where a tab view has its tabs, and what it has around the views.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder
    case noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder

    var position: TabPosition {
      switch self {
      case .topTabsBezelBorder: .top
      case .leftTabsBezelBorder: .left
      case .bottomTabsBezelBorder: .bottom
      case .rightTabsBezelBorder: .right
      default: .none
      }
    }

    var border: TabViewBorderType {
      switch self {
      case .noTabsNoBorder: .none
      case .noTabsLineBorder: .line
      default: .bezel
      }
    }

    init(_ position: TabPosition, isBordered: Bool) {
      self =
        switch position {
        case .none: isBordered ? .noTabsBezelBorder : .noTabsNoBorder
        case .top: .topTabsBezelBorder
        case .left: .leftTabsBezelBorder
        case .bottom: .bottomTabsBezelBorder
        case .right: .rightTabsBezelBorder
        }
    }
  }

  public enum TabPosition: UInt, Sendable { case none, top, left, bottom, right }
  public enum TabViewBorderType: UInt, Sendable { case none, line, bezel }

  /// From the frame's edges to those of the views.
  ///
  /// Below tabs, 33 points from the top, 10 from the sides and 13 from the bottom (99 of 133 recorded views); inside a bezel 7
  /// from the top (8); without either, none (69 of 113). For tabs elsewhere no frames are known: they are turned over here.
  var contentDistances: NSEdgeInsets {
    switch tabViewType {
    case .topTabsBezelBorder: NSEdgeInsets(top: 33, left: 10, bottom: 13, right: 10)
    case .bottomTabsBezelBorder: NSEdgeInsets(top: 13, left: 10, bottom: 33, right: 10)
    case .leftTabsBezelBorder: NSEdgeInsets(top: 10, left: 33, bottom: 13, right: 10)
    case .rightTabsBezelBorder: NSEdgeInsets(top: 10, left: 10, bottom: 13, right: 33)
    case .noTabsBezelBorder: NSEdgeInsets(top: 7, left: 10, bottom: 13, right: 10)
    case .noTabsLineBorder: NSEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    case .noTabsNoBorder: NSEdgeInsets()
    }
  }

  var lookInsets: NSEdgeInsets {
    let row: DesktopControlRow =
      switch tabViewType {
      case .topTabsBezelBorder: .tabViewTop
      case .bottomTabsBezelBorder: .tabViewBottom
      default: .tabView
      }
    let insets = DesktopControl(kind: .plain(row)).spec(in: DesktopContext.usual).insets
    return NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

/// What a tab view's delegate is asked and told.
@MainActor
public protocol NSTabViewDelegate: AnyObject {
  func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool
  func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?)
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
  func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView)
}

extension NSTabViewDelegate {
  public func tabView(_ tabView: NSTabView, shouldSelect tabViewItem: NSTabViewItem?) -> Bool { true }
  public func tabView(_ tabView: NSTabView, willSelect tabViewItem: NSTabViewItem?) {}
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
  public func tabViewDidChangeNumberOfTabViewItems(_ tabView: NSTabView) {}
}
