import Foundation
internal import PlumbViewKit

/// What a control shows, and how: the part of it that AppKit keeps in a cell.
struct CellContents {
  // MARK: Value

  /// A string, an attributed string, a number or a date.
  var value: Any? = ""
  var formatter: Formatter?
  /// That of buttons, whose value is their state.
  var title = ""
  var attributedTitle: NSAttributedString?
  var placeholder: NSAttributedString?
  var plainPlaceholder: String?

  // MARK: Text

  var font: NSFont?
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var usesSingleLineMode = false
  var truncatesLastVisibleLine = false
  var isScrollable = false
  var maximumNumberOfLines = 0
  var preferredMaxLayoutWidth: CGFloat = 0
  var isEditable = false
  var isSelectable = false
  var textColor: NSColor?

  // MARK: Look

  var controlSize = NSControl.ControlSize.regular
  var isBordered = false
  var isBezeled = false
  var isRound = false
  var drawsBackground = false
  var backgroundColor: NSColor?
  var image: NSImage?
  var isEnabled = true
  var tag = 0
}

extension CellContents {
  /// The text of the value.
  var text: String {
    switch value {
    case nil: return ""
    case let text as String: return text
    case let text as NSAttributedString: return text.string
    case let value?:
      if let written = formatter?.string(for: value) { return written }
      if let number = value as? NSNumber { return number.stringValue }
      return String(describing: value)
    }
  }

  var number: Double {
    switch value {
    case let number as Double: number
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    case let date as Date: date.timeIntervalSinceReferenceDate
    default: (text as NSString).doubleValue
    }
  }

  /// What is written, with the placeholder where there is no text: recorded labels without a text are as wide as their
  /// placeholders (n = 14).
  var shownText: String {
    let text = text
    return text.isEmpty ? plainPlaceholder ?? placeholder?.string ?? "" : text
  }

  /// With fonts of its own; nil for a text in the control's font.
  var shownAttributedText: NSAttributedString? {
    if let text = value as? NSAttributedString, text.length > 0 { return text }
    return text.isEmpty ? placeholder : nil
  }

  var usualFont: NSFont { font ?? .systemFont(ofSize: NSFont.systemFontSize) }

  /// The font that decides heights: that of the text's first character.
  var firstFont: NSFont {
    guard let text = shownAttributedText, text.length > 0 else { return usualFont }
    return text.attribute(.font, at: 0, effectiveRange: nil) as? NSFont ?? usualFont
  }

  var attributed: NSAttributedString {
    get {
      if let text = value as? NSAttributedString { return text }
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      style.lineBreakMode = lineBreakMode
      var attributes: [NSAttributedString.Key: Any] = [.font: usualFont, .paragraphStyle: style]
      attributes[.foregroundColor] = textColor
      return NSAttributedString(string: text, attributes: attributes)
    }
    set { value = NSAttributedString(attributedString: newValue) }
  }
}
