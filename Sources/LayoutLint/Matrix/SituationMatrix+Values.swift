import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics
import PlumbTextOutput

/// The axes and their values by the words for them, which configurations and the command line share.
extension SituationMatrix {
  package enum Axis: String, CaseIterable {
    case devices, orientations, directions
    case textSizes = "text-sizes"
    case strings, widths

    package static var names: [String] { allCases.map { $0.rawValue } }
  }

  /// Why a word is no value of an axis, or not one more, as a sentence.
  package struct BadValue: Error {
    package let message: String
  }

  /// Wider than this no screen is, in points.
  private static let widthLimits = 1.0...10_000

  package mutating func add(_ word: String, to axis: Axis) throws(BadValue) {
    switch axis {
    case .devices:
      guard let device = Device.named(word) else {
        throw BadValue(
          message: "There is no device “\(word)”.\(Device.suggestion(for: word)) “plumb devices” lists them.")
      }
      try Self.add(device, word, to: &devices)
    case .orientations:
      try Self.add(try Self.one(word, axis, Orientation.allCases) { $0.name }, word, to: &orientations)
    case .directions:
      try Self.add(try Self.one(word, axis, LayoutDirection.allCases) { $0.shortName }, word, to: &directions)
    case .textSizes:
      try Self.add(try Self.one(word, axis, ContentSizeCategory.allCases) { $0.name }, word, to: &textSizes)
    case .strings:
      try Self.add(try Self.one(word, axis, Strings.allCases) { $0.name }, word, to: &strings)
    case .widths:
      if word == Self.wholeScreen {
        try Self.add(nil, word, to: &widths)
        return
      }
      let isPlain = word.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: ".") }
      guard isPlain, let width = Double(word), Self.widthLimits.contains(width) else {
        throw BadValue(
          message: "“\(word)” is no value for “widths”: it takes “full” or a number from 1 to 10000.")
      }
      try Self.add(width, word, to: &widths)
    }
  }

  /// The word for an app that has the whole screen.
  package static let wholeScreen = "full"

  private static func add<Value: Equatable>(
    _ value: Value, _ word: String, to values: inout [Value]
  ) throws(BadValue) {
    guard !values.contains(value) else { throw BadValue(message: "“\(word)” is there twice.") }
    values.append(value)
  }

  private static func one<Value>(
    _ word: String, _ axis: Axis, _ values: [Value], _ name: (Value) -> String
  ) throws(BadValue) -> Value {
    if let value = values.first(where: { name($0) == word }) { return value }
    let names = values.map(name)
    throw BadValue(
      message: "“\(word)” is no value for “\(axis.rawValue)”: it takes \(Suggestion.list(names))."
        + Suggestion.sentence(for: word, among: names))
  }
}
