internal import InterfaceBuilder
import CoreGraphics
import ViewKit

extension SceneBuild {
  /// Makes the view controller of an element.
  ///
  /// - Parameter creator: Makes it in place of its class; nil, or a nil result, leaves it to that.
  func makeController(
    _ element: MarkupElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    let configure: @MainActor (NSObject) -> Void = { object in
      if let controller = object as? UIViewController { ControllerAttributes.apply(element, to: controller) }
    }
    let type = NibClasses.resolve(
      element["customClass"], module: element["customModule"], base: ControllerClasses.base(of: element))
    let controller =
      creator.flatMap { $0(NibCoder(configure)) } ?? type.init(coder: NibCoder(configure))
      ?? UIViewController(coder: NibCoder(configure)) ?? UIViewController()
    if let id = element["id"] { objects[id] = controller }
    return controller
  }

  /// Makes the view controllers of a nib, or those of a scene that nobody instantiated.
  func makeFreeControllers() {
    for child in element.objects.children where isController(child) {
      guard let id = child["id"], objects[id] == nil else { continue }
      _ = makeController(child, creator: nil)
    }
  }
}

/// Which class an element stands for.
@MainActor
enum ControllerClasses {
  static func base(of element: MarkupElement) -> UIViewController.Type {
    classes[element.name] ?? UIViewController.self
  }

  private static let classes: [String: UIViewController.Type] = [:]
}

/// What the document says of a view controller.
@MainActor
enum ControllerAttributes {
  static func apply(_ element: MarkupElement, to controller: UIViewController) {
    if let title = element.string("title") { controller.title = title }
  }
}

extension UIViewController {
  /// Takes the view controllers that a document's relationship segues lead to.
  func contain(_ children: [UIViewController]) {}
}
