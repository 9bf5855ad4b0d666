import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry

extension ConstraintWords {
  /// What is to be said of a row beside its equation: what made it, its priority where it is not required.
  func remarks(_ row: RowSource) -> [String] {
    switch row {
    case .constraint(let id):
      guard let priority = tree.constraint(id)?.priority, priority != .required else { return [] }
      if priority == .preference { return ["kept where nothing decides"] }
      return ["priority " + priority.value.points]
    case .generated(let node, let generator, let part):
      return [remark(node, generator, part)]
    }
  }

  private func remark(_ node: NodeID, _ generator: Generator, _ part: RowPart) -> String {
    let name = name(of: node)
    let verb: String
    switch generator {
    case .encapsulatedSize: return "as its surroundings set it"
    case .fixedFrame: return "fixed in the document"
    case .mask: return "by its autoresizing mask"
    case .guide: return "by its distance from the edge"
    case .nonNegativeSize: return "as no size is negative"
    case .scrollContent: return "a scroll view’s content begins there"
    case .preference: return "kept where nothing decides"
    case .contentHugging, .contentCompressionResistance:
      // Both hold where one does.
      let axis = part == .width ? FramePart.width.axis : FramePart.height.axis
      let priorities = tree.contentPriorities(axis, of: node)
      return "its content: hugging " + priorities.hugging.value.points + ", compression resistance "
        + priorities.compressionResistance.value.points
    case .stackSpacing: verb = "keeps its spacing"
    case .stackCanvasConnection: verb = "keeps it at its edge"
    case .stackAlignment: verb = "aligns it"
    case .stackFillEqually: verb = "gives all the same length"
    case .stackFillProportionally: verb = "fills in proportion"
    case .stackDistributing: verb = "distributes evenly"
    case .stackSpanningBoundary: verb = "lets nothing stick out"
    case .stackSpanningFit: verb = "is no larger than it has to be"
    case .stackAmbiguitySuppression: verb = "gives no room to what has no size"
    case .stackHiding: verb = "closes up what is hidden"
    }
    return name + " " + verb + ": " + generator.identifier.description
  }
}
