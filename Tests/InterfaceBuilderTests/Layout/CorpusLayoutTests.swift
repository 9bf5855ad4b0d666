import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
@_spi(Lookup) import PlumbMarkup
import TestSupport
import Testing

/// What documents that Xcode saved must give whoever made them.
@Suite("Saved documents", .enabled(if: MarkupCorpus.isPresent))
struct CorpusLayoutTests {
  @Test(arguments: [ContentMode.recorded, .measured])
  func framesAreFiniteNumbers(_ content: ContentMode) throws {
    for path in MarkupCorpus.paths {
      let document = try InterfaceDocument(bytes: MarkupCorpus.bytes(of: path))
      for view in try document.layOut(in: .init(content: content)).flatMap(\.views) {
        // A screen's width is some hundred points; what scrolls has been seen to be some thousand.
        #expect(
          view.frame.numbers.allSatisfy { $0.isFinite && abs($0) < 100_000 },
          "\(path) \(view.id): \(view.frame)")
        #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(path) \(view.id): \(view.frame)")
      }
    }
  }

  /// A view is what has an id and a frame, but for those that are not installed in the document's size class.
  @Test func noViewIsLost() throws {
    for path in MarkupCorpus.paths {
      let document = try InterfaceDocument(bytes: MarkupCorpus.bytes(of: path))
      let known = Set(try document.layOut().flatMap(\.views).map(\.id))
      let uninstalled = excluded(document)
      var pending = [document.markup.root]
      while let element = pending.popLast() {
        if let id = element["id"], uninstalled.contains(id) || element.isNamed("variation") { continue }
        let hasFrame = element.children.contains {
          ($0.isNamed("rect") && $0["key"] == "frame") || $0["key"] == "frameInset"
        }
        if hasFrame, let id = element["id"] { #expect(known.contains(id), "\(path) lacks \(id)") }
        pending += element.children
      }
    }
  }

  /// The ids that some mask of a document leaves out.
  private func excluded(_ document: InterfaceDocument) -> Set<String> {
    var ids: Set<String> = []
    var pending = [document.markup.root]
    while let element = pending.popLast() {
      if element.isNamed("exclude"), let id = element["reference"] { ids.insert(id) }
      pending += element.children
    }
    return ids
  }
}
