import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// The solver's work for a scene: for the first layout, and for each change after it.
package struct SceneProfile: Sendable {
  /// A change and the solver's work for it.
  package struct Step: Sendable {
    package let edit: ProfiledEdit
    package let work: SolverWork
    /// The nodes of the texts whose height at a width was asked for, one entry for each time.
    package let asked: [NodeID]
    /// Whether the change adds or removes views or guides, so that the scene is laid out from the beginning.
    package let isAnew: Bool
  }

  /// The rows that a view brings to the solver.
  package struct ViewCost: Sendable {
    /// The view's position in the scene.
    package let position: Int
    /// The number of constraints that name the view or one of its guides.
    package let written: Int
    /// The number of rows that come from the view's mask, content or arrangement.
    package let generated: Int
    /// The count of the four numbers of the view's frame that change when the device is turned.
    ///
    /// Nil where turning the device does not change the screen.
    package let turned: Int?

    package var rows: Int { written + generated }
  }

  /// The scene in the first environment.
  package let layout: SceneLayout
  package internal(set) var steps: [Step] = []
  /// The costs of views; the view that brings most rows comes first.
  package internal(set) var costs: [ViewCost] = []
  /// The scene after each step, rebuilt from the beginning, for tests.
  var targets: [SceneLayout] = []
  /// The trees that were changed step by step, for tests.
  var trees: [LayoutTree] = []

  init(_ layout: SceneLayout) { self.layout = layout }

  /// The work as profile events, whose durations are counts of variables that the solver computed.
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

/// A change of a scene's surroundings, as a screen goes through.
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
