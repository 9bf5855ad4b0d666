import CoreGraphics

/// A layer that shows a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A `UIFont`, of which the family counts, or the name of one.
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether lines are broken at the layer's width.
  open var isWrapped = false
  open var truncationMode: CATextLayerTruncationMode = .none
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var allowsFontSubpixelQuantization = false

  open override func preferredFrameSize() -> CGSize {
    text?.size(within: isWrapped ? bounds.width : nil) ?? .zero
  }

  override func drawFigure(in ctx: CGContext) {
    guard let text else { return }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .black
    ctx.draw(
      object: RecordedText(
        content: text, color: (string as? NSAttributedString)?.firstColor ?? color,
        alignment: alignmentMode.alignment, lineLimit: isWrapped ? 0 : 1), in: bounds)
  }

  private var text: TextContent? {
    switch string {
    case let text as String: TextContent(text, font: textFont)
    case let text as NSAttributedString: TextContent(text, standard: textFont)
    default: nil
    }
  }

  private var textFont: UIFont {
    switch font {
    case let font as UIFont: font.withSize(fontSize)
    case let name as String: UIFont(name: name, size: fontSize) ?? .systemFont(ofSize: fontSize)
    default: UIFont(name: "Helvetica", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }
  }

  override func take(from layer: CALayer) {
    super.take(from: layer)
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize) = (layer.string, layer.font, layer.fontSize)
    (foregroundColor, isWrapped) = (layer.foregroundColor, layer.isWrapped)
    (truncationMode, alignmentMode) = (layer.truncationMode, layer.alignmentMode)
  }
}

/// Which part of a text is left out where there is no room for it.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where the lines of a text begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .right: .right
    case .center: .center
    default: .left
    }
  }
}
