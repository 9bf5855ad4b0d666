import PlumbAppleFacts
import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Measures the contents of all views, which have their given frames.
  mutating func measureContents() {
    if let generation = findUsualGeneration() { usualGeneration = generation }
    textScale = findTextScale()
    if texts != TextSettings() {
      let sizer = contentSizer
      changesTexts = scene.views.contains { sizer.showsOtherText($0) }
    }
    let sizer = contentSizer
    for position in scene.views.indices { contents.append(content(ofView: position, by: sizer)) }
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
    description.horizontal = view.contentPriorities(.horizontal).limited(to: highest)
    description.vertical = view.contentPriorities(.vertical).limited(to: highest)
    description.baselines = content.baselines
  }

  /// What decides the sizes of contents, apart from the views themselves.
  var contentSizer: ContentSizer {
    ContentSizer(
      platform: document.platform, images: document.images, context: controlContext, scale: scale,
      mode: environment.content, direction: environment.direction, texts: texts, changesTexts: changesTexts,
      keepsSize: keepsSize)
  }

  func content(ofView position: Int, by sizer: ContentSizer) -> ViewContent {
    var content = sizer.content(
      of: scene.views[position], recorded: originalSize(ofView: position),
      isArranged: document.platform == .macOS && isArranged(position))
    if isLooseAndEmpty(position), content.size.width == nil {
      content.size.width = Self.emptyWidth
      content.naturalSize.width = Self.emptyWidth
    }
    return content
  }

  /// What Interface Builder gives an empty view to keep it visible, in points.
  private static let emptyWidth = 240.0

  /// Whether a view is a plain one without views inside, in a vertical stack view that does not stretch it: `emptyWidth` wide
  /// in 6 projects, otherwise in 3, each with a width of its own.
  private func isLooseAndEmpty(_ position: Int) -> Bool {
    let view = scene.views[position]
    guard document.platform != .macOS, view.kind == .view, view.customClass == nil,
      subviews[position].isEmpty,
      case .arranged = view.slot, let stack = view.parent
    else { return false }
    let attributes = StackViewElement(scene.views[stack].varied)
    return attributes.axis == "vertical" && (attributes.alignment ?? "fill") != "fill"
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
