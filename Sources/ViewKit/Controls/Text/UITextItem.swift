import CoreGraphics

/// A link or picture of a text that somebody may touch: nobody does here.
@preconcurrency @MainActor
public struct UITextItem {
  /// What it is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }

  public let content: Content
  public let range: NSRange

  /// Its menu. Does nothing here.
  @preconcurrency @MainActor
  public struct MenuConfiguration {
    public init(menu: UIMenu) {}
    public init(preview: MenuPreview?, menu: UIMenu) {}
  }

  /// What is shown beside its menu. Does nothing here.
  @preconcurrency @MainActor
  public struct MenuPreview {
    public init(view: UIView) {}
    public static let `default` = MenuPreview(view: UIView())
  }
}
