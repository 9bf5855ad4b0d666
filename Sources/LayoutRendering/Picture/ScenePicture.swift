import PlumbGeometry

/// The picture of one scene, in its own coordinates: what it stands in, its views, and what is said about them.
struct ScenePicture {
  let scene: RenderedScene
  let options: PictureOptions
  /// Positions of the highlighted views and all inside them; nil where none is highlighted.
  private let highlighted: Set<Int>?
  private let views: ViewsPicture

  init(_ scene: RenderedScene, _ options: PictureOptions) {
    self.scene = scene.drawable
    self.options = options
    highlighted = options.highlighted.isEmpty ? nil : Self.subtrees(of: options.highlighted, in: scene)
    views = ViewsPicture(self.scene, highlighted: highlighted)
  }

  private static func subtrees(of ids: [String], in scene: RenderedScene) -> Set<Int> {
    var positions: Set<Int> = []
    for (position, view) in scene.views.enumerated() {
      if ids.contains(view.id) || view.parent.map({ positions.contains($0) }) == true {
        positions.insert(position)
      }
    }
    return positions
  }

  /// Back to front: surroundings, views, bars, outlines, constraints and remarks.
  func elements() -> [DrawingElement] {
    var sketch = Sketch()
    sketch.surroundings(scene.surroundings, of: scene.size)
    sketch.group(
      DrawingGroup(
        elements: views.elements(),
        clip: DrawingGroup.Clip(
          scene.surroundings.bounds(of: scene.size), cornerRadius: scene.surroundings.cornerRadius)))
    sketch.surroundingsFront(scene.surroundings, of: scene.size)
    let reach = scene.surroundings.bounds(of: scene.size).outset(by: Self.reach)
    var outlines = Sketch()
    self.outlines(&outlines)
    sketch.group(
      DrawingGroup(elements: outlines.elements, clip: DrawingGroup.Clip(reach), role: "outlines"))
    var overlay = ConstraintOverlay(texts: views.textRects(), bounds: reach)
    overlay.draw(shownConstraints())
    remarks(&overlay)
    sketch.group(
      DrawingGroup(elements: overlay.sketch.elements, clip: DrawingGroup.Clip(reach), role: "constraints"))
    return sketch.elements
  }

  /// The states of what the picture shows, which a legend explains where they are not good.
  var shownStates: [LayoutState] {
    scene.views.indices.filter { views.isVisible($0) }.map { scene.views[$0].state }
      + shownConstraints().map { $0.state }
  }

  /// How far beyond the root and its surroundings a scene may draw without touching its caption or its neighbours.
  private static let reach = EdgeInsets(top: 6, left: 20, bottom: 20, right: 20)

  // MARK: Constraints

  private func shownConstraints() -> [RenderedConstraint] {
    let visible = scene.constraints.filter { isShown($0) }
    switch options.constraints {
    case .all: return visible
    case .none: return []
    case .of(let ids):
      let views = Set(scene.views.indices.filter { ids.contains(scene.views[$0].id) })
      return visible.filter { names($0, views) }
    case .automatic:
      if !options.highlighted.isEmpty {
        let views = Set(scene.views.indices.filter { options.highlighted.contains(scene.views[$0].id) })
        return visible.filter { names($0, views) }
      }
      return visible.count <= PictureOptions.fewConstraints
        ? visible : visible.filter { $0.state != .satisfied }
    }
  }

  /// Constraints of views that are hidden or scrolled out of sight would be lines about nothing.
  private func isShown(_ constraint: RenderedConstraint) -> Bool {
    for anchor in [constraint.first, constraint.second ?? constraint.first] {
      guard let view = anchor.view, scene.views.indices.contains(view) else { return false }
      if !views.isVisible(view) { return false }
    }
    return true
  }

  private func names(_ constraint: RenderedConstraint, _ views: Set<Int>) -> Bool {
    if let view = constraint.first.view, views.contains(view) { return true }
    if let view = constraint.second?.view, views.contains(view) { return true }
    return false
  }

  // MARK: Outlines

  private func outlines(_ sketch: inout Sketch) {
    for (position, view) in scene.views.enumerated() where views.isVisible(position) {
      let opacity = highlighted.map { $0.contains(position) ? 1 : 0.3 } ?? 1
      if options.showsAlignmentRects {
        sketch.outline(view.alignmentRect, Color(hex: 0xC2185B, alpha: 0.75 * opacity), width: 0.75)
      }
      sketch.trouble(of: view, opacity: opacity)
      if highlighted != nil, options.highlighted.contains(view.id), view.state == .satisfied {
        sketch.outline(view.drawnFrame, OverlayPalette.satisfied, width: 1.5)
      }
    }
  }

  private func remarks(_ overlay: inout ConstraintOverlay) {
    for (position, view) in scene.views.enumerated() where views.isVisible(position) && !view.remark.isEmpty {
      if let highlighted, !highlighted.contains(position) { continue }
      overlay.draw(remark: view.remark, on: view.frame, OverlayPalette.color(view.state))
    }
  }
}
