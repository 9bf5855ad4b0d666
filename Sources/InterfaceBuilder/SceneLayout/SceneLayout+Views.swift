import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

/// Nodes of views, and the frames from which they start.
extension SceneLayout {
  /// Stack views learn later what they arrange, and guides and margins inside others what they inherit.
  mutating func addViews(_ shared: inout SharedContents) throws(LayoutError) {
    findGenerations()
    let placements = placeViews()
    measureContents(&shared)
    for (position, view) in scene.views.enumerated() {
      var description = description(givenFrames[position], placements[position])
      if document.platform != .macOS { description.margins = margins(ofView: position, embedding) }
      describe(contents[position], of: view, in: &description)
      let node = try tree.addNode(
        parent: view.parent.map { viewNodes[$0] }, as: description, rank: Int32(position))
      viewNodes.append(node)
      if items[view.id] == nil { items[view.id] = node }
    }
    provideWrappedTexts()
  }

  /// Gives every view its given frame; returns the placements.
  private mutating func placeViews() -> [Placement] {
    var placements: [Placement] = []
    for (position, view) in scene.views.enumerated() {
      let tiled = view.parent.flatMap { tiledFrame(of: view, inside: $0) }
      givenFrames.append(tiled ?? givenFrame(ofView: position))
      let usual = tiled == nil || view.kind == .tableHeaderView ? placement(of: view) : .fixedFrame
      placements.append(
        environment.settlesSizes && view.isToSettle && usual != .constraints ? .window(Priority(1)) : usual)
    }
    for root in draggedRoots { placements[root] = .window(.windowDrag) }
    return placements
  }

  /// A node of the scene with nothing but a place.
  func description(_ frame: Rect, _ placement: Placement) -> NodeDescription {
    var description = NodeDescription(frame: frame, placement: placement)
    description.direction = environment.direction
    return description
  }

  /// A view's recorded frame in the tree's coordinates; a view without one fills its superview.
  func givenFrame(ofView position: Int) -> Rect {
    let view = scene.views[position]
    guard let parent = view.parent else { return rootFrame(ofView: position) }
    if let frame = frameOfUnsettled(cellPart: position) { return frame }
    let superview = givenFrames[parent].size
    guard let recorded = view.recorded else { return Rect(origin: .zero, size: superview) }
    return coordinates.convert(
      recorded, inside: scene.views[parent].kind, height: originalSize(ofView: parent).height)
  }

  /// A root's recorded frame, resized to the size or screen that the environment asks for.
  private func rootFrame(ofView position: Int) -> Rect {
    let view = scene.views[position]
    let recorded = view.recorded ?? Rect(origin: .zero, size: screenSize(recorded: true) ?? .zero)
    if let size = environment.size, mainRoot == position {
      return Rect(origin: recorded.origin, size: size)
    }
    if environment.shrinksWindows, let window = document.window(ofRoot: view), window.isResizable {
      return Rect(origin: recorded.origin, size: leastSize(of: window, recorded: recorded.size))
    }
    guard let filled = document.filledScreen(ofRoot: view) else { return recorded }
    let orientation = environment.orientation ?? filled.orientation
    return Rect(origin: recorded.origin, size: device?.size(orientation) ?? filled.size(orientation))
  }

  /// The size of a screen in points: that of the document's own device, or of the environment's; nil on
  /// macOS.
  func screenSize(recorded: Bool) -> Size? {
    guard document.platform != .macOS else { return nil }
    if recorded { return document.ownDevice?.size(document.orientation) }
    return device?.size(environment.orientation ?? document.orientation)
  }

  func placement(of view: ResolvedView) -> Placement {
    guard let parent = view.parent else { return .encapsulated }
    if case .arranged = view.slot, document.usesAutoLayout {
      // A stack view does not arrange a hidden view, which stays where it was.
      return isLeftOut(view) ? .fixedFrame : .constraints
    }
    if case .placedByOwner = view.slot {
      return scene.views[parent].kind == .gridView && document.usesAutoLayout ? .constraints : .fixedFrame
    }
    let translates = view.attributes.translatesAutoresizingMaskIntoConstraints ?? true
    if document.usesAutoLayout, view.kind != .tableHeaderView {
      if view.attributes.fixedFrame == true { return .fixedFrame }
      if !translates { return .constraints }
    }
    let superview = scene.views[parent].kind
    if view.kind == .tableHeaderView, document.platform == .macOS {
      // The frame is recorded from the corner of the header's own clip view, which stays at the top.
      return .mask([.flexibleWidth, .flexibleBottom], container: originalSize(ofView: parent))
    }
    if view.recorded == nil {
      return .mask([.flexibleWidth, .flexibleHeight], container: givenFrames[parent].size)
    }
    let mask = coordinates.mask(view.attributes.autoresizingMask, inside: superview)
    return .mask(mask, container: originalSize(ofView: parent))
  }

  /// The size of a view when the document was saved, in points; the masks of its subviews refer to it.
  func originalSize(ofView position: Int) -> Size {
    scene.views[position].recorded?.size ?? givenFrames[position].size
  }
}
