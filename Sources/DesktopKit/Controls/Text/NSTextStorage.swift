import Foundation
internal import PlumbViewKit

/// The text of a text view, which learns of its changes.
@preconcurrency @MainActor
open class NSTextStorage: NSObject {
  private(set) var text = NSAttributedString(string: "") { didSet { changed?() } }
  var changed: (() -> Void)?

  open var string: String { text.string }
  open var length: Int { text.length }
  open func setAttributedString(_ attrString: NSAttributedString) {
    text = NSAttributedString(attributedString: attrString)
  }
  open func append(_ attrString: NSAttributedString) { change { $0.append(attrString) } }
  open func replaceCharacters(in range: NSRange, with str: String) {
    change { $0.replaceCharacters(in: range, with: str) }
  }
  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change { $0.replaceCharacters(in: range, with: attrString) }
  }
  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change { $0.addAttribute(name, value: value, range: range) }
  }
  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change { $0.addAttributes(attrs, range: range) }
  }
  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change { $0.setAttributes(attrs, range: range) }
  }
  open func beginEditing() {}
  open func endEditing() {}

  func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    if length > 0 { addAttributes(attributes, range: NSRange(location: 0, length: length)) }
  }

  private func change(_ change: (NSMutableAttributedString) -> Void) {
    let copy = NSMutableAttributedString(attributedString: text)
    change(copy)
    text = NSAttributedString(attributedString: copy)
  }
}
