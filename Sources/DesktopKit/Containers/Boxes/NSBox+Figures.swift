import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbGeometry
internal import PlumbTextMetrics

extension NSBox {
  /// What a box is.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    /// A line along the longer side.
    case separator = 2
    /// A frame of the colors and the border that the box is given.
    case custom = 4
  }

  /// Where a box has its title.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  /// Of a title in the small system font, as documents record it above boxes.
  private static let titleHeight: CGFloat = 12

  /// What a title takes at each end; custom boxes show none.
  var titleHeights: (top: CGFloat, bottom: CGFloat) {
    guard boxType == .primary else { return (0, 0) }
    switch titlePosition {
    case .noTitle: return (0, 0)
    case .aboveTop, .atTop, .belowTop: return (Self.titleHeight, 0)
    case .aboveBottom, .atBottom, .belowBottom: return (0, Self.titleHeight)
    }
  }

  /// From the frame's edges to those of the content.
  ///
  /// Of 42 boxes in documents of macOS 11 to 15 the content begins 4 points from the sides, 5 above the lower edge and 3, or 15
  /// with a title, below the upper one; inside custom boxes 1 (of 120), and nothing without a border (of 139).
  var contentDistances: NSEdgeInsets {
    let title = titleHeights
    var distances: NSEdgeInsets
    switch boxType {
    case _ where borderType == .noBorder: distances = NSEdgeInsets()
    case .custom:
      distances = NSEdgeInsets(top: borderWidth, left: borderWidth, bottom: borderWidth, right: borderWidth)
    default: distances = NSEdgeInsets(top: 3, left: 4, bottom: 5, right: 4)
    }
    distances.top += title.top + contentViewMargins.height
    distances.bottom += title.bottom + contentViewMargins.height
    distances.left += contentViewMargins.width
    distances.right += contentViewMargins.width
    return distances
  }

  // MARK: Figures of the control

  private var figures: ControlSpec? {
    var control: DesktopControl
    switch boxType {
    case .custom: return nil
    case .separator:
      control = DesktopControl(kind: .plain(isUpright ? .separatorVertical : .separatorHorizontal))
    case .primary:
      control = DesktopControl(kind: .box)
      control.isTitled = titlePosition != .noTitle
    }
    return control.spec(in: DesktopContext.usual)
  }

  var lookInsets: NSEdgeInsets {
    guard let insets = figures?.insets else { return NSEdgeInsets() }
    return NSEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  var lineSize: NSSize {
    let size = figures?.size
    return NSSize(
      width: size?.width ?? NSView.noIntrinsicMetric, height: size?.height ?? NSView.noIntrinsicMetric)
  }
}
