import CoreGraphics
package import PlumbInterfaceBuilder
package import PlumbMarkup
import PlumbViewKit

/// The view controllers of a storyboard.
package struct StoryboardIndex {
  package struct Entry {
    package let id: String
    package let identifier: String?
    package let element: MarkupElement
    package let scene: SceneElement
  }

  /// By the document's ids.
  package private(set) var entries: [String: Entry] = [:]
  /// By storyboard identifiers.
  package private(set) var identified: [String: Entry] = [:]
  /// In document order.
  package private(set) var all: [Entry] = []
  package let initial: Entry?

  package init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      for element in scene.objects.children {
        guard element.isController, let id = element.id else { continue }
        let entry = Entry(
          id: id, identifier: ControllerElement(element).storyboardIdentifier, element: element, scene: scene)
        all.append(entry)
        if entries[id] == nil { entries[id] = entry }
        if let identifier = entry.identifier, identified[identifier] == nil { identified[identifier] = entry }
      }
    }
    initial = DocumentElement(document.markup.root).initialViewController.flatMap { [entries] in entries[$0] }
  }
}

extension MarkupElement {
  /// Whether the element describes a view controller, or stands for one of another storyboard.
  var isController: Bool { name.hasSuffix("Controller") || isNamed(.viewControllerPlaceholder) }
}
