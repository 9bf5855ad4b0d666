extension Terminal {
  /// The locale of characters by POSIX: the first of three variables that says something.
  static var locale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
  }

  /// Whether a locale, such as `en_US.UTF-8`, has all characters; where nothing is said, terminals of today do.
  static func showsUnicode(_ locale: String?) -> Bool {
    guard let locale else { return true }
    // Language, territory, character set and modifier: `de_DE.UTF-8@euro`.
    let characters = locale.split(separator: ".").dropFirst().first?.prefix { $0 != "@" } ?? ""
    return characters.lowercased().filter { $0 != "-" } == "utf8"
  }
}
