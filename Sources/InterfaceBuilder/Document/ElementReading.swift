import Geometry

extension MarkupElement {
  /// The rectangle of a child `<rect key="…">` with the given key, as it is written.
  func rect(key: StaticString) -> Rect? {
    guard let rect = firstChild("rect", key: key) else { return nil }
    return Rect(
      x: rect.double("x") ?? 0, y: rect.double("y") ?? 0,
      width: rect.double("width") ?? 0, height: rect.double("height") ?? 0)
  }

  /// The view's frame; Xcode 8's first releases wrote `<frame key="frameInset" minX="…" width="…">` for it.
  var recordedFrame: Rect? {
    if let rect = rect(key: "frame") { return rect }
    guard let frame = firstChild("frame", key: "frameInset") else { return nil }
    return Rect(
      x: frame.double("minX") ?? 0, y: frame.double("minY") ?? 0,
      width: frame.double("width") ?? 0, height: frame.double("height") ?? 0)
  }

  /// The insets of a child element with the given name and key; directional ones are read left to right.
  func insets(_ name: StaticString, key: StaticString) -> EdgeInsets? {
    guard let insets = firstChild(name, key: key) else { return nil }
    return EdgeInsets(
      top: insets.double("top") ?? insets.double("minY") ?? 0,
      left: insets.double("left") ?? insets.double("leading") ?? insets.double("minX") ?? 0,
      bottom: insets.double("bottom") ?? insets.double("maxY") ?? 0,
      right: insets.double("right") ?? insets.double("trailing") ?? insets.double("maxX") ?? 0)
  }

  /// Whether the element describes a view: it has a frame, or a name that only views have.
  ///
  /// The frame is the better sign: an element kind that nobody has heard of yet is a view if it has one.
  var isView: Bool {
    if isNamed("variation") { return false }
    return firstChild("rect", key: "frame") != nil || firstChild("frame", key: "frameInset") != nil
      || ViewKind(elementName: name) != nil
  }
}
