import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// What pictures show of a diagnosis: the state of each view and constraint.
extension SceneDiagnosis {
  /// What is open of each view in trouble, by its position in `layout.scene.views`.
  public var openParts: [Int: FrameFreedom] {
    var open: [Int: FrameFreedom] = [:]
    for report in ambiguities {
      for member in report.parts {
        guard let view = view(of: member.node) else { continue }
        open[view, default: []].insert(member.part.freedom)
      }
    }
    return open
  }

  /// The views whose recorded frames are wrong, those that only follow among them, by their positions.
  public var misplacedViews: Set<Int> {
    var misplaced: Set<Int> = []
    for report in misplacements {
      for node in [report.node] + report.followers {
        if let view = view(of: node) { misplaced.insert(view) }
      }
    }
    return misplaced
  }

  /// The constraints that somebody wrote and that can not hold together.
  public var conflictingConstraints: Set<LayoutConstraintID> {
    var conflicting: Set<LayoutConstraintID> = []
    for report in conflicts {
      for case .constraint(let id) in report.rows + report.alsoBroken { conflicting.insert(id) }
    }
    return conflicting
  }
}
