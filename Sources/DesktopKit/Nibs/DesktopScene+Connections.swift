import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

extension DesktopScene {
  /// Runtime attributes come first, then outlets, then actions, each as the document lists them.
  func makeConnections() {
    var connected: [(element: PlaceholderElement, object: NSObject)] = []
    var open = [element.objects]
    while let next = open.popLast() {
      open.append(contentsOf: next.children.reversed())
      let element = PlaceholderElement(next)
      guard let id = next.id,
        element.connections != nil || !element.userDefinedRuntimeAttributes.isEmpty,
        let object = objects[id]
      else { continue }
      connected.append((element, object))
    }
    for (element, object) in connected {
      for attribute in element.userDefinedRuntimeAttributes {
        guard let keyPath = attribute.keyPath else { continue }
        set(RuntimeAttributes.value(of: attribute, in: file), keyPath, of: object)
      }
    }
    for (element, object) in connected { connectOutlets(element, of: object) }
    for (element, object) in connected { connectActions(element, of: object) }
  }

  private func connectOutlets(_ element: PlaceholderElement, of object: NSObject) {
    var collections: [(name: String, members: [NSObject])] = []
    guard let connections = element.connections else { return }
    for child in connections.children {
      let connection = ConnectionElement(child)
      guard let property = connection.property, let id = connection.destination,
        let destination = objects[id]
      else { continue }
      if child.isNamed(.outlet) {
        set(destination, property, of: object)
      } else if child.isNamed(.outletCollection) {
        if let place = collections.firstIndex(where: { $0.name == property }) {
          collections[place].members.append(destination)
        } else {
          collections.append((property, [destination]))
        }
      }
    }
    for (name, members) in collections { set(members, name, of: object) }
  }

  private func connectActions(_ element: PlaceholderElement, of object: NSObject) {
    guard canvas == nil, let connections = element.connections else { return }
    for child in connections.children where child.isNamed(.action) {
      let connection = ConnectionElement(child)
      guard let name = connection.selector else { continue }
      (object as? any NibActionSource)?.connect(
        Selector(name), to: (connection.target ?? connection.destination).flatMap { objects[$0] })
    }
  }

  private func set(_ value: Any?, _ keyPath: String, of object: NSObject) {
    if DesktopKeyPaths.set(value, keyPath, of: object) { return }
    if PortedMembers.set(value, keyPath, of: object) { return }
    if let object = object as? any NibConfigurable { return object.setNibValue(value, forKeyPath: keyPath) }
    if let value, StoredProperties.set(value, keyPath, of: object) { return }
    guard canvas == nil, !NibClasses.isStandIn(object) else { return }
    NibLog.unknownKey(keyPath, object).report()
  }

  /// Tells the objects that all is in place, in document order.
  func awaken() {
    for object in topLevel { (object as? NSResponder)?.awakeFromNib() }
    for (_, view) in madeViews {
      (view as? NSControl)?.storedCell?.awakeFromNib()
      if !topLevel.contains(where: { $0 === view }) { view.awakeFromNib() }
    }
    for constraint in ownConstraints { constraint.awakeFromNib() }
    ownConstraints = []
  }
}

/// What tells of itself by an action: a control, a menu item.
@MainActor
protocol NibActionSource: AnyObject {
  func connect(_ action: Selector, to target: NSObject?)
}

extension NSControl: NibActionSource {
  func connect(_ action: Selector, to target: NSObject?) { (self.action, self.target) = (action, target) }
}

extension NSMenuItem: NibActionSource {
  func connect(_ action: Selector, to target: NSObject?) { (self.action, self.target) = (action, target) }
}
