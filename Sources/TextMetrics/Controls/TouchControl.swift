import Geometry

/// A standard control of iOS, with the attributes that its size depends on.
public enum TouchControl: Hashable, Sendable {
  case label(text: String, font: Font)
  case button(TouchButton)
  case textField(TouchTextField)
  case segmentedControl(TouchSegments)
  case `switch`
  case slider
  case progressView(bar: Bool)
  case stepper
  case activityIndicator(large: Bool)
  case pageControl(pages: Int)
  case datePicker(TouchDatePickerStyle)
  case pickerView
  case searchBar
  case navigationBar
  case tabBar
  case toolbar
}

/// What decides the size of a `UIButton`.
public struct TouchButton: Hashable, Sendable {
  public enum Style: Hashable, Sendable {
    /// `buttonType` system, custom or absent, without a configuration.
    case plain
    /// `buttonType="roundedRect"`, which is what old documents call system.
    case roundedRect
    /// A `buttonConfiguration` (Xcode 13 and later) with Apple's default insets.
    case configuration
    /// `infoLight`, `infoDark`, `detailDisclosure`, `contactAdd`, `close`: a symbol in a circle.
    case symbol
  }

  public var style: Style
  public var title: String
  public var font: Font
  /// The size of the image beside the title, if any.
  public var imageSize: Size?
  /// `contentEdgeInsets`, or the configuration's own insets; nil where the document gives none.
  public var contentInsets: EdgeInsets?

  public init(
    style: Style, title: String, font: Font, imageSize: Size? = nil, contentInsets: EdgeInsets? = nil
  ) {
    self.style = style
    self.title = title
    self.font = font
    self.imageSize = imageSize
    self.contentInsets = contentInsets
  }
}

/// What decides the size of a `UITextField`.
public struct TouchTextField: Hashable, Sendable {
  public enum Border: UInt8, Sendable, CaseIterable {
    case none
    case line
    case bezel
    case roundedRect

    /// The border that a document's `borderStyle` attribute names; nil for a word that is none.
    public init?(documentName name: String) {
      switch true {
      case name.isSpelled("none"): self = .none
      case name.isSpelled("line"): self = .line
      case name.isSpelled("bezel"): self = .bezel
      case name.isSpelled("roundedRect"): self = .roundedRect
      default: return nil
      }
    }
  }

  public var border: Border
  public var text: String
  public var placeholder: String
  public var font: Font

  public init(border: Border, text: String, placeholder: String, font: Font) {
    self.border = border
    self.text = text
    self.placeholder = placeholder
    self.font = font
  }
}

/// What decides the size of a `UISegmentedControl`.
public struct TouchSegments: Hashable, Sendable {
  public var titles: [String]
  public var font: Font

  public init(titles: [String], font: Font = .system(13)) {
    self.titles = titles
    self.font = font
  }
}

/// How a `UIDatePicker` shows its date.
public enum TouchDatePickerStyle: UInt8, Sendable, CaseIterable {
  case wheels
  case compact
  case inline
}
