import PlumbAnswers
import PlumbAppleFacts
import PlumbLayoutLint
import PlumbTextOutput

/// The text of a configuration to begin with.
struct FirstConfiguration {
  static let baseline = "plumb-baseline.txt"
  /// More devices than these nobody has in mind.
  private static let mostDevices = 6

  let survey: ProjectSurvey
  let hasBaseline: Bool

  var text: String {
    [heading, places, rules, matrix, accepted].joined(separator: "\n")
  }

  private var heading: String {
    let saved = survey.devices.prefix(Self.mostDevices).map { "\($0.device.title) (\($0.documents))" }
    var text = "# What “plumb lint” checks here, and how strictly.\n# \(survey.words)"
    if !saved.isEmpty { text += "; saved for \(Suggestion.list(saved, "and"))" }
    return text + ".\n"
  }

  private var places: String {
    var text = "# Only these are checked:\n"
    text += comment("include: [" + survey.folders.map(Self.quoted).joined(separator: ", ") + "]")
    text += "\n# These are not, even where somebody names them:\n"
    guard !survey.left.isEmpty else { return text + comment("exclude: [Pods, Carthage]") }
    text += "exclude:\n"
    var table = TextTable([.left, .left])
    for (pattern, documents) in survey.left {
      table.add([
        "  - " + Self.quoted(pattern), documents == 0 ? "" : "# " + ProjectSurvey.counted(documents),
      ])
    }
    return text + table.lines().map { $0 + "\n" }.joined()
  }

  private var rules: String {
    var table = TextTable([.left, .left])
    for rule in Rule.all { table.add(["  \(rule.name): \(rule.severity.name)", "# " + rule.summary]) }
    return "# Each rule is off, note, warning or error; “plumb rules RULE” explains it.\n"
      + comment("rules:") + table.lines().map(comment).joined()
  }

  private var matrix: String {
    let names = survey.devices.prefix(Self.mostDevices).map { Self.quoted($0.device.title) }
    return "# Where layouts are to hold; “shipping” takes what is in use today.\n"
      + (names.isEmpty
        ? comment("matrix: shipping")
        : comment("matrix:") + comment("  devices: [" + names.joined(separator: ", ") + "]")
          + comment("  directions: [ltr, rtl]"))
  }

  private var accepted: String {
    let line = "baseline: \(Self.baseline)"
    return "# What was found on the day that this was written, and is accepted:\n"
      + (hasBaseline ? line + "\n" : comment(line))
  }

  private func comment(_ line: String) -> String { "# " + line + "\n" }

  /// As YAML takes it, in quotes where a plain text would be something else.
  private static func quoted(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || 0x30...0x39 ~= $0.value || $0 == "-" || $0 == "_" || $0 == "."
        || $0 == " " || $0 == "/"
    }
    return isPlain && text.first != "-" && text.first != "." && text.first != " " && text.last != " "
      ? text : JSONText.quoted(text)
  }
}
