import CoreGraphics

extension UIBarButtonItem {
  /// The item that begins and ends a controller's editing.
  convenience init(edits controller: UIViewController) {
    let toggle = Selector("_toggleEditing:") { (controller: UIViewController, _) in
      controller.setEditing(!controller.isEditing, animated: true)
    }
    self.init(title: nil, style: .plain, target: controller, action: toggle)
    show(isEditing: controller.isEditing)
  }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
    systemItem = isEditing ? .done : .edit
  }
}

extension UIViewController {
  func container(forAction action: Selector, _ sender: Any?) -> UIViewController? {
    sequence(first: self, next: \.parent).dropFirst().first {
      $0.canPerformAction(action, withSender: sender)
    }
  }

  /// Does nothing here: devices are turned by tests.
  public class func attemptRotationToDeviceOrientation() {}
}
