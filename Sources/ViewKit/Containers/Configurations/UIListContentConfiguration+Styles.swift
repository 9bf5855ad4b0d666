import CoreGraphics

/// What the system's rows, headers and footers look like.
extension UIListContentConfiguration {
  private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Of a header above a group, as UIKit prints them.
  private static let groupMargins = NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8)
  /// From memory, as are those below.
  private static let plainMargins = NSDirectionalEdgeInsets(top: 7, leading: 8, bottom: 7, trailing: 8)
  private static let footerMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

  private static func row(
    _ secondary: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.body), TextProperties(secondary, color), margins: rowMargins, leastHeight: 44)
  }

  /// A second text below the first has the size of a subtitle there, too.
  public static func cell() -> UIListContentConfiguration { row(.caption1) }
  public static func subtitleCell() -> UIListContentConfiguration { row(.caption1) }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = row(.body, .secondaryLabel)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.subheadline, weight: .semibold), TextProperties(.subheadline, .secondaryLabel),
      margins: plainMargins)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.subheadline, .secondaryLabel), TextProperties(.subheadline, .secondaryLabel),
      margins: plainMargins)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return UIListContentConfiguration(
      text, TextProperties(.footnote, .secondaryLabel), margins: groupMargins)
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.footnote, .secondaryLabel), TextProperties(.footnote, .secondaryLabel),
      margins: footerMargins)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.headline), TextProperties(.subheadline, .secondaryLabel), margins: groupMargins)
  }
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.title3, weight: .bold), TextProperties(.subheadline, .secondaryLabel),
      margins: groupMargins)
  }
  /// A header of whatever list it is in; here a grouped one's.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer of whatever list it is in; here a grouped one's.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  public static func sidebarCell() -> UIListContentConfiguration { row(.caption1) }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { row(.caption1) }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { row(.caption1) }
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { row(.caption1) }
  public static func sidebarHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(
      TextProperties(.title3, weight: .bold), TextProperties(.subheadline, .secondaryLabel),
      margins: rowMargins, leastHeight: 44)
  }
}
