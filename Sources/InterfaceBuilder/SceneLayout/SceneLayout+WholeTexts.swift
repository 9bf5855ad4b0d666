import AutoLayout
import Geometry
import TextMetrics

/// What texts need to be read whole, by Plumb's own metrics, whatever the document records.
extension SceneLayout {
  /// The room that a label or button needs for what it says, in points of its alignment rectangle; nil on an axis on
  /// which nothing is lost where there is less, and for what nobody can measure.
  ///
  /// Texts of several lines need the height that they take at the width that they have. A limit of lines is a choice, and
  /// so is what a custom class makes of its text. A text that may shrink needs what it has when it is smallest.
  ///
  /// - Parameter size: What the view has, in points of its alignment rectangle.
  public func neededSize(ofView position: Int, having size: Size) -> ContentSize {
    let view = scene.views[position]
    guard view.customClass == nil, placeholderSize(of: view) == nil,
      let control = StandardControl(view, on: document.platform, images: document.images)?.adapted(to: texts),
      control.isMeasurable, !control.isEstimate
    else { return .none }
    let context = controlContext(of: view, control)
    switch control {
    case .touch(.label(let text, let font)):
      guard !text.isEmpty else { return .none }
      if let text = wholeText(of: view) { return need(of: text, of: view, having: size, in: context) }
      let line = control.size(in: context)
      let scale = view.smallestScale(of: font)
      return ContentSize(width: line.width.map { $0 * scale }, height: line.height.map { $0 * scale })
    case .touch(.button(let button)):
      return need(of: button, control, of: view, in: context)
    case .desktop(let control) where control.kind == .label && view.cell?.bool("editable") != true:
      guard !control.title.isEmpty else { return .none }
      if let text = wholeText(of: view) { return need(of: text, of: view, having: size, in: context) }
      let line = intrinsicSize(of: control, in: context)
      return ContentSize(width: line.width, height: line.height)
    default: return .none
    }
  }

  /// A copy in which contents are as large as their texts need, and none counts as large as its view was stretched to.
  /// Solved.
  ///
  /// - Parameter needs: By positions in `scene.views`.
  public func needing(_ needs: [(position: Int, size: ContentSize)]) throws(LayoutError) -> SceneLayout {
    var copy = try unstretched()
    for need in needs {
      let node = viewNodes[need.position]
      let old = copy.tree.contentSize(of: node)
      try copy.tree.setContentSize(
        ContentSize(width: need.size.width ?? old.width, height: need.size.height ?? old.height), of: node)
    }
    if !needs.isEmpty { try copy.tree.layout() }
    return copy
  }

  private func wholeText(of view: ResolvedView) -> WrappingText? {
    guard let text = view.wrappingText(on: document.platform)?.adapted(to: texts),
      text.runs.allSatisfy({ $0.font.isKnown })
    else { return nil }
    return text
  }

  private func need(
    of text: WrappingText, of view: ResolvedView, having given: Size, in context: ControlContext
  ) -> ContentSize {
    if text.breaking == .never {
      let line = size(of: text, within: nil, in: context)
      return ContentSize(width: line.width, height: line.height)
    }
    // A line that holds one word more or less by rounding is no news.
    let slack = max(2, given.width / 40)
    let lines = size(of: text, within: (view.preferredTextWidth ?? given.width) + slack, in: context)
    return ContentSize(width: nil, height: lines.height)
  }

  /// A button's title is cut where the button is narrower than it, its room around the title included; its height is
  /// more than the title needs.
  private func need(
    of button: TouchButton, _ control: StandardControl, of view: ResolvedView, in context: ControlContext
  ) -> ContentSize {
    guard case .plain = button.style, !button.title.isEmpty, !button.breaksLines, button.imageSize == nil,
      button.backgroundSize == nil
    else { return .none }
    return ContentSize(
      width: control.size(in: context).width,
      height: size(ofSingleLine: button.title, font: button.font, scale: scale, platform: document.platform).height)
  }
}

extension ResolvedView {
  /// By how much a label's text may shrink to fit: 1 where it may not.
  fileprivate func smallestScale(of font: Font) -> Double {
    guard element.bool("adjustsFontSizeToFit") ?? true else { return 1 }
    if let scale = varied.number("minimumScaleFactor"), scale > 0 { return min(scale, 1) }
    if let least = varied.number("minimumFontSize"), least > 0, font.size > 0 { return min(least / font.size, 1) }
    return 1
  }
}
