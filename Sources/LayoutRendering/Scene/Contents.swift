import PlumbAppleFacts
import PlumbTextMetrics

/// Text as a view shows it, in the lines that measuring it finds.
package struct TextContent: Sendable {
  /// What is written, where its lines may end, and what is shown of those that have no room.
  package var text: WrappingText
  /// Those of the text's runs; where there are fewer, they begin again.
  package var colors: [Color]
  package var alignment: DrawnText.Alignment
  /// Whether the lines begin at the top instead of being centred.
  package var isTopAligned: Bool
  /// Space left free at either side, in points.
  package var padding: Double
  /// By how much a line may be wider than its room and still be taken to fit, in points: it is drawn as wide as the room.
  package var slack: Double

  package init(
    _ text: WrappingText, colors: [Color], alignment: DrawnText.Alignment = .left, isTopAligned: Bool = false,
    padding: Double = 0, slack: Double = TextContent.roughly
  ) {
    self.text = text
    self.colors = colors
    self.alignment = alignment
    self.isTopAligned = isTopAligned
    self.padding = padding
    self.slack = slack
  }

  /// A text in one font and colour.
  ///
  /// - Parameter lines: The most lines; 0 for any number.
  package init(
    _ string: String, font: Font, color: Color, alignment: DrawnText.Alignment = .left, lines: Int = 1,
    isTopAligned: Bool = false, padding: Double = 0
  ) {
    let text = WrappingText(
      [TextRun(string, font: font)], breaking: lines == 1 ? .never : .words, lineLimit: lines, platform: .iOS)
    self.init(text, colors: [color], alignment: alignment, isTopAligned: isTopAligned, padding: padding)
  }

  /// What the room that a picture gives to a text inside a control may be off by, in points: its paddings are drawn
  /// roughly.
  package static let roughly = 1.5

  /// All that is written.
  package var string: String { text.runs.reduce(into: "") { $0 += $1.text } }

  /// That in which the text begins.
  package var font: Font { text.runs.first?.font ?? .system(17) }

  /// That of a run.
  func color(ofRun run: Int) -> Color { colors.isEmpty ? .black : colors[run % colors.count] }
}

/// What a button shows.
package struct ButtonContent: Sendable {
  /// The looks of buttons on both platforms.
  package enum Style: Hashable, Sendable {
    /// A title alone.
    case plain
    case filled, gray, tinted
    /// A grey outline.
    case bordered
    /// The push button of macOS, and the one that the return key presses.
    case push, defaultPush
    case check(isOn: Bool)
    case radio(isOn: Bool)
    case disclosure, help
    /// The symbols of `UIButton` in a circle.
    case info, add, close
  }

  package var style: Style
  package var title: TextContent
  package var image: ImageContent?
  /// What is filled and tinted.
  package var tint: Color

  package init(style: Style, title: TextContent, image: ImageContent? = nil, tint: Color) {
    self.style = style
    self.title = title
    self.image = image
    self.tint = tint
  }
}

/// What a text field shows.
package struct FieldContent: Sendable {
  /// The frame around the text.
  package enum Border: Hashable, Sendable {
    case none, line, bezel, rounded
  }

  package var border: Border
  /// The text, or the placeholder where there is none, in its colour.
  package var text: TextContent
  /// Whether a magnifying glass stands before the text.
  package var isSearch: Bool

  package init(border: Border, text: TextContent, isSearch: Bool = false) {
    self.border = border
    self.text = text
    self.isSearch = isSearch
  }
}

/// What an image view or a button shows in place of an image that nobody has.
package struct ImageContent: Sendable {
  /// Empty where no image is named.
  package var name: String
  /// Whether it is one of Apple's symbols.
  package var isSymbol: Bool
  package var tint: Color
  /// The size of the image in points; nil where the document has none.
  package var width: Double?
  package var height: Double?

  package init(
    name: String, isSymbol: Bool, tint: Color, width: Double? = nil, height: Double? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.tint = tint
    self.width = width
    self.height = height
  }
}

/// An item of a bar: a title, a symbol, or space.
package enum BarItem: Hashable, Sendable {
  case title(String)
  /// An image, and the title below or in place of it.
  case image(String, title: String)
  case flexibleSpace
  case fixedSpace(Double)
}

/// What a navigation bar shows.
package struct NavigationBarContent: Sendable {
  package var title: String
  package var hasLargeTitle: Bool
  package var left: [BarItem]
  package var right: [BarItem]
  /// The title of the back button; nil where there is none.
  package var back: String?
  package var tint: Color
  package var background: Color?

  package init(
    title: String, hasLargeTitle: Bool = false, left: [BarItem] = [], right: [BarItem] = [],
    back: String? = nil, tint: Color, background: Color? = nil
  ) {
    self.title = title
    self.hasLargeTitle = hasLargeTitle
    self.left = left
    self.right = right
    self.back = back
    self.tint = tint
    self.background = background
  }
}

/// What a table view's cell shows besides its subviews.
package struct CellContent: Sendable {
  /// What stands at the trailing edge.
  package enum Accessory: Hashable, Sendable {
    case none, disclosure, check, detail, detailDisclosure
  }

  package var accessory: Accessory
  package var hasSeparator: Bool
  package var tint: Color

  package init(accessory: Accessory, hasSeparator: Bool, tint: Color) {
    self.accessory = accessory
    self.hasSeparator = hasSeparator
    self.tint = tint
  }
}
