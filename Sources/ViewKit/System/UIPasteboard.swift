import CoreGraphics

/// What was copied, of this program alone.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// What tells pasteboards apart.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  private static let program = UIPasteboard()
  open class var general: UIPasteboard { program }

  open var string: String? { didSet { changeCount += 1 } }
  open var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  open var images: [UIImage]? {
    get { image.map { [$0] } }
    set { image = newValue?.first }
  }
  open var url: URL? { didSet { changeCount += 1 } }
  open var image: UIImage? { didSet { changeCount += 1 } }
  open var color: UIColor? { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasColors: Bool { color != nil }
  open var hasImages: Bool { image != nil }
}
