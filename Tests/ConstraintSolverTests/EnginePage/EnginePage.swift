import Foundation
import TestSupport
import Testing

@testable import PlumbConstraintSolver

/// Documentation/ENGINE.md and its drawings.
struct EnginePage {
  private let text: String

  init() throws { text = try Self.joined(Self.read("ENGINE.md")) }

  private static func read(_ path: String) throws -> String {
    let folder = FixtureFolder.checkout.appendingPathComponent("Documentation")
    return try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Expects a sentence, however its lines are broken.
  func says(_ sentence: String, _ location: SourceLocation = #_sourceLocation) {
    // A number at its end has to end there, too.
    let isSaid = text.ranges(of: Self.joined(sentence)).contains { range in
      range.upperBound == text.endIndex || !text[range.upperBound].isNumber
    }
    #expect(isSaid, "the page does not say: \(sentence)", sourceLocation: location)
  }

  /// Expects a plan as a table.
  func saysPlan(of row: FormRow, _ location: SourceLocation = #_sourceLocation) {
    for place in row.planOrder {
      let parts = row.determiner(of: place).keys.sorted { $0.rawValue < $1.rawValue }.map(\.name)
      let needs = row.needs(of: place).map { "`\($0.name)`" }.joined(separator: ", ")
      let cells = [
        "`\(place.name)`", number(row.value(place)), parts.joined(separator: " + "),
        needs.isEmpty ? "–" : needs,
      ]
      says("| \(cells.joined(separator: " | ")) |", location)
    }
  }

  /// Expects texts on a drawing.
  func shows(_ texts: [String], on drawing: String, _ location: SourceLocation = #_sourceLocation) throws {
    let image = try Self.read("engine/\(drawing).svg")
    #expect(text.contains("engine/\(drawing).svg"), sourceLocation: location)
    for text in texts {
      #expect(image.contains(">\(text)<"), "\(drawing) does not show \(text)", sourceLocation: location)
    }
  }

  /// Expects each variable on a drawing, with its value and what determines it.
  func shows(_ row: FormRow, on drawing: String, _ location: SourceLocation = #_sourceLocation) throws {
    for place in FormRow.Place.allCases {
      let parts = row.determiner(of: place).keys.map(\.name)
      let texts = ["\(place.name) \(number(row.value(place)))", parts.count == 1 ? parts[0] : "derived row"]
      try shows(texts, on: drawing, location)
    }
  }
}

/// A number as the page writes it.
func number(_ value: Double) -> String {
  let magnitude = abs(value)
  let text = magnitude == magnitude.rounded() ? "\(Int(magnitude))" : "\(magnitude)"
  return value < 0 ? "−" + text : text
}

/// A number of thousands, with a comma.
func grouped(_ value: Double) -> String {
  let whole = Int(value)
  return "\(whole / 1000),\(String(whole % 1000 + 1000).dropFirst())"
}

func list(_ values: [Double], _ separator: String = ", ") -> String {
  values.map(number).joined(separator: separator)
}
