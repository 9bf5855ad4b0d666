import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbLayoutRendering
import PlumbMarkup

/// Reads a document's colours; those with names come from its resources or are the system's.
struct ColorTable {
  private var named: [String: Color] = [:]
  private let palette: ColorPalette

  init(_ document: DocumentElement, _ palette: ColorPalette) {
    self.palette = palette
    guard let resources = document.resources else { return }
    for entry in resources.children where entry.isNamed(.namedColor) || entry.isNamed(.systemColor) {
      let entry = NamedColorElement(entry)
      guard let name = entry.name, let components = entry.color?.components else { continue }
      if named[name] == nil { named[name] = Color(components) }
    }
  }

  /// The colour of a `<color>`; nil where there is none, or one that cannot be told.
  func color(_ element: ColorElement?) -> Color? {
    guard let element else { return nil }
    if let role = element.systemRole, let color = system(role) ?? named[role] { return color }
    if let name = element.name {
      return named[name] ?? (element.isOfCatalog ? system(name) : nil)
    }
    return element.components.map { Color($0) }
  }

  private func system(_ name: String) -> Color? {
    SystemColor(named: name).map { Color($0, in: palette) }
  }
}

extension Color {
  /// Display P3 is taken for sRGB as well: the difference is less than one sees.
  fileprivate init(_ components: ColorComponents) {
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}
