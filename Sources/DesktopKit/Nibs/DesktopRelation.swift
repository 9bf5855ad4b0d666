internal import PlumbInterfaceBuilder
internal import PlumbMarkup

/// A `<segue kind="relationship" relationship="window.shadowedContentViewController">` of a storyboard of macOS.
struct DesktopRelation {
  let name: String
  /// The document's id of a controller.
  let destination: String

  /// Those that begin at a controller, in document order.
  static func all(in controller: MarkupElement) -> [DesktopRelation] {
    var relations: [DesktopRelation] = []
    var open = [controller]
    while let next = open.popLast() {
      open.append(contentsOf: next.children.reversed())
      let segue = SegueElement(next)
      guard next.isNamed(.segue), segue.kind == "relationship", let destination = segue.destination else {
        continue
      }
      relations.append(DesktopRelation(name: segue.relationship ?? "", destination: destination))
    }
    return relations
  }
}
