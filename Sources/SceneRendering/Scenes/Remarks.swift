import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder

/// What is wrong with a view, in a few words.
enum Remarks {
  /// - Parameters:
  ///   - changes: From the recorded frame to the solved one.
  ///   - isTerse: Whether there are many remarks, so that a few letters have to do; where a misplaced view should be,
  ///     its dashed outline says.
  static func remark(
    on trouble: LayoutTrouble?, changes: (from: Rect, to: Rect)?, isTerse: Bool
  ) -> String {
    switch trouble {
    case .open(let free):
      let open = words(free).joined(separator: ", ")
      return isTerse ? open + "?" : "ambiguous " + open
    case .misplaced: break
    case .following, .doubtful, nil: return ""
    }
    guard let (recorded, frame) = changes, !isTerse else { return "" }
    var parts: [String] = []
    let changes = [
      ("x", frame.minX - recorded.minX), ("y", frame.minY - recorded.minY),
      ("width", frame.width - recorded.width), ("height", frame.height - recorded.height),
    ]
    for (name, change) in changes where abs(change) >= 0.25 {
      parts.append(name + (change < 0 ? " −" : " +") + number(abs(change)))
    }
    return parts.joined(separator: ", ")
  }

  private static func words(_ free: FrameFreedom) -> [String] {
    var words: [String] = []
    if free.contains(.x) { words.append("x") }
    if free.contains(.y) { words.append("y") }
    if free.contains(.width) { words.append("width") }
    if free.contains(.height) { words.append("height") }
    return words
  }

  /// A length in points with at most one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int64((min(max(value, -1e9), 1e9) * 10).rounded())
    let whole = String(abs(tenths) / 10)
    let fraction = abs(tenths) % 10
    return (tenths < 0 ? "−" : "") + (fraction == 0 ? whole : whole + "." + String(fraction))
  }
}
