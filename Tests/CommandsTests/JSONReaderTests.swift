import Foundation
import PlumbTextOutput
import TestSupport
import Testing

struct JSONReaderTests {
  @Test func everyKindOfValueIsRead() throws {
    let text =
      #" {"a" : [null, true, false, 0, -1.5, 2e3], "b":"x\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é", "c":{}, "d":[ ] } "#
    let value = try JSONReader.value(of: Array(text.utf8))
    #expect(
      value["a"] == .array([.null, .bool(true), .bool(false), .number(0), .number(-1.5), .number(2000)]))
    #expect(value["b"]?.string == "x\"\\/\u{8}\u{C}\n\r\té😀é")
    #expect(value["c"] == .object([]))
    #expect(value["d"]?.array == [])
    #expect(value["e"] == nil)
    #expect(value["a"]?.array?[5].integer == 2000)
    #expect(value["a"]?.array?[4].integer == nil)
  }

  @Test func theLastOfEqualNamesCounts() throws {
    #expect(try JSONReader.value(of: Array(#"{"a":1,"a":2}"#.utf8))["a"]?.integer == 2)
  }

  private static let refused: [(text: String, reason: JSONError.Reason, line: Int, column: Int)] = [
    ("", .valueExpected, 1, 1),
    ("[1,]", .valueExpected, 1, 4),
    ("{\n \"a\" 1}", .colonExpected, 2, 6),
    ("{a:1}", .nameExpected, 1, 2),
    ("[1 2]", .separatorExpected, 1, 4),
    ("01", .valueExpected, 1, 1),
    ("-", .valueExpected, 1, 1),
    ("1.", .valueExpected, 1, 1),
    ("1e", .valueExpected, 1, 1),
    ("1e400", .numberOutOfRange, 1, 1),
    ("\"a\nb\"", .controlCharacter, 1, 3),
    ("\"a", .controlCharacter, 1, 3),
    (#""\x""#, .unknownEscape, 1, 2),
    (#""\u12G4""#, .unknownEscape, 1, 2),
    (#""\"#, .unknownEscape, 1, 2),
    (#""\uDC00""#, .loneSurrogate, 1, 2),
    (#""\uD800\u0041""#, .loneSurrogate, 1, 2),
    ("null null", .textAfterEnd, 1, 6),
    ("nul", .valueExpected, 1, 1),
    (String(repeating: "[", count: 300), .tooDeep, 1, 257),
  ]

  @Test(arguments: refused.indices) func whatIsNoJSONIsRefusedWithItsPlace(_ index: Int) {
    let (text, reason, line, column) = Self.refused[index]
    do throws(JSONError) {
      _ = try JSONReader.value(of: Array(text.utf8))
      Issue.record("It is read.")
    } catch {
      #expect(error.reason == reason)
      #expect(error.line == line && error.column == column, "\(error.line):\(error.column)")
    }
  }

  @Test func stringsThatAreNotUTF8AreRefused() {
    #expect(throws: JSONError.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
    #expect(throws: JSONError.self) { try JSONReader.value(of: [0x22, 0xF0, 0x90, 0x80, 0x22]) }
  }

  /// What is changed at random is read, or refused, as Foundation does it, which lets a comma before a bracket pass.
  @Test(arguments: SeededGenerator.seeds(10)) func foundationReadsTheSame(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let original = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",true,null],"b":{"c":"é","d":[[],{}]}}"#.utf8)
    let pieces = Array(#"{}[]:,"\u1e-.0 tn"#.utf8)
    for _ in 0..<500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        if Bool.random(using: &generator) {
          bytes[place] = pieces.randomElement(using: &generator)!
        } else {
          bytes.remove(at: place)
        }
      }
      let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
      var ours: JSONValue?
      var isOneCommaTooMany = false
      do throws(JSONError) { ours = try JSONReader.value(of: bytes) } catch {
        isOneCommaTooMany = bytes[..<error.offset].last { $0 > 0x20 } == UInt8(ascii: ",")
      }
      #expect(
        (ours == nil) == (theirs == nil) || isOneCommaTooMany, "\(String(decoding: bytes, as: UTF8.self))")
      if let ours, let theirs { #expect(agrees(ours, theirs), "\(String(decoding: bytes, as: UTF8.self))") }
    }
  }

  private func agrees(_ ours: JSONValue, _ theirs: Any) -> Bool {
    switch ours {
    case .null: theirs is NSNull
    case .bool(let bool): (theirs as? NSNumber)?.boolValue == bool
    case .number(let number): (theirs as? NSNumber)?.doubleValue == number
    case .string(let string): theirs as? String == string
    case .array(let elements):
      (theirs as? [Any]).map { $0.count == elements.count && zip(elements, $0).allSatisfy(agrees) } ?? false
    case .object(let members):
      (theirs as? [String: Any]).map { other in
        Set(members.map(\.name)).count == other.count
          && other.allSatisfy { name, value in ours[name].map { agrees($0, value) } ?? false }
      } ?? false
    }
  }
}
