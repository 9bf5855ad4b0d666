import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

private typealias Doc = MissingDocument

/// Each repair as the lines that it takes out of a document and puts into it.
@Suite struct RepairWritingTests {
  private static func document(_ constraint: String) -> String {
    Doc.text(
      Doc.placed("box", (20, 30, 280, 100)),
      constraints: """
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="a"/>
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b"/>
        \(constraint)
        """)
  }

  private static let plain = document(
    #"<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" constant="-40" symbolic="YES" id="c"/>"#
  )

  private static func constraint(_ id: String, in scene: OperatedScene) throws -> LayoutConstraintID {
    let position = try #require(scene.scene.constraints.firstIndex { $0.id == id })
    return try #require(scene.layout.constraints[position])
  }

  /// The lines that go and come, without the spaces around them.
  private static func lines(
    _ text: String, _ repair: (OperatedScene) throws -> Repair
  ) throws -> [String]? {
    let scene = try Doc.scene(text)
    guard let edits = try scene.edits(for: [try repair(scene)]) else { return nil }
    let after = try scene.document.markup.applying(edits).document.bytes
    let old = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let new = String(decoding: after, as: UTF8.self).split(separator: "\n").map { $0.drop { $0 == " " } }
    return new.difference(from: old).map { change in
      switch change {
      case .insert(_, let line, _): "+" + line
      case .remove(_, let line, _): "-" + line
      }
    }.sorted()
  }

  @Test func aConstraintIsDeleted() throws {
    let lines = try Self.lines(Self.plain) { .remove(try Self.constraint("b", in: $0)) }
    #expect(
      lines == [
        #"-<constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="b"/>"#
      ])
  }

  /// What is no longer the standard space is not called so.
  @Test func aConstantIsSet() throws {
    let lines = try Self.lines(Self.plain) { .setConstant(try Self.constraint("c", in: $0), to: -24.5) }
    #expect(
      lines?.first
        == #"+<constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" constant="-24.5" id="c"/>"#
    )
    #expect(lines?.count == 2)
  }

  @Test func aPriorityIsChanged() throws {
    let lines = try Self.lines(Self.plain) {
      .changePriority(try Self.constraint("b", in: $0), to: Priority(999))
    }
    #expect(lines?.first?.contains(#"secondAttribute="leading" priority="999" constant="20""#) == true)
  }

  @Test func aConstraintIsAdded() throws {
    let lines = try Self.lines(Self.plain) { scene in
      let box = try #require(scene.node(of: "box"))
      return .add(LayoutConstraint(Anchor(box, .height), constant: 100))
    }
    #expect(lines?.contains { $0.hasPrefix(#"+<constraint firstAttribute="height" constant="100""#) } == true)
  }

  @Test func hugging() throws {
    let lines = try Self.lines(Self.plain) { scene in
      .changeHugging(try #require(scene.node(of: "box")), .horizontal, to: Priority(252))
    }
    #expect(lines?.first { $0.hasPrefix("+") }?.contains(#"horizontalHuggingPriority="252""#) == true)
    #expect(lines?.count == 2)
  }

  /// A size class decides the constant that is shown: the base value is not the one to change.
  @Test func whatASizeClassDecidesIsRefused() throws {
    let text = Self.document(
      """
      <constraint firstItem="box" firstAttribute="width" constant="200" id="c">
      <variation key="widthClass=compact" constant="280"/>
      </constraint>
      """
    ).replacing("<objects>", with: #"<device id="retina4_7" orientation="portrait"/><objects>"#)
    #expect(try Self.lines(text) { .setConstant(try Self.constraint("c", in: $0), to: 270) } == nil)
    #expect(try Self.lines(text) { .remove(try Self.constraint("c", in: $0)) } != nil)
    // One that other size classes do without is not deleted for all.
    let conditional = Self.plain.replacing(
      "</constraints>",
      with: """
        </constraints><variation key="heightClass=compact"><mask key="constraints"><exclude reference="b"/></mask></variation>
        """)
    #expect(try Self.lines(conditional) { .remove(try Self.constraint("b", in: $0)) } == nil)
    #expect(try Self.lines(conditional) { .remove(try Self.constraint("c", in: $0)) } != nil)
  }
}
