import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// Two changes of a document become one, or what cannot be is told.
@Suite("Merging documents") struct MergeTests {
  /// A document with a list of constraints that is sorted, views that are not, and a text.
  private static let base = """
    <document>
        <objects>
            <view id="aaa-aa-aaa" tag="1">
                <subviews>
                    <label text="One" id="bbb-bb-bbb"/>
                    <label text="Two" id="ccc-cc-ccc"/>
                </subviews>
                <constraints>
                    <constraint firstItem="bbb-bb-bbb" constant="8" id="ddd-dd-ddd"/>
                    <constraint firstItem="ccc-cc-ccc" constant="8" id="fff-ff-fff"/>
                </constraints>
                <string key="note">old</string>
            </view>
        </objects>
    </document>

    """

  private static func merge(
    _ ours: [(String, String)], _ theirs: [(String, String)]
  ) throws -> (text: String?, conflicts: [MergeConflict]) {
    func changed(_ changes: [(String, String)]) throws -> MarkupDocument {
      var text = base
      for (old, new) in changes {
        #expect(text.contains(old), "\(old)")
        text = text.replacing(old, with: new)
      }
      return try MarkupDocument(bytes: Array(text.utf8))
    }
    let merge = DocumentMerge(base: try changed([]), ours: try changed(ours), theirs: try changed(theirs))
    return (merge.document.map { String(decoding: $0.bytes, as: UTF8.self) }, merge.conflicts)
  }

  private static let constraint = "<constraint firstItem=\"bbb-bb-bbb\" constant=\"8\" id=\"ddd-dd-ddd\"/>"
  private static let gap = "\n                "

  @Test func attributesOfOneElement() throws {
    let (text, conflicts) = try Self.merge(
      [("constant=\"8\" id=\"ddd", "constant=\"12\" id=\"ddd")],
      [("firstItem=\"bbb-bb-bbb\" constant", "firstItem=\"bbb-bb-bbb\" priority=\"750\" constant")])
    #expect(conflicts.isEmpty)
    let merged = Self.constraint.replacing("constant=\"8\"", with: "priority=\"750\" constant=\"12\"")
    #expect(text == Self.base.replacing(Self.constraint, with: merged))
  }

  /// Where git sees two lines added at one place, two constraints go where they sort.
  @Test func additionsToASortedList() throws {
    func added(_ id: String) -> String {
      "<constraint firstItem=\"ccc-cc-ccc\" constant=\"1\" id=\"\(id)\"/>"
    }
    let (text, conflicts) = try Self.merge(
      [(Self.constraint, Self.constraint + Self.gap + added("eee-ee-eee"))],
      [(Self.constraint, Self.constraint + Self.gap + added("ddd-zz-ddd"))])
    #expect(conflicts.isEmpty)
    let all = [Self.constraint, added("ddd-zz-ddd"), added("eee-ee-eee")].joined(separator: Self.gap)
    #expect(text == Self.base.replacing(Self.constraint, with: all))
  }

  @Test func additionsAtOnePlaceOfAnOrder() throws {
    let last = "<label text=\"Two\" id=\"ccc-cc-ccc\"/>"
    let (ours, theirs) = ("<label text=\"O\" id=\"ooo-oo-ooo\"/>", "<label text=\"T\" id=\"ttt-tt-ttt\"/>")
    let (text, conflicts) = try Self.merge(
      [(last, last + Self.gap + ours)], [(last, last + Self.gap + theirs)])
    #expect(conflicts.isEmpty)
    #expect(text == Self.base.replacing(last, with: [last, ours, theirs].joined(separator: Self.gap)))
  }

  @Test func orderOfOneSideAndAdditionsOfTheOther() throws {
    let one = "<label text=\"One\" id=\"bbb-bb-bbb\"/>"
    let two = "<label text=\"Two\" id=\"ccc-cc-ccc\"/>"
    let new = "<label text=\"New\" id=\"nnn-nn-nnn\"/>"
    let both = one + Self.gap + two
    let (text, conflicts) = try Self.merge(
      [(both, two + Self.gap + one)], [(both, one + Self.gap + new + Self.gap + two)])
    #expect(conflicts.isEmpty)
    #expect(text == Self.base.replacing(both, with: [two, one, new].joined(separator: Self.gap)))
  }

  @Test func removalOnOneSide() throws {
    let (text, conflicts) = try Self.merge(
      [(Self.constraint + Self.gap, "")], [("tag=\"1\"", "tag=\"2\"")])
    #expect(conflicts.isEmpty)
    let expected = Self.base.replacing(Self.constraint + Self.gap, with: "")
    #expect(text == expected.replacing("tag=\"1\"", with: "tag=\"2\""))
  }

  // MARK: Conflicts

  @Test func oneAttributeWithTwoValues() throws {
    let (text, conflicts) = try Self.merge(
      [("constant=\"8\" id=\"ddd", "constant=\"12\" id=\"ddd"), ("tag=\"1\"", "tag=\"2\"")],
      [("constant=\"8\" id=\"ddd", "constant=\"16\" id=\"ddd"), (">old<", ">new<")])
    #expect(conflicts.map(\.kind) == [.attribute("constant", base: "8", ours: "12", theirs: "16")])
    #expect(conflicts.map(\.line) == [9] && conflicts.map(\.id) == ["ddd-dd-ddd"])
    #expect(
      conflicts[0].message == "<constraint> ddd-dd-ddd: “constant” is “12” here and “16” there; it was “8”.")
    // Ours stays there, and all else is merged.
    #expect(text?.contains("constant=\"12\" id=\"ddd") == true)
    #expect(text?.contains("tag=\"2\"") == true && text?.contains(">new<") == true)
  }

  @Test func changedAndRemoved() throws {
    let removed = (Self.constraint + Self.gap, "")
    let changed = ("constant=\"8\" id=\"ddd", "constant=\"12\" id=\"ddd")
    #expect(try Self.merge([changed], [removed]).conflicts.map(\.kind) == [.removedThere])
    #expect(try Self.merge([removed], [changed]).conflicts.map(\.kind) == [.removedHere])
  }

  @Test func textsAndWholes() throws {
    #expect(try Self.merge([(">old<", ">a<")], [(">old<", ">b<")]).conflicts.map(\.kind) == [.text])
    let (one, two) = ("<a/><a/>", "<a/><a b=\"\"/>")
    let (_, conflicts) = try Self.merge([(">old<", ">\(one)<")], [(">old<", ">\(two)<")])
    #expect(conflicts.map(\.kind) == [.whole])
  }

  @Test func bothHaveAddedTheSameId() throws {
    func added(_ constant: Int) -> (String, String) {
      (
        Self.constraint,
        Self.constraint + Self.gap
          + "<constraint firstItem=\"ccc-cc-ccc\" constant=\"\(constant)\" id=\"eee-ee-eee\"/>"
      )
    }
    #expect(try Self.merge([added(1)], [added(1), ("tag=\"1\"", "tag=\"2\"")]).conflicts.isEmpty)
    #expect(try Self.merge([added(1)], [added(2)]).conflicts.map(\.kind) == [.bothAdded])
  }

  /// Each change is sound, and both together are not: nothing is written then.
  @Test func wordsAboutWhatIsGone() throws {
    let label = "<label text=\"One\" id=\"bbb-bb-bbb\"/>" + Self.gap
    let new = "<constraint firstItem=\"bbb-bb-bbb\" constant=\"1\" id=\"eee-ee-eee\"/>"
    let (text, conflicts) = try Self.merge(
      [(label, ""), (Self.constraint + Self.gap, "")], [(Self.constraint, Self.constraint + Self.gap + new)])
    #expect(text == nil && conflicts.map(\.kind) == [.missing("bbb-bb-bbb")])
  }

  // MARK: Whatever there is

  /// Edits of different elements become one document, the same as when they are made one after the other.
  @Test(arguments: SeededGenerator.seeds(6)) func disjointEdits(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var merged = 0
    for folder in [FixtureFolder.fixtures, .examples] {
      for name in folder.names {
        guard let document = try? MarkupDocument(bytes: folder.bytes(of: name)) else { continue }
        let named = (0..<Int32(document.elementCount)).filter { index in
          document.element(at: index).attributes.contains { $0.name == "id" }
        }
        guard named.count > 4 else { continue }
        var sides: [[DocumentEdit]] = [[], []]
        for index in named {
          let side = Int(generator.next() % 6)
          guard side < 2 else { continue }
          sides[side].append(.setAttribute(index, name: "tag", value: "\(generator.next() % 1000)"))
        }
        let ours = try document.applying(sides[0]).document
        let theirs = try document.applying(sides[1]).document
        let both = try document.applying(sides[0] + sides[1]).document
        let merge = DocumentMerge(base: document, ours: ours, theirs: theirs)
        // What has no ids inside can be told apart no further: then the conflict is told.
        if merge.conflicts.contains(where: { $0.kind == .whole }) { continue }
        #expect(merge.conflicts.isEmpty, "\(name): \(merge.conflicts.map(\.message))")
        #expect(merge.document?.bytes == both.bytes, "\(name)")
        merged += 1
      }
    }
    #expect(merged > 20)
  }

  /// Whatever three documents are, what comes out is a document, and each id is there no more often than before.
  @Test(arguments: SeededGenerator.seeds(10)) func damagedDocuments(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var mutator = MarkupMutator(seed: seed)
    let names = FixtureFolder.examples.names
    for _ in 0..<20 {
      let bytes = try FixtureFolder.examples.bytes(of: names.pick(&generator))
      guard let base = try? MarkupDocument(bytes: bytes),
        let ours = try? MarkupDocument(bytes: mutator.mutant(of: bytes)),
        let theirs = try? MarkupDocument(bytes: mutator.mutant(of: bytes))
      else { continue }
      let merge = DocumentMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.document != nil || !merge.conflicts.isEmpty)
      #expect(merge.document?.checkInvariants() == nil)
      #expect(merge.conflicts.allSatisfy { !$0.message.isEmpty && $0.line > 0 })
    }
  }
}
