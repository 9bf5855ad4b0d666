import CoreGraphics
import Foundation
public import PlumbViewKit

/// Takes what is typed by methods that show a text before it is final. There are none here.
@preconcurrency @MainActor
public protocol NSTextInputClient: NSObjectProtocol {
  func insertText(_ string: Any, replacementRange: NSRange)
  func doCommand(by selector: Selector)
  func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange)
  func unmarkText()
  func selectedRange() -> NSRange
  func markedRange() -> NSRange
  func hasMarkedText() -> Bool
  func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?)
    -> NSAttributedString?
  func validAttributesForMarkedText() -> [NSAttributedString.Key]
  func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect
  func characterIndex(for point: NSPoint) -> Int
}

/// Searches a text. Nobody asks it to here: its actions are names.
@preconcurrency @MainActor
open class NSTextFinder: NSObject {
  open var isIncrementalSearchingEnabled = false
  open func performAction(_ op: Action) {}
  open func validateAction(_ op: Action) -> Bool { false }

  public enum Action: Int, Sendable {
    case showFindInterface = 1
    case nextMatch = 2
    case previousMatch = 3
    case replaceAll = 4
    case replace = 5
    case replaceAndFind = 6
    case setSearchString = 7
    case replaceAllInSelection = 8
    case selectAll = 9
    case selectAllInSelection = 10
    case hideFindInterface = 11
    case showReplaceInterface = 12
    case hideReplaceInterface = 13
  }
}

public typealias NSTextStorageEditActions = NSTextStorage.EditActions

/// What AppKit gives a value through a pointer.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension NSLayoutManager {
  /// The glyphs of the lines that a rectangle of the container meets.
  public func glyphRange(forBoundingRect bounds: NSRect, in container: NSTextContainer) -> NSRange {
    var found: NSRange?
    enumerateLineFragments(forGlyphRange: glyphRange(for: container)) { rect, _, _, range, _ in
      if rect.minY < bounds.maxY, rect.maxY > bounds.minY {
        found = found.map { NSUnionRange($0, range) } ?? range
      }
    }
    return found ?? NSRange(location: 0, length: 0)
  }
}

extension NSAttributedString.Key {
  /// The mouse over a text. Nothing shows it here.
  public static let cursor = NSAttributedString.Key("NSCursor")
  public static let toolTip = NSAttributedString.Key("NSToolTip")
}
