import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// A constraint between left and right edges that should be between leading and trailing ones.
///
/// With leading and trailing edges it would turn around where text runs right to left.
package struct FixedDirection: Sendable {
  /// The position of the constraint in the scene.
  package var position: Int
  /// The constraint with leading and trailing edges.
  package var replacement: LayoutConstraint
  /// The view that the replacement moves.
  package var moved: NodeID
  /// The view's x from right to left, in points: `now` as written, and `then` with the replacement.
  package var x: (now: Double, then: Double)
  /// Whether the replacement gives the mirror image of the layout from left to right, which it leaves as it
  /// is.
  package var isMirrored: Bool
}

/// Finds the constraints of a scene between left and right edges that make a difference.
final class SceneDirections {
  private let layout: SceneLayout

  init(_ layout: SceneLayout) { self.layout = layout }

  /// The constraints whose views lie elsewhere from right to left if all fixed edges become leading and
  /// trailing ones.
  ///
  /// - Complexity: Linear in the constraints; four solutions if any constraint is between such edges.
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
    // In documents without Auto Layout, constraints take no part.
    guard layout.constraints.indices.contains(position), layout.constraints[position] != nil,
      ConstraintElement(constraint.element).placeholder != true,
      let second = constraint.secondAttribute, let other = constraint.secondItem,
      constraint.firstAttribute.isFixedSide, second.isFixedSide
    else { return false }
    return !keepsDirection(constraint.firstItem) && !keepsDirection(other)
  }

  /// Whether a view or guide keeps its direction by its meaning: as playback controls, spatial controls, or
  /// one that the document fixes.
  ///
  /// A view around it counts too, and so does the owner of a guide.
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

  /// A solved copy of a layout with leading and trailing edges in place of left and right ones.
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

  /// Whether a node's places in two trees mirror each other.
  ///
  /// They do if the distance to one side of the superview in one tree is the distance to the other side in
  /// the other tree.
  private func isMirrored(_ node: NodeID, _ forth: LayoutTree, _ back: LayoutTree) -> Bool {
    guard let before = forth.frame(of: node), let after = back.frame(of: node) else { return false }
    guard let parent = back.parent(of: node), let width = back.frame(of: parent)?.width else { return false }
    return abs(width - before.maxX - after.minX) < 0.5 && abs(before.width - after.width) < 0.5
  }
}

extension Attribute {
  /// Whether the attribute is an edge that stays on its side in either text direction.
  fileprivate var isFixedSide: Bool {
    self == .left || self == .right || self == .leftMargin || self == .rightMargin
  }

  /// The leading or trailing edge that is the same edge where text runs left to right.
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
