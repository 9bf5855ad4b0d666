import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbDocumentEditing
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup
import PlumbSceneDiagnostics

extension SceneLayout {
  /// The rows that have a say in the frames of views that come out elsewhere than they are recorded.
  func rowsBehindDisplacements() throws(LayoutError) -> Set<RowSource> {
    var rows: Set<RowSource> = []
    var facts = LayoutFacts(tree)
    func add(_ parts: [FramePart], of position: Int) throws(LayoutError) {
      for part in parts {
        rows.formUnion(try facts.influences(on: FramePartID(node: viewNodes[position], part: part)))
      }
    }
    for (position, view) in scene.views.enumerated() {
      guard let recorded = view.recorded, documentFrame(ofView: position).edgeDistance(to: recorded) > 0.5
      else {
        continue
      }
      try add(FramePart.allCases, of: position)
      // What counts from below follows the superview's height.
      if isUpsideDown(ofView: position), let parent = view.parent { try add([.height], of: parent) }
    }
    return rows
  }
}

extension OperatedScene {
  /// The scene as it comes out with edits made.
  func layout(after edits: [DocumentEdit]) throws(OperationError) -> SceneLayout {
    try OperationTrial(edits, on: document, in: layout.environment).layout(ofScene: place)
  }
}
