import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder

/// How a solution compares with the canvas, as the document records it.
extension SceneLayout {
  /// The rows that do not hold for the recorded frames, and by how much, in points.
  func errorsOnCanvas() throws -> [RowSource: Double] {
    var frames: [NodeID: Rect] = [:]
    for (position, node) in viewNodes.enumerated() where scene.views[position].recorded != nil {
      frames[node] = givenFrames[position]
    }
    var errors: [RowSource: Double] = [:]
    for root in tree.rootNodes {
      for violation in try tree.violations(under: root, placing: frames) {
        errors[violation.row] = violation.error
      }
    }
    return errors
  }

  /// The rows that have a say in where a view comes to lie on an axis.
  func rows(behind position: Int, _ axis: Axis) throws -> Set<RowSource> {
    var rows: Set<RowSource> = []
    for part in FramePart.allCases where part.axis == axis {
      rows.formUnion(try tree.influences(on: part, of: viewNodes[position]))
    }
    // What counts from below follows the superview's height.
    if axis == .vertical, isUpsideDown(ofView: position), let parent = scene.views[position].parent {
      rows.formUnion(try tree.influences(on: .height, of: viewNodes[parent]))
    }
    return rows
  }

  /// How far the edges of a view across an axis are from where the canvas has them, as the document writes them or counted from
  /// above in the superview: where y grows upwards, a superview of another height takes along what is inside it.
  func distanceFromCanvas(ofView position: Int, _ axis: Axis) -> Double {
    guard let recorded = scene.views[position].recorded, let frame = tree.frame(of: viewNodes[position])
    else {
      return 0
    }
    return min(
      documentFrame(ofView: position).distance(to: recorded, axis),
      frame.distance(to: givenFrames[position], axis))
  }
}

extension Rect {
  /// How far the edges across an axis are from those of another one, at most.
  func distance(to other: Rect, _ axis: Axis) -> Double {
    let near = origin[axis] - other.origin[axis]
    return max(abs(near), abs(near + size[axis] - other.size[axis]))
  }
}
