import CorpusRecord
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder

/// The rows that a document's recorded frames contradict though they hold in the solved layout: where misses begin.
///
/// A line has how many views of the scene are missed, the row by the kinds of what it is about, and by how much the recorded
/// frames are off.
struct DocumentCauses {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument, content: ContentMode) throws {
    let environment = Environment(content: content)
    let layouts = try SceneLayouts(of: try document.perturbed(sizes: content == .measured), in: environment)
    let originals = try SceneLayouts(of: document, in: environment)
    for (index, (scene, original)) in zip(layouts.document.scenes, document.resolve()).enumerated() {
      let layout = try layouts.layout(of: scene)
      let asRecorded = try originals.layout(of: document.scenes[index])
      var frames: [NodeID: Rect] = [:]
      var missed = 0
      for (position, view) in original.views.enumerated() {
        guard let recorded = view.recorded else { continue }
        let frame = view.parent == nil ? recorded : asRecorded.givenFrames[position]
        frames[layout.viewNodes[position]] = frame
        guard view.isJudged(in: original), let solved = layout.tree.frame(of: layout.viewNodes[position])
        else { continue }
        if !solved.isNear(frame, within: 0.51) { missed += 1 }
      }
      guard missed > 0 else { continue }
      for root in layout.tree.rootNodes {
        let violations = try layout.tree.violations(under: root, placing: frames).filter { $0.excess > 0.4 }
        // What holds less strongly follows from what holds more.
        let strongest = violations.map { Self.priority(of: $0.row, in: layout) }.max() ?? 0
        for violation in violations where Self.priority(of: violation.row, in: layout) == strongest {
          lines.append(
            "C\t\(missed)\t\(Self.text(of: violation.row, in: layout))\t\(rounded(violation.residual))\t"
              + "\(rounded(violation.excess))\t\(RowNames(layout).name(of: violation.row))")
        }
      }
    }
    func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
  }

  /// The conflicts of a document, and which of their rows the recorded frames contradict.
  static func conflicts(of document: InterfaceDocument) throws -> [String] {
    var lines: [String] = []
    let layouts = try SceneLayouts(of: document, in: Environment(content: .recorded))
    for scene in document.scenes {
      let layout = try layouts.layout(of: scene)
      var frames: [NodeID: Rect] = [:]
      for (position, view) in layout.scene.views.enumerated() where view.recorded != nil {
        frames[layout.viewNodes[position]] = layout.givenFrames[position]
      }
      for root in layout.tree.rootNodes {
        let conflicts = try layout.tree.conflicts(under: root)
        if conflicts.isEmpty { continue }
        var errors: [RowSource: Double] = [:]
        for violation in try layout.tree.violations(under: root, placing: frames) {
          errors[violation.row] = violation.error
        }
        let isXib = layout.scene.views[0].controller == nil
        for conflict in conflicts {
          let members = conflict.rows.map { row in
            let error = ((errors[row] ?? 0) * 10).rounded() / 10
            let mark = row == conflict.broken ? "!" : ""
            return "\(text(of: row, in: layout))~\(RowNames(layout).name(of: row))~\(error)\(mark)"
          }
          lines.append("K\t\(isXib ? "xib" : "story")\t\(layout.scene.views[0].kind)\t" + members.joined(separator: " ; "))
        }
      }
    }
    return lines
  }

  private static func priority(of row: RowSource, in layout: SceneLayout) -> Double {
    switch row {
    case .constraint(let id): layout.tree.constraint(id)?.priority.value ?? 0
    case .generated(let node, .contentHugging, let part):
      layout.tree.contentPriorities(part == .width ? .horizontal : .vertical, of: node).hugging.value
    case .generated(let node, .contentCompressionResistance, let part):
      layout.tree.contentPriorities(part == .width ? .horizontal : .vertical, of: node).compressionResistance
        .value
    case .generated(_, .stackSpanningFit, _), .generated(_, .stackAmbiguitySuppression, _): 1
    case .generated: 1000
    }
  }

  private static func text(of row: RowSource, in layout: SceneLayout) -> String {
    switch row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id) else { return "?" }
      var text = name(of: constraint.first, in: layout) + " \(constraint.relation) "
      if let second = constraint.second { text += name(of: second, in: layout) }
      return text + "@\(constraint.priority.value)"
    case .generated(let node, let generator, let part):
      return "\(kind(of: node, in: layout))/\(generator.identifier).\(part)"
    }
  }

  private static func name(of anchor: Anchor, in layout: SceneLayout) -> String {
    "\(kind(of: anchor.node, in: layout)).\(anchor.attribute)"
  }

  private static func kind(of node: NodeID, in layout: SceneLayout) -> String {
    if let position = layout.viewNodes.firstIndex(of: node) {
      let view = layout.scene.views[position]
      return (view.parent == nil ? "root " : "") + "\(view.kind)"
    }
    if let guide = layout.guideNodes.firstIndex(of: node) {
      let guide = layout.scene.guides[guide]
      let isRoot = layout.scene.views[guide.owner].parent == nil
      return "\(guide.kind) of \(isRoot ? "root" : "inner") \(layout.scene.views[guide.owner].kind)"
    }
    return "area"
  }
}
