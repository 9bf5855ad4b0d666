import AutoLayout
import ConstraintSolver
import Geometry
import TextMetrics

/// What a view's content asks of its layout.
struct ViewContent: Sendable {
  /// Of the alignment rectangle, in points.
  var size = ContentSize.none
  /// The size without regard to a recorded one that is far from it: what the content would have if nothing stretched or
  /// compressed the view.
  var naturalSize = ContentSize.none
  /// Whether anybody can know the size: not that of an absent image, a symbol, or a text in a font that nobody has.
  var isKnown = true
  /// Whether Plumb's metrics have a size that is good enough to go by, known or not.
  var isEstimated = false
  /// Whether the layout uses a recorded extent for want of a better, on one axis at least.
  var isStandIn = false
  /// Whether Plumb's metrics have what the content needs; they do not for text that wraps.
  var isMeasured = true
  var alignmentInsets = EdgeInsets.zero
  var baselines = Baselines.none
  /// The text that is measured anew once the width is known; nil where the height does not depend on it.
  var wrappedText: WrappedText?
}

extension ResolvedView {
  /// Whether the view shows an image of Apple's symbol fonts.
  public var showsSymbol: Bool {
    kind == .imageView && (touchImage?.isSymbol == true || cell?["catalog"] == "system")
  }
}

extension SceneLayout {
  /// Gives every view its content size, priorities, alignment insets and baselines.
  mutating func addContents() throws(LayoutError) {
    var wrappedTexts: [NodeID: WrappedText] = [:]
    if let generation = findUsualGeneration() { usualGeneration = generation }
    for (position, view) in scene.views.enumerated() {
      let content = content(of: view, position)
      contents.append(content)
      let node = viewNodes[position]
      if let text = content.wrappedText {
        wrappedTexts[node] = text
        try tree.setContentDependsOnWidth(true, of: node)
      }
      try tree.setAlignmentInsets(content.alignmentInsets, of: node)
      try tree.setContentSize(content.size, of: node)
      try tree.setBaselines(content.baselines, of: node)
      for axis in Axis.allCases {
        try tree.setContentPriorities(
          priorities(of: view, axis, isStandIn: content.isStandIn), axis, of: node)
      }
    }
    if !wrappedTexts.isEmpty { tree.contentProvider = WrappedTexts(wrappedTexts) }
  }

  /// Gives symbol images the alignment insets that their recorded frames imply; says whether there were any.
  ///
  /// A symbol's frame is larger or smaller than its alignment rectangle by an amount that depends on symbol and
  /// configuration, which is nearly the same at opposite edges. It is written nowhere else, so that measured content
  /// takes it from there too.
  mutating func alignSymbols() throws(LayoutError) -> Bool {
    var changed = false
    // The images that macOS has by name are symbols too, and stand out by 5 or 6 points above and below (n = 3).
    let share: Double = document.platform == .macOS ? 2 : 5
    for (position, view) in scene.views.enumerated()
    where view.showsSymbol || view.kind == .imageView && showsSystemImage(position) {
      guard let recorded = view.recorded, let rect = tree.alignmentRect(of: viewNodes[position]) else {
        continue
      }
      let vertical = (recorded.height - rect.height) / 2
      let horizontal = (recorded.width - rect.width) / 2
      // What differs by more is a view whose size is not the symbol's.
      guard abs(vertical) > 0.2 || abs(horizontal) > 0.2,
        abs(vertical) < rect.height / share, abs(horizontal) < rect.width / share
      else { continue }
      let insets = EdgeInsets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
      contents[position].alignmentInsets = insets
      try tree.setAlignmentInsets(insets, of: viewNodes[position])
      changed = true
    }
    return changed
  }

  /// - Parameter isStandIn: Whether the content's size is a recorded one for want of a better: that is never required,
  ///   since it may be off by what nobody knows, and then it must not be what a conflict is about.
  private func priorities(of view: ResolvedView, _ axis: Axis, isStandIn: Bool) -> ContentPriorities {
    let horizontal = axis == .horizontal
    let hugging = view.varied.priority(
      horizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority", otherwise: 250)
    let resistance = view.varied.priority(
      horizontal ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority",
      otherwise: 750)
    let highest = isStandIn ? Priority(999.99) : .required
    return ContentPriorities(hugging: min(hugging, highest), compressionResistance: min(resistance, highest))
  }

  private func content(of view: ResolvedView, _ position: Int) -> ViewContent {
    let written = StandardControl(view, on: document.platform, images: document.images)
    let control = written?.adapted(to: environment.texts)
    let context = controlContext(of: view, control)
    var content = ownContent(of: view, control, in: context)
    let growth = changesTexts ? growth(of: written, to: control, in: context) : .zero
    if environment.direction == .rightToLeft {
      swap(&content.alignmentInsets.left, &content.alignmentInsets.right)
    }
    let naturalHeight = content.size.height
    let recorded = originalSize(ofView: position)
    let recordedInside = Size(
      width: recorded.width - content.alignmentInsets.left - content.alignmentInsets.right,
      height: recorded.height - content.alignmentInsets.top - content.alignmentInsets.bottom)
    let axes = contentAxes(of: view, control)
    let wraps = seemsToWrap(view, control, recordedInside, content.size)
    // What must be as large as its content was neither stretched nor compressed.
    func isRequired(_ axis: Axis) -> Bool {
      let priorities = priorities(of: view, axis, isStandIn: false)
      return priorities.hugging == .required || priorities.compressionResistance == .required
    }
    func settle(_ axis: Axis, _ keepsStretched: Bool) -> Double? {
      guard axes.contains(axis) else { return nil }
      guard let own = content.size[axis], content.isKnown || content.isEstimated, content.isMeasured
      else {
        if content.size[axis] == nil { content.isKnown = false }
        content.isStandIn = true
        return recordedInside[axis] + growth[axis]
      }
      let usesRecorded = usesRecordedSize(
        of: view, recordedInside[axis], measured: own - growth[axis],
        keepsStretched: keepsStretched || wraps || isRequired(axis))
      return usesRecorded ? recordedInside[axis] + growth[axis] : own
    }
    let isKept = keepsRecordedExtent(view, control)
    content.naturalSize = ContentSize(width: settle(.horizontal, false), height: settle(.vertical, false))
    let keepsStretched = keepsSize && !changesTexts
    content.size = ContentSize(
      width: settle(.horizontal, keepsStretched), height: settle(.vertical, keepsStretched))
    if isKept {
      content.isStandIn = content.isStandIn || content.size.width == nil || content.size.height == nil
      content.size = ContentSize(
        width: content.size.width ?? recordedInside.width,
        height: content.size.height ?? recordedInside.height)
    }
    if let placeholder = placeholderSize(of: view) {
      content.size = placeholder
      content.naturalSize = placeholder
    } else {
      wrap(&content, of: view, recordedInside, in: context)
    }
    let line = heightOfOneLine(ofSeveralIn: content, of: view, recordedInside, in: context)
    content.baselines = baselines(
      of: control, height: line ?? content.size.height ?? recordedInside.height,
      natural: line == nil && hasOtherHeight(view, control) ? naturalHeight : nil, in: context)
    return content
  }

  /// By how much a control's own size grows as its texts become other ones: what Plumb's metrics predict, to be added to
  /// what Interface Builder measured.
  private func growth(
    of written: StandardControl?, to shown: StandardControl?, in context: ControlContext
  ) -> Size {
    guard let before = written?.size(in: context), let after = shown?.size(in: context) else { return .zero }
    return Size(
      width: (after.width ?? 0) - (before.width ?? 0), height: (after.height ?? 0) - (before.height ?? 0))
  }

  /// Whether a recorded extent counts as the content's: on the recorded device it does, since there it agrees with the
  /// constraints whatever it comes from. Elsewhere it does if it is near what the content measures; what is far from it
  /// was stretched or compressed by constraints. Images need no measuring.
  private func usesRecordedSize(
    of view: ResolvedView, _ recorded: Double, measured: Double, keepsStretched: Bool
  ) -> Bool {
    guard environment.content == .recorded, view.recorded != nil, view.kind != .imageView else {
      return false
    }
    return keepsStretched || abs(recorded - measured) <= max(2, measured / 10)
  }

  /// Size and insets as Plumb's own metrics have them.
  private func ownContent(
    of view: ResolvedView, _ control: StandardControl?, in context: ControlContext
  ) -> ViewContent {
    var content = ViewContent()
    if view.kind == .imageView {
      let image = document.platform == .macOS ? view.cell?["image"] : view.touchImage?.name
      if let image {
        let size = document.images[image]
        content.size = ContentSize(width: size?.width, height: size?.height)
        // A symbol's size depends on its configuration; the resources list that of the plain symbol.
        content.isKnown = size != nil && !view.showsSymbol
      }
      // Its frame is drawn outside: n = 8.
      if view.cell?["imageFrameStyle"] == "grayBezel" { content.alignmentInsets = EdgeInsets(all: 3) }
      return content
    }
    guard let control else { return content }
    content.isKnown = control.isMeasurable && !control.isEstimate
    if let text = view.wrappingText(on: document.platform) {
      let shown = text.adapted(to: environment.texts)
      let size = size(of: shown, within: view.preferredTextWidth, in: context)
      content.size = ContentSize(width: size.width, height: size.height)
      content.isKnown = text.runs.allSatisfy { $0.font.isKnown }
    } else if isEmptyArrangedLabel(view) {
      content.size = ContentSize(width: 50, height: 50)
    } else {
      let size = control.size(in: context)
      content.size = ContentSize(width: size.width, height: size.height)
    }
    // The rest of a control with a symbol is measured, so that an estimate of all is better than what was recorded.
    content.isEstimated =
      control.isEstimate && control.isMeasurable && environment.content == .measured
    // Where sizes are as recorded, a text that wraps has its recorded one.
    content.isMeasured =
      environment.content == .measured || !mayWrap(view, lineWidth: content.size.width ?? 0)
    content.alignmentInsets = control.insets(in: context)
    return content
  }

  /// Whether a stack view arranges a label without a text, which Interface Builder keeps visible: 50 points wide (n = 7) and
  /// high (n = 13, of two projects). One of a custom class has no size (n = 10), nor has any elsewhere (n = 16).
  private func isEmptyArrangedLabel(_ view: ResolvedView) -> Bool {
    guard view.kind == .label, document.platform == .iOS, view.customClass == nil, case .arranged = view.slot
    else {
      return false
    }
    return view.text?.isEmpty ?? true
  }

  /// Whether a label's text takes more than one line, which is not measured.
  private func mayWrap(_ view: ResolvedView, lineWidth: Double) -> Bool {
    guard view.kind == .label, view.element.integer("numberOfLines") ?? 1 != 1 else { return false }
    let text = view.text ?? ""
    return text.utf8.contains(0x0A) || lineWidth > (view.recorded?.width ?? .infinity) + 1
  }

  /// Whether a desktop label is recorded with several lines, of which only one is measured.
  private func seemsToWrap(
    _ view: ResolvedView, _ control: StandardControl?, _ recorded: Size, _ measured: ContentSize
  ) -> Bool {
    guard case .desktop(let control)? = control, control.kind == .label, view.recorded != nil,
      let height = measured.height
    else { return false }
    return recorded.height > height * 1.6
  }

  /// `placeholderIntrinsicWidth` and `Height`, in which `infinite` stands for none.
  private func placeholderSize(of view: ResolvedView) -> ContentSize? {
    let width = view.varied["placeholderIntrinsicWidth"]
    let height = view.varied["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return nil }
    return ContentSize(
      width: view.varied.number("placeholderIntrinsicWidth"),
      height: view.varied.number("placeholderIntrinsicHeight"))
  }
}
