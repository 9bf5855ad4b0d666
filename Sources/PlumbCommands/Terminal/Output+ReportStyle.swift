import Foundation
import LayoutLint

extension Output {
  /// How findings are written where results go: as wide as the terminal, coloured as everything else.
  ///
  /// - Parameter ascii: Whether somebody asked for ASCII. A terminal whose locale is not UTF-8 gets it unasked; what is
  ///   not shown but read by another program never depends on the locale.
  func reportStyle(ascii: Bool) -> TextReporter.Style {
    let isTerminal = captured == nil && isatty(STDOUT_FILENO) == 1
    return TextReporter.Style(
      colors: colors, isASCII: ascii || isTerminal && !Terminal.showsUnicode(Terminal.locale), width: columns)
  }
}

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
