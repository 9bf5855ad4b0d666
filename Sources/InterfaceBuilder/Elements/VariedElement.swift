import PlumbMarkup
import PlumbTextMetrics

/// An element as it is under some traits: its own attributes and children, overridden by the variations that
/// apply. What it has is read through the type of its kind: `LabelElement(varied).text`.
///
/// `<variation key="default">` applies first, then the variations whose size classes match, the less specific
/// before the more specific, each in document order.
package struct VariedElement: Sendable {
  package let element: MarkupElement
  private let traits: Traits
  /// In the order of application: the last wins.
  let variations: [MarkupElement]

  init(_ element: MarkupElement, _ traits: Traits) {
    self.element = element
    self.traits = traits
    var matching: [(specificity: Int, variation: MarkupElement)] = []
    for child in element.children where child.isNamed(.variation) {
      guard let key = child.key else { continue }
      if key == "default" {
        matching.append((0, child))
      } else if traits.matches(key) {
        matching.append((key.utf8.contains(0x2D) ? 2 : 1, child))
      }
    }
    variations = (0...2).flatMap { level in matching.filter { $0.specificity == level }.map { $0.variation } }
  }

  /// An element as it is written.
  init(unvaried element: MarkupElement) {
    self.element = element
    traits = Traits()
    variations = []
  }

  /// Whether it is shown on an Apple TV.
  var isTelevision: Bool { traits.isTelevision }

  /// The font of a text style here.
  func font(of style: TextStyle) -> Font {
    traits.isTelevision ? style.televisionFont : .textStyle(style, category: traits.textSize)
  }

  /// The ids that masks with a key (`subviews`, `constraints`) leave out.
  func excluded(by mask: String) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      for child in variation.children where child.isNamed(.mask) && child.key == mask {
        for change in child.children {
          guard let reference = MaskReferenceElement(change).reference else { continue }
          if change.isNamed(.exclude) {
            excluded.insert(reference)
          } else if change.isNamed(.include) {
            excluded.remove(reference)
          }
        }
        break
      }
    }
    return excluded
  }
}
