import PlumbInterfaceBuilder
import PlumbMarkup

/// The names that code gives the views of a scene: the names of the outlets that lead to them.
struct OutletNames: Sendable {
  /// The first outlet's name of each view, by the view's id in the document.
  private var names: [String: String] = [:]

  /// - Parameter id: The scene's id; nil for the objects of a xib.
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

  /// The outlets of Apple's own classes, which say nothing about a view's meaning.
  private static let frameworkOutlets: [StaticString] = [
    "accessoryView", "backgroundView", "collectionView", "contentView", "dataSource", "delegate",
    "documentView", "headerView", "imageView", "initialFirstResponder", "inputAccessoryView", "inputView",
    "nextKeyView", "tableView", "textField", "textLabel", "view", "window",
  ]
}
