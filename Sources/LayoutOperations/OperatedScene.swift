import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

/// A scene that something is to be done to: laid out and judged, on the document's own device.
package struct OperatedScene: Sendable {
  package let judgement: SceneJudgement
  /// Positions of views by their ids.
  let positions: [String: Int]

  package var layout: SceneLayout { judgement.layout }
  package var scene: ResolvedScene { judgement.layout.scene }
  package var document: InterfaceDocument { judgement.layout.document }

  /// - Complexity: Linear in the views.
  package init(_ judgement: SceneJudgement) {
    self.judgement = judgement
    var positions: [String: Int] = [:]
    for (position, view) in judgement.layout.scene.views.enumerated() { positions[view.id] = position }
    self.positions = positions
  }

  /// The scene's position in the document.
  var place: Int { document.scenes.firstIndex { $0.id == scene.id } ?? 0 }

  /// The name by which a person knows a view.
  func name(of position: Int) -> String {
    let view = scene.views[position]
    return view.displayName.map { "“\($0)”" } ?? view.className(on: document.platform)
  }

  /// A view's superview, its superview, and so on.
  package func ancestors(of position: Int) -> [Int] {
    var ancestors: [Int] = []
    var next = scene.views[position].parent
    while let ancestor = next {
      ancestors.append(ancestor)
      next = scene.views[ancestor].parent
    }
    return ancestors
  }
}

/// What is to be operated on.
package enum OperationScope: Sendable {
  /// Views by their positions, because somebody named them.
  case named(Set<Int>)
  /// Everything.
  case all

  func contains(_ position: Int) -> Bool {
    switch self {
    case .named(let positions): positions.contains(position)
    case .all: true
    }
  }

  /// Whether somebody asked for this view and so takes what Plumb would not vouch for.
  func names(_ position: Int) -> Bool {
    if case .named(let positions) = self { return positions.contains(position) }
    return false
  }
}
