import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutDiagnostics

/// The views of a scene that are lost, without what somebody meant, and what is lost only by what nobody can know.
struct SceneLostViews {
  /// What the metrics of texts may be off by along a line: this much in points, and this part of the need.
  private static let tolerance = (points: 2.0, part: 0.03)
  /// The part of a line's height above and below its letters: more of it has to be missing before any of these is cut.
  private static let leading = 0.15

  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let conflicts: SceneConflicts

  init(_ layout: SceneLayout, views: [NodeID: Int], conflicts: SceneConflicts) {
    self.layout = layout
    self.views = views
    self.conflicts = conflicts
  }

  /// The lost views, and the layout that their rows are those of.
  ///
  /// - Complexity: Linear in the views, with a measurement of each text; where any is lost, a few solutions.
  func reports() throws(LayoutError) -> (lost: [LostView], layout: SceneLayout)? {
    guard layout.document.usesAutoLayout else { return nil }
    let needs = needs
    guard !needs.isEmpty || mayBeLost else { return nil }
    let natural = try layout.needing(needs)
    let inspection = natural.inspection(file: "")
    var lost: [LostView] = []
    for root in natural.tree.rootNodes {
      lost += try inspection.lostViews(under: root, tolerance: 1)
    }
    guard !lost.isEmpty else { return nil }
    var kept = SceneLostView(natural, views: views, conflicts: conflicts)
    var troubles: [LostView] = []
    for view in lost where isLostAsRecorded(view) {
      if try kept.isTrouble(view) { troubles.append(view) }
    }
    return troubles.isEmpty ? nil : (troubles, natural)
  }

  /// The texts that have less room than they need, with what they need.
  private var needs: [(position: Int, need: TextNeed)] {
    layout.scene.views.indices.compactMap { position in
      guard layout.scene.views[position].parent != nil,
        let given = layout.tree.alignmentRect(of: layout.viewNodes[position])?.size,
        let need = layout.textNeed(ofView: position, having: given)
      else { return nil }
      return Axis.allCases.contains(where: { isShort(given, of: need, $0) }) ? (position, need) : nil
    }
  }

  private func isShort(_ given: Size, of need: TextNeed, _ axis: Axis) -> Bool {
    switch axis {
    case .vertical: return given.height < need.height - need.lineHeight * Self.leading
    case .horizontal:
      guard let width = need.width else { return false }
      return given.width < width - max(Self.tolerance.points, width * Self.tolerance.part)
    }
  }

  /// Whether any view has no extent, or lies outside its root.
  private var mayBeLost: Bool {
    var origins: [Point] = []
    var bounds: [Size] = []
    for (position, view) in layout.scene.views.enumerated() {
      let frame = layout.tree.frame(of: layout.viewNodes[position]) ?? .zero
      guard let parent = view.parent else {
        origins.append(.zero)
        bounds.append(frame.size)
        continue
      }
      let origin = Point(x: origins[parent].x + frame.minX, y: origins[parent].y + frame.minY)
      origins.append(origin)
      bounds.append(bounds[parent])
      if frame.width < 0.25 || frame.height < 0.25 { return true }
      for axis in Axis.allCases
      where origin[axis] + frame.size[axis] <= 0.01 || origin[axis] >= bounds[parent][axis] - 0.01 {
        return true
      }
      if view.element.bool("clipsSubviews") == true { return true }
    }
    return false
  }

  /// Whether a view is as lost where contents are as large as the document has them.
  private func isLostAsRecorded(_ view: LostView) -> Bool {
    guard let position = views[view.node], let rect = layout.tree.alignmentRect(of: view.node),
      let frame = layout.tree.frame(of: view.node)
    else { return false }
    switch view.loss {
    case .empty(let axes): return Axis.allCases.allSatisfy { !axes.contains($0) || frame.size[$0] < 0.25 }
    case .offScreen, .clippedAway: return true
    case .squeezed(let squeeze):
      if squeeze.content == .image { return rect.size[squeeze.axis] < squeeze.needed - 1 }
      guard let need = layout.textNeed(ofView: position, having: rect.size) else { return false }
      return isShort(rect.size, of: need, squeeze.axis)
    }
  }
}

/// Tells lost views that are a trouble of the document from others.
private struct SceneLostView {
  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let conflicting: Set<RowSource>
  private let conflictingNodes: Set<NodeID>
  /// The ids of what code has a hand on.
  private let outlets: Set<String>
  private var free: [NodeID: FrameFreedom]?

  init(_ layout: SceneLayout, views: [NodeID: Int], conflicts: SceneConflicts) {
    self.layout = layout
    self.views = views
    conflicting = conflicts.rows
    conflictingNodes = conflicts.nodes(in: layout.tree)
    outlets = layout.outletDestinations
  }

  mutating func isTrouble(_ view: LostView) throws(LayoutError) -> Bool {
    guard let position = views[view.node], !view.isFolded, !isFaded(position), isBorneOut(view),
      !conflictingNodes.contains(view.node), !view.rows.contains(where: conflicting.contains)
    else { return false }
    switch view.loss {
    case .empty:
      // What a class of its own shows, it may also have a size for.
      if layout.scene.views[position].customClass != nil { return false }
    case .offScreen: if !hasScreen(position) { return false }
    case .clippedAway: break
    case .squeezed: break
    }
    return try !isFree(view)
  }

  /// Whether constraints of the document have a say in it, none of which code changes, and neither a content whose size
  /// nobody knows nor a size that is only that of the canvas.
  private func isBorneOut(_ view: LostView) -> Bool {
    var hasCause = false
    for row in view.rows {
      switch row {
      case .constraint(let id):
        guard let origin = layout.tree.constraint(id)?.origin, origin.kind == .document else { continue }
        let constraint = layout.scene.constraints[Int(origin.reference)]
        if outlets.contains(constraint.id) { return false }
        if isMovedByCode(constraint, view) { return false }
        hasCause = true
      case .generated(let node, .contentHugging, _), .generated(let node, .contentCompressionResistance, _):
        guard let position = views[node], layout.isContentCertain(ofView: position) else { return false }
      case .generated(let node, .encapsulatedSize, _), .generated(let node, .mask, _),
        .generated(let node, .fixedFrame, _):
        if views[node].map(isOfCanvas) ?? false { return false }
      case .generated(let node, _, _):
        if layout.tree.stack(of: node) != nil { hasCause = true }
      }
    }
    return hasCause
  }

  /// Whether a constraint places a view around the lost one that stands out over the screen and has an outlet: a drawer.
  private func isMovedByCode(_ constraint: ResolvedConstraint, _ view: LostView) -> Bool {
    switch view.loss {
    case .empty, .squeezed: return false
    case .offScreen, .clippedAway: break
    }
    var outer = layout.tree.parent(of: view.node)
    while let node = outer, let position = views[node], layout.scene.views[position].parent != nil {
      let id = layout.scene.views[position].id
      if outlets.contains(id), constraint.firstItem == id || constraint.secondItem == id { return true }
      outer = layout.tree.parent(of: node)
    }
    return false
  }

  /// Whether a view has another size at run time than on the canvas: a cell, or the root of a loose view.
  private func isOfCanvas(_ position: Int) -> Bool {
    let view = layout.scene.views[position]
    switch view.kind {
    case .tableViewCell, .tableViewCellContentView: return layout.sizesItself(cellPart: position)
    case .collectionViewCell, .collectionViewCellContentView, .collectionReusableView, .tableCellView,
      .tableRowView:
      return true
    default:
      guard let parent = view.parent else { return !hasScreen(position) }
      // Headers and footers.
      return layout.scene.views[parent].kind == .tableView
    }
  }

  /// Whether the document itself makes the view, or one around it, invisible.
  private func isFaded(_ position: Int) -> Bool {
    var current: Int? = position
    while let next = current {
      let view = layout.scene.views[next]
      if view.isHidden || view.varied.number("alpha") == 0 { return true }
      current = view.parent
    }
    return false
  }

  /// Whether what lies outside a view's root cannot be seen: a controller's view or a window's, not one that code puts
  /// into another.
  private func hasScreen(_ position: Int) -> Bool {
    var root = position
    while let parent = layout.scene.views[root].parent { root = parent }
    return layout.hasSurroundings(root: root) || layout.isAsLargeAsScreen(root: root)
  }

  private mutating func isFree(_ view: LostView) throws(LayoutError) -> Bool {
    if free == nil {
      var found: [NodeID: FrameFreedom] = [:]
      for root in layout.tree.rootNodes {
        for entry in try layout.tree.freedom(under: root) { found[entry.node] = entry.free }
      }
      free = found
    }
    let parts = free?[view.node]?.parts ?? []
    return parts.contains { view.axes.contains($0.axis) }
  }
}

extension SceneLayout {
  /// The ids of what outlets of the scene lead to.
  fileprivate var outletDestinations: Set<String> {
    var ids: Set<String> = []
    let markup = document.markup
    for index in 0..<Int32(truncatingIfNeeded: markup.elementCount) {
      let element = markup.element(at: index)
      if element.isNamed("outlet") || element.isNamed("outletCollection"), let id = element["destination"] {
        ids.insert(id)
      }
    }
    return ids
  }
}
