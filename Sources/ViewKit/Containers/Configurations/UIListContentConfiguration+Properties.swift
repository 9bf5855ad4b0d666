import CoreGraphics

extension UIListContentConfiguration {
  /// How a text of a list's row is set.
  public struct TextProperties {
    /// To which side lines stand.
    public enum TextAlignment: Int, Sendable {
      case natural
      case center
      case justified

      var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .center: .center
        case .justified: .justified
        }
      }
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      case none
      case uppercase
      case lowercase
      case capitalized

      func applied(to text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// 0 for as many as there are.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var showsExpansionTextWhenTruncated = false
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

    init(_ style: UIFont.TextStyle, _ color: UIColor = .label, weight: UIFont.Weight? = nil) {
      let font = UIFont.preferredFont(forTextStyle: style)
      self.font = weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font
      self.color = color
    }

    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
  }

  /// How the image of a list's row is shown.
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Nil for that of the view.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var cornerRadius: CGFloat = 0
    /// Zero on an axis without limit.
    public var maximumSize = CGSize.zero
    /// The room that the image has, at least; zero on an axis for its own. The image stands in its middle.
    public var reservedLayoutSize = CGSize.zero
    /// Does nothing here.
    public var accessibilityIgnoresInvertColors = false
    /// Does nothing here.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Does nothing here.
    public var strokeWidth: CGFloat = 0

    init() {}

    /// For a reserved size: as symbols of the system's rows have it.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// In points, where the standard one is wanted: an estimate.
    static let standardExtent: CGFloat = 28

    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}
