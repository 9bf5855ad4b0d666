import PlumbAppleFacts
import PlumbGeometry
import PlumbTextMetrics

extension SceneLayout {
  /// Pixels per point of the display to which texts were rounded when the document was saved; nil where it was the
  /// device's.
  ///
  /// An Interface Builder on a display of one pixel a point rounds texts up to whole points, whatever the device. No
  /// document states it, and labels tell: none has a fraction, and one of a single line is a whole number of points high
  /// where a line is not. Where no label tells, documents that name no device and are older than Xcode 8 have points: of a
  /// project's documents of a release the labels speak for these alone 48 times, and for pixels 12 times.
  func findTextScale() -> Double? {
    guard document.platform == .iOS, keepsSize, scale > 1 else { return nil }
    var isWhole = false
    for view in scene.views where view.kind == .label {
      guard let size = view.recorded?.size, size != .zero else { continue }
      guard size.width == size.width.rounded(), size.height == size.height.rounded() else { return nil }
      let font = view.varied.touchFont(standard: .system(17)).known(in: document.release, on: document.platform)
      let line = lineHeight(of: font, platform: .iOS)
      // The heights of text styles tell the text size instead.
      guard font.family == .system, font.style == nil, LabelElement(view.varied).numberOfLines ?? 1 == 1
      else { continue }
      if pixels.ceil(line) != line.rounded(.up) { isWhole = true }
    }
    return isWhole || document.ownDevice == nil && document.release < .xcode8 ? 1 : nil
  }
}
