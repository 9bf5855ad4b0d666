import PlumbAnswers
import PlumbAppleFacts
import PlumbGeometry
import PlumbLayoutLint
import PlumbTextMetrics
import PlumbTextOutput

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
      guard texts.count == 1 else {
        throw bad(texts[texts[0] == shipping ? 1 : 0], "“shipping” stands alone.")
      }
      return SituationMatrix.shipping
    }
    var matrix = SituationMatrix()
    for text in texts { try add(text, to: &matrix) }
    guard matrix.bound <= SituationMatrix.most else {
      throw bad(
        texts[texts.count - 1],
        "that makes more than \(SituationMatrix.most) situations, which is the most there may be.")
    }
    return matrix.situations()
  }

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
        matrix.orientations.append(try one(value, of: text, Orientation.allCases, \.name))
      case .directions:
        matrix.directions.append(try one(value, of: text, LayoutDirection.allCases, \.shortName))
      case .textSizes:
        matrix.textSizes.append(try one(value, of: text, ContentSizeCategory.allCases, \.name))
      case .strings:
        matrix.strings.append(try one(value, of: text, SituationMatrix.Strings.allCases, \.name))
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

  /// The value that a word names.
  private static func one<Value>(
    _ word: String, of text: String, _ values: [Value], _ name: (Value) -> String
  ) throws(ArgumentError) -> Value {
    if let value = values.first(where: { name($0) == word.lowercased() }) { return value }
    let words = values.map(name)
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
