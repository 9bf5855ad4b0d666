import TestSupport
import Testing
import UIKit

/// Pictures of live hierarchies.
@MainActor @Suite struct LayoutPictureTests {
  /// A view whose alignment rectangle is 10 points inside its frame at the left.
  private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0) }
  }

  private func hierarchy() -> (root: UIView, box: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.plumb.nametag = "Root"
    let box = Shadowed()
    box.plumb.nametag = "Box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 100),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 15),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    return (root, box)
  }

  @Test func viewsHaveTheirNamesAndConstraints() {
    let (root, _) = hierarchy()
    let picture = root.plumb.layoutPicture()
    #expect(XMLCheck.objection(to: picture) == nil)
    let texts = XMLCheck.texts(of: "text", in: picture)
    #expect(texts.contains("“Root”") && texts.contains("“Box”") && texts.contains("gap"))
    #expect(texts.contains("200 × 100"))
    #expect(texts.contains("80") && texts.contains("15"))
    // Guides are dashed.
    #expect(XMLCheck.values(of: "stroke-dasharray", in: picture).contains("4 3"))
  }

  @Test func alignmentRectsAreShownWhereTheyAreAskedFor() {
    let (root, _) = hierarchy()
    let plain = root.plumb.layoutPicture(showingAlignmentRects: false)
    let outlined = root.plumb.layoutPicture(showingAlignmentRects: true)
    #expect(outlined.utf8.count > plain.utf8.count)
    #expect(root.plumb.layoutPicture() == plain)
    LayoutDebugging.switches.showsAlignmentRects = true
    defer { LayoutDebugging.switches.showsAlignmentRects = false }
    #expect(root.plumb.layoutPicture() == outlined)
  }

  @Test func oneViewCanBeShownAlone() {
    let (root, box) = hierarchy()
    _ = root
    let texts = XMLCheck.texts(of: "text", in: box.plumb.layoutPicture())
    #expect(!texts.contains("“Root”"))
    // The alignment rectangle is 80 wide, the frame 10 more.
    #expect(texts.contains("90 × 50"))
  }

  @Test func hierarchiesWithoutConstraintsHaveAPictureToo() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.plumb.nametag = "Plain"
    #expect(XMLCheck.texts(of: "text", in: root.plumb.layoutPicture()).contains("“Plain”"))
  }
}
