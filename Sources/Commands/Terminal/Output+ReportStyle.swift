import PlumbLayoutLint

extension Output {
  /// How findings are written where results go: as wide as the terminal, coloured as everything else.
  var reportStyle: TextReporter.Style {
    TextReporter.Style(colors: colors, isASCII: isASCII, width: columns)
  }
}
