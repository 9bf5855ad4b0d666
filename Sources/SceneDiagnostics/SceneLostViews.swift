import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutDiagnostics

/// The views of a scene that are lost, without what somebody meant, and what is lost only by what nobody can
/// know.
struct SceneLostViews {
  /// What the metrics of texts may be off by along a line: this much in points, and this part of the need.
  private static let tolerance = (points: 2.0, part: 0.03)
  /// The part of a line's height above and below its letters: more of it has to be missing before any of
  /// these is cut.
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
    var trust = LostViewTrust(natural, views: views, conflicts: conflicts)
    var troubles: [LostView] = []
    for view in lost where isLostAsRecorded(view) {
      if try trust.isTrouble(view) { troubles.append(view) }
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
