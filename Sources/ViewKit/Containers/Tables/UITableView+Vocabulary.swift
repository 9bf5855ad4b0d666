import CoreGraphics

extension UITableView {
  public enum Style: Int, Sendable {
    /// Section headers stay in sight while their section scrolls.
    case plain = 0
    case grouped = 1
    /// Grouped, with room at the sides.
    case insetGrouped = 2
  }

  /// Where a row is to be after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it can be seen.
    case none = 0
    case top = 1
    case middle = 2
    case bottom = 3
  }

  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }

  /// From where `separatorInset` is measured.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// When cells in sight are asked for their heights again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    /// When they say that their size has changed, and when they take another configuration.
    case enabled = 1
    /// As `enabled`: constraints inside that change have to be told of.
    case enabledIncludingConstraints = 2
  }

  /// Stands for a height that follows from the content.
  public class var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    case singleLineEtched = 2
  }

  /// How a cell shows that it has the focus.
  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What stands at a cell's trailing end.
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
}
