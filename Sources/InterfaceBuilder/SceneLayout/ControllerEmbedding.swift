import PlumbMarkup

/// The bars that navigation and tab bar controllers put around view controllers, as the document's segues
/// tell.
package struct ControllerEmbedding: Sendable {
  /// The bars around a view controller's view.
  package struct Bars: Sendable {
    package internal(set) var hasNavigationBar = false
    package internal(set) var hasTabBar = false
    package internal(set) var hasToolbar = false
    package internal(set) var hasLargeTitles = false
    /// Whether the tab bar is inside of the navigation controller, which covers it with what is pushed.
    var isTabBarInside = false
    /// Whether the navigation bar is opaque, so that no content lies under it.
    var isOpaque = false
    /// Whether a container view holds the view controller (an embed segue).
    ///
    /// The view controller has no bars inside the container view.
    var isEmbedded = false
  }

  private var bars: [String: Bars] = [:]
  /// Whether any scene of the document is a navigation controller.
  let hasNavigationController: Bool
  /// Whether any scene of the document is a tab bar controller.
  let hasTabBarController: Bool

  /// Reads the segues of a document.
  ///
  /// - Complexity: Linear in the elements, and in the segues times their depth.
  package init(_ document: InterfaceDocument) {
    var controllers: [MarkupElement] = []
    for scene in document.scenes {
      controllers.append(contentsOf: scene.objects.children.filter { $0.id != nil && $0.isController })
    }
    hasNavigationController = controllers.contains { $0.isNamed(.navigationController) }
    hasTabBarController = controllers.contains { $0.isNamed(.tabBarController) }
    var segues: [String: [Segue]] = [:]
    var elements: [String: MarkupElement] = [:]
    // Of several segues to a controller the canvas follows the one that the document names (`inferredMetricsTieBreakers`).
    let names = Set(
      DocumentElement(document.markup.root).inferredMetricsTieBreakers.compactMap { $0.reference })
    var named: [String: String] = [:]
    var contained: Set<String> = []
    var embedded: Set<String> = []
    for controller in controllers {
      guard let id = controller.id else { continue }
      if elements[id] == nil { elements[id] = controller }
      let own = Segue.all(in: controller)
      segues[id] = own
      for segue in own {
        if controller.isContainer, segue.isContainment { contained.insert(segue.destination) }
        if segue.kind == "embed" { embedded.insert(segue.destination) }
        if let id = segue.id, names.contains(id) { named[segue.destination] = segue.id }
      }
    }
    var pending: [(id: String, bars: Bars)] = []
    for controller in controllers where controller.isContainer {
      guard let id = controller.id, !contained.contains(id) else { continue }
      pending.append((id, Bars(isEmbedded: embedded.contains(id))))
    }
    // Outer containers come first. Each gives its bars to the controllers that it contains, and these give
    // them to the controllers that they push. A controller reached twice keeps its first bars, so that
    // circles end.
    var next = 0
    while next < pending.count {
      let (id, inherited) = pending[next]
      next += 1
      guard let element = elements[id] else { continue }
      for segue in segues[id] ?? [] {
        guard named[segue.destination] ?? segue.id == segue.id,
          var passed = segue.pass(inherited, from: element), elements[segue.destination] != nil
        else { continue }
        if element.isContainer { passed.takeBars(of: element) }
        guard !passed.isEmpty, bars[segue.destination] == nil else { continue }
        bars[segue.destination] = passed
        pending.append((segue.destination, passed))
      }
    }
    for id in embedded where bars[id] == nil { bars[id] = Bars(isEmbedded: true) }
  }

  /// The bars around a view controller; no bars where no container holds it.
  package func bars(of controller: MarkupElement) -> Bars {
    controller.id.flatMap { bars[$0] } ?? Bars()
  }
}

extension ControllerEmbedding.Bars {
  /// Adds the bars that a container shows around its content: its own, and those that the canvas simulates
  /// for it.
  mutating func takeBars(of controller: MarkupElement) {
    let written = ControllerElement(controller)
    if written.simulatesTabBar { hasTabBar = true }
    guard controller.isNamed(.navigationController) else {
      isTabBarInside = hasNavigationBar
      return
    }
    isTabBarInside = false
    hasNavigationBar = !(written.navigationBarHidden ?? false)
    hasToolbar = written.toolbarHidden == false
    let bar = written.navigationBar
    hasLargeTitles = bar?.largeTitles ?? false
    isOpaque = bar?.translucent == false
  }

  var isEmpty: Bool { !hasNavigationBar && !hasTabBar && !hasToolbar && !isEmbedded }
}

/// A segue from one view controller to another.
private struct Segue {
  let destination: String
  let kind: String
  let relationship: String?
  let id: String?

  /// Whether the segue tells that its source contains its destination.
  var isContainment: Bool {
    kind == "relationship" && (relationship == "rootViewController" || relationship == "viewControllers")
  }

  /// All segues below a controller's element, those of its views included.
  static func all(in controller: MarkupElement) -> [Segue] {
    var found: [Segue] = []
    var pending = [controller]
    while let element = pending.popLast() {
      let segue = SegueElement(element)
      if element.isNamed(.segue), let destination = segue.destination {
        found.append(
          Segue(
            destination: destination, kind: segue.kind ?? "", relationship: segue.relationship, id: element.id
          ))
      }
      pending.append(contentsOf: Array(element.children).reversed())
    }
    return found
  }

  /// The bars that the source passes to the destination; nil where it passes none.
  func pass(
    _ bars: ControllerEmbedding.Bars, from source: MarkupElement
  ) -> ControllerEmbedding.Bars? {
    var passed = bars
    switch kind {
    case "relationship":
      switch relationship {
      case "rootViewController": break
      case "viewControllers": if source.isNamed(.tabBarController) { passed.hasTabBar = true }
      default: return nil
      }
      return passed
    case "show", "push":
      // The canvas shows large titles only for the root of a navigation controller.
      passed.hasLargeTitles = false
      // What the canvas makes believe about bars holds for what is pushed, too (toolbars: 3 projects; opaque bars: 1).
      let written = ControllerElement(source)
      // A controller that hides it, or whose tab bar controller was pushed itself, has none below what it pushes (UIKit's own
      // rules; 1 project each, none otherwise).
      if bars.isTabBarInside || written.hidesBottomBarWhenPushed == true { passed.hasTabBar = false }
      if written.simulatesToolbar { passed.hasToolbar = true }
      if let bar = written.simulatedTopBarMetrics { passed.isOpaque = bar.translucent == false }
      return bars.hasNavigationBar ? passed : nil
    default:
      return nil
    }
  }
}

extension MarkupElement {
  fileprivate var isContainer: Bool { isNamed(.navigationController) || isNamed(.tabBarController) }
}
