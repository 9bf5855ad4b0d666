import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension SceneBuild {
  /// File's Owner and what else the document has stand-ins for.
  func takePlaceholders(owner: Any?, external: [String: Any]) {
    for child in element.objects.children where child.isNamed(.placeholder) {
      guard let id = child.id, let identifier = PlaceholderElement(child).placeholderIdentifier else {
        continue
      }
      objects[id] = (identifier == "IBFilesOwner" ? owner : external[identifier]) as? NSObject
    }
  }

  /// Sets runtime attributes and then outlets and actions, in document order.
  func makeConnections() {
    makeGestures()
    var elements = [element.objects]
    // Views and controllers have connections as placeholders do.
    var connected: [(element: PlaceholderElement, object: NSObject)] = []
    while let next = elements.popLast() {
      elements.append(contentsOf: next.children.reversed())
      let element = PlaceholderElement(next)
      guard let id = next.id,
        element.connections != nil || !element.userDefinedRuntimeAttributes.isEmpty,
        let object = objects[id] ?? guide(id)
      else { continue }
      connected.append((element, object))
    }
    for (element, object) in connected { setRuntimeAttributes(element, of: object) }
    for (element, object) in connected { connectOutlets(element, of: object) }
    for (element, object) in connected {
      connectActions(element, of: object)
      connectSegues(of: element, from: object)
    }
  }

  private func setRuntimeAttributes(_ element: PlaceholderElement, of object: NSObject) {
    for attribute in element.userDefinedRuntimeAttributes {
      guard let keyPath = attribute.keyPath else { continue }
      set(RuntimeAttributes.value(of: attribute, in: file), keyPath, of: object, isOutlet: false)
    }
  }

  private func connectOutlets(_ element: PlaceholderElement, of object: NSObject) {
    guard let connections = element.connections else { return }
    var collections: [(name: String, members: [NSObject])] = []
    for child in connections.children {
      let connection = ConnectionElement(child)
      guard let property = connection.property, let id = connection.destination else { continue }
      guard let destination = objects[id] ?? guide(id) else {
        if canvas == nil { NibLog.outletToNothing(property, object, destination: id).report() }
        continue
      }
      if child.isNamed(.outlet) {
        set(destination, property, of: object, isOutlet: true)
      } else if child.isNamed(.outletCollection) {
        if let place = collections.firstIndex(where: { $0.name == property }) {
          collections[place].members.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      }
    }
    for (name, members) in collections { set(members, name, of: object, isOutlet: true) }
  }

  func guide(_ id: String) -> NSObject? { item(id) as? NSObject }

  private func set(_ value: Any?, _ keyPath: String, of object: NSObject, isOutlet: Bool) {
    let isKnown = KnownKeyPaths.set(value, keyPath, of: object)
    // Programs give views nametags of their own, too, by the listings that brought these into use.
    if isKnown, keyPath != "nametag" { return }
    if PortedMembers.set(value, keyPath, of: object) { return }
    if let object = object as? any NibConfigurable { return object.setNibValue(value, forKeyPath: keyPath) }
    if let value, StoredProperties.set(value, keyPath, of: object) { return }
    // A class that nobody registered has lost its outlets with its name, which was said.
    guard !isKnown, !NibClasses.isStandIn(object) else { return }
    NibLog.unknownKey(keyPath, object).report()
  }

  /// Tells the objects that all is in place: in document order, as they were made.
  func awaken() {
    for (_, view) in madeViews { view.awakeFromNib() }
    for view in sleepers { view.awakeFromNib() }
    sleepers = []
    for constraint in ownConstraints { constraint.awakeFromNib() }
    ownConstraints = []
    if storyboard == nil {
      for child in element.objects.children where child.name.hasSuffix("Controller") {
        if let controller = child.id.flatMap({ objects[$0] }) as? UIViewController {
          controller.awakeFromNib()
        }
      }
    }
  }
}
