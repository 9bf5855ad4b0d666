import CoreGraphics

/// Sorts things into the sections of a table by the first letters of their names: the Latin ones, and a last section for
/// all others.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let only = UILocalizedIndexedCollation()
  open class func current() -> Self { unsafeDowncast(only, to: Self.self) }

  private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  open var sectionTitles: [String] { Self.letters + ["#"] }
  open var sectionIndexTitles: [String] { sectionTitles }

  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of a thing's name, which a selector reads: accents do not count.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = Self.name(of: object, selector).folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return Self.letters.firstIndex(of: name.prefix(1).uppercased()) ?? Self.letters.count
  }

  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { (name: Self.name(of: $1, selector), place: $0, thing: $1) }.sorted {
      switch $0.name.localizedStandardCompare($1.name) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: $0.place < $1.place
      }
    }.map(\.thing)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    let message = Message(selector)
    guard message.isUnderstood(by: object as AnyObject) else {
      return (object as? NSObject).flatMap { NamedValues.value(selector.name, of: $0) } as? String ?? ""
    }
    return message.send(to: object as AnyObject) as? String ?? ""
  }
}
