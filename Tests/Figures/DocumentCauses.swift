import CorpusRecord
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// The rows that a document's recorded frames leave open otherwise than the solved layout, rounded as a document has it, does: where
/// misses begin.
///
/// A line has how many views of the scene are missed, the row, by how much the recorded frames leave it open, by how much
/// the layout does, in points, and the row's id.
struct DocumentCauses {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) throws {
    let environment = Environment(content: .recorded)
    let layouts = try SceneLayouts(of: try document.perturbed(sizes: false), in: environment)
    let originals = try SceneLayouts(of: document, in: environment)
    for (index, scene) in layouts.document.scenes.enumerated() {
      let layout = try layouts.layout(of: scene)
      let frames = try originals.layout(of: document.scenes[index]).recordedFrames
      let missed = zip(layout.scene.views, layout.viewNodes).filter {
        view, node in
        guard let frame = frames[node], let solved = layout.tree.frame(of: node) else { return false }
        return view.isJudged(in: layout.scene) && !solved.isNear(frame, within: 0.51)
      }
      if missed.isEmpty { continue }
      let text = RowText(layout)
      for root in layout.tree.rootNodes {
        var residuals: [RowSource: Double] = [:]
        for violation in try layout.tree.violations(under: root, placing: layout.placedFrames) {
          residuals[violation.row] = violation.residual
        }
        let violations = try layout.tree.violations(under: root, placing: frames).filter {
          $0.error > 0.4 && abs($0.residual - residuals[$0.row, default: 0]) > 0.4
        }
        // What holds less strongly follows from what holds more.
        let strongest = violations.map { text.priority(of: $0.row) }.max() ?? 0
        for violation in violations where text.priority(of: violation.row) == strongest {
          let row = text.words(violation.row)
          lines.append(
            "C\t\(missed.count)\t\(row.text)\t\(rounded(violation.residual))\t\(rounded(residuals[violation.row, default: 0]))\t\(row.id)"
          )
        }
      }
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}

extension SceneLayout {
  /// The solved frame of each view, rounded as a document would write it, in the tree's coordinates.
  fileprivate var placedFrames: [NodeID: Rect] {
    var frames: [NodeID: Rect] = [:]
    for (position, view) in scene.views.enumerated() where view.recorded != nil {
      var frame = documentFrame(ofView: position)
      if let parent = view.parent, isUpsideDown(ofView: position) {
        frame.origin.y = documentFrame(ofView: parent).height - frame.maxY
      }
      frames[viewNodes[position]] = frame
    }
    return frames
  }

  /// The recorded frame of each view, in the tree's coordinates.
  var recordedFrames: [NodeID: Rect] {
    var frames: [NodeID: Rect] = [:]
    for (position, view) in scene.views.enumerated() where view.recorded != nil {
      frames[viewNodes[position]] = givenFrames[position]
    }
    return frames
  }
}
