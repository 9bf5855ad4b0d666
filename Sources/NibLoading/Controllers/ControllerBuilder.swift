import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

extension NibFile {
  /// Makes the view controller of an element.
  ///
  /// - Parameter creator: Makes it in place of its class; nil, or a nil result, leaves it to that.
  /// - Returns: The view controller, and the items of its bars by their ids.
  func makeController(
    _ element: MarkupElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> (controller: UIViewController, items: ObjectsByID) {
    var items: ObjectsByID = [:]
    let configure: @MainActor (NSObject) -> Void = { [unowned self] object in
      guard let controller = object as? UIViewController else { return }
      items = ControllerAttributes.apply(ControllerElement(element), to: controller, self)
    }
    let type = NibClasses.resolve(
      element.customClass, module: element.customModule, base: ControllerClasses.base(of: element))
    let controller =
      creator.flatMap { $0(NibCoder(configure)) } ?? type.init(coder: NibCoder(configure))
      ?? UIViewController(coder: NibCoder(configure)) ?? UIViewController()
    // Views that the controller makes by itself are there now.
    ControllerAttributes.applyToBars(ControllerElement(element), of: controller)
    return (controller, items)
  }
}

extension SceneBuild {
  /// Makes the view controllers of a nib, or those of a scene that nobody instantiated.
  func makeFreeControllers() {
    for child in element.objects.children where child.name.hasSuffix("Controller") {
      guard let id = child.id, objects[id] == nil else { continue }
      let (controller, items) = file.makeController(child, creator: nil)
      objects[id] = controller
      objects.merge(items) { first, _ in first }
    }
  }
}

/// Which class an element stands for.
@MainActor
enum ControllerClasses {
  static func base(of element: MarkupElement) -> UIViewController.Type {
    classes[element.name] ?? UIViewController.self
  }

  private static let classes: [String: UIViewController.Type] = [
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "tableViewController": UITableViewController.self, "pageViewController": UIPageViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "splitViewController": UISplitViewController.self,
  ]
}
