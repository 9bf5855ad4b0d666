import PlumbAppleFacts
import PlumbGeometry

/// What decides the size of a `UIButton`.
package struct TouchButton: Hashable, Sendable {
  /// The looks that leave different room around the title.
  package enum Style: Hashable, Sendable {
    /// `buttonType` system, custom, rounded rect or absent, without a configuration.
    case plain
    /// A `buttonConfiguration` (Xcode 13 and later).
    case configuration(TouchButtonConfiguration)
    /// `infoLight`, `infoDark`, `detailDisclosure`, `contactAdd`: a symbol in a circle.
    case symbol
    /// `close`: a cross in a gray disc.
    case close
  }

  package var style: Style
  package var title: String
  package var font: Font
  /// Whether line breaks in the title begin lines: in a mode that wraps, and in configurations.
  package var breaksLines = false
  /// Whether a title that is empty was given, as code can do: it has a line's height also beside an image.
  package var hasEmptyTitle = false
  /// The size of the image beside the title, if any.
  package var imageSize: Size?
  /// The symbol in the image's place, if it is one; `imageSize` is then of no account.
  package var symbol: SymbolEstimate?
  /// Whether there is an image whose size is nowhere listed, so that the button's is not known either.
  package var lacksImageSize: Bool
  /// The size of the image behind title and image, if any.
  package var backgroundSize: Size?
  /// How far below the middle of the content the title stands, in points: half the difference of the upper
  /// and lower `titleEdgeInsets`.
  package var titleShift = 0.0
  /// `contentEdgeInsets`; nil where the document gives none. One that is zero counts for nothing.
  package var contentInsets: EdgeInsets?

  package init(
    style: Style, title: String, font: Font, imageSize: Size? = nil, symbol: SymbolEstimate? = nil,
    lacksImageSize: Bool = false, backgroundSize: Size? = nil, contentInsets: EdgeInsets? = nil
  ) {
    self.style = style
    self.title = title
    self.font = font
    self.imageSize = imageSize
    self.symbol = symbol
    self.lacksImageSize = lacksImageSize
    self.backgroundSize = backgroundSize
    self.contentInsets = contentInsets
  }

  /// How far below the middle of the button the title stands, in points.
  var baselineShift: Double {
    var insets = contentInsets ?? .zero
    if case .configuration(let configuration) = style { insets = configuration.contentInsets ?? .zero }
    return (insets.top - insets.bottom) / 2 + titleShift
  }

  /// The unrounded size of the title in points.
  func titleSize(on platform: Platform) -> Size {
    guard breaksLines, title.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return Size(
        width: singleLineWidth(of: title, font: font), height: lineHeight(of: font, platform: platform))
    }
    return WrappingText([TextRun(title, font: font)], platform: platform).size(within: nil)
  }
}
