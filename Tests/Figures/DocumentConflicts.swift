import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// The conflicts of a document, and which of their rows its recorded frames contradict: what Interface Builder gave up.
///
/// A line has the kind of the root, and each row with its id and by how much the recorded frames are off, in points; a mark
/// stands behind the one that Plumb gives up.
struct DocumentConflicts {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) throws {
    let layouts = try SceneLayouts(of: document, in: Environment(content: .recorded))
    for scene in document.scenes {
      let layout = try layouts.layout(of: scene)
      let text = RowText(layout)
      let frames = layout.recordedFrames
      for root in layout.tree.rootNodes {
        let conflicts = try layout.tree.conflicts(under: root)
        if conflicts.isEmpty { continue }
        var errors: [RowSource: Double] = [:]
        for violation in try layout.tree.violations(under: root, placing: frames) {
          errors[violation.row] = violation.error
        }
        let place = layout.scene.views[0].controller == nil ? "xib" : "storyboard"
        for conflict in conflicts {
          let rows = conflict.rows.map { row in
            let words = text.words(row)
            let error = ((errors[row] ?? 0) * 10).rounded() / 10
            return "\(words.text)~\(words.id)~\(error)\(row == conflict.broken ? "!" : "")"
          }
          lines.append("K\t\(place)\t\(layout.scene.views[0].kind)\t" + rows.joined(separator: " ; "))
        }
      }
    }
  }
}
