import CoreGraphics
internal import PlumbAppleFacts
internal import PlumbGeometry
internal import PlumbTextMetrics

extension UIButton {
  /// What a button shows, and how, in place of what it has for each state.
  ///
  /// The kinds differ in their colours and backgrounds only: all leave the same room.
  public struct Configuration {
    /// How large a button is beside others.
    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    /// Where title and subtitle stand to each other.
    public enum TitleAlignment: Int, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    /// What tells that a button opens a menu.
    public enum Indicator: Int, Sendable {
      case automatic, none, popup
    }

    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    /// Does nothing here: how wide an indicator is is not known.
    public var indicator = Indicator.automatic
    public var background = UIBackgroundConfiguration()
    public var cornerStyle: CornerStyle = .dynamic
    public var buttonSize: Size = .medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a spinner stands in the image's place.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Around image and texts, in points; those of the button's size until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets ?? buttonSize.insets }
      set { storedInsets = newValue }
    }
    private var storedInsets: NSDirectionalEdgeInsets?
    /// On which side of the texts the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and texts, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment: TitleAlignment = .automatic
    public var automaticallyUpdateForSelection = true
    /// Does nothing here: buttons look as on phones and tablets.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    private init() {}

    public mutating func setDefaultContentInsets() { storedInsets = nil }

    /// The configuration as it is in a button's state; what changes are colours, which have no say in layout.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    public static func plain() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
    public static func glass() -> Configuration { Configuration() }
    public static func prominentGlass() -> Configuration { Configuration() }
    public static func clearGlass() -> Configuration { Configuration() }
    public static func prominentClearGlass() -> Configuration { Configuration() }
  }
}

extension UIButton.Configuration.Size {
  var controlSize: ControlSize {
    switch self {
    case .mini: .mini
    case .small: .small
    case .medium: .regular
    case .large: .large
    }
  }

  /// The style of the title: 15 points in the two small sizes, 17 in the others, from memory of what UIKit answers.
  var titleStyle: UIFont.TextStyle { self == .small || self == .mini ? .subheadline : .body }

  fileprivate var insets: NSDirectionalEdgeInsets {
    let insets = controlSize.buttonInsets
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
