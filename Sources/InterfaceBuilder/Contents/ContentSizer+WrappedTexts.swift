import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension ContentSizer {
  /// Makes a content's height depend on its width where its text may take several lines.
  ///
  /// Measured heights always depend on widths. Recorded heights change only where widths or texts differ from
  /// the recorded ones; Plumb's metrics give the difference.
  func wrap(_ content: inout ViewContent, of view: ResolvedView, _ recorded: Size, in context: ControlContext)
  {
    guard let written = view.wrappingText(on: platform), written.breaking != .never,
      view.preferredTextWidth == nil
    else { return }
    let text = written.adapted(to: texts)
    if mode == .measured {
      guard content.trust.isKnown else { return }
      content.wrappedText = WrappedText(text: text, context: context, offset: 0, slack: 0, lineHeight: 0)
      return
    }
    guard !keepsSize || changesTexts, view.recorded != nil else { return }
    let slack = lineSlack(of: written, recorded, in: context)
    let line = written.heightOfOneLine(in: context)
    let then = size(of: written, within: recorded.width + slack, in: context)
    let now = size(of: text, within: recorded.width + slack, in: context)
    let difference = recorded.height - then.height
    let isStretched =
      content.trust.isKnown && !isHeight(recorded.height, near: then.height, orALineMoreOrLess: line)
    content.wrappedText = WrappedText(
      text: text, context: context, offset: isStretched ? 0 : difference, slack: slack,
      lineHeight: text.heightOfOneLine(in: context))
    content.size.height = isStretched ? now.height : now.height + difference
    let natural = size(of: text, within: nil, in: context)
    if natural.height < now.height { content.size.width = max(natural.width, recorded.width) }
  }

  /// The error that Plumb's widths may have against Interface Builder's, in points.
  ///
  /// It is 0 where lines as wide as the view give the recorded height, and wider lines do not.
  func lineSlack(of text: WrappingText?, _ recorded: Size, in context: ControlContext) -> Double {
    let slack = max(2, recorded.width / 40)
    guard let text, text.breaking != .never else { return slack }
    func isHeight(_ slack: Double) -> Bool {
      abs(size(of: text, within: recorded.width + slack, in: context).height - recorded.height) <= 0.5
    }
    return !isHeight(slack) && isHeight(0) ? 0 : slack
  }

  /// Whether a recorded height is that of a text: near the measured height, or a line more or less.
  ///
  /// Constraints stretched or compressed a height that is further off.
  private func isHeight(_ recorded: Double, near measured: Double, orALineMoreOrLess line: Double) -> Bool {
    let difference = abs(recorded - measured)
    return difference <= max(2, measured / 10) || abs(difference - line) <= 2
  }

  /// The height of one line, in points, for a macOS label that has several lines or may get them.
  ///
  /// The label's first and last baseline lie as in two labels of one line, at its top and at its bottom. Nil
  /// where the label has one line, which is centered.
  func heightOfOneLine(
    ofSeveralIn content: ViewContent, of view: ResolvedView, _ recorded: Size, in context: ControlContext
  ) -> Double? {
    guard platform == .macOS,
      let text = view.wrappingText(on: .macOS)?.adapted(to: texts), text.breaking != .never,
      content.wrappedText != nil
        || text.lines(within: view.preferredTextWidth ?? recorded.width).count > 1
    else { return nil }
    return text.heightOfOneLine(in: context)
  }
}

extension WrappingText {
  /// The height of one line in the font of the text's beginning, in points; 0 for an empty text.
  func heightOfOneLine(in context: ControlContext) -> Double {
    guard let run = runs.first(where: { !$0.text.isEmpty }) else { return 0 }
    let line = WrappingText([TextRun("x", font: run.font)], platform: platform)
    return PlumbTextMetrics.size(of: line, within: nil, in: context).height
  }
}
