import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading

/// Gesture recognisers that documents have in their views.
extension DesktopScene {
  func addGestures(of element: MarkupElement, to view: NSView) {
    guard let list = element.children.first(where: { $0.name == "gestureRecognizers" }) else { return }
    for child in list.children {
      let base: NSGestureRecognizer.Type =
        switch child.name {
        case "clickGestureRecognizer": NSClickGestureRecognizer.self
        case "panGestureRecognizer": NSPanGestureRecognizer.self
        default: NSGestureRecognizer.self
        }
      let type = NibClasses.resolve(child.customClass, module: child.customModule, base: base)
      guard let gesture = type.init(coder: NibCoder { _ in }) else { continue }
      if let click = gesture as? NSClickGestureRecognizer,
        let count = GestureRecognizerElement(child).numberOfClicksRequired
      {
        click.numberOfClicksRequired = Int(count)
      }
      view.addGestureRecognizer(gesture)
      if let id = child.id { objects[id] = gesture }
    }
  }
}
