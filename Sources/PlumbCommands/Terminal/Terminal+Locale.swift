extension Terminal {
  /// The locale of characters by POSIX: the first of three variables that says something.
  static var locale: String? {
    ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
  }

  /// Whether a locale, such as `en_US.UTF-8`, has all characters; where nothing is said, terminals of today do.
  static func showsUnicode(_ locale: String?) -> Bool {
    guard let locale = locale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }
}
