import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics

extension LayoutInspection {
  /// A node and all below it as a picture shows them that knows no more than their names: views as boxes, layout guides
  /// that constraints name dashed, and the constraints that somebody wrote.
  ///
  /// - Complexity: That of `LayoutTree.conflicts` and `LayoutTree.freedom`, and linear in nodes and constraints.
  package func renderedScene(under node: NodeID, title: String? = nil) -> RenderedScene {
    let boxes = InspectionBoxes(self, under: node)
    let troubles = InspectionTroubles(self, under: tree.root(of: node) ?? node)
    let views = boxes.nodes.enumerated().map { place, node in
      boxes.view(place, state: troubles.open[node] == nil ? .satisfied : .ambiguous)
    }
    let size = boxes.frames[node]?.size ?? .zero
    return RenderedScene(
      title: title ?? words.name(of: node), caption: troubles.caption(size, of: boxes), size: size,
      surroundings: .loose(.touch), views: views, constraints: boxes.constraints(troubles))
  }

  /// The nodes that are the views of `renderedScene(under:)`, in its order, and the constraints behind its ids.
  ///
  /// - Complexity: Linear in nodes and constraints.
  package func renderedObjects(
    under node: NodeID
  ) -> (nodes: [NodeID], constraints: [String: LayoutConstraintID]) {
    let boxes = InspectionBoxes(self, under: node)
    var constraints: [String: LayoutConstraintID] = [:]
    for id in boxes.written { constraints[String(id.index)] = id }
    return (boxes.nodes, constraints)
  }
}

/// The views and guides of a tree, in the coordinates of one of them.
struct InspectionBoxes {
  private let inspection: LayoutInspection
  /// Each before what is in it.
  private(set) var nodes: [NodeID] = []
  private(set) var frames: [NodeID: Rect] = [:]
  private var positions: [NodeID: Int] = [:]
  private let holders: Set<NodeID>
  private var scales = BrokenScales()

  init(_ inspection: LayoutInspection, under root: NodeID) {
    self.inspection = inspection
    let tree = inspection.tree
    var holders: Set<NodeID> = []
    var open = [root]
    while let node = open.popLast() {
      var frame = tree.frame(of: node) ?? .zero
      if node != root, let parent = tree.parent(of: node), let outer = frames[parent] {
        frame.origin.x += outer.minX
        frame.origin.y += outer.minY
        if inspection.item(node).isView { holders.insert(parent) }
      } else {
        frame.origin = .zero
      }
      frames[node] = frame
      positions[node] = nodes.count
      nodes.append(node)
      open += tree.children(of: node).reversed()
    }
    self.holders = holders
  }

  /// The same, drawn to other scales.
  func drawn(to scales: BrokenScales) -> InspectionBoxes {
    var boxes = self
    boxes.scales = scales
    for (node, frame) in frames { boxes.frames[node] = scales.place(frame) }
    return boxes
  }

  var reading: AnchorReading { AnchorReading(inspection.tree, frames: frames, positions: positions) }

  func name(of node: NodeID) -> String { inspection.words.name(of: node) }

  func isView(_ node: NodeID) -> Bool { inspection.item(node).isView }

  /// Whether there are views in a view.
  func holdsOthers(_ node: NodeID) -> Bool { holders.contains(node) }

  func view(_ place: Int, state: LayoutState) -> RenderedView {
    let node = nodes[place]
    let tree = inspection.tree
    let item = inspection.item(node)
    let frame = frames[node] ?? .zero
    var alignment = tree.alignmentRect(of: node) ?? frame
    let own = tree.frame(of: node) ?? frame
    if scales.horizontal == nil, scales.vertical == nil {
      alignment.origin.x += frame.minX - own.minX
      alignment.origin.y += frame.minY - own.minY
    } else {
      alignment = frame
    }
    let name = name(of: node)
    let isUsed = !tree.constraints(naming: node).isEmpty
    let shape: ViewShape =
      item.isView ? .named(name, holdsOthers: holdsOthers(node)) : isUsed ? .guide(name) : .plain
    return RenderedView(
      id: item.objectName, name: name, parent: tree.parent(of: node).flatMap { positions[$0] },
      frame: frame, alignmentRect: alignment,
      appearance: ViewAppearance(shape: shape, clipsSubviews: item.clipsToBounds), state: state,
      isHidden: item.isHidden || (!item.isView && !isUsed))
  }

  /// Those that somebody wrote, in the order in which they were added.
  var written: [LayoutConstraintID] {
    var ids: Set<LayoutConstraintID> = []
    for node in nodes { ids.formUnion(inspection.tree.constraints(naming: node)) }
    return ids.sorted { $0.index < $1.index }.filter { id in
      inspection.tree.constraint(id).map { $0.priority != .preference } ?? false
    }
  }

  func constraints(_ troubles: InspectionTroubles) -> [RenderedConstraint] {
    let tree = inspection.tree
    let reading = reading
    return written.compactMap { id in
      guard let constraint = tree.constraint(id) else { return nil }
      let nodes = [constraint.first.node] + (constraint.second.map { [$0.node] } ?? [])
      let parts: FrameFreedom =
        constraint.first.attribute.axis == .horizontal ? [.x, .width] : [.y, .height]
      let isOpen = nodes.contains { troubles.open[$0].map { !$0.isDisjoint(with: parts) } ?? false }
      let state: LayoutState =
        troubles.clashing.contains(.constraint(id)) ? .conflicting : isOpen ? .ambiguous : .satisfied
      return reading.constraint(constraint, id: String(id.index), state: state)
    }
  }
}

/// What is wrong with a tree, as far as its picture shows it in colour.
struct InspectionTroubles {
  private(set) var open: [NodeID: FrameFreedom] = [:]
  private(set) var clashing: Set<RowSource> = []
  private var conflicts = 0

  init(_ inspection: LayoutInspection, under root: NodeID) {
    do throws(LayoutError) {
      for entry in try inspection.tree.freedom(under: root) { open[entry.node] = entry.free }
      let found = try inspection.tree.conflicts(under: root)
      conflicts = found.count
      for conflict in found { clashing.formUnion(conflict.rows) }
    } catch {
      // What cannot be told is not coloured.
      return
    }
  }

  func caption(_ size: Size, of boxes: InspectionBoxes) -> String {
    var parts = [size.width.points + " × " + size.height.points]
    if conflicts > 0 { parts.append(String(conflicts) + (conflicts == 1 ? " conflict" : " conflicts")) }
    let ambiguous = boxes.nodes.count { open[$0] != nil }
    if ambiguous > 0 { parts.append(String(ambiguous) + " ambiguous") }
    return joined(parts, ", ")
  }
}

func joined(_ words: [String], _ separator: String) -> String {
  var text = ""
  for (index, word) in words.enumerated() { text += (index > 0 ? separator : "") + word }
  return text
}
