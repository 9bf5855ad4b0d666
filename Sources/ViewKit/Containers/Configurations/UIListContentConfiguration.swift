import CoreGraphics

/// An image and two texts, as rows, headers and footers of lists have them.
///
/// Margins and distances of rows and grouped headers are as UIKit prints them: 11 points above and below, 16
/// and 8 at the sides, 16 beside an image, 3 between texts.
public struct UIListContentConfiguration: UIContentConfiguration, @unchecked Sendable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { attributedText = nil } }
  /// In place of `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? { didSet { secondaryAttributedText = nil } }
  /// In place of `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes on which the margins are at least as large as those of the view around.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the second text stands at the trailing end, not below the first.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts side by side, at least, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// Between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  /// In points; of rows that of the ones that show nothing.
  var leastHeight: CGFloat = 0

  init(
    _ text: TextProperties, _ secondary: TextProperties, margins: NSDirectionalEdgeInsets,
    leastHeight: CGFloat = 0
  ) {
    textProperties = text
    secondaryTextProperties = secondary
    directionalLayoutMargins = margins
    self.leastHeight = leastHeight
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Colours alone depend on a state, which have no say in layout.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
