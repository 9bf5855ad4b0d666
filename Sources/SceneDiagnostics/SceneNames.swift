import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics

/// What a person calls the views and guides of a scene.
///
/// A view with a label, an identifier or a text is called by that, in quotes; another by its class without Apple's prefix,
/// as Interface Builder's outline does. Where two would have the same name, their ids tell them apart.
struct SceneNames {
  private let layout: SceneLayout

  init(_ layout: SceneLayout) { self.layout = layout }

  /// - Complexity: Linear in the views and guides.
  func layoutNames() -> LayoutNames {
    let scene = layout.scene
    let plain = scene.views.map(plainName)
    var counts: [String: Int] = [:]
    for name in plain { counts[name, default: 0] += 1 }
    var names: [NodeID: String] = [:]
    for (position, view) in scene.views.enumerated() {
      let name = plain[position]
      names[layout.viewNodes[position]] = counts[name] == 1 ? name : name + " " + view.id
    }
    for (position, guide) in scene.guides.enumerated() {
      guard let node = layout.guideNodes[position], names[node] == nil else { continue }
      let owner = names[layout.viewNodes[guide.owner]] ?? ""
      let isRoot = scene.views[guide.owner].parent == nil
      names[node] = isRoot ? guide.kind.name : guide.kind.name + " of " + owner
    }
    return LayoutNames(names)
  }

  private func plainName(_ view: ResolvedView) -> String {
    guard let name = view.displayName else { return className(view) }
    // Line ends and what follows a long text would break the sentence.
    var text = ""
    var count = 0
    for character in name.unicodeScalars {
      guard count < Self.longest else {
        text += "…"
        break
      }
      text.unicodeScalars.append(character.value == 0x0A || character.value == 0x0D ? " " : character)
      count += 1
    }
    return "“" + text + "”"
  }

  private func className(_ view: ResolvedView) -> String {
    let name = view.className(on: layout.document.platform)
    guard view.customClass == nil, name.hasPrefix("UI") || name.hasPrefix("NS") else { return name }
    return String(name.dropFirst(2))
  }

  /// More of a text than this is no name.
  private static let longest = 32
}

extension ResolvedGuide.Kind {
  /// As Interface Builder's outline calls it.
  var name: String {
    switch self {
    case .safeArea: "Safe Area"
    case .layoutMargins: "Layout Margins"
    case .readableContent: "Readable Content"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .top: "Top Layout Guide"
    case .bottom: "Bottom Layout Guide"
    }
  }
}
