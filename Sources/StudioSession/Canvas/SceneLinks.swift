import PlumbInterfaceBuilder
import PlumbMarkup

/// How the scenes of a storyboard hang together.
struct SceneLinks: Sendable {
  /// A segue from one scene to another, by their positions.
  struct Link: Hashable, Sendable {
    let source: Int
    let target: Int
    /// What a person calls it: its identifier, or its kind.
    let title: String
  }

  private(set) var links: [Link] = []
  /// The scene that a storyboard begins with.
  let initial: Int?

  /// - Complexity: Linear in the document's elements.
  init(_ document: InterfaceDocument) {
    var scenes: [String: Int] = [:]
    for (position, scene) in document.scenes.enumerated() {
      if let id = scene.controller?.element.id { scenes[id] = position }
    }
    initial = DocumentElement(document.markup.root).initialViewController.flatMap { scenes[$0] }
    guard !scenes.isEmpty else { return }
    for (source, scene) in document.scenes.enumerated() {
      var open = [scene.objects]
      while let element = open.popLast() {
        for child in element.children.reversed() { open.append(child) }
        guard element.isNamed(.segue) else { continue }
        let segue = SegueElement(element)
        guard let target = segue.destination.flatMap({ scenes[$0] }), target != source else { continue }
        let link = Link(
          source: source, target: target,
          title: segue.identifier ?? segue.relationship ?? segue.kind ?? "segue")
        if !links.contains(link) { links.append(link) }
      }
    }
  }
}
