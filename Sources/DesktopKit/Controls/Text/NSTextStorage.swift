import Foundation
internal import PlumbViewKit

/// The text of a text view, which learns of its changes.
open class NSTextStorage: NSMutableAttributedString {
  /// Called with each change.
  var changed: (@MainActor () -> Void)?
  private var isEditing = false

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    noteChange()
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    noteChange()
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    noteChange()
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    noteChange()
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    super.addAttributes(attrs, range: range)
    noteChange()
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    noteChange()
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    noteChange()
  }
  open override func beginEditing() {
    isEditing = true
    super.beginEditing()
  }
  open override func endEditing() {
    super.endEditing()
    isEditing = false
    noteChange()
  }

  private func noteChange() {
    guard !isEditing, let changed else { return }
    MainActor.assumeIsolated { changed() }
  }
}
