import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// New children go where Interface Builder has them.
@Suite struct ChildPlaceTests {
  // MARK: Lists that are sorted

  @Test(arguments: [("AAA", 0), ("bbb-bb-bbb", 1), ("c", 2), ("zzz", 3), ("Zzz", 0)])
  func constraintsAreSortedByID(_ id: String, _ place: Int) throws {
    let list =
      "<constraints><constraint id=\"aaa\"/><constraint id=\"bbc\"/><constraint id=\"x\"/></constraints>"
    let names = try Self.inserting(
      ElementDraft("constraint", [.init("id", id)]), into: "constraints", of: list
    )
    .map { $0.attributes.first { $0.name == "id" }?.value }
    #expect(names.firstIndex(of: id) == place)
  }

  @Test func aListThatIsNotSortedGetsItAtItsEnd() throws {
    let list = "<constraints><constraint id=\"x\"/><constraint id=\"b\"/></constraints>"
    let names = try Self.inserting(
      ElementDraft("constraint", [.init("id", "a")]), into: "constraints", of: list)
    #expect(names.map { $0.attributes[0].value } == ["x", "b", "a"])
  }

  @Test(arguments: [
    (ElementDraft("image", [.init("name", "B")]), 1), (ElementDraft("image", [.init("name", "z")]), 2),
    (ElementDraft("namedColor", [.init("name", "A")]), 2),
    (ElementDraft("systemColor", [.init("name", "labelColor")]), 3),
  ])
  func resourcesAreSortedByKindAndName(_ draft: ElementDraft, _ place: Int) throws {
    let list =
      "<resources><image name=\"A\"/><image name=\"a\"/><namedColor name=\"B\"/><systemColor name=\"zColor\"/></resources>"
    let children = try Self.inserting(draft, into: "resources", of: list)
    #expect(children.firstIndex { $0.name == draft.name && $0.attributes[0].value == draft["name"] } == place)
  }

  @Test func severalAtOneGapAreSorted() throws {
    let document = try Self.document("<constraints><constraint id=\"m\"/></constraints>")
    let list = try #require(Self.element("constraints", in: document))
    let edits = ["z", "b", "n", "a"].map {
      DocumentEdit.insert(ElementDraft("constraint", [.init("id", $0)]), into: list.index, .usual)
    }
    let edited = try document.applying(edits).document
    let children = try #require(Self.element("constraints", in: edited)).children
    #expect(children.map { $0.attributes[0].value } == ["a", "b", "m", "n", "z"])
  }

  // MARK: Kinds

  @Test(arguments: [
    ("iOS.CocoaTouch", "14109", ["rect", "subviews", "color", "constraints", "viewLayoutGuide"]),
    ("iOS.CocoaTouch", "21701", ["rect", "subviews", "viewLayoutGuide", "color", "constraints"]),
    ("iOS.CocoaTouch", "32700", ["rect", "subviews", "viewLayoutGuide", "color", "constraints"]),
  ])
  func theSafeAreaMovedBeforeTheConstraints(_ runtime: String, _ version: String, _ names: [String]) throws {
    let view = "<view><rect key=\"frame\"/><subviews/><color key=\"backgroundColor\"/></view>"
    let drafts = [ElementDraft("constraints"), ElementDraft("viewLayoutGuide", [.init("key", "safeArea")])]
    for order in [drafts, drafts.reversed()] {
      var document = try Self.document(view, runtime, version)
      for draft in order {
        let parent = try #require(Self.element("view", in: document))
        document = try document.applying([.insert(draft, into: parent.index, .usual)]).document
      }
      let children = try #require(Self.element("view", in: document)).children
      #expect(children.map(\.name) == names)
    }
  }

  @Test(arguments: [
    ("21701", ["rect", "constraints", "buttonCell", "connections"]),
    ("22505", ["rect", "buttonCell", "constraints", "connections"]),
  ])
  func theCellsOfButtonsMovedBeforeTheConstraints(_ version: String, _ names: [String]) throws {
    let button = "<button><rect key=\"frame\"/><buttonCell key=\"cell\"/><connections/></button>"
    let children = try Self.inserting(
      ElementDraft("constraints"), into: "button", of: button, "MacOSX.Cocoa", version)
    #expect(children.map(\.name) == names)
  }

  @Test func subviewsHaveNoOrderOfKinds() throws {
    let children = try Self.inserting(
      ElementDraft("button"), into: "subviews", of: "<subviews><view/><label/></subviews>")
    #expect(children.map(\.name) == ["view", "label", "button"])
  }

  /// Children in real documents, taken out and written anew, stand where they stood: 9 of 4,291 do not, most of
  /// them in the few lists of constraints that are not sorted.
  @Test(.enabled(if: MarkupCorpus.isPresent)) func realChildrenGoBack() throws {
    let kinds: Set = [
      "constraints", "constraint", "viewLayoutGuide", "autoresizingMask", "connections", "color",
      "fontDescription",
    ]
    var tried = 0
    var elsewhere: [String: Int] = [:]
    for path in MarkupCorpus.paths.prefix(500) {
      let document = try MarkupDocument(bytes: MarkupCorpus.bytes(of: path))
      guard document.canonicalPrint() == document.bytes else { continue }
      var count = 0
      for index in 1..<Int32(document.elementCount) where count < 12 && index % 3 == 0 {
        let element = document.element(at: index)
        guard kinds.contains(element.name), let parent = element.parent, let draft = ElementDraft(element),
          parent.children.contains(where: { $0 != element })
        else { continue }
        count += 1
        tried += 1
        // Between the two the document shows nothing of this child's place.
        let without = try document.applying([.remove(index)]).document
        let edited = try without.applying([.insert(draft, into: parent.index, .usual)]).document
        if edited.bytes != document.bytes { elsewhere[parent.name + " > " + element.name, default: 0] += 1 }
      }
    }
    let sum = elsewhere.values.reduce(0, +)
    #expect(sum * 200 <= tried, "\(sum) of \(tried) stand elsewhere: \(elsewhere)")
  }

  // MARK: Helpers

  private static func document(
    _ content: String, _ runtime: String = "iOS.CocoaTouch", _ version: String = "22505"
  ) throws -> MarkupDocument {
    try MarkupDocument(
      bytes: Array(
        "<document targetRuntime=\"\(runtime)\" toolsVersion=\"\(version)\">\(content)</document>".utf8))
  }

  private static func element(_ name: String, in document: MarkupDocument) -> MarkupElement? {
    (0..<Int32(document.elementCount)).map { document.element(at: $0) }.first { $0.name == name }
  }

  private static func inserting(
    _ draft: ElementDraft, into name: String, of content: String, _ runtime: String = "iOS.CocoaTouch",
    _ version: String = "22505"
  ) throws -> [MarkupElement] {
    let document = try document(content, runtime, version)
    let parent = try #require(element(name, in: document))
    let edited = try document.applying([.insert(draft, into: parent.index, .usual)]).document
    return Array(try #require(element(name, in: edited)).children)
  }
}

extension ElementDraft {
  /// Nil where there is text inside.
  fileprivate init?(_ element: MarkupElement) {
    var children: [ElementDraft] = []
    for child in element.children {
      guard let draft = ElementDraft(child) else { return nil }
      children.append(draft)
    }
    guard element.text.allSatisfy(\.isWhitespace), element.comments.isEmpty else { return nil }
    self.init(element.name, element.attributes.map { Attribute($0.name, $0.value) }, children)
  }
}
