import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbTextMetrics

extension ContentSizer {
  /// The size of a label or button whose text is a line, rounded as it was when the document was saved.
  ///
  /// At three pixels a point each of its recorded numbers tells by itself, whatever most of the scene's texts do: a width with
  /// a fraction was rounded to the device's pixels, a whole height that no constraint gives to points (nearer in 14 projects,
  /// further off in one). At two pixels a point the difference is half a point, and whole numbers are as often something else's
  /// (nearer in 16, further off in 12).
  func roundedAsSaved(
    _ size: ContentSize, of view: ResolvedView, _ control: StandardControl?, in context: ControlContext
  ) -> ContentSize {
    guard platform == .iOS, scale > 2, let recorded = view.recorded?.size, recorded.height > 0,
      control?.fontOfLine(in: view) != nil
    else { return size }
    func measured(at scale: Double) -> ContentSize {
      if scale == context.scale { return size }
      var context = context
      context.scale = scale
      return ownContent(of: view, control, in: context).size
    }
    let isWholeHeight = recorded.height == recorded.height.rounded() && !view.hasWrittenHeight
    return ContentSize(
      width: measured(at: recorded.width == recorded.width.rounded() ? context.scale : scale).width,
      height: measured(at: isWholeHeight ? 1 : context.scale).height)
  }
}
