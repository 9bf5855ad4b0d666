import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup
import PlumbTextMetrics

/// What the frames that a document records say of its controls: equations of figures.
///
/// A required equality between frames says what insets and baselines of the controls between which it holds come to; a
/// control that nothing else sizes has its natural size. Each line is an equation, the design of the controls first: a number
/// and figures with their factors, which come to zero.
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

  /// A figure's part in equations: by how much what they leave grows with it.
  private struct Part {
    var figure: ControlFigure
    var value: Double
    /// The tree in which the figure is 1 point more.
    var tree: LayoutTree
  }

  private static func equalities(of layout: SceneLayout) throws -> [String] {
    var frames: [NodeID: Rect] = [:]
    for (position, view) in layout.scene.views.enumerated() where view.recorded != nil {
      frames[layout.viewNodes[position]] = layout.givenFrames[position]
    }
    var lines: [String] = []
    for root in layout.tree.rootNodes {
      var tree = layout.tree
      let plain = try tree.balances(under: root, placing: frames)
      var terms: [RowSource: [String]] = [:]
      var rests: [RowSource: Double] = [:]
      var designs: [RowSource: Set<String>] = [:]
      for (position, view) in layout.scene.views.enumerated() {
        let node = layout.viewNodes[position]
        guard tree.root(of: node) == root, let figures = ShownFigures(view, in: layout) else { continue }
        for var part in try parts(of: node, figures, in: layout.tree) {
          let moved = try part.tree.balances(under: root, placing: frames)
          guard moved.count == plain.count else { continue }
          for (one, two) in zip(plain, moved) where one.row == two.row {
            let factor = two.residual - one.residual
            guard factor.magnitude > 1e-6 else { continue }
            terms[one.row, default: []].append("\(figures.name(of: part.figure))*\(rounded(factor))")
            rests[one.row, default: one.residual] -= factor * part.value
            designs[one.row, default: []].insert(figures.design)
          }
        }
      }
      for balance in plain {
        // Between controls of two designs a row is an equation of neither.
        guard let found = terms[balance.row], let rest = rests[balance.row],
          let design = designs[balance.row]?.first, designs[balance.row]?.count == 1,
          balance.parts.allSatisfy({ frames[$0.node] != nil }), !isOfMargins(balance.row, in: layout.tree)
        else { continue }
        let terms = merged(found)
        if !terms.isEmpty { lines.append("\(design)\t\(rounded(rest))\t" + terms.joined(separator: " ")) }
      }
    }
    return lines
  }

  /// Margins, safe areas and contents of scroll views are other figures'.
  private static func isOfMargins(_ row: RowSource, in tree: LayoutTree) -> Bool {
    guard case .constraint(let id) = row, let constraint = tree.constraint(id) else { return false }
    return constraint.first.attribute.isOfMargins || constraint.second?.attribute.isOfMargins == true
  }

  private static func parts(of node: NodeID, _ figures: ShownFigures, in tree: LayoutTree) throws -> [Part] {
    let insets = tree.alignmentInsets(of: node)
    let sides: [(ControlFigure, WritableKeyPath<EdgeInsets, Double>)] = [
      (.top, \.top), (.left, \.left), (.bottom, \.bottom), (.right, \.right),
    ]
    var parts: [Part] = []
    for (figure, side) in sides {
      var grown = insets
      grown[keyPath: side] += 1
      var other = tree
      try other.setAlignmentInsets(grown, of: node)
      parts.append(Part(figure: figure, value: insets[keyPath: side], tree: other))
    }
    if let (figure, factor) = figures.baseline {
      let baselines = tree.baselines(of: node)
      var other = tree
      try other.setBaselines(
        Baselines(
          firstFromTop: baselines.firstFromTop.map { $0 + factor },
          lastFromBottom: baselines.lastFromBottom.map { $0 - factor }), of: node)
      parts.append(Part(figure: figure, value: figures.value(of: figure) ?? 0, tree: other))
    }
    return parts
  }

  /// Terms of the same figure, of different views, as one.
  private static func merged(_ terms: [String]) -> [String] {
    var sums: [Substring: Double] = [:]
    for term in terms {
      let parts = term.split(separator: "*")
      sums[parts[0], default: 0] += Double(parts[1]) ?? 0
    }
    return sums.sorted { $0.key < $1.key }.filter { $0.value != 0 }.map { "\($0.key)*\(rounded($0.value))" }
  }

  /// Extents that nothing but the content decides.
  private static func sizes(of layout: SceneLayout) throws -> [String] {
    var lines: [String] = []
    for (position, view) in layout.scene.views.enumerated() {
      guard let recorded = view.recorded, let figures = ShownFigures(view, in: layout), figures.isMeasurable
      else { continue }
      let node = layout.viewNodes[position]
      for (part, extent) in [(FramePart.width, recorded.width), (.height, recorded.height)] {
        let reasons = try layout.tree.influences(on: part, of: node)
        guard !reasons.isEmpty, reasons.allSatisfy({ $0.isContent(of: node) }),
          let (figure, value) = figures.wanted(by: extent, along: part == .width ? .horizontal : .vertical)
        else { continue }
        lines.append("\(figures.design)\t\(rounded(value))\t\(figures.name(of: figure))*-1")
      }
    }
    return lines
  }

  private static func rounded(_ number: Double) -> String {
    let value = (number * 100).rounded() / 100
    return value == value.rounded() ? String(Int(value)) : String(value)
  }
}

extension RowSource {
  /// Whether it is what a view's own content wants.
  func isContent(of node: NodeID) -> Bool {
    guard case .generated(let own, let generator, _) = self else { return false }
    return own == node && (generator == .contentHugging || generator == .contentCompressionResistance)
  }
}
