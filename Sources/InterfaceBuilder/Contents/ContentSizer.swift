import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

/// The sizes of contents, as a function of views and of what surrounds them.
///
/// It knows no layout: neither tree nor solution has a say in what a content asks for.
struct ContentSizer: Sendable {
  let platform: Platform
  let images: ImageTable
  /// The surroundings that all views share, with the scene's usual design of controls.
  let context: ControlContext
  /// The designs of macOS controls by view id, where the document may be in two.
  let generations: [String: DesktopGeneration]
  /// Pixels per point of the device; texts may have been rounded to others.
  let scale: Double
  let mode: ContentMode
  let direction: LayoutDirection
  /// What changes texts of the scene.
  let texts: TextSettings
  /// Whether roots have their recorded sizes, on the device that the document was saved for.
  let keepsSize: Bool

  /// A view's content.
  ///
  /// - Parameters:
  ///   - frame: The size of the recorded frame, or of what stands for it, in points.
  ///   - isArranged: Whether a stack view arranges the view, or a view around it.
  ///   - isInStaleSize: Whether the size of a view around the view is looked for.
  func content(of view: ResolvedView, recorded frame: Size, isArranged: Bool, isInStaleSize: Bool)
    -> ViewContent
  {
    let written = control(of: view)
    let control = written?.adapted(to: texts)
    let context = context(of: view, control)
    var own = ownContent(of: view, control, in: context)
    own.size = roundedAsSaved(own.size, of: view, control, in: context)
    var content = ViewContent(measuredSize: own.size, alignmentInsets: own.insets)
    if direction == .rightToLeft { swap(&content.alignmentInsets.left, &content.alignmentInsets.right) }
    let recorded = frame.inset(by: content.alignmentInsets)
    if let placeholder = view.placeholderSize {
      content.size = placeholder
      content.naturalSize = placeholder
      content.trust = own.trust.isKnown ? .exact : .estimated
    } else {
      let growth = changesTexts ? growth(of: written, to: control, in: context) : .zero
      let keeps =
        isArranged && keepsRecordedExtent(view, control)
        || isInStaleSize && view.recorded != nil && (mode == .recorded || control == nil)
      settle(&content, own, of: view, control, recorded, growth, keepsRecordedExtent: keeps)
      wrap(&content, of: view, recorded, in: context)
    }
    let line = heightOfOneLine(ofSeveralIn: content, of: view, recorded, in: context)
    content.baselines = baselines(
      own.baseline, of: control, height: line ?? content.size.height ?? recorded.height,
      natural: line == nil && hasOtherHeight(view, control) ? own.size.height : nil)
    return content
  }

  /// The view as a standard control, with its texts as they are written.
  func control(of view: ResolvedView) -> StandardControl? {
    StandardControl(view, on: platform, images: images)
  }

  /// Whether the environment changes texts of the scene.
  var changesTexts: Bool { texts != TextSettings() }

  /// The facts beside its own attributes that decide a view's control.
  func context(of view: ResolvedView, _ control: StandardControl?) -> ControlContext {
    if context.scale != scale, let height = view.recorded?.size.height, height != height.rounded(),
      control?.fontOfLine(in: view) != nil
    {
      // A line with a fraction was rounded to the device's pixels after the others (4 projects, none otherwise).
      var context = context
      context.scale = scale
      return context
    }
    guard let generation = generations[view.id] else { return context }
    var context = context
    context.generation = generation
    return context
  }
}

extension Size {
  /// The size of the alignment rectangle of a frame of this size, in points.
  func inset(by insets: EdgeInsets) -> Size {
    Size(width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
