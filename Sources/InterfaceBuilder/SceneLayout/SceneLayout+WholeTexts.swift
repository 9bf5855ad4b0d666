import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbMarkup
import PlumbTextMetrics

/// The room that a text needs to be read whole, in points of its view's alignment rectangle.
package struct TextNeed: Hashable, Sendable {
  /// The width; nil where the text wraps, so that a narrower view cuts nothing.
  package var width: Double?
  package var height: Double
  /// The height of a single line.
  package var lineHeight: Double

  package var size: ContentSize { ContentSize(width: width, height: height) }
}

/// The room that texts need by Plumb's own metrics, whatever the document records.
extension SceneLayout {
  /// The room that a label or button needs for its text.
  ///
  /// Nil for other views, for texts that nobody can measure, and for views as large as their text on one
  /// line.
  ///
  /// Texts of several lines need the height that they take at their present width. A limit of lines is a
  /// choice, and so is a custom class's way with its text. A text that may shrink needs the room of its
  /// smallest size.
  ///
  /// - Parameter size: The view's present size, in points of its alignment rectangle.
  package func textNeed(ofView position: Int, having size: Size) -> TextNeed? {
    let view = scene.views[position]
    let measured = contents[position].measuredSize
    // A view as large as its text on one line needs no second look.
    guard measured.width ?? 0 > size.width + 0.5 || measured.height ?? 0 > size.height + 0.5 else {
      return nil
    }
    guard view.kind == .label || view.kind == .button || view.kind == .textField, view.customClass == nil,
      view.placeholderSize == nil,
      let control = StandardControl(view, on: document.platform, images: document.images)?.adapted(to: texts),
      control.doubt == nil
    else { return nil }
    let context = contentSizer.context(of: view, control)
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

  /// A solved copy in which contents are as large as their texts need.
  ///
  /// - Parameter needs: The needs, with positions in `scene.views`.
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

  /// The room that a label's text needs.
  ///
  /// - Parameter scale: The smallest scale to which the text may shrink.
  private func need(
    of control: StandardControl, _ view: ResolvedView, scale: Double, having given: Size,
    in context: ControlContext
  ) -> TextNeed? {
    guard let text = view.wrappingText(on: document.platform)?.adapted(to: texts) else {
      let line = control.spec(in: context).size
      guard let width = line.width, let height = line.height else { return nil }
      return TextNeed(width: width * scale, height: height * scale, lineHeight: height * scale)
    }
    guard text.runs.allSatisfy({ $0.font.isKnown }) else { return nil }
    let line = text.heightOfOneLine(in: context)
    if text.breaking == .never {
      let whole = size(of: text, within: nil, in: context)
      return TextNeed(width: whole.width * scale, height: whole.height * scale, lineHeight: line * scale)
    }
    // One word more or less on a line is only rounding.
    let slack = max(2, given.width / 40)
    let lines = size(of: text, within: (view.preferredTextWidth ?? given.width) + slack, in: context)
    return TextNeed(width: nil, height: lines.height, lineHeight: line)
  }

  /// The room that a button's title needs.
  ///
  /// The title is cut where the button is narrower than the title with the room around it. The button's
  /// height matters only as far as the title needs it.
  private func need(
    of button: TouchButton, _ control: StandardControl, in context: ControlContext
  ) -> TextNeed? {
    guard case .plain = button.style, !button.title.isEmpty, !button.breaksLines, button.imageSize == nil,
      button.backgroundSize == nil
    else { return nil }
    let title = size(
      ofSingleLine: button.title, font: button.font, scale: scale, platform: document.platform)
    return TextNeed(
      width: control.spec(in: context).size.width, height: title.height, lineHeight: title.height)
  }
}
