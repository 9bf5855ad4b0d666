import PlumbMarkup
import TestSupport
import Testing

@testable import PlumbDocumentEditing

/// Ids have Interface Builder's form, are new, and are the same each time.
@Suite struct ObjectIDTests {
  private let document: MarkupDocument

  init() throws { document = try MarkupDocument(bytes: FixtureFolder.examples.bytes(of: "Form.storyboard")) }

  @Test func haveTheForm() {
    var ids = ObjectIDs(document)
    for number in 0..<1000 {
      #expect(
        ids.make(for: "constraint \(number)").wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/)
          != nil)
    }
  }

  @Test func areNew() {
    var ids = ObjectIDs(document)
    let made = (0..<1000).map { _ in ids.make(for: "the same") }
    let used = (0..<document.elementCount).compactMap { index in
      document.element(at: Int32(index)).attributes.first { $0.name == "id" }?.value
    }
    #expect(Set(made + used).count == made.count + used.count)
  }

  @Test func followFromDocumentAndSubject() throws {
    var first = ObjectIDs(document)
    var second = ObjectIDs(document)
    #expect(first.make(for: "a") == second.make(for: "a"))
    var third = ObjectIDs(document)
    #expect(third.make(for: "b") != ObjectIDs(document).making("a"))
    let other = try MarkupDocument(bytes: FixtureFolder.examples.bytes(of: "Cell.xib"))
    #expect(ObjectIDs(other).making("a") != ObjectIDs(document).making("a"))
  }
}

extension ObjectIDs {
  fileprivate func making(_ subject: String) -> String {
    var ids = self
    return ids.make(for: subject)
  }
}
