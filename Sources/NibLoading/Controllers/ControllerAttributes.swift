import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// What a document says of a view controller.
@MainActor
enum ControllerAttributes {
  static func apply(_ element: MarkupElement, to controller: UIViewController, _ file: NibFile) {
    if let title = element.string("title") { controller.title = title }
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
    applyItems(element, to: controller, file)
  }

  private static func applyPresentation(_ element: MarkupElement, to controller: UIViewController) {
    switch element["modalPresentationStyle"] {
    case "fullScreen": controller.modalPresentationStyle = .fullScreen
    case "pageSheet": controller.modalPresentationStyle = .pageSheet
    case "formSheet": controller.modalPresentationStyle = .formSheet
    case "currentContext": controller.modalPresentationStyle = .currentContext
    case "overFullScreen": controller.modalPresentationStyle = .overFullScreen
    case "overCurrentContext": controller.modalPresentationStyle = .overCurrentContext
    case "popover": controller.modalPresentationStyle = .popover
    case "custom": controller.modalPresentationStyle = .custom
    default: break
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
  ) {
    if let item = element.firstChild("navigationItem", key: "navigationItem") {
      controller.navigationItem.title = item.string("title") ?? controller.title
      controller.navigationItem.prompt = item.string("prompt")
      switch item["largeTitleDisplayMode"] {
      case "always": controller.navigationItem.largeTitleDisplayMode = .always
      case "never": controller.navigationItem.largeTitleDisplayMode = .never
      default: break
      }
      if let title = item.string("backButtonTitle") { controller.navigationItem.backButtonTitle = title }
      if let hides = item.bool("hidesBackButton") { controller.navigationItem.hidesBackButton = hides }
    }
    if let item = element.firstChild("tabBarItem", key: "tabBarItem") {
      controller.tabBarItem.title = item.string("title") ?? controller.title
      controller.tabBarItem.tag = item.integer("tag") ?? 0
      controller.tabBarItem.image = item["image"].flatMap {
        file.image($0, isSymbol: item["catalog"] == "system")
      }
    }
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
