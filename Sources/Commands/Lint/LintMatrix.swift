import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbLayoutLint
import PlumbTextMetrics

/// What `--matrix` asks for: the situations of apps that ship today, or axes and their values.
enum LintMatrix {
  static let option = OptionDescription(
    "matrix", "AXIS=VALUE,…",
    help:
      "check in many situations at once, and say where findings hold: every combination of the values of axes (\(Suggestion.list(Axis.allCases.map(\.rawValue)))), an axis each time; or “shipping”: \(SituationMatrix.shipping.count) situations of apps that ship today"
  )

  private static let shipping = "shipping"

  /// What situations differ by.
  private enum Axis: String, CaseIterable {
    case devices, orientations, directions
    case textSizes = "text-sizes"
    case strings, widths
  }

  /// The situations that were asked for; nil where `--matrix` was not given.
  static func situations(_ arguments: ParsedArguments) throws(ArgumentError) -> [Surroundings]? {
    let texts = arguments.values(of: "matrix")
    guard !texts.isEmpty else { return nil }
    for other in ["device", "landscape", "size", "rtl", "text-size", "double-strings"]
    where arguments.contains(other) {
      throw .incompatible("matrix", other)
    }
    if texts.contains(shipping) {
      guard texts.count == 1 else { throw bad(texts[texts[0] == shipping ? 1 : 0], "“shipping” stands alone.") }
      return SituationMatrix.shipping
    }
    var matrix = SituationMatrix()
    for text in texts { try add(text, to: &matrix) }
    let situations = matrix.situations()
    guard situations.count <= most else {
      throw bad(texts[texts.count - 1], "that makes \(situations.count) situations, and \(most) are checked at most.")
    }
    return situations
  }

  /// More situations say nothing that these do not.
  private static let most = 1000

  private static func add(_ text: String, to matrix: inout SituationMatrix) throws(ArgumentError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let axis = Axis(rawValue: parts[0].lowercased()) else {
      throw bad(
        text,
        "it takes “shipping”, or an axis and its values, such as “devices=iPhone SE,iPad mini”; axes are "
          + Suggestion.list(Axis.allCases.map(\.rawValue)) + "."
          + Suggestion.sentence(for: parts.first ?? "", among: Axis.allCases.map(\.rawValue) + [shipping]))
    }
    for value in parts[1].split(separator: ",").map({ trimmed(String($0)) }) {
      switch axis {
      case .devices: matrix.devices.append(try Device.meant(by: value))
      case .orientations:
        matrix.orientations.append(try one(value, of: text, ["portrait": .portrait, "landscape": .landscape]))
      case .directions:
        matrix.directions.append(try one(value, of: text, ["ltr": .leftToRight, "rtl": .rightToLeft]))
      case .textSizes:
        let sizes = ContentSizeCategory.allCases
        matrix.textSizes.append(
          try one(value, of: text, Dictionary(uniqueKeysWithValues: sizes.map { ($0.name, $0) })))
      case .strings: matrix.doublesStrings.append(try one(value, of: text, ["single": false, "double": true]))
      case .widths:
        guard value != "full" else {
          matrix.widths.append(nil)
          continue
        }
        guard let width = Double(value), (1...10_000).contains(width) else {
          throw bad(text, "widths are points, such as 320, or “full”.")
        }
        matrix.widths.append(width)
      }
    }
  }

  /// The value that a word stands for.
  private static func one<Value>(
    _ word: String, of text: String, _ values: [String: Value]
  ) throws(ArgumentError) -> Value {
    if let value = values[word.lowercased()] { return value }
    let words = values.keys.sorted()
    throw bad(
      text, "“\(word)” is none of \(Suggestion.list(words))." + Suggestion.sentence(for: word, among: words))
  }

  private static func bad(_ text: String, _ expected: String) -> ArgumentError {
    .badValue(option: "matrix", value: text, expected: expected)
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
