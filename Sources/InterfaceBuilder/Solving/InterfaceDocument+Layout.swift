import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension InterfaceDocument {
  /// Lays out the document's scenes.
  ///
  /// - Parameter only: The id of the one scene to lay out; nil lays out all.
  package func layOut(
    in environment: Environment = Environment(), only: String? = nil
  ) throws(LayoutError) -> [SolvedScene] {
    var solved: [SolvedScene] = []
    try forEachLayout(in: environment, only: only) { layout throws(LayoutError) in
      var facts = LayoutFacts(layout.tree)
      solved.append(try layout.solved(&facts))
    }
    return solved
  }

  /// Calls a function with the solved layout of each scene.
  ///
  /// - Parameters:
  ///   - only: The id of the one scene to lay out; nil lays out all.
  ///   - contentProvider: Makes another one of what knows the sizes of texts, to watch what is asked of it.
  package func forEachLayout(
    in environment: Environment = Environment(), only: String? = nil,
    contentProvider: ((any ContentProvider) -> any ContentProvider)? = nil,
    _ body: (SceneLayout) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let layouts = try SceneLayouts(of: self, in: environment)
    for scene in scenes where only == nil || scene.id == only {
      try body(try layouts.layout(of: scene, contentProvider: contentProvider))
    }
  }
}

extension SceneLayout {
  /// Reads the solution off the tree.
  ///
  /// - Parameter facts: What is known of the tree.
  package func solved(_ facts: inout LayoutFacts) throws(LayoutError) -> SolvedScene {
    let free = try facts.freedom()
    let conflicts = try facts.conflicts()
    let judgement = FrameJudgement(self, conflicts: conflicts)
    var views: [SolvedView] = []
    for (position, view) in scene.views.enumerated() {
      let node = viewNodes[position]
      let freedom = free[node] ?? []
      let frame = documentFrame(ofView: position)
      let isJudged = isAsRecorded && freedom.isEmpty
      views.append(
        SolvedView(
          id: view.id, parent: view.parent, className: view.className(on: document.platform),
          name: view.displayName, frame: frame, recorded: view.recorded,
          contentKnown: contents[position].trust.isKnown && !isSizeInCode(position, freedom), free: freedom,
          isMisplaced: isJudged ? try judgement.isMisplaced(position, at: frame, &facts) : nil,
          isHidden: view.isHidden))
    }
    return SolvedScene(
      id: scene.id, views: views, conflicts: solvedConflicts(conflicts), exercise: solvedExercise)
  }

  private var solvedExercise: SolvedExercise? {
    exercised.map { extreme, place, count in
      SolvedExercise(
        view: viewNodes.firstIndex(of: extreme.number.node), part: extreme.number.part,
        isGreatest: extreme.isGreatest, place: place, count: count)
    }
  }

  /// Whether a view has a size that constraints leave to its own class, of which only code knows.
  private func isSizeInCode(_ position: Int, _ free: FrameFreedom) -> Bool {
    scene.views[position].customClass != nil && subviews[position].isEmpty
      && !free.isDisjoint(with: [.width, .height])
  }

  /// The solved frame in the coordinates of the document, rounded to pixels.
  package func documentFrame(ofView position: Int) -> Rect {
    guard let parent = scene.views[position].parent else {
      return pixels.round(solvedFrame(ofView: position))
    }
    let kind = scene.views[parent].kind
    guard document.platform == .macOS else {
      let height = solvedFrame(ofView: parent).height
      return pixels.round(coordinates.convert(solvedFrame(ofView: position), inside: kind, height: height))
    }
    let (outer, inner) = (windowFrame(ofView: parent), windowFrame(ofView: position))
    let frame = Rect(
      x: inner.minX - outer.minX, y: inner.minY - outer.minY, width: inner.width, height: inner.height)
    return coordinates.convert(frame, inside: kind, height: outer.height)
  }

  /// A frame from the root's upper left corner as AppKit sets it: with the alignment rectangle's edges on pixels of the window,
  /// where y grows upwards and so do halves.
  ///
  /// - Complexity: Linear in the view's depth.
  private func windowFrame(ofView position: Int) -> Rect {
    let insets = contents[position].alignmentInsets
    var (x, y) = (0.0, 0.0)
    var place = position
    while let parent = scene.views[place].parent {
      let origin = solvedFrame(ofView: place).origin
      (x, y) = (x + origin.x, y + origin.y)
      place = parent
    }
    let rect = Rect(origin: Point(x: x, y: y), size: solvedFrame(ofView: position).size).inset(by: insets)
    let rounded = pixels.round(Rect(x: rect.minX, y: -rect.maxY, width: rect.width, height: rect.height))
    return Rect(
      x: rounded.minX - insets.left, y: -rounded.maxY - insets.top,
      width: rounded.width + insets.left + insets.right, height: rounded.height + insets.top + insets.bottom)
  }

  /// Whether y grows upwards in a view's superview, as the document counts it.
  package func isUpsideDown(ofView position: Int) -> Bool {
    scene.views[position].parent.map { !coordinates.isFlipped(scene.views[$0].kind) } ?? false
  }

  /// The frame that the document records, in the tree's coordinates: relative to the superview, y down.
  package func recordedFrame(ofView position: Int) -> Rect? {
    let view = scene.views[position]
    guard let recorded = view.recorded, let parent = view.parent else { return view.recorded }
    return coordinates.convert(
      recorded, inside: scene.views[parent].kind, height: originalSize(ofView: parent).height)
  }

  /// In the tree's coordinates. What a mask makes of a superview that has become smaller than the margins is of no
  /// size, not of a negative one, which no view has.
  private func solvedFrame(ofView position: Int) -> Rect {
    let frame = tree.frame(of: viewNodes[position]) ?? givenFrames[position]
    return Rect(x: frame.minX, y: frame.minY, width: max(frame.width, 0), height: max(frame.height, 0))
  }

  // MARK: Conflicts

  private func solvedConflicts(_ conflicts: [LayoutConflict]) -> [SolvedConflict] {
    guard !conflicts.isEmpty else { return [] }
    let names = RowNames(self)
    return conflicts.map { conflict in
      SolvedConflict(
        constraints: conflict.rows.map { names.name(of: $0) }, broken: names.name(of: conflict.broken))
    }
  }
}
