import Geometry
import Markup

extension MarkupElement {
  /// A number that layout can use: nil where there is none, or one that no screen has and whose sums would be
  /// infinite.
  public func number(_ attribute: StaticString) -> Double? {
    guard let value = double(attribute), abs(value) <= 1e9 else { return nil }
    return value
  }

  /// The rectangle of a child `<rect key="…">` with the given key, as it is written.
  public func rect(key: StaticString) -> Rect? {
    guard let rect = firstChild("rect", key: key) else { return nil }
    return Rect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0,
      width: rect.number("width") ?? 0, height: rect.number("height") ?? 0)
  }

  /// The child that records the view's frame.
  public var recordedFrameElement: MarkupElement? {
    firstChild("rect", key: "frame") ?? firstChild("frame", key: "frameInset")
  }

  /// The view's frame; Xcode 8's first releases wrote `<frame key="frameInset" minX="…" width="…">` for it.
  var recordedFrame: Rect? {
    if let rect = rect(key: "frame") { return rect }
    guard let frame = firstChild("frame", key: "frameInset") else { return nil }
    return Rect(
      x: frame.number("minX") ?? 0, y: frame.number("minY") ?? 0,
      width: frame.number("width") ?? 0, height: frame.number("height") ?? 0)
  }

  /// The insets of a child element with the given name and key; directional ones are read left to right.
  func insets(_ name: StaticString, key: StaticString) -> EdgeInsets? {
    firstChild(name, key: key)?.edgeInsets
  }

  /// The insets that the element's own attributes give.
  var edgeInsets: EdgeInsets {
    EdgeInsets(
      top: number("top") ?? number("minY") ?? 0,
      left: number("left") ?? number("leading") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("trailing") ?? number("maxX") ?? 0)
  }

  /// Whether the element describes a view: it has a frame, or a name that only views have.
  ///
  /// The frame is the better sign: an element kind that nobody has heard of yet is a view if it has one.
  var isView: Bool {
    if isNamed("variation") { return false }
    return firstChild("rect", key: "frame") != nil || firstChild("frame", key: "frameInset") != nil
      || ViewKind(elementName: name) != nil
  }

  /// Whether the element describes a view controller, by the name that all kinds of them have.
  var isController: Bool { name.hasSuffix("Controller") }
}
