import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// What the frames that a document records say of its controls.
///
/// A required equality between frames says what insets and baselines of the controls between which it holds come to; a
/// control that nothing else sizes has its natural size.
struct DocumentEvidence {
  private(set) var lines: [String] = []

  init(_ document: InterfaceDocument) throws {
    let layouts = try SceneLayouts(of: document, in: Environment(content: .recorded))
    for scene in document.scenes {
      let layout = try layouts.layout(of: scene)
      lines += try Self.equalities(of: layout)
      lines += try Self.sizes(of: layout)
    }
  }

  private enum Part: String, CaseIterable {
    case top, left, bottom, right
    case first, last
  }

  private static func equalities(of layout: SceneLayout) throws -> [String] {
    var frames: [NodeID: Rect] = [:]
    for (position, view) in layout.scene.views.enumerated() where view.recorded != nil {
      frames[layout.viewNodes[position]] = layout.givenFrames[position]
    }
    var tree = layout.tree
    var lines: [String] = []
    for root in tree.rootNodes {
      let plain = try tree.balances(under: root, placing: frames)
      var terms: [RowSource: [String]] = [:]
      var sums: [RowSource: Double] = [:]
      for (position, view) in layout.scene.views.enumerated() {
        let node = layout.viewNodes[position]
        guard tree.root(of: node) == root, let key = ControlKey(view, in: layout) else { continue }
        let insets = tree.alignmentInsets(of: node)
        let baselines = tree.baselines(of: node)
        for part in Part.allCases {
          var other = tree
          let value: Double
          switch part {
          case .top, .left, .bottom, .right:
            var grown = insets
            switch part {
            case .top:
              value = insets.top
              grown.top += 1
            case .left:
              value = insets.left
              grown.left += 1
            case .bottom:
              value = insets.bottom
              grown.bottom += 1
            default:
              value = insets.right
              grown.right += 1
            }
            try other.setAlignmentInsets(grown, of: node)
          case .first:
            guard let first = baselines.firstFromTop else { continue }
            value = first
            try other.setBaselines(
              Baselines(firstFromTop: first + 1, lastFromBottom: baselines.lastFromBottom), of: node)
          case .last:
            guard let last = baselines.lastFromBottom else { continue }
            value = last
            try other.setBaselines(
              Baselines(firstFromTop: baselines.firstFromTop, lastFromBottom: last + 1), of: node)
          }
          let moved = try other.balances(under: root, placing: frames)
          guard moved.count == plain.count else { continue }
          for (one, two) in zip(plain, moved) where one.row == two.row {
            let factor = two.residual - one.residual
            guard factor.magnitude > 1e-6 else { continue }
            terms[one.row, default: []].append("\(key.name).\(part.rawValue)*\(rounded(factor))")
            sums[one.row, default: 0] += factor * value
          }
        }
      }
      for balance in plain {
        guard let found = terms[balance.row], balance.parts.allSatisfy({ frames[$0.node] != nil }) else {
          continue
        }
        // Margins, safe areas and contents of scroll views are other figures'.
        if case .constraint(let id) = balance.row, let constraint = layout.tree.constraint(id),
          constraint.first.attribute.isOfMargins || constraint.second?.attribute.isOfMargins == true
        {
          continue
        }
        let rest = balance.residual - (sums[balance.row] ?? 0)
        lines.append("E\t\(rounded(rest))\t\(rounded(balance.residual))\t" + found.joined(separator: " "))
      }
    }
    return lines
  }

  /// Extents that nothing but the content decides.
  private static func sizes(of layout: SceneLayout) throws -> [String] {
    var lines: [String] = []
    for (position, view) in layout.scene.views.enumerated() {
      guard let recorded = view.recorded, let key = ControlKey(view, in: layout) else { continue }
      let node = layout.viewNodes[position]
      for (part, extent) in [(FramePart.width, recorded.width), (.height, recorded.height)] {
        let reasons = try layout.tree.influences(on: part, of: node)
        guard !reasons.isEmpty, reasons.allSatisfy({ $0.isContent(of: node) }) else { continue }
        let measured = key.measured(part == .width ? .horizontal : .vertical)
        lines.append(
          "S\t\(key.name)\t\(part == .width ? "width" : "height")\t\(rounded(extent))\t\(measured.map(rounded) ?? "-")\t\(rounded(key.titleWidth))"
        )
      }
    }
    return lines
  }

  private static func rounded(_ number: Double) -> String {
    let value = (number * 1000).rounded() / 1000
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension RowSource {
  fileprivate func isContent(of node: NodeID) -> Bool {
    guard case .generated(let own, let generator, _) = self else { return false }
    return own == node && (generator == .contentHugging || generator == .contentCompressionResistance)
  }
}
