import CoreGraphics

/// A place in a text, which only the text knows how to read.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// What is between two places of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// Where a part of what is selected is.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override init() { super.init() }
  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}

/// To a text's end, or to its beginning.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// On the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// One of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  var isForward: Bool {
    self == .storage(.forward) || self == .layout(.right) || self == .layout(.down)
  }
}

/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// So many units of UTF-16 from a text's beginning.
final class OffsetPosition: UITextPosition {
  nonisolated let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  nonisolated override var hash: Int { offset }
}

/// Between two such places.
final class OffsetRange: UITextRange {
  nonisolated let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(range.location + range.length) }
  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  nonisolated override var hash: Int { range.location ^ range.length }
}

/// A part of a selection, of a text with such places.
final class OffsetSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let ends: (first: Bool, last: Bool)

  init(_ place: CGRect, _ ends: (first: Bool, last: Bool)) {
    (self.place, self.ends) = (place, ends)
    super.init()
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { ends.first }
  override var containsEnd: Bool { ends.last }
}
