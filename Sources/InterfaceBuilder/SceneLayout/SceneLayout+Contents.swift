import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Measures the contents of all views, which have their given frames.
  ///
  /// - Parameter shared: What was measured of the same resolved scene before.
  mutating func measureContents(_ shared: inout SharedContents) {
    textScale = findTextScale()
    let sizer = contentSizer
    let sizes = scene.views.indices.filter { scene.views[$0].recorded == nil }.map { givenFrames[$0].size }
    if let known = shared.contents(by: sizer, sizes) {
      contents = known
      return
    }
    for position in scene.views.indices { contents.append(content(ofView: position, by: sizer)) }
    shared.add(contents, by: sizer, sizes)
  }

  /// Has the tree ask for the texts that are as high as their widths make them.
  mutating func provideWrappedTexts() {
    var wrappedTexts: [NodeID: WrappedText] = [:]
    for (content, node) in zip(contents, viewNodes) {
      if let text = content.wrappedText { wrappedTexts[node] = text }
    }
    if !wrappedTexts.isEmpty { tree.contentProvider = WrappedTexts(wrappedTexts) }
  }

  func describe(_ content: ViewContent, of view: ResolvedView, in description: inout NodeDescription) {
    let highest = content.trust.highestPriority
    description.alignmentInsets = content.alignmentInsets
    description.content = content.size
    description.contentDependsOnWidth = content.wrappedText != nil
    func priorities(_ axis: Axis) -> ContentPriorities {
      view.contentPriorities(axis).limited(to: content.visibleAxis == axis ? Self.leastPriority : highest)
    }
    description.horizontal = priorities(.horizontal)
    description.vertical = priorities(.vertical)
    description.baselines = content.baselines
  }

  /// What decides the sizes of contents, apart from the views themselves.
  var contentSizer: ContentSizer {
    ContentSizer(
      platform: document.platform, images: document.images, context: controlContext,
      generations: generations, scale: scale, mode: environment.content,
      direction: environment.direction, texts: texts, keepsSize: keepsSize)
  }

  func content(ofView position: Int, by sizer: ContentSizer) -> ViewContent {
    var content = sizer.content(
      of: scene.views[position], recorded: originalSize(ofView: position),
      isArranged: document.platform == .macOS && isArranged(position),
      isInStaleSize: environment.settlesSizes && isInStaleSize(position))
    guard let axis = looseAxis(position), content.size[axis] == nil else { return content }
    let recorded = keepsSize && environment.content == .recorded ? scene.views[position].recorded : nil
    let extent = recorded?.size[axis] ?? Self.emptySize[axis]
    if axis == .horizontal { content.size.width = extent } else { content.size.height = extent }
    content.naturalSize = content.size
    content.visibleAxis = axis
    return content
  }

  /// What Interface Builder gives an empty view to keep it visible, in points, until somebody drags it to another size.
  private static let emptySize = Size(width: 240, height: 128)

  /// Less than what makes a stack view small: an empty view never makes one larger (9 projects).
  private static let leastPriority = Priority(10)

  /// The axis across a stack view that does not stretch what it arranges, for a plain view or an image view without image in
  /// it: as recorded or `emptySize` there, or as large as the stack view where that is smaller.
  private func looseAxis(_ position: Int) -> Axis? {
    let view = scene.views[position]
    guard document.platform != .macOS, view.kind == .view || view.kind == .imageView,
      case .arranged = view.slot, let stack = view.parent
    else { return nil }
    let attributes = StackViewElement(scene.views[stack].varied)
    guard (attributes.alignment ?? "fill") != "fill" else { return nil }
    return attributes.axis == "vertical" ? .horizontal : .vertical
  }

  /// Whether a view around a view has a stale size.
  ///
  /// - Complexity: Linear in the view's depth.
  private func isInStaleSize(_ position: Int) -> Bool {
    var inner = position
    while let parent = scene.views[inner].parent {
      if scene.views[parent].isToSettle { return true }
      inner = parent
    }
    return false
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
