/// What every file of the repository keeps to.
enum FileRules {
  static let longestFile = 400

  /// Whether a source file has more than 400 lines and no comment at its top that says `Long because` of what.
  static func isTooLong(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let count = text.hasSuffix("\n") ? lines.count - 1 : lines.count
    guard count > longestFile else { return false }
    let top = lines.prefix { $0.hasPrefix("//") || $0.hasPrefix("#") || $0.allSatisfy(\.isWhitespace) }
    return !top.contains { $0.contains("Long because ") }
  }

  /// The first path of someone's machine: below the home folders, root's own, or a work folder at the root.
  ///
  /// Only a path that begins there counts, not the same words further down a path or an address.
  static func machinePath(in bytes: [UInt8]) -> String? {
    let slash = UInt8(ascii: "/")
    for start in bytes.indices where bytes[start] == slash {
      if start > 0, isNamePart(bytes[start - 1]) { continue }
      let rest = bytes[(start + 1)...]
      let isMachinePath =
        rest.starts(with: "root/".utf8) || rest.starts(with: "work/".utf8)
        || rest.starts(with: "home/".utf8) && rest.dropFirst(5).first.map { isNamePart($0) } == true
      if isMachinePath {
        return String(decoding: bytes[start...].prefix { isNamePart($0) || $0 == slash }, as: UTF8.self)
      }
    }
    return nil
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// The modules that the tables of an architecture page do not name.
  static func modulesMissing(from page: String, modules: [String]) -> [String] {
    let rows = page.split(whereSeparator: \.isNewline).filter { $0.hasPrefix("|") }
    return modules.filter { module in !rows.contains { $0.contains("`\(module)`") } }
  }
}
