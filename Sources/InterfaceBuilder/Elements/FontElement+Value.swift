import PlumbTextMetrics

/// A font as a `<fontDescription>` asks for it.
package enum FontRequest: Hashable, Sendable {
  case style(TextStyle)
  /// By PostScript name, with its size in points.
  case named(String, size: Double)
  /// The system's, with the name of its weight (`semibold`) where there is one.
  case system(weight: String?, size: Double)
  case italicSystem(size: Double)
}

extension FontDescriptionElement {
  /// What the description asks for.
  ///
  /// - Parameter usual: The view's usual size in points, which a size of zero stands for as well.
  package func request(usual: Double) -> FontRequest {
    if let style = style.flatMap(TextStyle.init(documentName:)) { return .style(style) }
    let size = pointSize.flatMap { $0 > 0 ? $0 : nil } ?? namedSize ?? usual
    if let name { return .named(name, size: size) }
    switch type {
    case "boldSystem": return .system(weight: "bold", size: size)
    case "italicSystem": return .italicSystem(size: size)
    default: return .system(weight: weight, size: size)
    }
  }

  /// The size that the system has for a use, in points: the class properties of `UIFont`, with their documented values.
  private var namedSize: Double? {
    switch size {
    case "smallSystem": 12
    case "system": 14
    case "label": 17
    case "button": 18
    default: nil
    }
  }
}
