import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// What a text needs to be read whole, in points of its view's alignment rectangle.
package struct TextNeed: Hashable, Sendable {
  /// Nil where a narrower view cuts nothing, since the text wraps.
  package var width: Double?
  package var height: Double
  /// Of a single line.
  package var lineHeight: Double

  package var size: ContentSize { ContentSize(width: width, height: height) }
}

/// What texts need, by Plumb's own metrics, whatever the document records.
extension SceneLayout {
  /// The room that a label or button needs for what it says; nil for other views, and for what nobody can
  /// measure.
  ///
  /// Texts of several lines need the height that they take at the width that they have. A limit of lines is a
  /// choice, and so is what a custom class makes of its text. A text that may shrink needs what it has when
  /// it is smallest.
  ///
  /// - Parameter size: What the view has, in points of its alignment rectangle.
  package func textNeed(ofView position: Int, having size: Size) -> TextNeed? {
    let view = scene.views[position]
    let measured = contents[position].measuredSize
    // What is as large as its text on one line needs no second look.
    guard measured.width ?? 0 > size.width + 0.5 || measured.height ?? 0 > size.height + 0.5 else {
      return nil
    }
    guard view.kind == .label || view.kind == .button || view.kind == .textField, view.customClass == nil,
      placeholderSize(of: view) == nil,
      let control = StandardControl(view, on: document.platform, images: document.images)?.adapted(to: texts),
      control.isMeasurable, !control.isEstimate
    else { return nil }
    let context = controlContext(of: view, control)
    switch control {
    case .touch(.label(let text, let font)):
      return text.isEmpty
        ? nil
        : need(
          of: control, view, scale: LabelElement(view.varied).smallestScale(ofSize: font.size), having: size,
          in: context)
    case .touch(.button(let button)):
      return need(of: button, control, in: context)
    case .desktop(let label) where label.kind == .label && view.cell?.editable != true:
      return label.title.isEmpty ? nil : need(of: control, view, scale: 1, having: size, in: context)
    default: return nil
    }
  }

  /// A copy in which contents are as large as their texts need. Solved.
  ///
  /// - Parameter needs: By positions in `scene.views`.
  package func needing(_ needs: [(position: Int, need: TextNeed)]) throws(LayoutError) -> SceneLayout {
    var copy = self
    for (position, need) in needs {
      let node = viewNodes[position]
      let old = copy.tree.contentSize(of: node)
      try copy.tree.setContentSize(
        ContentSize(width: need.width ?? old.width, height: need.height), of: node)
    }
    try copy.tree.layout()
    return copy
  }

  /// - Parameter scale: By how much the text may shrink.
  private func need(
    of control: StandardControl, _ view: ResolvedView, scale: Double, having given: Size,
    in context: ControlContext
  ) -> TextNeed? {
    guard let text = view.wrappingText(on: document.platform)?.adapted(to: texts) else {
      let line = control.size(in: context)
      guard let width = line.width, let height = line.height else { return nil }
      return TextNeed(width: width * scale, height: height * scale, lineHeight: height * scale)
    }
    guard text.runs.allSatisfy({ $0.font.isKnown }) else { return nil }
    let line = heightOfOneLine(of: text, context)
    if text.breaking == .never {
      let whole = size(of: text, within: nil, in: context)
      return TextNeed(width: whole.width * scale, height: whole.height * scale, lineHeight: line * scale)
    }
    // A line that holds one word more or less by rounding is no news.
    let slack = max(2, given.width / 40)
    let lines = size(of: text, within: (view.preferredTextWidth ?? given.width) + slack, in: context)
    return TextNeed(width: nil, height: lines.height, lineHeight: line)
  }

  /// A button's title is cut where the button is narrower than it and the room around it. How high the button
  /// is matters as far as the title needs it.
  private func need(
    of button: TouchButton, _ control: StandardControl, in context: ControlContext
  ) -> TextNeed? {
    guard case .plain = button.style, !button.title.isEmpty, !button.breaksLines, button.imageSize == nil,
      button.backgroundSize == nil
    else { return nil }
    let title = size(
      ofSingleLine: button.title, font: button.font, scale: scale, platform: document.platform)
    return TextNeed(
      width: control.size(in: context).width, height: title.height, lineHeight: title.height)
  }
}
