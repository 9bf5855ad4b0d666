import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Pixels per point of the display to which texts were rounded when the document was saved; nil where it was the
  /// device's.
  ///
  /// An Interface Builder on a display of one pixel a point rounds texts up to whole points, whatever the device. No
  /// document states it, and labels tell: none has a fraction, and one of a single line is a whole number of points high
  /// where a line is not. So do labels of text styles, since lines of other text sizes are as seldom whole (nearer in 3 projects,
  /// further off in 2). At three pixels a point, where it makes the most difference, configured buttons tell as well, and
  /// some fractions prove nothing: more whole heights than fractions do (nearer in 13 projects, further off in 8). Where nothing tells,
  /// documents that name no device and are older than Xcode 8 have points: of a project's documents of a release the labels
  /// speak for these alone 48 times, and for pixels 12 times.
  func findTextScale() -> Double? {
    guard document.platform == .iOS, keepsSize, scale > 1 else { return nil }
    let sizer = contentSizer
    var (whole, fine, hasFraction) = (0, 0, false)
    for view in scene.views where view.kind == .label || scale > 2 && view.kind == .button {
      guard let size = view.recorded?.size, size != .zero else { continue }
      if view.kind == .label {
        if size.width != size.width.rounded() { fine += 1 }
        if size.width != size.width.rounded() || size.height != size.height.rounded() { hasFraction = true }
      }
      guard !view.hasWrittenHeight,
        let font = sizer.control(of: view)?.fontOfLine(in: view)?.known(
          in: document.release, on: document.platform)
      else { continue }
      let line = lineHeight(of: font, platform: .iOS)
      if pixels.ceil(line) == line.rounded(.up) { continue }
      if size.height == size.height.rounded() { whole += 1 } else { fine += 1 }
    }
    if hasFraction { return scale > 2 && whole > fine ? 1 : nil }
    return whole > 0 || document.ownDevice == nil && document.release < .xcode8 ? 1 : nil
  }
}

extension StandardControl {
  /// The font of what is a line high, but for whole points; nil where more than a line decides the height.
  func fontOfLine(in view: ResolvedView) -> Font? {
    switch self {
    case .touch(.label(let text, let font))
    where !text.isEmpty && font.family == .system && view.wrappingText(on: .iOS) == nil:
      return font
    case .touch(.button(let button))
    where !button.title.isEmpty && button.font.family == .system && button.imageSize == nil
      && button.symbol == nil && !button.lacksImageSize:
      guard case .configuration(let configuration) = button.style, configuration.contentInsets == nil else {
        return nil
      }
      return button.font
    default: return nil
    }
  }
}
