import PlumbTextMetrics

/// Text as a view shows it, in the lines that measuring it finds.
public struct TextContent: Sendable {
  /// What is written, where its lines may end, and what is shown of those that have no room.
  public var text: WrappingText
  /// Those of the text's runs; where there are fewer, they begin again.
  public var colors: [Color]
  public var alignment: DrawnText.Alignment
  /// Whether the lines begin at the top instead of being centred.
  public var isTopAligned: Bool
  /// Space left free at either side, in points.
  public var padding: Double
  /// By how much a line may be wider than its room and still be taken to fit, in points: it is drawn as wide as the room.
  public var slack: Double

  public init(
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
  public init(
    _ string: String, font: Font, color: Color, alignment: DrawnText.Alignment = .left, lines: Int = 1,
    isTopAligned: Bool = false, padding: Double = 0
  ) {
    let text = WrappingText(
      [TextRun(string, font: font)], breaking: lines == 1 ? .never : .words, lineLimit: lines, platform: .iOS)
    self.init(text, colors: [color], alignment: alignment, isTopAligned: isTopAligned, padding: padding)
  }

  /// What the room that a picture gives to a text inside a control may be off by, in points: its paddings are drawn
  /// roughly.
  public static let roughly = 1.5

  /// All that is written.
  public var string: String { text.runs.reduce(into: "") { $0 += $1.text } }

  /// That in which the text begins.
  public var font: Font { text.runs.first?.font ?? .system(17) }

  /// That of a run.
  func color(ofRun run: Int) -> Color { colors.isEmpty ? .black : colors[run % colors.count] }
}

/// What a button shows.
public struct ButtonContent: Sendable {
  /// The looks of buttons on both platforms.
  public enum Style: Hashable, Sendable {
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

  public var style: Style
  public var title: TextContent
  public var image: ImageContent?
  /// What is filled and tinted.
  public var tint: Color

  public init(style: Style, title: TextContent, image: ImageContent? = nil, tint: Color) {
    self.style = style
    self.title = title
    self.image = image
    self.tint = tint
  }
}

/// What a text field shows.
public struct FieldContent: Sendable {
  /// The frame around the text.
  public enum Border: Hashable, Sendable {
    case none, line, bezel, rounded
  }

  public var border: Border
  /// The text, or the placeholder where there is none, in its colour.
  public var text: TextContent
  /// Whether a magnifying glass stands before the text.
  public var isSearch: Bool

  public init(border: Border, text: TextContent, isSearch: Bool = false) {
    self.border = border
    self.text = text
    self.isSearch = isSearch
  }
}

/// What an image view or a button shows in place of an image that nobody has.
public struct ImageContent: Sendable {
  /// Empty where no image is named.
  public var name: String
  /// Whether it is one of Apple's symbols.
  public var isSymbol: Bool
  public var tint: Color
  /// The size of the image in points; nil where the document has none.
  public var width: Double?
  public var height: Double?

  public init(
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
public enum BarItem: Hashable, Sendable {
  case title(String)
  /// An image, and the title below or in place of it.
  case image(String, title: String)
  case flexibleSpace
  case fixedSpace(Double)
}

/// What a navigation bar shows.
public struct NavigationBarContent: Sendable {
  public var title: String
  public var hasLargeTitle: Bool
  public var left: [BarItem]
  public var right: [BarItem]
  /// The title of the back button; nil where there is none.
  public var back: String?
  public var tint: Color
  public var background: Color?

  public init(
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
public struct CellContent: Sendable {
  /// What stands at the trailing edge.
  public enum Accessory: Hashable, Sendable {
    case none, disclosure, check, detail, detailDisclosure
  }

  public var accessory: Accessory
  public var hasSeparator: Bool
  public var tint: Color

  public init(accessory: Accessory, hasSeparator: Bool, tint: Color) {
    self.accessory = accessory
    self.hasSeparator = hasSeparator
    self.tint = tint
  }
}
