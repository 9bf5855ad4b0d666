import PlumbAnswers
import PlumbLayoutLint
import PlumbTextOutput

/// What `--matrix` asks for: the situations of apps that ship today, or axes and their values.
enum MatrixOption {
  static let option = OptionDescription(
    "matrix", "AXIS=VALUE,…",
    help:
      "check in many situations at once, and say where findings hold: every combination of the values of axes (\(Suggestion.list(SituationMatrix.Axis.names))), an axis each time; or “shipping”: the situations of apps that ship today"
  )

  /// The situations that were asked for; nil where `--matrix` was not given.
  static func situations(_ arguments: ParsedArguments) throws(ArgumentError) -> [Surroundings]? {
    let texts = arguments.values(of: "matrix")
    guard let last = texts.last else { return nil }
    for other in ["device", "landscape", "size", "rtl", "text-size", "double-strings"]
    where arguments.contains(other) {
      throw .incompatible("matrix", other)
    }
    if texts.contains(MatrixDescription.shippingName) {
      guard texts.count == 1 else {
        throw bad(last, "“\(MatrixDescription.shippingName)” stands alone.")
      }
      return MatrixDescription.shipping.situations
    }
    var matrix = SituationMatrix()
    for text in texts { try add(text, to: &matrix) }
    guard matrix.bound <= SituationMatrix.most else {
      throw bad(
        last, "that makes more than \(SituationMatrix.most) situations, which is the most there may be.")
    }
    return MatrixDescription.axes(matrix).situations
  }

  private static func add(_ text: String, to matrix: inout SituationMatrix) throws(ArgumentError) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let names = SituationMatrix.Axis.names
    guard parts.count == 2, let axis = SituationMatrix.Axis(rawValue: parts[0]) else {
      throw bad(
        text,
        "it takes “\(MatrixDescription.shippingName)”, or an axis and its values, such as “devices=iPhone SE,iPad mini”; axes are "
          + Suggestion.list(names) + "."
          + Suggestion.sentence(for: parts.first ?? "", among: names + [MatrixDescription.shippingName]))
    }
    for word in parts[1].split(separator: ",") {
      do throws(SituationMatrix.BadValue) { try matrix.add(trimmed(word), to: axis) } catch {
        throw bad(text, error.message)
      }
    }
  }

  private static func bad(_ text: String, _ expected: String) -> ArgumentError {
    .badValue(option: "matrix", value: text, expected: expected)
  }

  private static func trimmed(_ word: Substring) -> String {
    var word = word
    while word.first == " " { word.removeFirst() }
    while word.last == " " { word.removeLast() }
    return String(word)
  }
}
