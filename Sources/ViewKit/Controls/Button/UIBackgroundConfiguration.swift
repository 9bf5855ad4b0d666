import CoreGraphics

/// What is behind the content of a button or cell.
public struct UIBackgroundConfiguration {
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// Around the background, in points.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  /// The edges at which the margins of the view around add to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Nil for the view's tint colour.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Does nothing here.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  /// Nil for the view's tint colour.
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  /// Does nothing here.
  public var strokeOutset: CGFloat = 0
  /// Whether the background is another one while its cell is pressed or selected.
  private var followsState = false

  init() {}

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// The background as it is in a view's state: that of the system's rows is grey while they are pressed or
  /// selected.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState, let state = state as? any HighlightState, state.isHighlighted || state.isSelected
    else {
      return self
    }
    var copy = self
    copy.backgroundColor = .systemGray4
    return copy
  }

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { colored(.clear) }

  private static func colored(
    _ color: UIColor?, cornerRadius: CGFloat = 0, followsState: Bool = false
  ) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.cornerRadius = cornerRadius
    configuration.followsState = followsState
    return configuration
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    colored(.systemBackground, followsState: true)
  }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { colored(.systemBackground) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    colored(.secondarySystemGroupedBackground, followsState: true)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { colored(.clear) }
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    colored(.clear, cornerRadius: 10, followsState: true)
  }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    colored(.clear, cornerRadius: 10, followsState: true)
  }
  /// A row of whatever list it is in; here a grouped one's.
  public static func listCell() -> UIBackgroundConfiguration { listGroupedCell() }
  /// A header of whatever list it is in; here a grouped one's.
  public static func listHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
  /// A footer of whatever list it is in; here a grouped one's.
  public static func listFooter() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
}
