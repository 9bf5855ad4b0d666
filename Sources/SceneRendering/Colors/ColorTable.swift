import InterfaceBuilder
import LayoutRendering
import Markup

/// Reads a document's colours; those with names come from its resources or are the system's.
struct ColorTable {
  private var named: [String: Color] = [:]

  init(_ root: MarkupElement) {
    guard let resources = root.firstChild("resources") else { return }
    for entry in resources.children where entry.isNamed("namedColor") || entry.isNamed("systemColor") {
      guard let name = entry["name"], let color = entry.firstChild("color").flatMap(Self.components) else {
        continue
      }
      if named[name] == nil { named[name] = color }
    }
  }

  /// The colour of a `<color>`; nil where there is none, or one that cannot be told.
  func color(_ element: MarkupElement?) -> Color? {
    guard let element else { return nil }
    let system =
      element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] ?? element["cocoaTouchSystemColor"]
    if let system, let color = SystemColors.named(system) ?? named[system] { return color }
    if let name = element["name"] {
      return named[name] ?? (element["catalog"] != nil ? SystemColors.named(name) : nil)
    }
    return Self.components(element)
  }

  /// A view's colour by its key.
  func color(_ view: ResolvedView, _ key: StaticString) -> Color? {
    color(view.varied.firstChild("color", key: key))
  }

  /// Spaces other than sRGB are taken for it: the difference is less than one sees.
  private static func components(_ element: MarkupElement) -> Color? {
    let alpha = element.number("alpha") ?? 1
    if let white = element.number("white") { return Color(white: white, alpha: alpha) }
    if let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let cyan = element.number("cyan"), let magenta = element.number("magenta"),
      let yellow = element.number("yellow"), let black = element.number("black")
    else { return nil }
    return Color(
      red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
      alpha: alpha)
  }
}
