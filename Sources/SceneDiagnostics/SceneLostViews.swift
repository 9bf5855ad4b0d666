import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbMarkup

/// The views of a scene that are lost.
///
/// Views are left out that somebody hid on purpose, or that are lost only by something nobody can know.
final class SceneLostViews {
  private let layout: SceneLayout
  private let views: [NodeID: Int]
  private let conflicts: SceneConflicts

  init(_ facts: inout SceneFacts, conflicts: SceneConflicts) {
    layout = facts.layout
    views = facts.views()
    self.conflicts = conflicts
  }

  /// The lost views, and the tree that their rows belong to; nil where no view is lost.
  ///
  /// - Complexity: Linear in the views, with a measurement of each text; a few solutions if any view is lost.
  func reports(_ facts: inout SceneFacts) throws(LayoutError) -> (lost: [LostView], tree: LayoutTree)? {
    guard layout.document.usesAutoLayout else { return nil }
    let needs = layout.shortTexts
    guard !needs.isEmpty || mayBeLost else { return nil }
    let unstretched = try facts.unstretched()
    let natural = needs.isEmpty ? unstretched : try unstretched.needing(needs)
    let inspection = natural.visibilityInspection(facts.names())
    var lost: [LostView] = []
    for root in natural.tree.rootNodes {
      lost += try inspection.lostViews(under: root, tolerance: 1)
    }
    guard !lost.isEmpty else { return nil }
    let trust = LostViewTrust(natural, views: views, conflicts: conflicts)
    var own = LayoutFacts(natural.tree)
    var troubles: [LostView] = []
    for view in lost where isLostAsRecorded(view) && trust.isTrouble(view) {
      guard let root = natural.tree.root(of: view.node) else { continue }
      let free = needs.isEmpty ? try facts.unstretchedFreedom(under: root) : try own.freedom(under: root)
      // A view that the constraints leave open may not be lost.
      let isFree = free[view.node]?.parts.contains { view.axes.contains($0.axis) } ?? false
      if !isFree { troubles.append(view) }
    }
    return troubles.isEmpty ? nil : (troubles, natural.tree)
  }

  /// Whether any view may be lost: it is empty, outside the visible area, or clips an image larger than
  /// itself.
  ///
  /// This quick look spares most scenes the search, since most lose nothing.
  private var mayBeLost: Bool {
    // The origin of each view in its root, by position, and the visible area inside; nil where the view
    // scrolls.
    var surroundings: [(origin: Point, visible: Rect?)] = []
    for (position, view) in layout.scene.views.enumerated() {
      let node = layout.viewNodes[position]
      let frame = layout.tree.frame(of: node) ?? .zero
      guard let parent = view.parent else {
        surroundings.append((.zero, Rect(origin: .zero, size: frame.size)))
        continue
      }
      let outer = surroundings[parent]
      let origin = Point(x: outer.origin.x + frame.minX, y: outer.origin.y + frame.minY)
      let clips = ViewElement(view.varied).clipsSubviews == true
      if frame.width < 0.25 || frame.height < 0.25 { return true }
      if let visible = outer.visible, !visible.overlaps(Rect(origin: origin, size: frame.size)) {
        return true
      }
      let content = layout.tree.contentSize(of: node)
      if clips, view.kind == .imageView,
        content.width ?? 0 > frame.width || content.height ?? 0 > frame.height
      {
        return true
      }
      let inner =
        clips ? outer.visible.map { $0.clipped(to: Rect(origin: origin, size: frame.size)) } : outer.visible
      surroundings.append((origin, layout.tree.contentArea(of: node) != nil || view.scrolls ? nil : inner))
    }
    return false
  }

  /// Whether a view is lost also where contents have the sizes that the document records.
  private func isLostAsRecorded(_ view: LostView) -> Bool {
    guard let position = views[view.node], let rect = layout.tree.alignmentRect(of: view.node),
      let frame = layout.tree.frame(of: view.node)
    else { return false }
    switch view.loss {
    case .empty(let axes): return Axis.allCases.allSatisfy { !axes.contains($0) || frame.size[$0] < 0.25 }
    case .offScreen, .clippedAway: return true
    case .squeezed(let squeeze):
      if squeeze.content == .image {
        return layout.isContentCertain(ofView: position) && rect.size[squeeze.axis] < squeeze.needed - 1
      }
      guard let need = layout.textNeed(ofView: position, having: rect.size) else { return false }
      // The text of a prototype is a sample. A line higher than its label is cut, whatever the text.
      if isSample(position) {
        return squeeze.axis == .vertical && rect.height < need.lineHeight * (1 - TextNeed.leading)
      }
      return need.isShort(rect.size, squeeze.axis)
    }
  }

  /// Whether a view is in a prototype cell, whose texts code replaces.
  private func isSample(_ position: Int) -> Bool {
    var current = layout.scene.views[position].parent
    while let next = current {
      let view = layout.scene.views[next]
      switch view.kind {
      case .tableView: return TableViewElement(view.varied).dataMode != "static"
      case .collectionViewCell, .collectionReusableView, .tableCellView: return true
      case .tableViewCell where view.parent == nil: return true
      default: current = view.parent
      }
    }
    return false
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let slack = 0.01
    return other.maxX > minX + slack && other.minX < maxX - slack && other.maxY > minY + slack
      && other.minY < maxY - slack
  }

  /// The intersection with another rectangle; an empty rectangle where they share nothing.
  fileprivate func clipped(to other: Rect) -> Rect {
    let shared = shared(with: other)
    return Rect(
      x: shared.minX, y: shared.minY, width: max(0, shared.width), height: max(0, shared.height))
  }
}

extension ResolvedView {
  /// Whether what lies inside moves against what lies around.
  var scrolls: Bool {
    switch kind {
    case .scrollView, .clipView, .tableView, .outlineView, .collectionView, .textView: true
    default: false
    }
  }
}
