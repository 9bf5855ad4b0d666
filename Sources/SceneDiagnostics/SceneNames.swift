import PlumbAppleFacts
import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbLayoutDiagnostics
import PlumbTextMetrics

/// The names under which people see the views and guides of a scene.
///
/// A view with a label, an identifier or a text has this as its name, in quotes. Another view has the name of
/// the outlet that leads to it. A view without all these has the name of its class, as in code and Interface
/// Builder.
///
/// Views that would share a name are named by their outlets, and without outlets have their ids added.
package struct SceneNames: Sendable {
  /// The names of views, by position in `ResolvedScene.views`.
  package let views: [String]
  /// The names of guides, by position in `ResolvedScene.guides`.
  package let guides: [String]
  let outlets: OutletNames

  /// - Complexity: Linear in the views and guides, and in the document's elements of the scene.
  package init(_ scene: ResolvedScene, in document: InterfaceDocument) {
    let outlets = OutletNames(document, scene: scene.id)
    var names = scene.views.map { Self.plainName($0, outlets, on: document.platform) }
    let shared = Self.counts(names)
    for (position, view) in scene.views.enumerated() where shared[names[position]] != 1 {
      if let outlet = outlets.name(of: view.id) { names[position] = Self.quoted(outlet) }
    }
    let counts = Self.counts(names)
    let views = zip(names, scene.views).map { name, view in
      counts[name] == 1 ? name : name + " " + view.id
    }
    // A guide of the only root is clear without its owner.
    let hasOneRoot = scene.views.count { $0.parent == nil } == 1
    guides = scene.guides.map { guide in
      let isPlain = hasOneRoot && scene.views[guide.owner].parent == nil
      return isPlain ? guide.kind.name : guide.kind.name + " of " + views[guide.owner]
    }
    self.views = views
    self.outlets = outlets
  }

  /// The names of views and guides, by the ids in the document.
  package func byID(in scene: ResolvedScene) -> [String: String] {
    var names: [String: String] = [:]
    for (guide, name) in zip(scene.guides, guides) { names[guide.id] = name }
    for (view, name) in zip(scene.views, views) { names[view.id] = name }
    return names
  }

  /// The names of views and guides, by the nodes of the scene's layout.
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

  private static func plainName(
    _ view: ResolvedView, _ outlets: OutletNames, on platform: Platform
  ) -> String {
    (view.displayName ?? outlets.name(of: view.id)).map(quoted) ?? view.className(on: platform)
  }

  private static func quoted(_ name: String) -> String { "“" + SceneNaming.inSentence(name) + "”" }
}

extension ResolvedGuide.Kind {
  /// The name in Interface Builder's outline.
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
