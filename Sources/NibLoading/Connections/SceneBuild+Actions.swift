import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

extension SceneBuild {
  /// Has an object tell what its `<action>` elements say to whom they say.
  func connectActions(_ element: PlaceholderElement, of object: NSObject) {
    guard let connections = element.connections, canvas == nil else { return }
    for child in connections.children where child.isNamed(.action) {
      let connection = ConnectionElement(child)
      guard let name = connection.selector, let id = connection.destination else { continue }
      // An action of the first responder goes to whoever has the method.
      let target = objects[id] ?? guide(id)
      guard target != nil || isFirstResponder(id) else {
        NibLog.outletToNothing(name, object, destination: id).report()
        continue
      }
      let selector = Selector(name)
      switch object {
      case let control as UIControl:
        let event = connection.eventType.flatMap(UIControl.Event.init(documentName:)) ?? .touchUpInside
        control.addTarget(target, action: selector, for: event)
      case let item as UIBarButtonItem:
        item.target = target
        item.action = selector
      case let recognizer as UIGestureRecognizer:
        if let target { recognizer.addTarget(target, action: selector) }
      default: break
      }
    }
  }

  /// Has controls and buttons of bars perform the segues that begin at them.
  func connectSegues(of element: PlaceholderElement, from object: NSObject) {
    guard storyboard != nil, canvas == nil, !(object is UIViewController) else { return }
    for segue in NibSegue.all(directlyIn: element.element) where segue.kind != "embed" {
      let trigger = SegueTrigger(segue, in: self)
      switch object {
      case let control as UIControl:
        control.addAction(UIAction { trigger.fire(sender: $0.sender) }, for: .touchUpInside)
      case let item as UIBarButtonItem:
        item.primaryAction = UIAction(title: item.title ?? "", image: item.image) { _ in
          trigger.fire(sender: item)
        }
      default: break
      }
    }
  }

  private func isFirstResponder(_ id: String) -> Bool {
    element.objects.children.contains {
      $0.id == id && PlaceholderElement($0).placeholderIdentifier == "IBFirstResponder"
    }
  }
}

/// Performs a segue when what it begins at is tapped.
@MainActor
private final class SegueTrigger {
  private let segue: NibSegue
  private weak var controller: UIViewController?

  init(_ segue: NibSegue, in build: SceneBuild) {
    self.segue = segue
    controller = build.objects.values.lazy.compactMap { $0 as? UIViewController }.first {
      ($0.nibOrigin as? ControllerOrigin)?.entry.scene.id == build.element.id
    }
  }

  func fire(sender: Any?) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender),
      let made = ControllerNibs.segue(segue, from: controller, sender: sender)
    else { return }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }
}

extension UIControl.Event {
  /// As documents call it.
  fileprivate init?(documentName: String) {
    guard let event = Self.documentNames[documentName] else { return nil }
    self = event
  }

  private static let documentNames: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}
