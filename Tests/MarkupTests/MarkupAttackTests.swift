@_spi(Lookup) import PlumbMarkup
import Testing

/// Documents made to take long, or to break what reads them.
///
/// None of these asserts a time: with work that grows as the square, or a stack that grows with the document,
/// they do not end well.
@Suite struct MarkupAttackTests {
  func repeated(_ text: String, _ count: Int) -> [UInt8] {
    let piece = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count * count)
    for _ in 0..<count { bytes += piece }
    return bytes
  }

  func error(_ bytes: [UInt8]) -> MarkupError.Kind? {
    do throws(MarkupError) {
      _ = try MarkupDocument(bytes: bytes)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func deepNestingIsRefused() {
    #expect(error(repeated("<a>", 2_000_000)) == .tooDeep(limit: 1_000))
    let deepest = repeated("<a>", 1_000) + repeated("</a>", 1_000)
    #expect(error(deepest) == nil)
    #expect(error(Array("<a>".utf8) + deepest + Array("</a>".utf8)) == .tooDeep(limit: 1_000))
  }

  @Test func deepNestingThatIsAllowedNeedsNoStack() throws {
    let depth = 100_000
    let bytes = repeated("<a>", depth) + repeated("</a>", depth)
    let document = try MarkupDocument(bytes: bytes, limits: MarkupLimits(depth: depth))
    #expect(document.element(at: Int32(depth) - 1).depth == depth - 1)
    #expect(document.printed() == bytes)
    #expect(document.root.text == "")
  }

  @Test func manySiblings() throws {
    let count = 100_000
    let bytes = Array("<a>".utf8) + repeated("<b/>x", count) + Array("</a>".utf8)
    let document = try MarkupDocument(bytes: bytes)
    #expect(Array(document.root.children).count == count)
    #expect(document.root.text.utf8.count == count)
    #expect(document.checkInvariants() == nil)
  }

  @Test func manyAttributes() throws {
    var text = "<a"
    for index in 0..<100_000 { text += " n\(index)=''" }
    let document = try MarkupDocument(bytes: Array((text + "/>").utf8))
    #expect(document.root.attributes.count == 100_000)
    #expect(document.root.attribute("n99999") != nil)
    #expect(document.checkInvariants() == nil)
    let last = text.utf8.count + 2
    let repeating = try #require(error(Array((text + " n50000='' n3=''/>").utf8)))
    guard case .duplicateAttribute("n50000", _) = repeating else {
      Issue.record("not the first repetition, which is at 1:\(last): \(repeating)")
      return
    }
  }

  @Test func manyTextsBetweenChildren() throws {
    // The text of each element skips a child that holds most of the pieces.
    let depth = 900
    let bytes = repeated("<a>x<!-- y -->", depth) + repeated("</a>z", depth - 1) + Array("</a>".utf8)
    let document = try MarkupDocument(bytes: bytes)
    for index in 0..<Int32(depth) - 1 { #expect(document.element(at: index).text == "xz") }
  }

  @Test func entitiesAreRefusedBeforeTheyGrow() {
    var text = "<!DOCTYPE lolz [<!ENTITY lol \"lol\">"
    for level in 1..<10 {
      text += "<!ENTITY lol\(level) \"" + String(repeating: "&lol\(level - 1);", count: 10) + "\">"
    }
    #expect(error(Array((text + "]><lolz>&lol9;</lolz>").utf8)) == .documentType(name: "lolz"))
    #expect(error(Array("<lolz>&lol9;</lolz>".utf8)) == .unknownEntity(name: "lol9"))
    #expect(error(Array("<!DOCTYPE r [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><r>&x;</r>".utf8)) != nil)
  }

  @Test func unfinishedThingsEndWithTheFile() {
    let size = 200_000
    for opening in [
      "<a><!--", "<a><![CDATA[", "<a><?b ", "<a b='", "<a>&", "<a>&#", "<a>&#x", "<a ", "</", "<",
    ] {
      for filling in [" ", "-", "]", "?", "1", "a", "&", "<", ">", "a=''"] {
        #expect(error(Array(opening.utf8) + repeated(filling, size)) != nil, "\(opening) \(filling)")
      }
    }
  }
}
