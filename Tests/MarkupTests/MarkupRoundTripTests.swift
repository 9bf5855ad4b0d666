import PlumbMarkup
import TestSupport
import Testing

/// Reading and printing is the identity, and the tree accounts for every byte once.
@Suite struct MarkupRoundTripTests {
  @Test(arguments: MarkupFixture.wellFormed)
  func fixture(_ fixture: MarkupFixture) throws {
    let document = try fixture.document()
    #expect(document.bytes == fixture.bytes)
    #expect(document.printed() == fixture.bytes)
    #expect(document.checkInvariants() == nil)
  }

  @Test(.enabled(if: MarkupCorpus.isPresent, "no folder of documents beside the checkout"))
  func documentsOfXcode() throws {
    for path in MarkupCorpus.paths {
      let bytes = try MarkupCorpus.bytes(of: path)
      let document = try MarkupDocument(bytes: bytes)
      #expect(document.printed() == bytes, "\(path)")
      #expect(document.checkInvariants() == nil, "\(path)")
    }
  }

  @Test func eventsCoverTheBytesInOrder() throws {
    let document = try MarkupFixture.screen.document()
    var covered = 0
    for event in document.events {
      let range =
        switch event {
        case .start(let element): element.startTagRange
        case .end(let element): element.endTagRange
        case .piece(let piece): piece.range
        }
      #expect(range.lowerBound == covered)
      covered = range.upperBound
    }
    #expect(covered == document.bytes.count)
  }

  @Test func piecesSayWhatTheyAre() throws {
    let text = "\u{FEFF}<?xml version=\"1.0\"?><a>x&amp;<![CDATA[&amp;\r\n]]><!-- c\r\n --><?p q?></a>"
    let document = try MarkupFixture("pieces", text).document()
    var kinds: [MarkupPiece.Kind] = []
    var texts: [String] = []
    for case .piece(let piece) in document.events {
      kinds.append(piece.kind)
      texts.append(piece.text)
    }
    #expect(kinds == [.byteOrderMark, .declaration, .text, .section, .comment, .instruction])
    #expect(texts == ["", "xml version=\"1.0\"", "x&", "&amp;\n", " c\n ", "p q"])
  }
}
