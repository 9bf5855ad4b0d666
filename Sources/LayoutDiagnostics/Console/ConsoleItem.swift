/// A view or layout guide as Apple's console texts name it.
package struct ConsoleItem: Hashable, Sendable {
  /// The class with its module, such as `UILabel` or `App.CardView`.
  package var className: String
  /// What tells items apart.
  package var address: UInt64
  /// What stands in quotes behind the address: the beginning of a label's or button's text, a guide's
  /// identifier, also an empty one.
  package var label: String?
  /// A name that stands for the item everywhere, such as an accessibility identifier; the list of names at
  /// the end of the constraint then has its address.
  package var name: String?

  package init(_ className: String, _ address: UInt64, label: String? = nil, name: String? = nil) {
    self.className = className
    self.address = address
    self.label = label
    self.name = name
  }

  /// `UILabel:0x7f8a10'Title'`, or the name alone.
  package var text: String {
    if let name { return name }
    let quoted = label.map { "'" + $0 + "'" } ?? ""
    return className + ":" + Self.hexadecimal(address) + quoted
  }

  /// The item in the list of names, where also a name has its address: `header:0x7f8a10`.
  var entryText: String { name.map { $0 + ":" + Self.hexadecimal(address) } ?? text }

  /// An address as `%p` prints it.
  package static func hexadecimal(_ address: UInt64) -> String { "0x" + String(address, radix: 16) }

  /// A text as labels show it: whole up to 25 UTF-16 units, else its first 25 and three dots.
  ///
  /// All 13 labels with dots in the logs that this was learnt from have 25 before them, and 9 without have
  /// just 25.
  package static func label(of text: String) -> String {
    guard text.utf16.count > 25 else { return text }
    var kept = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      count += scalar.value > 0xFFFF ? 2 : 1
      guard count <= 25 else { break }
      kept.append(scalar)
    }
    return String(kept) + "..."
  }
}
