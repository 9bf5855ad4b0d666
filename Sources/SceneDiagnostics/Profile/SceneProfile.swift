import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// What a scene costs the solver: the first layout, and then the changes that a screen sees.
package struct SceneProfile: Sendable {
  /// A change, and what the solver did about it.
  package struct Step: Sendable {
    package let edit: ProfiledEdit
    package let work: SolverWork
    /// Texts that were asked how high they are at a width, by their nodes, as often as they were.
    package let asked: [NodeID]
    /// Whether other views or guides are there than before, so that all is laid out from the beginning.
    package let isAnew: Bool
  }

  /// What a view brings.
  package struct ViewCost: Sendable {
    /// The view's position in the scene.
    package let position: Int
    /// Constraints that name it, or one of its guides.
    package let written: Int
    /// Rows that come from its mask, its content, or what it arranges.
    package let generated: Int
    /// Of the four numbers of its frame those that are others with the device held the other way; nil where that changes
    /// nothing of the screen.
    package let turned: Int?

    package var rows: Int { written + generated }
  }

  /// As the environment has it.
  package let layout: SceneLayout
  package internal(set) var steps: [Step] = []
  /// The one that brings most rows first.
  package internal(set) var costs: [ViewCost] = []
  /// The scene after each step, rebuilt from the beginning; for tests.
  var targets: [SceneLayout] = []
  /// The trees that were changed step by step; for tests.
  var trees: [LayoutTree] = []

  init(_ layout: SceneLayout) { self.layout = layout }

  /// The work as events, their durations the numbers that the solver computed.
  package var profile: LayoutProfile {
    var events: [ProfileEvent] = []
    var time = 0.0
    let platform = layout.document.platform
    var views: [NodeID: ResolvedView] = [:]
    for (view, node) in zip(layout.scene.views, layout.viewNodes) { views[node] = view }
    for step in steps {
      let duration = Double(step.work.changedVariables)
      var pass = ProfileEvent(.pass, start: time, depth: 0, subject: step.edit.title)
      pass.round = 1
      pass.duration = duration
      var solve = ProfileEvent(.solve, start: time, depth: 1, subject: step.edit.title)
      solve.duration = duration
      solve.work = step.work
      events += [pass, solve]
      for node in step.asked {
        guard let view = views[node] else { continue }
        let className = view.className(on: platform)
        let subject = view.displayName.map { "“" + $0 + "”" } ?? className
        events.append(
          ProfileEvent(.contentMeasured, start: time, depth: 2, subject: subject, owner: className))
      }
      time += duration
    }
    return LayoutProfile(events, unit: .changedVariables)
  }
}

/// A change that a screen sees.
package enum ProfiledEdit: Hashable, Sendable {
  case firstLayout
  case turned
  case turnedBack
  case mirrored
  case mirroredBack
  case largerText

  package var title: String {
    switch self {
    case .firstLayout: "first layout"
    case .turned: "turned sideways"
    case .turnedBack: "turned back"
    case .mirrored: "other direction"
    case .mirroredBack: "direction back"
    case .largerText: "text size ax1"
    }
  }
}
