import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// What a document says of a view controller.
@MainActor
enum ControllerAttributes {
  /// - Returns: What the document knows by ids of its own: the items of bars.
  static func apply(
    _ element: MarkupElement, to controller: UIViewController, _ file: NibFile
  ) -> NibFile.ObjectsByID {
    if let title = element.shownString("title") { controller.title = title }
    controller.restorationIdentifier = element["restorationIdentifier"]
    controller.hidesBottomBarWhenPushed = element.bool("hidesBottomBarWhenPushed") ?? false
    if let respects = element.bool("viewRespectsSystemMinimumLayoutMargins") {
      controller.viewRespectsSystemMinimumLayoutMargins = respects
    }
    if let includes = element.bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let adjusts = element.bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = adjusts
    }
    if let edges = element.firstChild("extendedEdge", key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = UIRectEdge(edges)
    }
    if let size = element.firstChild("size", key: "preferredContentSize") {
      controller.preferredContentSize = CGSize(
        width: size.number("width") ?? 0, height: size.number("height") ?? 0)
    }
    applyPresentation(element, to: controller)
    return applyItems(element, to: controller, file)
  }

  private static func applyPresentation(_ element: MarkupElement, to controller: UIViewController) {
    if let style = element["modalPresentationStyle"].flatMap(UIModalPresentationStyle.init(documentName:)) {
      controller.modalPresentationStyle = style
    }
    switch element["modalTransitionStyle"] {
    case "flipHorizontal": controller.modalTransitionStyle = .flipHorizontal
    case "crossDissolve": controller.modalTransitionStyle = .crossDissolve
    case "partialCurl": controller.modalTransitionStyle = .partialCurl
    default: break
    }
  }

  private static func applyItems(
    _ element: MarkupElement, to controller: UIViewController, _ file: NibFile
  ) -> NibFile.ObjectsByID {
    var objects: NibFile.ObjectsByID = [:]
    if let item = element.firstChild("navigationItem", key: "navigationItem") {
      controller.navigationItem.title = item.shownString("title") ?? controller.title
      file.apply(item, to: controller.navigationItem, noting: &objects)
    }
    if let item = element.firstChild("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem.title = item.shownString("title") ?? controller.title
      controller.tabBarItem.tag = item.integer("tag") ?? 0
      controller.tabBarItem.image = item["image"].flatMap {
        file.image($0, isSymbol: item["catalog"] == "system")
      }
      if let id = item["id"] { objects[id] = controller.tabBarItem }
    }
    if let list = element.firstChild("toolbarItems") {
      controller.toolbarItems = file.buttons(in: list, noting: &objects)
    }
    return objects
  }

  static func applyToBars(_ element: MarkupElement, of controller: UIViewController) {
    if let navigation = controller as? UINavigationController {
      navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
      navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
      if let bar = element.firstChild("navigationBar", key: "navigationBar") {
        navigation.navigationBar.prefersLargeTitles = bar.bool("largeTitles") ?? false
        navigation.navigationBar.isTranslucent = bar.bool("translucent") ?? true
      }
      if let bar = element.firstChild("toolbar", key: "toolbar") {
        navigation.toolbar.isTranslucent = bar.bool("translucent") ?? true
      }
    }
    if let tabs = controller as? UITabBarController, let bar = element.firstChild("tabBar", key: "tabBar") {
      tabs.tabBar.isTranslucent = bar.bool("translucent") ?? true
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
  fileprivate init(_ element: MarkupElement) {
    self = []
    if element.bool("top") == true { insert(.top) }
    if element.bool("left") == true { insert(.left) }
    if element.bool("bottom") == true { insert(.bottom) }
    if element.bool("right") == true { insert(.right) }
  }
}

extension UIViewController {
  /// Takes the view controllers that a document's relationship segues lead to.
  func contain(_ children: [UIViewController]) {
    if let navigation = self as? UINavigationController {
      navigation.setViewControllers(children, animated: false)
    } else if let tabs = self as? UITabBarController {
      tabs.setViewControllers(children, animated: false)
    }
  }
}
