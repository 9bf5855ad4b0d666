import PlumbGeometry

/// A scene as the canvas of an editor shows it: in parts that a page puts on top of one another and replaces one by one.
/// Everything is in the coordinates of the root's frame.
package struct CanvasPicture: Sendable {
  package private(set) var scene: RenderedScene
  /// The names of views' groups begin with this, and the names of clip paths.
  private let prefix: String
  private let bounds: Rect

  /// - Parameter prefix: What tells the names in this picture from those of others in the page.
  package init(_ scene: RenderedScene, prefix: String) {
    self.scene = scene.drawable
    self.prefix = prefix
    bounds = scene.surroundings.bounds(of: self.scene.size)
  }

  /// The root with the window that it is in.
  package var extent: Rect { bounds }

  /// Ground and title bar, behind the views.
  package var back: String {
    var sketch = Sketch()
    sketch.surroundings(scene.surroundings, of: scene.size)
    return svg(part: "b", sketch.elements)
  }

  /// Each view as a group, named by its position; also those that are not to be seen, so that they can come to be.
  ///
  /// - Complexity: Linear in the views.
  package var views: String {
    let places = ViewPlaces(scene).places
    let groups = scene.views.indices.map { DrawingElement.group(group($0, places[$0])) }
    let clip = DrawingGroup.Clip(bounds, cornerRadius: scene.surroundings.cornerRadius)
    return svg(part: "v", [.group(DrawingGroup(elements: groups, clip: clip))])
  }

  /// Bars of controllers around the scene, status bar, home indicator and outline.
  package var front: String {
    var sketch = Sketch()
    for bar in scene.barGroups { sketch.group(bar) }
    sketch.surroundingsFront(scene.surroundings, of: scene.size)
    return svg(part: "f", sketch.elements)
  }

  /// What is wrong with views, and what it is.
  package var troubles: String {
    var sketch = Sketch()
    let places = ViewPlaces(scene).places
    for (view, place) in zip(scene.views, places) where place.isVisible { sketch.trouble(of: view) }
    var overlay = ConstraintOverlay(texts: [], bounds: bounds.outset(by: EdgeInsets(all: 20)))
    for (view, place) in zip(scene.views, places) where place.isVisible && !view.remark.isEmpty {
      overlay.draw(remark: view.remark, on: view.frame, OverlayPalette.color(view.state))
    }
    return svg(part: "t", sketch.elements + overlay.sketch.elements)
  }

  /// The marks of some constraints, by their ids, those of hidden views left out; nil for all.
  ///
  /// - Parameter sparingTexts: Whether labels keep away from texts, which takes as long as drawing the views.
  package func marks(of ids: Set<String>?, sparingTexts: Bool) -> [ConstraintMark] {
    let texts = sparingTexts ? ViewsPicture(scene, highlighted: nil).textRects() : []
    return marks(of: seenConstraints(ids), sparing: texts)
  }

  /// The same of each constraint as if there were no other.
  ///
  /// - Complexity: Linear in the views and constraints.
  package func marksAlone(of ids: Set<String>) -> [String: [ConstraintMark]] {
    var marks: [String: [ConstraintMark]] = [:]
    for constraint in seenConstraints(ids) {
      marks[constraint.id] = self.marks(of: [constraint], sparing: [])
    }
    return marks
  }

  private func marks(of constraints: [RenderedConstraint], sparing texts: [Rect]) -> [ConstraintMark] {
    var overlay = ConstraintOverlay(texts: texts, bounds: bounds.outset(by: EdgeInsets(all: 20)))
    return overlay.marks(of: constraints)
  }

  /// Those of some ids, or of all, whose items can be seen.
  private func seenConstraints(_ ids: Set<String>?) -> [RenderedConstraint] {
    let places = ViewPlaces(scene).places
    return scene.constraints.filter { constraint in
      guard ids?.contains(constraint.id) ?? true else { return false }
      return [constraint.first, constraint.second ?? constraint.first].allSatisfy { anchor in
        anchor.view.map { places.indices.contains($0) && places[$0].isVisible } ?? false
      }
    }
  }

  /// The positions of the views that are seen under a point, the one in front last.
  ///
  /// - Complexity: Linear in the views.
  package func views(under point: Point) -> [Int] {
    let places = ViewPlaces(scene).places
    return scene.views.indices.filter { position in
      let place = places[position]
      return place.isVisible && scene.views[position].drawnFrame.holds(point)
        && place.clip?.rect.holds(point) ?? true
    }
  }

  /// What can be seen of each view, by its position; nil where nothing can.
  ///
  /// - Complexity: Linear in the views.
  package var seen: [Rect?] {
    zip(scene.views, ViewPlaces(scene).places).map { view, place in
      guard place.isVisible else { return nil }
      guard let clip = place.clip?.rect else { return view.drawnFrame }
      return ViewPlaces.intersection(clip, view.drawnFrame)
    }
  }

  // MARK: Views that move

  /// Gives views other frames and constraints other constants, as long as somebody drags: what views look like is that of
  /// before, and constraints reach where they did on their views.
  ///
  /// - Complexity: Linear in the constraints and the frames.
  package mutating func move(_ frames: [(view: Int, frame: Rect)], constants: [String: Double] = [:]) {
    var growths: [Int: Rect] = [:]
    for (position, frame) in frames {
      let view = scene.views[position]
      let (old, frame) = (view.drawnFrame, frame.drawable)
      let growth = Rect(
        x: frame.minX - old.minX, y: frame.minY - old.minY, width: frame.width - old.width,
        height: frame.height - old.height)
      growths[position] = growth
      scene.views[position].alignmentRect = view.alignmentRect.grown(by: growth)
      scene.views[position].frame = frame
      scene.views[position].recordedFrame = nil
    }
    for place in scene.constraints.indices {
      if let growth = scene.constraints[place].first.view.flatMap({ growths[$0] }) {
        scene.constraints[place].first.grow(by: growth)
      }
      if let growth = scene.constraints[place].second?.view.flatMap({ growths[$0] }) {
        scene.constraints[place].second?.grow(by: growth)
      }
      if let constant = constants[scene.constraints[place].id] {
        scene.constraints[place].constant = constant
      }
    }
  }

  /// The groups of some views, as elements that take the place of those with the same names.
  ///
  /// - Complexity: Linear in the views of the scene, with little for those that are not asked for.
  package func views(_ positions: [Int]) -> [(name: String, svg: String)] {
    let places = ViewPlaces(scene).places
    return positions.map { position in
      let name = name(ofView: position)
      return (name, svg([.group(group(position, places[position]))], name))
    }
  }

  /// The name of a view's group.
  package func name(ofView position: Int) -> String { prefix + "v" + String(position) }

  private func group(_ position: Int, _ place: ViewPlaces.Place) -> DrawingGroup {
    var group = place.isDrawn ? place.group(of: scene.views[position]) : DrawingGroup(elements: [])
    group.name = name(ofView: position)
    return group
  }

  /// A part as one group, so that it can be replaced as well.
  private func svg(part: String, _ elements: [DrawingElement]) -> String {
    svg([.group(DrawingGroup(elements: elements, name: prefix + part))], prefix + part)
  }

  private func svg(_ elements: [DrawingElement], _ clips: String) -> String {
    SVGWriter.fragment(elements, clipPrefix: clips + "-")
  }
}

extension RenderedAnchor {
  /// Follows a view whose place and size have grown by as much as a rectangle says.
  fileprivate mutating func grow(by growth: Rect) {
    rect = rect.grown(by: growth)
    let (start, length) = axis == .horizontal ? (growth.minX, growth.width) : (growth.minY, growth.height)
    switch kind {
    case .minEdge, .baseline: position += start
    case .maxEdge: position += start + length
    case .center: position += start + length / 2
    case .extent: break
    }
  }
}

extension Rect {
  fileprivate func grown(by growth: Rect) -> Rect {
    Rect(
      x: minX + growth.minX, y: minY + growth.minY, width: width + growth.width,
      height: height + growth.height)
  }

  fileprivate func holds(_ point: Point) -> Bool {
    (minX..<max(minX, maxX)).contains(point.x) && (minY..<max(minY, maxY)).contains(point.y)
  }
}
