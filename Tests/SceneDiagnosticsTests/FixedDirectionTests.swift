import PlumbInterfaceBuilder
import Testing

@testable import PlumbSceneDiagnostics

private typealias Doc = TestDocument

@Suite("Left and right where leading and trailing belong")
struct FixedDirectionTests {
  /// Ids, positions right to left now and turned around, and whether the view is mirrored then.
  private func fixed(_ text: String, in environment: Environment = Environment()) throws -> [String] {
    try Doc.diagnoses(text, in: environment).flatMap { diagnosis in
      diagnosis.fixedDirections.map { fixed in
        let id = diagnosis.layout.scene.constraints[fixed.position].id
        return "\(id) \(fixed.x.now) \(fixed.x.then) \(fixed.isMirrored)"
      }
    }
  }

  private func document(_ constraints: String, attributes: String = "") -> String {
    Doc.xib(
      Doc.view("box", (20, 0, 60, 40), attributes: attributes),
      constraints: Doc.place("box", y: 0, height: 40) + constraints)
  }

  private static let width = Doc.constraint("w", "box.width", nil, 60)

  /// 20 from one side of 200, 60 wide: at 120 from the other.
  @Test func aSideIsFound() throws {
    let text = document(Doc.constraint("side", "box.left", "root.left", 20) + Self.width)
    #expect(try fixed(text) == ["side 20.0 120.0 true"])
    #expect(try fixed(text, in: Environment(direction: .rightToLeft)) == ["side 20.0 120.0 true"])
    #expect(try fixed(document(Doc.constraint("side", "box.leading", "root.leading", 20) + Self.width)) == [])
  }

  @Test func whatIsSymmetricalIsTheSame() throws {
    let left = Doc.constraint("l", "box.left", "root.left", 20)
    #expect(try fixed(document(left + Doc.constraint("r", "root.right", "box.right", 20))) == [])
    #expect(try fixed(document(left + Doc.constraint("r", "root.right", "box.right", 120))).count == 2)
  }

  @Test(arguments: ["playback", "spatial", "forceLeftToRight", "forceRightToLeft"])
  func aMeaningKeepsTheSide(_ meaning: String) throws {
    let side = Doc.constraint("side", "box.left", "root.left", 20) + Self.width
    #expect(try fixed(document(side, attributes: "semanticContentAttribute=\"\(meaning)\"")) == [])
  }

  /// Between a view that turns around and one that stays, nothing holds.
  @Test func whatIsTiedToATurningViewIsFound() throws {
    let text = Doc.xib(
      Doc.view("box", (20, 0, 60, 40)) + Doc.view("next", (88, 0, 60, 40)),
      constraints: Doc.place("box", x: 20, y: 0, width: 60, height: 40)
        + Doc.place("next", y: 0, width: 60, height: 40)
        + Doc.constraint("gap", "next.left", "box.right", 8))
    #expect(try fixed(text) == ["gap 188.0 52.0 true"])
  }
}
