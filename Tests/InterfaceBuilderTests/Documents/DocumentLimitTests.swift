import PlumbInterfaceBuilder
import PlumbMarkup
import TestSupport
import Testing

/// Documents made to take much of a machine, held against what a document may have.
@Suite("Documents with too much in them")
struct DocumentLimitTests {
  private static func document(_ subviews: String, constraints: String = "", padding: Int = 0) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects><view id="r">
    <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects>
    <!--\(String(repeating: " ", count: padding))--></document>
    """
  }

  /// What reading a document is refused for, and in which column of its second line.
  private func refusal(
    _ text: String, _ limits: DocumentLimits = .standard
  ) throws -> (excess: DocumentExcess, column: Int)? {
    let markup = try MarkupDocument(bytes: Array(text.utf8))
    do throws(DocumentError) { try limits.check(markup) } catch {
      guard case .tooMuch(let excess, let position) = error else { throw error }
      return (excess, position.column)
    }
    return nil
  }

  private static let views = String(repeating: "<view/>", count: 9)

  /// With the root there are ten views, and limits of ten and of nine.
  @Test func viewsAndGuidesAreCounted() throws {
    // Where a document is longer than a text may be, it is looked at however much room there is.
    var limits = DocumentLimits()
    (limits.text, limits.views) = (100, 10)
    #expect(try refusal(Self.document(Self.views), limits) == nil)
    #expect(try refusal(Self.document(Self.views + "<label/>"), limits)?.excess == .views(limit: 10))
    #expect(
      try refusal(Self.document(Self.views, constraints: "<viewLayoutGuide/>"), limits)?.excess
        == .views(limit: 10))
    // What is not known is a plain view among views, and nothing elsewhere.
    #expect(try refusal(Self.document(Self.views + "<mystery/>"), limits)?.excess == .views(limit: 10))
    #expect(try refusal(Self.document(Self.views, constraints: "<mystery/>"), limits) == nil)
    limits.views = 9
    let tenth = try #require(try refusal(Self.document(Self.views), limits))
    #expect(tenth.column == 1 + "<subviews>".count + 8 * "<view/>".count)
  }

  @Test func constraintsAreCounted() throws {
    var limits = DocumentLimits()
    (limits.text, limits.constraints) = (100, 3)
    let three = String(repeating: "<constraint/>", count: 3)
    #expect(try refusal(Self.document("", constraints: three), limits) == nil)
    #expect(
      try refusal(Self.document("", constraints: three + "<constraint/>"), limits)?.excess
        == .constraints(limit: 3))
  }

  @Test(arguments: [
    ("<label text=\"", "\"/>"), ("<label userLabel='", "'/>"),
    ("<textView><string key=\"text\">", "</string></textView>"),
    ("<textView><mutableString>", "</mutableString></textView>"),
  ])
  func textsAreMeasured(_ start: String, _ end: String) throws {
    func text(_ count: Int) -> String {
      Self.document(start + String(repeating: "a", count: count) + end, padding: 1_000_000)
    }
    #expect(try refusal(text(100_000)) == nil)
    #expect(try refusal(text(100_001))?.excess == .text(limit: 100_000))
  }

  /// The bytes of pictures are no texts.
  @Test func dataMayBeLong() throws {
    let data = "<mutableData key=\"keyedArchiveRepresentation\">" + String(repeating: "A", count: 4_000_000)
    #expect(try refusal(Self.document("", constraints: data + "</mutableData>")) == nil)
  }

  /// A document of no length has room for 3,400 views, 6,000 constraints or 750 roots; a longer one for as many more as Xcode
  /// would write there.
  @Test(arguments: [
    ("<view/>", "", 3_200, 3_700, 175), ("", "<constraint/>", 5_900, 7_000, 100),
    ("<gridRow/>", "", 1_900, 2_100, 300),
  ])
  func densityIsBounded(_ view: String, _ constraint: String, _ few: Int, _ many: Int, _ bytes: Int) throws {
    func text(_ count: Int, padding: Int = 0) -> String {
      Self.document(
        String(repeating: view, count: count), constraints: String(repeating: constraint, count: count),
        padding: padding)
    }
    #expect(try refusal(text(few)) == nil)
    let dense = text(many)
    #expect(try refusal(dense)?.excess == .density(bytes: dense.utf8.count))
    #expect(try refusal(text(many, padding: many * bytes)) == nil)
  }

  @Test func rootsAndScenesTakeMoreRoom() throws {
    func roots(_ count: Int) -> String {
      "<document type=\"XIB\"><objects>" + String(repeating: "<view/>", count: count)
        + "</objects></document>"
    }
    #expect(try refusal(roots(740)) == nil)
    #expect(try refusal(roots(800)) != nil)
    func scenes(_ count: Int) -> String {
      "<document><scenes>" + String(repeating: "<scene/>", count: count) + "</scenes></document>"
    }
    #expect(try refusal(scenes(3_400)) == nil)
    #expect(try refusal(scenes(3_700)) != nil)
  }

  /// Many texts are as one long one: together they may have a quarter of the document, and 40,000 bytes.
  @Test func textsAreAddedUp() throws {
    let label = "<label text=\"" + String(repeating: "a ", count: 100) + "\"/>"
    #expect(try refusal(Self.document(String(repeating: label, count: 300))) == nil)
    #expect(try refusal(Self.document(String(repeating: label, count: 400))) != nil)
    #expect(try refusal(Self.document(String(repeating: label, count: 400), padding: 400 * 400)) == nil)
  }

  @Test func refusalsAreSentences() throws {
    let text = Self.document(String(repeating: "<view/>", count: 10_000))
    do throws(DocumentError) {
      _ = try InterfaceDocument(bytes: Array(text.utf8))
      Issue.record("was read")
    } catch {
      #expect(
        error.message
          == "The document has more views, constraints and text than is laid out of \(text.utf8.count) bytes, in which "
          + "Interface Builder writes far fewer. See what made it, or save it in Xcode.")
      #expect(error.position.line == 2)
    }
    for excess in [DocumentExcess.views(limit: 7), .constraints(limit: 7), .text(limit: 7)] {
      #expect(excess.message.contains(" 7 ") && excess.message.hasSuffix("."))
    }
  }

  /// A quarter of every count is enough for what Xcode saved, and no room at all beyond the document's own length.
  @Test(.enabled(if: MarkupCorpus.isPresent)) func documentsThatPeopleHaveAreFarBelow() throws {
    var limits = DocumentLimits()
    limits.views /= 4
    limits.constraints /= 4
    limits.text /= 4
    limits.texts /= 2
    limits.room = 0
    for path in MarkupCorpus.paths {
      guard let markup = try? MarkupDocument(bytes: try MarkupCorpus.bytes(of: path)) else { continue }
      #expect(throws: Never.self, "\(path)") { try limits.check(markup) }
      #expect(markup.elementCount * 10 < MarkupLimits.standard.elements, "\(path)")
      #expect(markup.bytes.count * 4 < MarkupLimits.standard.bytes, "\(path)")
    }
  }
}
