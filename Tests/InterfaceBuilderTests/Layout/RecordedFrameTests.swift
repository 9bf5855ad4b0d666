import AutoLayout
import Geometry
import InterfaceBuilder
import TestSupport
import Testing

/// How much of what Interface Builder recorded can be matched at all: frames that break the document's own
/// required constraints are stale, or come from what no document states.
@Suite("Recorded frames", .enabled(if: MarkupCorpus.isPresent))
struct RecordedFrameTests {
  /// Of the views whose recorded frames satisfy all required rows that name them or decide where they are,
  /// nearly all are where they were recorded, though nobody told where.
  @Test func whatSatisfiesTheConstraintsIsMatched() throws {
    var views = 0
    var consistent = 0
    var missed: [String] = []
    for path in MarkupCorpus.paths {
      let original = try InterfaceDocument(bytes: MarkupCorpus.bytes(of: path))
      guard original.platform != .macOS else { continue }
      let perturbed = try InterfaceDocument(bytes: original.withOriginsMoved(by: 31))
      var solved = try perturbed.layOut().makeIterator()
      try original.forEachLayout { layout throws(LayoutError) in
        guard let scene = solved.next() else { return }
        let broken = try BrokenRows(layout)
        for (position, view) in layout.scene.views.enumerated() where isJudged(view, in: layout.scene) {
          views += 1
          guard let recorded = view.recorded, try !broken.concern(position) else { continue }
          consistent += 1
          if scene.views[position].frame.isNear(recorded, within: 0.51) { continue }
          missed.append("\(path) \(view.id)")
        }
      }
    }
    #expect(views > 2500)
    #expect(consistent * 100 > views * 94, "\(consistent) of \(views)")
    #expect(missed.count * 1000 < consistent * 15, "\(missed.count) of \(consistent): \(missed.prefix(20))")
  }

  /// Whether Interface Builder itself finds nothing wrong with a view that constraints place.
  private func isJudged(_ view: ResolvedView, in scene: ResolvedScene) -> Bool {
    view.isConstrained(in: scene) && view.element["misplaced"] != "YES" && view.element["ambiguous"] != "YES"
  }
}

/// The required rows of a layout that its recorded frames break by more than rounding.
private struct BrokenRows {
  private let layout: SceneLayout
  private var rows: Set<RowSource> = []
  private var nodes: Set<NodeID> = []

  init(_ layout: SceneLayout) throws(LayoutError) {
    self.layout = layout
    var frames: [NodeID: Rect] = [:]
    for (position, node) in layout.viewNodes.enumerated() {
      frames[node] = layout.recordedFrame(ofView: position)
    }
    for root in layout.tree.rootNodes {
      for violation in try layout.tree.violations(under: root, placing: frames) {
        guard violation.error > 1.01, isRequired(violation.row), !speaksOfContent(violation) else { continue }
        rows.insert(violation.row)
        nodes.formUnion(layout.tree.nodes(of: violation.row))
      }
    }
  }

  /// Whether one of the rows names a view or decides where it is.
  func concern(_ position: Int) throws(LayoutError) -> Bool {
    let node = layout.viewNodes[position]
    if nodes.contains(node) { return true }
    for part in FramePart.allCases {
      for row in try layout.tree.influences(on: part, of: node) where rows.contains(row) { return true }
    }
    return false
  }

  private func isRequired(_ row: RowSource) -> Bool {
    switch row {
    case .constraint(let id):
      guard let constraint = layout.tree.constraint(id), constraint.origin.kind == .document else {
        return true
      }
      let element = layout.scene.constraints[Int(constraint.origin.reference)].element
      return element["priority"] == nil || element["priority"] == "1000"
    case .generated(_, let generator, _):
      switch generator {
      case .mask, .fixedFrame, .stackCanvasConnection, .stackSpacing, .stackAlignment, .stackFillEqually,
        .stackSpanningBoundary:
        return true
      default:
        return false
      }
    }
  }

  /// How large a scroll view's content would be in the recorded frames is nowhere recorded.
  private func speaksOfContent(_ violation: LayoutTree.Violation) -> Bool {
    violation.parts.contains { part in
      layout.tree.parent(of: part.node).map { layout.tree.contentArea(of: $0) == part.node } ?? false
    }
  }
}
