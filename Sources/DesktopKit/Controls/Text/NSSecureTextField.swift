import Foundation
internal import PlumbTextMetrics

/// A field for a secret: a dot stands for each character.
@preconcurrency @MainActor
open class NSSecureTextField: NSTextField {
  override class var usualCellClass: NSCell.Type { NSSecureTextFieldCell.self }
  override var shownText: String {
    stringValue.isEmpty ? super.shownText : String(repeating: "•", count: stringValue.count)
  }
}
