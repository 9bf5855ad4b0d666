import PlumbInterfaceBuilder

/// A document that is loaded in place of another one on some devices, as names say: `Login~ipad.xib` in place of `Login.xib`
/// ("Resource Programming Guide", "iOS Supports Device-Specific Resources").
package struct DocumentVariant: Sendable {
  /// The ends of names, before the dot, that say for which devices a document is.
  package static let suffixes = ["~ipad", "~iphone"]

  /// The file's name.
  package let name: String
  package let document: InterfaceDocument

  package init(name: String, _ document: InterfaceDocument) {
    self.name = name
    self.document = document
  }

  /// The names of documents that may stand in for one: the one for all devices first.
  ///
  /// - Parameter name: The one's, without its folder.
  package static func names(besides name: String) -> [String] {
    guard let dot = name.lastIndex(of: ".") else { return [] }
    var stem = name[..<dot]
    for suffix in suffixes where stem.hasSuffix(suffix) { stem = stem.dropLast(suffix.count) }
    return ([""] + suffixes).map { stem + $0 + name[dot...] }.filter { $0 != name }
  }
}
