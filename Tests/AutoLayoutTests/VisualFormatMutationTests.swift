import PlumbAutoLayout
import TestSupport
import Testing

/// Damaged and made-up formats: read, and printed so that they say the same; or refused with a place inside
/// them.
@Suite struct VisualFormatMutationTests {
  /// Every view is known, names with an m in them are metrics; some are orphans.
  static var names: VisualFormat.Names {
    VisualFormat.Names(
      isView: { !$0.utf8.contains(UInt8(ascii: "m")) },
      hasSuperview: { !$0.utf8.contains(UInt8(ascii: "o")) },
      metric: { $0.utf8.contains(UInt8(ascii: "m")) ? 20 : nil })
  }

  static let formats =
    VisualFormatGrammarTests.valid.map(\.format) + VisualFormatGrammarTests.invalid.map(\.format)
    + VisualFormatSheet.rows.map(\.format)

  /// What is wrong with the reading of a format; nil when nothing is.
  private func fault(in source: String, _ options: VisualFormat.Options = []) -> String? {
    if let fault = fault(resolving: source, options) { return fault }
    do throws(VisualFormatError) {
      let format = try VisualFormat(source)
      let printed = try VisualFormat(format.description)
      if printed.description != format.description { return "printed twice, it differs" }
      if meaning(of: format, options) != meaning(of: printed, options) {
        return "printed, it means something else"
      }
      if format.source != source { return "it has another source" }
      return nil
    } catch {
      return fault(in: error, source)
    }
  }

  private func fault(resolving source: String, _ options: VisualFormat.Options) -> String? {
    do throws(VisualFormatError) {
      let constraints = try VisualFormat.constraints(in: source, options: options, names: Self.names)
      let isInside = constraints.allSatisfy { 0...source.utf8.count ~= $0.span.upperBound }
      return isInside ? nil : "a constraint lies outside the format"
    } catch {
      return fault(in: error, source)
    }
  }

  private func fault(in error: VisualFormatError, _ source: String) -> String? {
    let count = source.utf8.count
    guard error.span.lowerBound >= 0, error.span.upperBound <= count else { return "the error lies outside" }
    guard 1...source.unicodeScalars.count + 1 ~= error.column else { return "there is no such column" }
    guard !error.message.isEmpty, error.exceptionReason.utf8.count > 30 else {
      return "the error says nothing"
    }
    return nil
  }

  /// The constraints, or what is wrong with them, without their places.
  private func meaning(of format: VisualFormat, _ options: VisualFormat.Options) -> [String] {
    do throws(VisualFormatError) {
      return try format.constraints(options: options, names: Self.names).map(formula)
    } catch {
      return ["\(error.kind)"]
    }
  }

  @Test func everyBeginning() {
    for format in Self.formats {
      for length in 0...format.unicodeScalars.count {
        let beginning = String(String.UnicodeScalarView(format.unicodeScalars.prefix(length)))
        if let fault = fault(in: beginning) { Issue.record("\(beginning): \(fault)") }
      }
    }
  }

  @Test func everyByteReplaced() {
    let replacements = Array("[]()|-:,@=<>.+e0aHV_ %\0\t\n".utf8) + [0x7F, 0x80, 0xC3, 0xFF]
    for format in Self.formats {
      var bytes = Array(format.utf8)
      for place in bytes.indices {
        let original = bytes[place]
        for replacement in replacements {
          bytes[place] = replacement
          let mutant = String(decoding: bytes, as: UTF8.self)
          if let fault = fault(in: mutant) { Issue.record("\(mutant): \(fault)") }
        }
        bytes[place] = original
      }
    }
  }

  /// Deletes, doubles and swaps.
  @Test func damage() {
    for seed in SeededGenerator.seeds(20_000) {
      var generator = SeededGenerator(seed: seed)
      var bytes = Array(Self.formats.pick(&generator).utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, place + Int.random(in: 1...6, using: &generator))
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(place..<end)
        case 1:
          bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
        case 2: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &generator))
        default: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      let mutant = String(decoding: bytes, as: UTF8.self)
      let options = VisualFormat.Options(rawValue: seed % 3 == 0 ? UInt(generator.next() & 0xF_FFFF) : 0)
      if let fault = fault(in: mutant, options) { Issue.record("seed \(seed), \(mutant): \(fault)") }
    }
  }

  /// Formats made by the grammar are read as what they were made of, and printed are the same again.
  @Test func roundTrip() throws {
    for seed in SeededGenerator.seeds(2_000) {
      var generator = SeededGenerator(seed: seed)
      let source = format(&generator)
      let read = try VisualFormat(source)
      let printed = try VisualFormat(read.description)
      #expect(printed.description == read.description, "seed \(seed): \(source)")
      #expect(meaning(of: printed, []) == meaning(of: read, []), "seed \(seed): \(source)")
      #expect(printed.views.map(\.name) == read.views.map(\.name), "seed \(seed): \(source)")
      #expect(printed.description.utf8.count <= source.utf8.count, "seed \(seed): \(source)")
    }
  }

  /// Long ones are read, and what is wrong at their end is found: nothing is nested, nothing read twice.
  @Test func longFormats() throws {
    let row = String(repeating: "[a]-", count: 50_000)
    #expect(try VisualFormat(row + "|").views.count == 50_000)
    let list = "[a(" + String(repeating: "1,", count: 100_000)
    #expect(try VisualFormat(list + "1)]").views[0].predicates.count == 100_001)
    let space = "[a]-(" + String(repeating: "1,", count: 100_000)
    let names = Self.names
    #expect(try VisualFormat(space + "1)-[a]").constraints(names: names).count == 100_001)
    for (source, offset) in [(row, 200_000), (list, 200_003), (space, 200_005)] {
      let error = try #require(throws: VisualFormatError.self) { try VisualFormat(source) }
      #expect(error.offset == offset)
    }
    for mark in ["[", "(", "-", "|", "@", ">=", "9", "_"] {
      let source = "[a(" + String(repeating: mark, count: 100_000)
      #expect(throws: VisualFormatError.self) { try VisualFormat(source) }
    }
  }

  /// A format by the grammar, often with more signs than it needs.
  private func format(_ generator: inout SeededGenerator) -> String {
    var text = ["", "H:", "V:"].pick(&generator)
    if Bool.random(using: &generator) { text += "|" + connection(&generator) }
    text += view(&generator)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      text += connection(&generator) + view(&generator)
    }
    if Bool.random(using: &generator) { text += connection(&generator) + "|" }
    return text
  }

  private func view(_ generator: inout SeededGenerator) -> String {
    let name = ["a", "b1", "_c", "orphan"].pick(&generator)
    return Bool.random(using: &generator) ? "[\(name)]" : "[\(name)\(predicates(&generator))]"
  }

  private func connection(_ generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: ""
    case 1: "-"
    case 2: "-" + predicate(&generator, signs: [""]) + "-"
    default: "-" + predicates(&generator) + "-"
    }
  }

  private func predicates(_ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...3, using: &generator)
    let list = (0..<count).map { _ in predicate(&generator, signs: ["", "", "-", "+"]) }
    return "(" + list.joined(separator: ",") + ")"
  }

  private func predicate(_ generator: inout SeededGenerator, signs: [String]) -> String {
    let operand = ["m", "b1", "_c", "0", "12.5", ".5", "7.", "1e2", "1E-2"].pick(&generator)
    let sign = operand.first.map { $0.isNumber || $0 == "." } == true ? signs.pick(&generator) : ""
    let priority = ["", "", "@750", "@m", "@0.5"].pick(&generator)
    return ["", "==", ">=", "<="].pick(&generator) + sign + operand + priority
  }
}
