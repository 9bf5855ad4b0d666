import PlumbAppleFacts
import PlumbMarkup

extension InterfaceDocument {
  /// The window that a root fills; nil where it fills none, or another document's.
  ///
  /// A xib has the root inside the window. In a storyboard the window is in the scene of a window controller, whose segue
  /// leads to the root's controller.
  ///
  /// - Complexity: Linear in the objects of the scenes.
  package func window(ofRoot root: ResolvedView) -> WindowElement? {
    guard platform == .macOS else { return nil }
    if let window = root.element.parent, window.isNamed(.window) {
      // What the segue leads to takes the place of the view in the window.
      let isReplaced = window.parent.flatMap { ControllerElement($0).contentController } != nil
      return isReplaced ? nil : WindowElement(window)
    }
    guard let controller = root.controller?.id else { return nil }
    for scene in scenes {
      for object in scene.objects.children {
        let owner = ControllerElement(object)
        if let window = owner.window, owner.contentController == controller { return window }
      }
    }
    return nil
  }
}

extension ControllerElement {
  /// The id of the controller that a window controller shows in its window.
  fileprivate var contentController: String? {
    connections?.children.lazy.map { SegueElement($0) }
      .first { $0.relationship == "window.shadowedContentViewController" }?.destination
  }
}

extension WindowElement {
  /// Whether somebody can drag its edges. A window without a title bar shows no edges, and is as large as code makes it: what
  /// floats over others and what completes words.
  package var isResizable: Bool { styleMask?.resizable == true && styleMask?.titled == true }
}
