import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbLayoutDiagnostics

/// A constraint that nobody wrote, as `constraintsAffectingLayout(for:)` shows it: it stands for a row of the engine, and
/// nothing that is set on it has an effect.
class SystemConstraint: NSLayoutConstraint {
  private let text: String

  required init(
    _ console: ConsoleConstraint, _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide
  ) {
    text = ConsoleFormat().text(of: console)
    super.init()
    storedPriority = UILayoutPriority(Float(console.priority))
    identifier = console.identifier
    relate(first, relation, second, multiplier: console.multiplier, constant: console.constant)
  }

  override var isActive: Bool {
    get { true }
    set {}
  }

  override var description: String { text }
}

/// A size that comes from a view's content, with its hugging and compression resistance.
final class NSContentSizeLayoutConstraint: SystemConstraint {}

/// What a translated autoresizing mask comes to.
final class NSAutoresizingMaskLayoutConstraint: SystemConstraint {}

extension LayoutEngine {
  /// The constraint that a row of the system's shows as; nil for rows that no log shows.
  func systemConstraint(_ row: RowSource, _ inspection: LayoutInspection) -> NSLayoutConstraint? {
    guard case .generated(let node, let generator, let part) = row,
      part != .minX || generator != .encapsulatedSize,
      let console = inspection.consoleConstraint(row),
      let item = items[Int(node.index)]?.takeUnretainedValue()
    else { return nil }
    let type: SystemConstraint.Type =
      switch generator {
      case .contentHugging, .contentCompressionResistance: NSContentSizeLayoutConstraint.self
      case .mask, .fixedFrame: NSAutoresizingMaskLayoutConstraint.self
      default: SystemConstraint.self
      }
    let owner = tree.parent(of: node).flatMap { items[Int($0.index)]?.takeUnretainedValue() }
    let attribute = NSLayoutConstraint.Attribute(part)
    let second = console.second == nil ? nil : owner
    return type.init(
      console, ConstraintSide(item, attribute), .equal,
      second.map { ConstraintSide($0, [.top, .bottom, .height].contains(attribute) ? .height : .width) }
        ?? ConstraintSide())
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ part: RowPart) {
    switch part {
    case .minX: self = .left
    case .maxX: self = .right
    case .width, .ordinal: self = .width
    case .minY: self = .top
    case .maxY: self = .bottom
    case .height: self = .height
    }
  }
}
