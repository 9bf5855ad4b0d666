/// What Objective-C calls a method of Swift ("Importing Swift into Objective-C", rule of the compiler).
enum SelectorName {
  static func text(_ baseName: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    var text = baseName
    if first != "_" {
      let name = first.prefix(1).uppercased() + first.dropFirst()
      // A preposition says already how the value belongs to the name.
      let needsWith = !prepositions.contains(firstWord(first)) && !prepositions.contains(lastWord(baseName))
      text += (needsWith ? "With" : "") + name
    }
    return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static func firstWord(_ name: String) -> String {
    String(name.prefix { !$0.isUppercase }).lowercased()
  }

  private static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name.lowercased() }
    return name[start...].lowercased()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]
}
