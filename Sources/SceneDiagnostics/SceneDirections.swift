import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// A constraint between left and right edges that leading and trailing ones would turn around where text runs
/// right to left.
package struct FixedDirection: Sendable {
  /// The constraint, by its position in the scene.
  package var position: Int
  /// The same with leading and trailing edges.
  package var replacement: LayoutConstraint
  /// The view that would be elsewhere.
  package var moved: NodeID
  /// Where it is right to left, in points, and where it would be with leading and trailing edges.
  package var x: (now: Double, then: Double)
  /// Whether it would be the mirror image there of what it is left to right, where it stays as it is.
  package var isMirrored: Bool
}

/// The constraints of a scene between left and right edges, where that makes a difference.
final class SceneDirections {
  private let layout: SceneLayout

  init(_ layout: SceneLayout) { self.layout = layout }

  /// Those whose views lie elsewhere right to left if all of them are written with leading and trailing
  /// edges.
  ///
  /// - Complexity: Linear in the constraints; where any is between such edges, four solutions.
  func reports() throws(LayoutError) -> [FixedDirection] {
    let fixed = layout.scene.constraints.indices.filter(isFixed)
    guard !fixed.isEmpty else { return [] }
    let forth = try layout.running(.leftToRight)
    let back = try layout.running(.rightToLeft)
    let turnedForth = try turned(forth, fixed)
    let turnedBack = try turned(back, fixed)
    var reports: [FixedDirection] = []
    for position in fixed {
      guard let id = layout.constraints[position], let constraint = layout.tree.constraint(id) else {
        continue
      }
      for node in [constraint.first.node, constraint.second?.node].compactMap({ $0 }) {
        guard let now = back.tree.frame(of: node), let then = turnedBack.frame(of: node),
          abs(now.minX - then.minX) > 0.5 || abs(now.width - then.width) > 0.5
        else { continue }
        let isSteady = forth.tree.frame(of: node).map { before in
          turnedForth.frame(of: node).map { before.edgeDistance(to: $0) < 0.5 } ?? false
        }
        reports.append(
          FixedDirection(
            position: position, replacement: Self.replacement(of: constraint), moved: node,
            x: (now.minX, then.minX),
            isMirrored: isSteady == true && isMirrored(node, forth.tree, turnedBack)))
        break
      }
    }
    return reports
  }

  private func isFixed(_ position: Int) -> Bool {
    let constraint = layout.scene.constraints[position]
    // Documents without Auto Layout have constraints that take no part.
    guard layout.constraints.indices.contains(position), layout.constraints[position] != nil,
      ConstraintElement(constraint.element).placeholder != true,
      let second = constraint.secondAttribute, let other = constraint.secondItem,
      constraint.firstAttribute.isFixedSide, second.isFixedSide
    else { return false }
    return !keepsDirection(constraint.firstItem) && !keepsDirection(other)
  }

  /// Whether a view, the owner of a guide or a view around either runs in one direction by its meaning: what
  /// plays, what lies in space, what is told to.
  private func keepsDirection(_ id: String) -> Bool {
    let guide = layout.scene.guides.first { $0.id == id }
    var current = guide?.owner ?? layout.scene.views.firstIndex { $0.id == id }
    while let position = current {
      let view = layout.scene.views[position]
      let meaning = ViewElement(view.varied).semanticContentAttribute ?? "unspecified"
      if meaning != "unspecified" { return true }
      current = view.parent
    }
    return false
  }

  /// A copy of a layout with leading and trailing edges in place of left and right ones. Solved.
  private func turned(_ layout: SceneLayout, _ fixed: [Int]) throws(LayoutError) -> LayoutTree {
    var tree = layout.tree
    for position in fixed {
      guard let id = layout.constraints[position], let constraint = tree.constraint(id) else { continue }
      try tree.remove(id)
      _ = try tree.add(Self.replacement(of: constraint))
    }
    try tree.layout()
    return tree
  }

  private static func replacement(of constraint: LayoutConstraint) -> LayoutConstraint {
    var replacement = constraint
    replacement.first.attribute = constraint.first.attribute.turning
    if let attribute = constraint.second?.attribute { replacement.second?.attribute = attribute.turning }
    return replacement
  }

  /// Whether a node lies in one tree as far from one side of its superview as from the other in another tree.
  private func isMirrored(_ node: NodeID, _ forth: LayoutTree, _ back: LayoutTree) -> Bool {
    guard let before = forth.frame(of: node), let after = back.frame(of: node) else { return false }
    guard let parent = back.parent(of: node), let width = back.frame(of: parent)?.width else { return false }
    return abs(width - before.maxX - after.minX) < 0.5 && abs(before.width - after.width) < 0.5
  }
}

extension Attribute {
  /// Whether the attribute is an edge that stays on its side whichever way text runs.
  fileprivate var isFixedSide: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// The edge that is this one where text runs left to right.
  fileprivate var turning: Attribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: self
    }
  }
}
