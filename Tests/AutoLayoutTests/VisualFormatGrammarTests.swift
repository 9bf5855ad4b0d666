import PlumbAutoLayout
import Testing

/// What is a format and what is none. The grammar is that of Apple's Auto Layout Guide, "Visual Format
/// Language".
@Suite struct VisualFormatGrammarTests {
  /// Formats, and how each is written shortest.
  static let valid: [(format: String, shortest: String)] = [
    // Apple's examples.
    ("[button]-[textField]", "[button]-[textField]"),
    ("[button(>=50)]", "[button(>=50)]"),
    ("|-50-[purpleBox]-50-|", "|-50-[purpleBox]-50-|"),
    ("V:[topField]-10-[bottomField]", "V:[topField]-10-[bottomField]"),
    ("[maroonView][blueView]", "[maroonView][blueView]"),
    ("[button(100@20)]", "[button(100@20)]"),
    ("[button1(==button2)]", "[button1(button2)]"),
    ("[flexibleButton(>=70,<=100)]", "[flexibleButton(>=70,<=100)]"),
    ("|-[find]-[findNext]-[findField(>=20)]-|", "|-[find]-[findNext]-[findField(>=20)]-|"),
    // By the grammar.
    ("H:|[a]|", "|[a]|"),
    ("[a]-0-[b]", "[a]-0-[b]"),
    ("[a]-(0)-[b]", "[a]-0-[b]"),
    ("[a]-(==0@500)-[b]", "[a]-0@500-[b]"),
    ("[a]-(-22.5)-[b]", "[a]-(-22.5)-[b]"),
    ("[a]-(+2)-[b]", "[a]-(+2)-[b]"),
    ("[a]-(8@-1)-[b]", "[a]-(8@-1)-[b]"),
    ("[a]-(>=a,<=b@c)-[b]", "[a]-(>=a,<=b@c)-[b]"),
    ("[_a1(.5)]-5.-[B(1e3)]", "[_a1(.5)]-5.-[B(1e3)]"),
    ("[a]-1e-3-[b]", "[a]-1e-3-[b]"),
    ("[a]-inset-[H]-V-|", "[a]-inset-[H]-V-|"),
    ("[a(==a)]", "[a(a)]"),
    ("[a]-[a]", "[a]-[a]"),
    // A condition without parentheses: code that ran on UIKit.
    ("H:|->=0@priority-[view(==minimumSize@priority)]", "|->=0@priority-[view(minimumSize@priority)]"),
    ("H:[view]->=inset-|", "[view]->=inset-|"),
  ]

  /// Formats that are none, what is wrong, and the offset where that begins, counted by hand.
  static let invalid: [(format: String, kind: VisualFormatError.Kind, offset: Int)] = [
    ("", .empty, 0),
    ("V|[a]|", .expectedColon(.vertical), 1),
    ("H", .expectedColon(.horizontal), 1),
    ("HV:[a]", .expectedColon(.horizontal), 1),
    ("Z:|-[a]", .unknownOrientation, 0),
    ("h:[a]", .unknownOrientation, 0),
    ("a", .expectedView, 0),
    ("H:", .expectedView, 2),
    ("|", .expectedView, 1),
    ("||", .expectedView, 1),
    ("|-10-|", .expectedView, 5),
    ("-[a]", .expectedView, 0),
    ("[a]-", .expectedView, 4),
    (" [a]", .expectedView, 0),
    ("[", .expectedViewName, 1),
    ("[]", .expectedViewName, 1),
    ("[9ab]", .expectedViewName, 1),
    ("[é]", .expectedViewName, 1),
    ("[a", .expectedViewEnd(hasPredicates: false), 2),
    ("[a.b]", .expectedViewEnd(hasPredicates: false), 2),
    ("[aé]", .expectedViewEnd(hasPredicates: false), 2),
    ("[a ]", .expectedViewEnd(hasPredicates: false), 2),
    ("[a(5)", .expectedViewEnd(hasPredicates: true), 5),
    ("[a(5)(6)]", .expectedViewEnd(hasPredicates: true), 5),
    ("[a]x", .expectedConnection, 3),
    ("[a](5)", .expectedConnection, 3),
    ("[a] [b]", .expectedConnection, 3),
    ("[a]|[b]", .expectedEnd, 4),
    ("[a]||", .expectedEnd, 4),
    ("[a]--[b]", .expectedOperand, 4),
    ("[a]- 8-[b]", .expectedOperand, 4),
    ("[a]-()-[b]", .expectedOperand, 5),
    ("[a()]", .expectedOperand, 3),
    ("[a((5))]", .expectedOperand, 3),
    ("[a(5,)]", .expectedOperand, 5),
    ("[a(>=)]", .expectedOperand, 5),
    ("[a(5@)]", .expectedOperand, 5),
    ("[a(.)]", .expectedOperand, 3),
    ("[a(-)]", .expectedOperand, 3),
    ("[a(>= 5)]", .expectedOperand, 5),
    ("[a(5]", .expectedPredicateEnd, 4),
    ("[a(5e)]", .expectedPredicateEnd, 4),
    ("[a(0x10)]", .expectedPredicateEnd, 4),
    ("[a(b.width)]", .expectedPredicateEnd, 4),
    ("[a(b*2)]", .expectedPredicateEnd, 4),
    ("[a(50%)]", .expectedPredicateEnd, 5),
    ("[a(5, 6)]", .expectedOperand, 5),
    ("|-(a/2)-[a]", .expectedPredicateEnd, 4),
    ("[a]-8[b]", .expectedSpaceEnd, 5),
    ("[a]-(8)[b]", .expectedSpaceEnd, 7),
    ("[a]-8,9-[b]", .expectedSpaceEnd, 5),
    ("[a(>5)]", .unknownRelation, 3),
    ("[a(=5)]", .unknownRelation, 3),
    ("[a(=>5)]", .unknownRelation, 3),
    ("[a]--8-[b]", .signWithoutParentheses, 4),
    ("[a]->=-8-[b]", .signWithoutParentheses, 6),
    ("[a(1e999)]", .numberTooLarge, 3),
  ]

  @Test(arguments: valid)
  func reads(_ row: (format: String, shortest: String)) throws {
    #expect(try VisualFormat(row.format).description == row.shortest)
  }

  @Test(arguments: invalid)
  func refuses(_ row: (format: String, kind: VisualFormatError.Kind, offset: Int)) {
    do throws(VisualFormatError) {
      let format = try VisualFormat(row.format)
      Issue.record("read as \(format)")
    } catch {
      #expect(error.kind == row.kind)
      #expect(error.offset == row.offset)
    }
  }

  @Test func partsHaveTheirPlaces() throws {
    let source = "V:|-(>=8@low)-[ab(==cd,<=20)]-[c][d]-|"
    let format = try VisualFormat(source)
    func text(_ span: Range<Int>) -> String { String(decoding: Array(source.utf8)[span], as: UTF8.self) }
    #expect(format.orientation == .vertical)
    #expect(format.views.map { text($0.span) } == ["[ab(==cd,<=20)]", "[c]", "[d]"])
    #expect(format.views.map { text($0.nameSpan) } == ["ab", "c", "d"])
    #expect(format.views[0].predicates.map { text($0.span) } == ["==cd", "<=20"])
    #expect(format.views[0].predicates.map { text($0.operand.span) } == ["cd", "20"])
    #expect(format.views[0].predicates.map(\.operand.number) == [nil, 20])
    #expect(format.connections.map { text($0.span) } == ["-(>=8@low)-", "-", "", "-"])
    #expect(format.leadingConnection == format.connections[0])
    #expect(format.connection(before: 1)?.space == .standard)
    #expect(format.connection(before: 2)?.space == .flush)
    #expect(format.trailingConnection == format.connections[3])
    let bare = try VisualFormat("[a]")
    #expect(bare.connection(before: 0) == nil)
    #expect(bare.leadingConnection == nil && bare.trailingConnection == nil)
  }
}
