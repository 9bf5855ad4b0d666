/// The lines of a patch that change, as a page has room for: without indentation, and of the long start tags of views only
/// what changes in them. The rest is `…`.
enum ShortDiff {
  /// The attributes of constraints are shown however many they are.
  private static let longest = 160

  static func text(_ patch: String) -> String {
    let lines = patch.split(separator: "\n").filter { line in
      line.starts(with: /[-+]/) && !line.hasPrefix("--- ") && !line.hasPrefix("+++ ")
    }
    return lines.map { line in
      let twin = lines.first { $0.first != line.first && name($0) == name(line) }
      return "\(line.prefix(1)) \(short(line.dropFirst(), twin))\n"
    }.joined()
  }

  private static func short(_ line: Substring, _ twin: Substring?) -> String {
    let text = line.drop { $0 == " " }
    guard text.count > longest, let end = text.lastIndex(where: { $0 != ">" && $0 != "/" }) else {
      return String(text)
    }
    let others = Set(twin.map(attributes) ?? [])
    var short = String(text.prefix { $0 != " " })
    var isCut = false
    for attribute in attributes(text) {
      if attribute.hasPrefix("id=") || !others.contains(attribute) {
        short += (isCut ? " … " : " ") + attribute
        isCut = false
      } else {
        isCut = true
      }
    }
    return short + (isCut ? " …" : "") + text[text.index(after: end)...]
  }

  /// What tells an element from others: its tag and id.
  private static func name(_ line: Substring) -> [Substring] {
    let text = line.dropFirst().drop { $0 == " " }
    return [text.prefix { $0 != " " }] + attributes(text).filter { $0.hasPrefix("id=") }
  }

  private static func attributes(_ text: Substring) -> [Substring] {
    text.matches(of: /[A-Za-z]+="[^"]*"/).map(\.output)
  }
}
