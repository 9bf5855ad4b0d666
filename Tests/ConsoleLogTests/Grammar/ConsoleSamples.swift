import PlumbAutoLayout
import PlumbConsoleLog
import PlumbConstraintSolver
import PlumbLayoutDiagnostics
import TestSupport

/// Constraints at random, as Plumb's own formats print them.
struct ConsoleSamples {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  private static let labels: [String?] = [
    nil, nil, nil, "Title", "YOU'RE OK", "a, b", "(5)", "[x]", "3,74", "\u{F06E}", "Grüße – 你好",
    "A \"quote\"", "",
    "x == y", "back\\slash", "one\ntwo", "100 % & more", "<b>bold</b>", "'|':x",
  ]
  private static let identifiers: [String?] = [
    nil, nil, nil, "UISV-spacing", "UIView-Encapsulated-Layout-Width", "line: 21, it's mine", "a == b",
    "(active)",
  ]
  private static let classes = ["UIView", "UILabel", "Shop.CardView", "_UILayoutGuide", "_TtC4Shop8CardView"]
  private static let names: [String?] = [nil, nil, nil, nil, "card_box", "Picture-a...", "my view, the 2nd"]

  private mutating func item() -> ConsoleItem {
    let address = UInt64.random(in: 0x1000...0x7fff_ffff_ffff, using: &generator)
    let name = Self.names.pick(&generator)
    return ConsoleItem(
      Self.classes.pick(&generator), address, label: name == nil ? Self.labels.pick(&generator) : nil,
      name: name)
  }

  /// A number that six digits print exactly.
  private mutating func number() -> Double {
    [0, 8, 16.5, -20, 94.3333, 1e-05, 1e7, -0.25, 375, 1].pick(&generator)
  }

  mutating func constraint() -> ConsoleConstraint {
    let isFromMask = Int.random(in: 0..<6, using: &generator) == 0
    let first = item()
    var other = item()
    // Two items of one name cannot be told apart.
    if other.name == first.name { other.name = nil }
    // Masks know nothing of the direction of text.
    let attributes = Attribute.allCases.filter { !isFromMask || !$0.isDirectional }
    let attribute = attributes.pick(&generator)
    var term = ConsoleTerm(first, attribute)
    var second: ConsoleTerm?
    var superview: ConsoleItem?
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      term = ConsoleTerm(first, [Attribute.width, .height].pick(&generator))
    case 1:
      second = ConsoleTerm(other, attribute)
      superview = [first, other].pick(&generator)
    case 2 where isFromMask:
      term = ConsoleTerm(first, [.minX, .minY, .midX, .midY].pick(&generator))
      superview = other
    default:
      let partners = attributes.filter {
        $0.axis == attribute.axis && $0.isDirectional == attribute.isDirectional
          && $0.isDimension == attribute.isDimension
      }
      second = ConsoleTerm(other, partners.pick(&generator))
    }
    let hasContent =
      second == nil && term.attribute.isDimension && Int.random(in: 0..<4, using: &generator) == 0
    return ConsoleConstraint(
      UInt64.random(in: 0x1000...0x6000_ffff_ffff, using: &generator),
      className: isFromMask ? "NSAutoresizingMaskLayoutConstraint" : "NSLayoutConstraint",
      identifier: Self.identifiers.pick(&generator), mask: isFromMask ? "h=--& v=-&-" : nil, term,
      [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].pick(&generator), second,
      multiplier: second == nil ? 1 : [1, 1, 0.5, 1.574, 2].pick(&generator), constant: number(),
      space: [.constant, .constant, .standard, .anchors].pick(&generator),
      priority: [1000, 1000, 750, 250.5].pick(&generator),
      content: hasContent ? .init(hugging: 250, compressionResistance: 750) : nil,
      isActive: Int.random(in: 0..<5, using: &generator) > 0, superview: superview)
  }
}

extension LoggedConstraint {
  /// Whether it says what Plumb printed: all but what the format leaves out.
  func says(_ printed: ConsoleConstraint) -> Bool {
    guard let console else { return false }
    func same(_ one: ConsoleItem, _ other: ConsoleItem) -> Bool {
      one.address == other.address && one.name == other.name
        && (one.name != nil
          || (one.className == other.className && one.label == other.label?.withPlainSpaces))
    }
    func same(_ one: ConsoleTerm?, _ other: ConsoleTerm?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      // Vertical edges of masks print as such; horizontal ones of visual formats without direction as well.
      return same(one.item, other.item) && one.attribute == other.attribute
    }
    return console.address == printed.address && console.className == printed.className
      && console.mask == printed.mask && console.identifier == printed.identifier
      && same(console.first, printed.first) && same(console.second, printed.second)
      && console.relation == printed.relation && console.multiplier == printed.multiplier
      && console.constant == printed.constant && console.space == printed.space
      && console.priority == printed.priority && console.content == printed.content
      && (isActive == nil || isActive == printed.isActive)
      && (superview == nil
        || superview?.address == printed.superview.map { ConsoleItem.hexadecimal($0.address) })
  }
}

extension String {
  /// With spaces for other white space, as readers join what was on several lines.
  var withPlainSpaces: String { String(map { $0.isWhitespace ? " " : $0 }) }
}
