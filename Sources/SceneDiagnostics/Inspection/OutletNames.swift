import PlumbInterfaceBuilder
import PlumbMarkup

/// What code calls the views of a scene: the names of the outlets that lead to them.
struct OutletNames: Sendable {
  /// By the document's ids; the first outlet of a view has it.
  private var names: [String: String] = [:]

  /// - Parameter id: The scene's; nil for the objects of a xib.
  /// - Complexity: Linear in the elements of the scene.
  init(_ document: InterfaceDocument, scene id: String?) {
    let scenes = document.scenes
    guard let scene = scenes.first(where: { $0.id == id }) ?? scenes.first else { return }
    for index in scene.objects.index..<scene.objects.subtreeEnd {
      let element = document.markup.element(at: index)
      guard element.isNamed(.outlet) else { continue }
      let outlet = ConnectionElement(element)
      if let id = outlet.destination, let name = outlet.property,
        !Self.frameworkOutlets.contains(where: { $0.description == name }), names[id] == nil
      {
        names[id] = name
      }
    }
  }

  func name(of id: String) -> String? { names[id] }

  /// Outlets of Apple's own classes say nothing of what a view is.
  private static let frameworkOutlets: [StaticString] = [
    "accessoryView", "backgroundView", "collectionView", "contentView", "dataSource", "delegate",
    "documentView", "headerView", "imageView", "initialFirstResponder", "inputAccessoryView", "inputView",
    "nextKeyView", "tableView", "textField", "textLabel", "view", "window",
  ]
}
