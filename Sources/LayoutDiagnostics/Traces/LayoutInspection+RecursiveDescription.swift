import PlumbAutoLayout
import PlumbGeometry

extension LayoutInspection {
  /// The views as `recursiveDescription` prints them, a line each:
  ///
  ///     <UIWindow: 0x7f8a10; frame = (0 0; 320 480); …>
  ///        | <UIView: 0x7f8b10; frame = (0 0; 320 480); …>
  ///        |    | <UILabel: 0x7f8c10; frame = (20 20; 42 21); text = 'Name'; …>
  ///
  /// - Parameter node: What to begin with; nil for all roots.
  package func recursiveDescription(under node: NodeID? = nil) -> String {
    var text = ""
    for entry in Outline(self, under: node).entries {
      let item = item(entry.node)
      guard item.isView || entry.depth == 0 else { continue }
      text += String(repeating: "   | ", count: entry.depth) + description(of: entry.node).onOneLine + "\n"
    }
    return text
  }

  /// How an item describes itself; where nobody said it, its class, address and frame.
  package func description(of node: NodeID) -> String {
    let item = item(node)
    if let description = item.description { return description }
    return "<" + item.console.className + ": " + ConsoleItem.hexadecimal(item.console.address) + "; frame = "
      + shownFrame(of: node).printedText + ">"
  }

  /// The frame as the item itself would say it; where nobody knows that, as it was solved, without what is
  /// rounding.
  func shownFrame(of node: NodeID) -> Rect {
    objects.items[node]?.frame ?? (tree.frame(of: node) ?? .zero).snapped
  }
}

extension Rect {
  /// With numbers that are multiples of 2⁻¹⁶.
  var snapped: Rect {
    func snap(_ value: Double) -> Double {
      let scaled = (value * 65536).rounded()
      // A zero without sign.
      return scaled.isFinite ? scaled / 65536 + 0 : value
    }
    return Rect(
      x: snap(origin.x), y: snap(origin.y), width: snap(size.width), height: snap(size.height))
  }
}
