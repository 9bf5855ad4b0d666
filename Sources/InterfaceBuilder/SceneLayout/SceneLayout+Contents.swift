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
    changesTexts = texts != TextSettings() && scene.views.contains { showsOtherText($0) }
    for (position, view) in scene.views.enumerated() {
      let content = content(of: view, position)
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
        priorities(of: view, axis, isStandIn: content.isStandIn), axis, of: node)
    }
  }

  /// The content priorities of a view on an axis.
  ///
  /// - Parameter isStandIn: Whether a recorded size stands in for the content's unknown size. Its priorities
  ///   are never required: the size may be wrong, and must not be what a conflict is about.
  private func priorities(of view: ResolvedView, _ axis: Axis, isStandIn: Bool) -> ContentPriorities {
    let horizontal = axis == .horizontal
    let written = view.attributes
    let hugging = Priority(
      written: horizontal ? written.horizontalHuggingPriority : written.verticalHuggingPriority,
      otherwise: 250)
    let resistance = Priority(
      written: horizontal
        ? written.horizontalCompressionResistancePriority : written.verticalCompressionResistancePriority,
      otherwise: 750)
    let highest = isStandIn ? Priority(999.99) : .required
    return ContentPriorities(hugging: min(hugging, highest), compressionResistance: min(resistance, highest))
  }

  /// Whether the environment's text settings change a view: they do not where all its fonts have fixed sizes.
  private func showsOtherText(_ view: ResolvedView) -> Bool {
    let control = StandardControl(view, on: document.platform, images: document.images)
    let text = view.wrappingText(on: document.platform)
    return control?.adapted(to: texts) != control || text?.adapted(to: texts) != text
  }

  func content(of view: ResolvedView, _ position: Int) -> ViewContent {
    let written = StandardControl(view, on: document.platform, images: document.images)
    let control = written?.adapted(to: texts)
    let context = controlContext(of: view, control)
    var content = ownContent(of: view, control, in: context)
    if environment.direction == .rightToLeft {
      swap(&content.alignmentInsets.left, &content.alignmentInsets.right)
    }
    let own = content.size
    content.measuredSize = own
    let recorded = recordedAlignmentSize(ofView: position, content.alignmentInsets)
    if let placeholder = placeholderSize(of: view) {
      content.size = placeholder
      content.naturalSize = placeholder
    } else {
      let growth = changesTexts ? growth(of: written, to: control, in: context) : .zero
      settle(&content, of: view, control, recorded, growth)
      wrap(&content, of: view, recorded, in: context)
    }
    let line = heightOfOneLine(ofSeveralIn: content, of: view, recorded, in: context)
    content.baselines = baselines(
      of: control, height: line ?? content.size.height ?? recorded.height,
      natural: line == nil && hasOtherHeight(view, control) ? own.height : nil, in: context)
    return content
  }

  func recordedAlignmentSize(ofView position: Int, _ insets: EdgeInsets) -> Size {
    let recorded = originalSize(ofView: position)
    return Size(
      width: recorded.width - insets.left - insets.right, height: recorded.height - insets.top - insets.bottom
    )
  }

  /// Decides between the measured size of a content and the recorded one.
  ///
  /// - Parameters:
  ///   - recorded: The recorded size of the alignment rectangle, in points.
  ///   - growth: The growth of the measured size since the document was recorded, in points, where texts have
  ///     changed.
  private func settle(
    _ content: inout ViewContent, of view: ResolvedView, _ control: StandardControl?, _ recorded: Size,
    _ growth: Size
  ) {
    let own = content.size
    let axes = contentAxes(of: view, control)
    let wraps = seemsToWrap(view, control, recorded, own)
    // A view that must be as large as its content was neither stretched nor compressed.
    func isRequired(_ axis: Axis) -> Bool {
      let priorities = priorities(of: view, axis, isStandIn: false)
      return priorities.hugging == .required || priorities.compressionResistance == .required
    }
    func extent(_ axis: Axis, keepingStretched keepsStretched: Bool) -> Double? {
      guard axes.contains(axis) else { return nil }
      guard let measured = own[axis], content.isKnown || content.isEstimated, content.isMeasured else {
        if own[axis] == nil { content.isKnown = false }
        content.isStandIn = true
        return recorded[axis] + growth[axis]
      }
      let usesRecorded = usesRecordedSize(
        of: view, recorded[axis], measured: measured - growth[axis],
        keepsStretched: keepsStretched || wraps || isRequired(axis))
      return usesRecorded ? recorded[axis] + growth[axis] : measured
    }
    func size(keepingStretched keepsStretched: Bool) -> ContentSize {
      ContentSize(
        width: extent(.horizontal, keepingStretched: keepsStretched),
        height: extent(.vertical, keepingStretched: keepsStretched))
    }
    content.naturalSize = size(keepingStretched: false)
    content.size = size(keepingStretched: keepsSize && !changesTexts)
    if keepsRecordedExtent(view, control) {
      content.isStandIn = content.isStandIn || content.size.width == nil || content.size.height == nil
      content.size = ContentSize(
        width: content.size.width ?? recorded.width, height: content.size.height ?? recorded.height)
      content.naturalSize = ContentSize(
        width: content.naturalSize.width ?? recorded.width,
        height: content.naturalSize.height ?? recorded.height)
    }
  }

  /// Whether a recorded extent counts as the content's.
  ///
  /// On the recorded device it does, since it agrees with the constraints there, whatever its cause.
  /// Elsewhere it does if it is near the measured extent; constraints stretched or compressed an extent that
  /// is far from it. Images need no measuring.
  private func usesRecordedSize(
    of view: ResolvedView, _ recorded: Double, measured: Double, keepsStretched: Bool
  ) -> Bool {
    guard environment.content == .recorded, view.recorded != nil, view.kind != .imageView else {
      return false
    }
    return keepsStretched || abs(recorded - measured) <= max(2, measured / 10)
  }

  /// Whether a macOS label is recorded with several lines, while only one line is measured.
  private func seemsToWrap(
    _ view: ResolvedView, _ control: StandardControl?, _ recorded: Size, _ measured: ContentSize
  ) -> Bool {
    guard case .desktop(let control)? = control, control.kind == .label, view.recorded != nil,
      let height = measured.height
    else { return false }
    return recorded.height > height * 1.6
  }
}
