import CoreGraphics

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// Where a controller stands; the compact one is shown in the place of all others where there is no room.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// Which columns are shown, and how they lie to the secondary one.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// How columns that are shown lie to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// When there is a button that changes the mode.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0
    case never = 1
    case always = 2
  }

  /// The side that the primary column is at.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// What is behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }
}

/// What is said of a column's width, in points but for the fraction.
struct ColumnWidth {
  let preferred: CGFloat
  let fraction: CGFloat
  let minimum: CGFloat
  let maximum: CGFloat

  /// A width in points that somebody prefers is not held to a limit that nobody set.
  func resolved(in total: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = preferred
    if preferred == automatic {
      width = (fraction == automatic ? 0.4 : fraction) * total
      if maximum == automatic { width = min(width, 320) }
    }
    if maximum != automatic { width = min(width, maximum) }
    if minimum != automatic { width = max(width, minimum) }
    return min(max(width, 0), total).rounded(.up)
  }
}
