import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbFindings
import PlumbGeometry

/// Rows that nobody wrote.
extension ConstraintWords {
  /// What the rows demand that a generator made for a node, for some parts of it.
  func generated(_ node: NodeID, _ generator: Generator, _ parts: [RowPart]) -> Message {
    let name = name(of: node)
    switch generator {
    case .encapsulatedSize: return "\(value: givenValues(node, parts)), as its surroundings set it"
    case .fixedFrame: return "\(value: givenValues(node, parts)), fixed in the document"
    case .mask: return mask(node, parts, nil)
    case .guide: return guide(node, parts)
    case .nonNegativeSize:
      return "\(value: list(parts.map { name + "." + $0.edgeName + " ≥ 0" })), as every size is"
    case .contentHugging, .contentCompressionResistance:
      return parts.dropFirst().reduce(content(node, generator, parts[0])) {
        "\($0) and \(content(node, generator, $1))"
      }
    case .scrollContent: return "the content of a scroll view begins at its origin"
    case .preference:
      return "\(item: name) keeps its \(list(parts.map { $0.edgeName })) where nothing decides it"
    case .stackSpacing: return stack(node, "keeps its spacing between", "", generator, parts)
    case .stackCanvasConnection: return stack(node, "keeps", " at its edges", generator, parts)
    case .stackAlignment: return stack(node, "aligns", "", generator, parts)
    case .stackFillEqually, .stackFillProportionally, .stackDistributing:
      return stack(node, "distributes", "", generator, parts)
    case .stackSpanningBoundary, .stackSpanningFit, .stackAmbiguitySuppression:
      return stack(node, "spans", "", generator, parts)
    case .stackHiding: return stack(node, "closes up", ", which is hidden", generator, parts)
    }
  }

  /// - Parameter frame: What holds; nil where the rows do not.
  func mask(_ node: NodeID, _ parts: [RowPart], _ frame: Rect?) -> Message {
    let names = parts.map { part in
      guard let frame, part == .width || part == .height else { return part.edgeName }
      return part.edgeName + " of " + part.value(of: frame).points
    }
    return "\(item: name(of: node)) keeps its \(list(names)) by its autoresizing mask"
  }

  /// What a stack view does with the views that it arranges, by Apple's name for the constraints.
  private func stack(
    _ node: NodeID, _ verb: String, _ rest: String, _ generator: Generator, _ parts: [RowPart]
  ) -> Message {
    var arranged: [NodeID] = []
    for part in parts {
      for other in tree.nodes(of: .generated(node, generator, part))
      where other != node && !arranged.contains(other) {
        arranged.append(other)
      }
    }
    let views = arranged.isEmpty || arranged.count > 4 ? "its arranged views" : list(arranged.map(name))
    let times = parts.count == 1 ? "" : ", \(parts.count) constraints"
    return
      "\(item: name(of: node)) \(verb) \(item: views)\(rest) (\(generator.identifier.description)\(times))"
  }

  private func givenValues(_ node: NodeID, _ parts: [RowPart]) -> String {
    let frame = tree.givenFrame(of: node) ?? .zero
    return list(parts.map { name(of: node) + "." + $0.edgeName + " = " + $0.value(of: frame).points })
  }

  /// Edges that are those of the owner need no formula each.
  private func guide(_ node: NodeID, _ parts: [RowPart]) -> Message {
    let name = name(of: node)
    guard case .insets(let insets)? = tree.placement(of: node), let owner = tree.parent(of: node) else {
      return "\(item: name) keeps its \(list(parts.map { $0.edgeName }))"
    }
    var shared: [String] = []
    var formulas: [String] = []
    for part in parts {
      let inset = part.inset(of: insets)
      if inset == 0 { shared.append(part.edgeName) }
      if inset != 0 || parts.count == 1 {
        formulas.append(
          name + "." + part.edgeName + " = " + self.name(of: owner) + "." + part.edgeName
            + ConstraintFormula.summand(inset))
      }
    }
    guard parts.count > 1, !shared.isEmpty else { return "\(value: list(formulas))" }
    let edges = shared.count == 1 ? "edge" : "edges"
    let sentence: Message =
      "\(item: name) has the \(list(shared)) \(edges) of \(item: self.name(of: owner))"
    return formulas.isEmpty ? sentence : "\(sentence), and \(value: list(formulas))"
  }

  private func content(_ node: NodeID, _ generator: Generator, _ part: RowPart) -> Message {
    let axis = part == .width ? FramePart.width.axis : FramePart.height.axis
    let size = tree.contentSize(of: node)[axis] ?? 0
    let priorities = tree.contentPriorities(axis, of: node)
    let isHugging = generator == .contentHugging
    let formula = name(of: node) + "." + part.edgeName + (isHugging ? " ≤ " : " ≥ ") + size.points
    let kind = isHugging ? "content hugging " : "compression resistance "
    let strength = isHugging ? priorities.hugging : priorities.compressionResistance
    return "\(value: formula) (\(kind + strength.value.points))"
  }
}
