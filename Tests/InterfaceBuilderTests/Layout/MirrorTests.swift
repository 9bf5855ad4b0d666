import CorpusRecord
import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
@_spi(Lookup) import PlumbMarkup
import TestSupport
import Testing

@Suite("Right to left")
struct MirrorTests {
  /// A document that speaks only of leading and trailing, and in which nothing else has a side, is mirrored.
  @Test(arguments: CheckoutDocument.all.filter(\.isDirectionalOnly))
  func layoutIsTheMirror(_ file: CheckoutDocument) throws {
    let document = try file.read()
    let leftToRight = try document.layOut().flatMap(\.views)
    let rightToLeft = try document.layOut(in: .init(direction: .rightToLeft)).flatMap(\.views)
    #expect(leftToRight.map(\.id) == rightToLeft.map(\.id))
    var offset = 0
    for scene in try document.layOut() {
      for (position, view) in scene.views.enumerated() {
        guard let parent = view.parent, view.free.isEmpty, !view.isHidden else { continue }
        let width = scene.views[parent].frame.width
        let mirrored = Rect(
          x: width - view.frame.maxX, y: view.frame.minY, width: view.frame.width, height: view.frame.height)
        let actual = rightToLeft[offset + position].frame
        // Half a pixel rounds upwards on either side.
        #expect(actual.isNear(mirrored, within: 0.5), "\(view.id): \(actual) is not \(mirrored)")
        #expect(rightToLeft[offset + position].free.isEmpty, "\(view.id)")
      }
      offset += scene.views.count
    }
  }

  @Test func enoughDocumentsAreDirectional() {
    #expect(CheckoutDocument.all.filter(\.isDirectionalOnly).count >= 20)
  }
}

extension CheckoutDocument {
  /// Whether no constraint speaks of left and right, and no mask, inset, scroll view or control does either.
  var isDirectionalOnly: Bool {
    // A document that cannot be read fails other tests.
    guard case .success(let document) = Result(catching: read), document.usesAutoLayout,
      document.platform != .macOS
    else { return false }
    let sides: Set<String> = ["left", "right", "leftMargin", "rightMargin"]
    return document.resolve().allSatisfy { scene in
      scene.constraints.allSatisfy {
        !sides.contains($0.element["firstAttribute"] ?? "")
          && !sides.contains($0.element["secondAttribute"] ?? "")
      }
        && scene.views.allSatisfy { view in
          let fillsItsSuperview =
            view.parent.map { scene.views[$0].recorded?.size == view.recorded?.size } ?? true
          return (fillsItsSuperview || view.isConstrained(in: scene) || view.isHidden)
            && view.kind != .scrollView && view.kind != .switch
            && !view.element.children.contains { $0["key"] == "layoutMargins" }
        }
    }
  }
}
