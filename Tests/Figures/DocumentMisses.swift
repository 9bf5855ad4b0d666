import CorpusRecord
import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder

/// The views of a document that are not where it has them, and by how much: left, top, width, height.
struct DocumentMisses {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument, content: ContentMode) throws {
    let layouts = try SceneLayouts(
      of: try document.perturbed(sizes: content == .measured), in: Environment(content: content))
    let solved = try layouts.document.layOut(in: Environment(content: content)).flatMap(\.views)
    var position = 0
    for scene in document.resolve() {
      let start = position
      position += scene.views.count
      func isMissed(_ index: Int) -> Bool {
        guard let recorded = scene.views[index].recorded else { return false }
        return !solved[start + index].frame.isNear(recorded, within: 0.51)
      }
      for (index, view) in scene.views.enumerated() where view.isJudged(in: scene) && isMissed(index) {
        guard let recorded = view.recorded else { continue }
        let frame = solved[start + index].frame
        let parent = view.parent.map { isMissed($0) ? "p!" : "p=" } ?? "-"
        let parentKind = view.parent.map { "\(scene.views[$0].kind)" } ?? "-"
        let by = [
          frame.minX - recorded.minX, frame.minY - recorded.minY, frame.width - recorded.width,
          frame.height - recorded.height,
        ].map { String(($0 * 10).rounded() / 10) }
        lines.append(
          "M\t\(view.kind)\t\(view.id)\t\(parent)\t\(parentKind)\t" + by.joined(separator: "\t"))
      }
    }
  }
}
