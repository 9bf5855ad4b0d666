/// How `_autolayoutTrace` has printed trees, according to who published one.
///
/// All have a line for each item, its level before it, and two of them end with a legend:
///
///     trace    = line … [legend]
///     line     = level … [mark] item [ambiguity]
///     early:     level = "| "      item = "<" object ">"   ambiguity = " - AMBIGUOUS LAYOUT"
///     later:     level = "    "    item = object           ambiguity = "- AMBIGUOUS LAYOUT for " variable {", " variable}
///     bars:      level = "|   "    item and ambiguity as in `later`
///     mark     = "*" | "+" | "•" ("*" alone in the early form)
///     object   = name ":" address | class ":" address ["'" label "'"]  (without label in the early form)
///     variable = (name | class ":" address ["'" label "'"]) "." ("minX" | "minY" | "Width" | "Height")
///                "{id: " number "}"
package enum TraceForm: Sendable, CaseIterable {
  /// That of iOS 6 and 7: `| *<UIView:0x7f8a10> - AMBIGUOUS LAYOUT`.
  ///
  /// Some copies have three spaces behind each bar and some one; here there is one, as in most of them.
  case early
  /// That of 2015's conference slides: indented, with what is open, and a legend:
  /// `    *Saturn:0x7f8a10- AMBIGUOUS LAYOUT for Saturn.minX{id: 165}`.
  case later
  /// The later one as consoles print it, with a bar at each level.
  case bars

  var level: String {
    switch self {
    case .early: "| "
    case .later: "    "
    case .bars: "|   "
    }
  }

  /// What the marks mean; nil in the early form, which has none to tell apart.
  package var legend: String? {
    if self == .early { return nil }
    let indent = self == .bars ? "\t" : "    "
    return "Legend:\n" + indent + "* - is laid out with auto layout\n"
      + indent + "+ - is laid out manually, but is represented in the layout engine because "
      + "translatesAutoresizingMaskIntoConstraints = YES\n"
      + indent + "• - layout engine host\n"
  }
}
