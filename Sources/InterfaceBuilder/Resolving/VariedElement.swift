import ConstraintSolver
import Geometry
import Markup
import TextMetrics

/// An element as it is under some traits: its own attributes and children, overridden by the variations that
/// apply.
///
/// `<variation key="default">` applies first, then the variations whose size classes match, the less specific
/// before the more specific, each in document order.
public struct VariedElement: Sendable {
  public let element: MarkupElement
  private let traits: Traits
  /// In the order of application: the last wins.
  private let variations: [MarkupElement]

  init(_ element: MarkupElement, _ traits: Traits) {
    self.element = element
    self.traits = traits
    var matching: [(specificity: Int, variation: MarkupElement)] = []
    for child in element.children where child.isNamed("variation") {
      guard let key = child["key"] else { continue }
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

  /// The value of an attribute.
  public subscript(_ attribute: StaticString) -> String? {
    for variation in variations.reversed() {
      if let value = variation[attribute] { return value }
    }
    return element[attribute]
  }

  /// The variation that an attribute's value comes from; the element itself where no variation gives one.
  func elementGiving(_ attribute: StaticString) -> MarkupElement {
    variations.last { $0.attribute(attribute) != nil } ?? element
  }

  /// The value of an attribute that is `YES` or `NO`.
  public func bool(_ attribute: StaticString) -> Bool? {
    for variation in variations.reversed() {
      if let value = variation.bool(attribute) { return value }
    }
    return element.bool(attribute)
  }

  /// The value of an attribute that is a number that layout can use.
  public func number(_ attribute: StaticString) -> Double? {
    for variation in variations.reversed() {
      if let value = variation.number(attribute) { return value }
    }
    return element.number(attribute)
  }

  /// The value of an attribute that is a whole number.
  func integer(_ attribute: StaticString) -> Int? {
    for variation in variations.reversed() {
      if let value = variation.integer(attribute) { return value }
    }
    return element.integer(attribute)
  }

  /// A text that is an attribute, or a child `<string>`.
  func string(_ name: StaticString) -> String? {
    for variation in variations.reversed() {
      if let value = variation.string(name) { return value }
    }
    return element.string(name)
  }

  /// A priority, at most 1000; the usual one where the document has none, or one that counts for nothing.
  func priority(_ attribute: StaticString, otherwise usual: Double) -> Priority {
    guard let value = number(attribute), value > 0 else { return Priority(usual) }
    return Priority(min(value, 1000))
  }

  /// The child with a name and a key, from the last variation that has one.
  public func firstChild(_ name: StaticString, key: StaticString) -> MarkupElement? {
    for variation in variations.reversed() {
      if let child = variation.firstChild(name, key: key) { return child }
    }
    return element.firstChild(name, key: key)
  }

  /// The insets of a child with a name and a key.
  func insets(_ name: StaticString, key: StaticString) -> EdgeInsets? {
    firstChild(name, key: key)?.edgeInsets
  }

  /// The ids that masks with a key (`subviews`, `constraints`) leave out.
  func excluded(by mask: StaticString) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations {
      guard let mask = variation.firstChild("mask", key: mask) else { continue }
      for change in mask.children {
        guard let reference = change["reference"] else { continue }
        if change.isNamed("exclude") {
          excluded.insert(reference)
        } else if change.isNamed("include") {
          excluded.remove(reference)
        }
      }
    }
    return excluded
  }
}
