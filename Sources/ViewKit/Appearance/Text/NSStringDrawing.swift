public import CoreGraphics

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In lines that are broken at the width and begin at the rectangle's top, in place of one on a baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the font's leading between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// By the glyphs' outlines; sizes are the same here, since only advances are known.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// With as many lines as the height holds.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a text found out.
open class NSStringDrawingContext: NSObject {
  /// The least factor that a font may be shrunk by; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that fonts were shrunk by, which measuring does not do.
  open var actualScaleFactor: CGFloat { 1 }
  /// What the last text that was measured with this context takes.
  open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
  /// The size of the text in points, unrounded: each paragraph on one line.
  public func size() -> CGSize {
    TextContent(self, standard: .measuringStandard).size(within: nil)
  }

  /// The rectangle that the text takes, in points, unrounded.
  ///
  /// - Parameter size: The width is where lines end; 0 and infinity for nowhere. The height only counts with
  ///   `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextContent(self, standard: .measuringStandard)
      .boundingRect(with: size, options: options, reporting: context)
  }
}

extension NSString {
  /// The size of the text in points, unrounded: each paragraph on one line. Without text, that of a line of
  /// no width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(self).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes, in points, unrounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    String(self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension String {
  /// The size of the text in points, unrounded: each paragraph on one line. Without text, that of a line of
  /// no width.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard !isEmpty else { return CGSize(width: 0, height: attrs.lineHeight) }
    return TextContent(self, attributes: attrs ?? [:], standard: .measuringStandard).size(within: nil)
  }

  /// The rectangle that the text takes, in points, unrounded.
  ///
  /// - Parameter size: The width is where lines end; 0 and infinity for nowhere. The height only counts with
  ///   `truncatesLastVisibleLine`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    guard !isEmpty else {
      return CGRect(x: 0, y: 0, width: 0, height: attributes.lineHeight)
    }
    let content = TextContent(self, attributes: attributes ?? [:], standard: .measuringStandard)
    return content.boundingRect(with: size, options: options, reporting: context)
  }
}

extension TextContent {
  fileprivate func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, reporting context: NSStringDrawingContext?
  ) -> CGRect {
    let rect = boundingRect(with: size, options: options)
    context?.totalBounds = rect
    return rect
  }
}

extension [NSAttributedString.Key: Any]? {
  fileprivate var lineHeight: CGFloat { (self?[.font] as? UIFont ?? .measuringStandard).lineHeight }
}

extension UIFont {
  /// What text is measured in that names no font.
  package static let measuringStandard = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
}
