import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// What a document says of a view controller.
@MainActor
enum ControllerAttributes {
  /// - Returns: What the document knows by ids of its own: the items of bars.
  static func apply(
    _ element: ControllerElement, to controller: UIViewController, _ file: NibFile
  ) -> NibFile.ObjectsByID {
    if let title = NibTexts.shown(element.title) { controller.title = title }
    controller.restorationIdentifier = element.restorationIdentifier
    controller.hidesBottomBarWhenPushed = element.hidesBottomBarWhenPushed ?? false
    if let respects = element.viewRespectsSystemMinimumLayoutMargins {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
    if let includes = element.extendedLayoutIncludesOpaqueBars {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let adjusts = element.automaticallyAdjustsScrollViewInsets {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let edges = element.edgesForExtendedLayout {
      controller.edgesForExtendedLayout = UIRectEdge(edges)
    }
    if let size = element.preferredContentSize { controller.preferredContentSize = CGSize(size) }
    applyPresentation(element, to: controller)
    return applyItems(element, to: controller, file)
  }

  private static func applyPresentation(_ element: ControllerElement, to controller: UIViewController) {
    if let style = element.modalPresentationStyle.flatMap(UIModalPresentationStyle.init(documentName:)) {
      controller.modalPresentationStyle = style
    }
    switch element.modalTransitionStyle {
    case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
    case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
    case "partialCurl": controller.modalTransitionStyle = .partialCurl
    default: break
    }
  }

  private static func applyItems(
    _ element: ControllerElement, to controller: UIViewController, _ file: NibFile
  ) -> NibFile.ObjectsByID {
    var objects: NibFile.ObjectsByID = [:]
    if let item = element.navigationItem {
      controller.navigationItem.title = NibTexts.shown(item.title) ?? controller.title
      file.apply(item, to: controller.navigationItem, noting: &objects)
    }
    if let item = element.tabBarItem {
      controller.tabBarItem.title = NibTexts.shown(item.title) ?? controller.title
      controller.tabBarItem.tag = item.tag ?? 0
      controller.tabBarItem.image = item.image.flatMap { file.image($0, isSymbol: item.catalog == "system") }
      if let id = item.element.id { objects[id] = controller.tabBarItem }
    }
    let buttons = file.buttons(element.toolbarItems, &objects)
    if !buttons.isEmpty { controller.toolbarItems = buttons }
    return objects
  }

  static func applyToBars(_ element: ControllerElement, of controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element.navigationBarHidden ?? false
      navigation.isToolbarHidden = element.toolbarHidden ?? true
      if let bar = element.navigationBar {
        navigation.navigationBar.prefersLargeTitles = bar.largeTitles ?? false
        navigation.navigationBar.isTranslucent = bar.translucent ?? true
      }
      if let bar = element.toolbar { navigation.toolbar.isTranslucent = bar.translucent ?? true }
    }
    (controller as? UISplitViewController)?.apply(element)
    if let tabs = controller as? UITabBarController, let bar = element.tabBar {
      tabs.tabBar.isTranslucent = bar.translucent ?? true
    }
  }
}

extension UIModalPresentationStyle {
  /// Of a view controller, or of a segue to it.
  init?(documentName name: String) {
    switch name {
    case "fullScreen": self = .fullScreen
    case "pageSheet": self = .pageSheet
    case "formSheet": self = .formSheet
    case "currentContext": self = .currentContext
    case "overFullScreen": self = .overFullScreen
    case "overCurrentContext": self = .overCurrentContext
    case "popover": self = .popover
    case "custom": self = .custom
    case "automatic": self = .automatic
    default: return nil
    }
  }
}

extension UIRectEdge {
  /// `<extendedEdge top="YES"/>`: the edges that it names, and no others.
  fileprivate init(_ element: ExtendedEdgeElement) {
    self = []
    if element.top == true { insert(.top) }
    if element.left == true { insert(.left) }
    if element.bottom == true { insert(.bottom) }
    if element.right == true { insert(.right) }
  }
}

extension UIViewController {
  /// Takes the view controllers that a document's relationship segues lead to.
  func contain(_ children: [(relationship: String?, controller: UIViewController)]) {
    if let navigation = self as? UINavigationController {
      navigation.setViewControllers(children.map(\.controller), animated: false)
    } else if let tabs = self as? UITabBarController {
      tabs.setViewControllers(children.map(\.controller), animated: false)
    } else if let split = self as? UISplitViewController {
      if children.contains(where: { $0.relationship == "supplementaryViewController" }) {
        split.take(.tripleColumn)
      }
      for child in children { split.take(child.controller, relatedAs: child.relationship) }
    }
  }
}
