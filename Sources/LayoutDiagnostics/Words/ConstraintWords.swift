import AutoLayout
import ConstraintSolver
import Findings
import Geometry

/// Says in words what the rows of a layout tree demand.
public struct ConstraintWords: Sendable {
  public let tree: LayoutTree
  public let names: LayoutNames

  public init(_ tree: LayoutTree, _ names: LayoutNames) {
    self.tree = tree
    self.names = names
  }

  public func name(of node: NodeID) -> String { names.name(of: node, in: tree) }

  /// An attribute of a node: `“Title”.leading`.
  public func anchor(_ anchor: Anchor) -> String {
    name(of: anchor.node) + "." + anchor.attribute.name.description
  }

  /// A constraint as a formula, without its priority: `“Title”.leading = Safe Area.leading + 20`.
  public func formula(_ constraint: LayoutConstraint) -> String {
    let left = anchor(constraint.first) + " " + constraint.relation.symbol.description + " "
    guard let second = constraint.second else { return left + constraint.constant.points }
    return left + multiple(constraint.multiplier, of: anchor(second)) + summand(constraint.constant)
  }

  /// What a constraint fixes: its left side less its right side but for the constant.
  func difference(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.second else { return anchor(constraint.first) }
    return anchor(constraint.first) + " − " + multiple(constraint.multiplier, of: anchor(second))
  }

  /// A row as a person would read it, with its priority where it is not required and what made it where nobody wrote it.
  public func words(_ row: RowSource) -> Message {
    switch row {
    case .constraint(let id):
      guard let constraint = tree.constraint(id) else { return "a constraint that is gone" }
      return "\(value: formula(constraint))\(priority(constraint.priority))"
    case .generated(let node, let generator, let part):
      return generated(node, generator, part)
    }
  }

  private func priority(_ priority: Priority) -> String {
    priority == .required ? "" : " at priority " + priority.value.points
  }

  private func generated(_ node: NodeID, _ generator: Generator, _ part: RowPart) -> Message {
    let name = name(of: node)
    let frame = tree.givenFrame(of: node) ?? .zero
    switch generator {
    case .encapsulatedSize:
      return
        "\(value: name + "." + part.edgeName + " = " + part.value(of: frame).points), as its surroundings set it"
    case .mask:
      // What the mask comes to here, whatever the superview's size.
      let solved = tree.frame(of: node) ?? frame
      return
        "\(value: name + "." + part.edgeName + " = " + part.value(of: solved).points), by its autoresizing mask"
    case .fixedFrame:
      return
        "\(value: name + "." + part.edgeName + " = " + part.value(of: frame).points), fixed in the document"
    case .guide:
      return guide(node, part)
    case .nonNegativeSize:
      return "\(value: name + "." + part.edgeName + " ≥ 0"), as every size is"
    case .contentHugging, .contentCompressionResistance:
      return content(node, generator, part)
    case .scrollContent:
      return "the content of a scroll view begins at its origin"
    case .preference:
      return "\(item: name) keeps its \(part.edgeName) where nothing decides it"
    case .stackSpacing:
      return stack(node, generator, part, "keeps the space between", and: "")
    case .stackCanvasConnection:
      return stack(node, generator, part, "holds", and: " to its edges")
    case .stackAlignment:
      return stack(node, generator, part, "aligns", and: "")
    case .stackFillEqually, .stackFillProportionally, .stackDistributing:
      return stack(node, generator, part, "distributes", and: "")
    case .stackSpanningBoundary, .stackSpanningFit, .stackAmbiguitySuppression:
      return stack(node, generator, part, "spans", and: "")
    }
  }

  /// What a stack view does with the views that it arranges, by Apple's name for the constraint.
  private func stack(
    _ node: NodeID, _ generator: Generator, _ part: RowPart, _ verb: String, and rest: String
  ) -> Message {
    let arranged = tree.nodes(of: .generated(node, generator, part)).filter { $0 != node }
    let views = arranged.isEmpty ? "its arranged views" : list(arranged.map(name))
    return "\(item: name(of: node)) \(verb) \(item: views)\(rest) (\(generator.identifier.description))"
  }

  private func guide(_ node: NodeID, _ part: RowPart) -> Message {
    guard case .insets(let insets)? = tree.placement(of: node), let owner = tree.parent(of: node) else {
      return "\(item: name(of: node)) keeps its \(part.edgeName)"
    }
    let inset: Double =
      switch part {
      case .minX: insets.left
      case .maxX: -insets.right
      case .minY: insets.top
      default: -insets.bottom
      }
    let formula =
      name(of: node) + "." + part.edgeName + " = " + name(of: owner) + "." + part.edgeName + summand(inset)
    return "\(value: formula)"
  }

  private func content(_ node: NodeID, _ generator: Generator, _ part: RowPart) -> Message {
    let axis = part == .width ? FramePart.width.axis : FramePart.height.axis
    let size = tree.contentSize(of: node)[axis] ?? 0
    let priorities = tree.contentPriorities(axis, of: node)
    let isHugging = generator == .contentHugging
    let formula = name(of: node) + "." + part.edgeName + (isHugging ? " ≤ " : " ≥ ") + size.points
    let kind = isHugging ? "content hugging " : "compression resistance "
    let strength = isHugging ? priorities.hugging : priorities.compressionResistance
    return "\(value: formula), its content (\(kind + strength.value.points))"
  }

  private func multiple(_ multiplier: Double, of anchor: String) -> String {
    multiplier == 1 ? anchor : multiplier.points + " × " + anchor
  }

  private func summand(_ constant: Double) -> String {
    if constant == 0 { return "" }
    return (constant < 0 ? " − " : " + ") + constant.magnitude.points
  }
}
