import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// A segue as a document has it.
struct NibSegue {
  let kind: String
  let relationship: String?
  let destination: String
  let identifier: String?
  let isAnimated: Bool
  /// A class of the document's own, and its module.
  private let custom: (name: String?, module: String?)
  /// How the destination is presented, where the segue says.
  let presentationStyle: UIModalPresentationStyle?

  /// Nil for a segue that leads nowhere, as unwinding ones do.
  private init?(_ element: SegueElement) {
    guard element.element.isNamed(.segue), let destination = element.destination else { return nil }
    kind = element.kind ?? ""
    relationship = element.relationship
    self.destination = destination
    identifier = element.identifier
    isAnimated = element.animates ?? true
    custom = (element.element.customClass, element.element.customModule)
    presentationStyle = element.modalPresentationStyle.flatMap {
      UIModalPresentationStyle(documentName: $0)
    }
  }

  /// The segues that begin at an element itself, not at one inside.
  static func all(directlyIn element: MarkupElement) -> [NibSegue] {
    ControllerElement(element).connections?.children.compactMap { NibSegue(SegueElement($0)) } ?? []
  }

  /// The segues that begin anywhere in an element, in document order.
  static func all(in element: MarkupElement) -> [NibSegue] {
    var found: [NibSegue] = []
    var open = [element]
    while let next = open.popLast() {
      found.append(contentsOf: all(directlyIn: next))
      open.append(contentsOf: Array(next.children).reversed())
    }
    return found
  }
}

extension NibSegue {
  /// The segue between view controllers, which shows the destination as its kind says.
  @MainActor
  func segue(
    from source: UIViewController, to destination: UIViewController, sender: Any?
  ) -> UIStoryboardSegue {
    if let presentationStyle { destination.modalPresentationStyle = presentationStyle }
    if custom.name != nil {
      let type = NibClasses.resolve(custom.name, module: custom.module, base: UIStoryboardSegue.self)
      if type != UIStoryboardSegue.self {
        return type.ofThisClass(identifier, from: source, to: destination)
      }
    }
    return UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      [kind, isAnimated] in
      switch kind {
      case "show": source.show(destination, sender: sender)
      case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
      case "showDetail": source.showDetailViewController(destination, sender: sender)
      default: source.present(destination, animated: isAnimated)
      }
    }
  }
}

extension SceneBuild {
  /// Fills container views with what their embedding segues lead to.
  func embedControllers(in parent: UIViewController) {
    guard let storyboard, canvas == nil else { return }
    for (position, container) in madeViews {
      for segue in NibSegue.all(directlyIn: scene.views[position].element) where segue.kind == "embed" {
        guard let entry = storyboard.index.entries[segue.destination],
          let child = storyboard.instantiate(entry, creator: nil)
        else { continue }
        // Asked of what was made, since a reference leads to another storyboard, and may lead back.
        guard !parent.isInside(child.nibOrigin as? ControllerOrigin) else {
          NibLog.containsItself(entry.id, file.name).report()
          continue
        }
        parent.prepare(
          for: UIStoryboardSegue(identifier: segue.identifier, source: parent, destination: child),
          sender: container)
        parent.addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
  }
}
