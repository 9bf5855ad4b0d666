import PlumbMarkup

extension SceneElement {
  /// The view controller that the scene is about; nil in a xib, whose objects have no scene.
  package var controller: ControllerElement? {
    for object in objects.children {
      let controller = ControllerElement(object)
      if controller.sceneMemberID == "viewController" { return controller }
    }
    return nil
  }
}
