import CoreGraphics

/// How content fades where it scrolls below a bar. Does nothing here.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// How sharp the edge is.
  public struct Style: Hashable, Sendable {
    private let name: String

    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }

  open var isHidden = false
  open var style = Style.automatic
}
