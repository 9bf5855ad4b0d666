import CoreGraphics

/// Says what is dragged out of a text. Nobody asks here.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// Says what a text takes of what is dropped. Nobody asks here.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// Says what becomes of what is pasted into a text. Nobody asks here.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {}

/// How a text may be dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// Which of writing tools' results a text takes.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
  public static let presentationIntent = UIWritingToolsResultOptions(rawValue: 16)
}
