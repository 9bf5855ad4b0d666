import AutoLayout
import InterfaceBuilder
import LayoutDiagnostics
import TextMetrics

/// What a person calls the views and guides of a scene.
///
/// A view with a label, an identifier or a text is called by that, in quotes; another by its class without
/// Apple's prefix, as Interface Builder's outline does. Where two would have the same name, their ids tell
/// them apart.
public struct SceneNames: Sendable {
  /// By position in `ResolvedScene.views`.
  public let views: [String]
  /// By position in `ResolvedScene.guides`.
  public let guides: [String]

  /// - Complexity: Linear in the views and guides.
  public init(_ scene: ResolvedScene, on platform: Platform) {
    let plain = scene.views.map { Self.plainName($0, on: platform) }
    let counts = Self.counts(plain)
    let views = zip(plain, scene.views).map { name, view in
      counts[name] == 1 ? name : name + " " + view.id
    }
    // A guide of the only root needs no owner to be known.
    let hasOneRoot = scene.views.count { $0.parent == nil } == 1
    guides = scene.guides.map { guide in
      let isPlain = hasOneRoot && scene.views[guide.owner].parent == nil
      return isPlain ? guide.kind.name : guide.kind.name + " of " + views[guide.owner]
    }
    self.views = views
  }

  /// The names by the documents' ids, of guides as well.
  public func byID(in scene: ResolvedScene) -> [String: String] {
    var names: [String: String] = [:]
    for (guide, name) in zip(scene.guides, guides) { names[guide.id] = name }
    for (view, name) in zip(scene.views, views) { names[view.id] = name }
    return names
  }

  /// The names by the nodes of the scene's layout.
  func layoutNames(of layout: SceneLayout) -> LayoutNames {
    var names: [NodeID: String] = [:]
    for (node, name) in zip(layout.viewNodes, views) { names[node] = name }
    for (node, name) in zip(layout.guideNodes, guides) {
      if let node, names[node] == nil { names[node] = name }
    }
    return LayoutNames(names)
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    return counts
  }

  private static func plainName(_ view: ResolvedView, on platform: Platform) -> String {
    guard let name = view.displayName else { return className(view, on: platform) }
    // Line ends and what follows a long text would break the sentence.
    var text = ""
    var count = 0
    for character in name.unicodeScalars {
      guard count < longest else {
        text += "…"
        break
      }
      text.unicodeScalars.append(character.value == 0x0A || character.value == 0x0D ? " " : character)
      count += 1
    }
    return "“" + text + "”"
  }

  private static func className(_ view: ResolvedView, on platform: Platform) -> String {
    let name = view.className(on: platform)
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
