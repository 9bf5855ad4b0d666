import PlumbGeometry
import PlumbInterfaceBuilder
@_spi(Lookup) import PlumbMarkup

/// Writes other frames into a document's text, as a person with an editor would.
package struct FrameEdits {
  private var replacements: [(range: Range<Int>, text: String)] = []

  package init() {}

  /// Gives a view another recorded frame; a view that has none keeps none.
  package mutating func set(_ frame: Rect, of view: ResolvedView) {
    let children = Array(view.element.children)
    if let rect = children.first(where: { $0.isNamed("rect") && $0["key"] == "frame" }) {
      replace(rect, ["x", "y", "width", "height"], frame)
    } else if let inset = children.first(where: { $0.isNamed("frame") && $0["key"] == "frameInset" }) {
      replace(inset, ["minX", "minY", "width", "height"], frame)
    }
  }

  /// Has the document say nothing of whether the view is misplaced or ambiguous.
  package mutating func removeMarks(of view: ResolvedView) {
    for name in ["misplaced", "ambiguous"] {
      guard let mark = view.element.attributes.first(where: { $0.name == name }) else { continue }
      replacements.append((mark.valueRange, "NO"))
    }
  }

  private mutating func replace(_ element: MarkupElement, _ names: [String], _ frame: Rect) {
    for (name, number) in zip(names, frame.numbers) {
      guard let attribute = element.attributes.first(where: { $0.name == name }) else { continue }
      replacements.append((attribute.valueRange, String(number)))
    }
  }

  /// The document with the edits.
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    var edited: [UInt8] = []
    var position = 0
    for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edited += bytes[position..<range.lowerBound]
      edited += text.utf8
      position = range.upperBound
    }
    return edited + bytes[position...]
  }
}

extension Rect {
  /// x, y, width and height.
  package var numbers: [Double] { [minX, minY, width, height] }

  /// Whether no number differs by more than a tolerance in points.
  package func isNear(_ other: Rect, within tolerance: Double = 1e-6) -> Bool {
    zip(numbers, other.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

extension ResolvedView {
  /// Whether constraints or a stack view decide where the view is, rather than its owner, its mask or nobody.
  package func isConstrained(in scene: ResolvedScene) -> Bool {
    guard let parent, recorded != nil, element["fixedFrame"] != "YES", !isHidden else { return false }
    return scene.views[parent].kind == .stackView
      || element["translatesAutoresizingMaskIntoConstraints"] == "NO"
  }
}
