import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Gives every view its content size, priorities, alignment insets and baselines.
  mutating func addContents() throws(LayoutError) {
    var wrappedTexts: [NodeID: WrappedText] = [:]
    if let generation = findUsualGeneration() { usualGeneration = generation }
    textScale = findTextScale()
    if texts != TextSettings() {
      let sizer = contentSizer
      changesTexts = scene.views.contains { sizer.showsOtherText($0) }
    }
    let sizer = contentSizer
    for (position, view) in scene.views.enumerated() {
      let content = content(ofView: position, by: sizer)
      contents.append(content)
      let node = viewNodes[position]
      if let text = content.wrappedText {
        wrappedTexts[node] = text
        try tree.setContentDependsOnWidth(true, of: node)
      }
      try setContent(content, of: view, node)
    }
    if !wrappedTexts.isEmpty { tree.contentProvider = WrappedTexts(wrappedTexts) }
  }

  /// Gives the tree a view's content.
  mutating func setContent(_ content: ViewContent, of view: ResolvedView, _ node: NodeID) throws(LayoutError)
  {
    try tree.setAlignmentInsets(content.alignmentInsets, of: node)
    try tree.setContentSize(content.size, of: node)
    try tree.setBaselines(content.baselines, of: node)
    for axis in Axis.allCases {
      try tree.setContentPriorities(
        view.contentPriorities(axis).limited(to: content.trust.highestPriority), axis, of: node)
    }
  }

  /// What decides the sizes of contents, apart from the views themselves.
  var contentSizer: ContentSizer {
    ContentSizer(
      platform: document.platform, images: document.images, context: controlContext, scale: scale,
      mode: environment.content, direction: environment.direction, texts: texts, changesTexts: changesTexts,
      keepsSize: keepsSize)
  }

  func content(ofView position: Int, by sizer: ContentSizer) -> ViewContent {
    sizer.content(
      of: scene.views[position], recorded: originalSize(ofView: position),
      isArranged: document.platform == .macOS && isArranged(position))
  }

  /// Whether a stack view arranges a view, or a view around it.
  ///
  /// - Complexity: Linear in the view's depth.
  private func isArranged(_ position: Int) -> Bool {
    var inner = position
    while let parent = scene.views[inner].parent {
      if case .arranged = scene.views[inner].slot { return true }
      inner = parent
    }
    return false
  }

  /// The distance by which lines of a view's text may be wider than its alignment rectangle, in points.
  ///
  /// The recorded height tells whether lines may be wider at all.
  package func lineSlack(ofView position: Int) -> Double {
    guard environment.content != .measured else { return 0 }
    let sizer = contentSizer
    let view = scene.views[position]
    let recorded = originalSize(ofView: position).inset(by: contents[position].alignmentInsets)
    return sizer.lineSlack(
      of: view.wrappingText(on: document.platform), recorded,
      in: sizer.context(of: view, sizer.control(of: view)))
  }
}
