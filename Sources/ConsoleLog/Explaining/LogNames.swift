/// What sentences call the views of a log: by name or text in quotes, else by class, as code has it; with the end of the address where two
/// would be called the same.
struct LogNames {
  private var names: [String: String] = [:]

  /// - Complexity: O(n log n) in the views.
  init(_ items: LogItems) {
    var plain: [(key: String, name: String)] = []
    for key in items.keys { plain.append((key, Self.plainName(items[key]))) }
    let ordered = plain.sorted { $0.name < $1.name }
    for (place, entry) in ordered.enumerated() {
      let isShared =
        place > 0 && ordered[place - 1].name == entry.name
        || place + 1 < ordered.count && ordered[place + 1].name == entry.name
      names[entry.key] = isShared ? entry.name + " " + Self.ending(entry.key, among: items.keys) : entry.name
    }
  }

  init(_ names: [String: String]) { self.names = names }

  /// By key.
  var all: [String: String] { names }

  subscript(key: String) -> String { names[key] ?? key }

  private static func plainName(_ item: LoggedItem) -> String {
    if let name = item.name { return "“" + name + "”" }
    let className = item.shortClass
    if let label = item.label?.shownAsName {
      if className.hasSuffix("LayoutGuide") || className.isEmpty { return Self.guideName(label) }
      return "“" + label + "”"
    }
    // A class that was cut off behind the module's dot leaves an address.
    return className.isEmpty ? item.key : className
  }

  /// What people call the guides that views have of themselves.
  private static func guideName(_ label: String) -> String {
    switch label {
    case "UIViewLayoutMarginsGuide": "Layout Margins"
    case "UIViewSafeAreaLayoutGuide", "NSViewSafeAreaLayoutGuide": "Safe Area"
    case "UIViewReadableContentGuide": "Readable Content"
    default: label
    }
  }

  /// As many last digits of an address as no other has, four or more: `…27c0`.
  private static func ending(_ key: String, among keys: [String]) -> String {
    for count in 4..<16 where key.utf8.count > count {
      let end = String(decoding: key.utf8.suffix(count), as: UTF8.self)
      let same = keys.reduce(0) { $0 + ($1.hasSuffix(end) ? 1 : 0) }
      if same == 1 { return "…" + end }
    }
    return key
  }
}

extension String {
  /// On one line; nil where nothing of it can be seen, as of the glyphs of icon fonts.
  fileprivate var shownAsName: String? {
    var shown = ""
    for scalar in unicodeScalars {
      shown.unicodeScalars.append(scalar.properties.isWhitespace ? " " : scalar)
    }
    let isSeen = unicodeScalars.contains { scalar in
      let isPrivate = (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
      return scalar.value > 0x20 && !isPrivate && !scalar.properties.isWhitespace
    }
    return isSeen ? shown : nil
  }
}
