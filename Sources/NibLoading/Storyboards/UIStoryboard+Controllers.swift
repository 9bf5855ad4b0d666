import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

extension UIStoryboard {
  /// Makes a view controller and those that it contains; its view is loaded when somebody asks for it.
  ///
  /// - Parameter outer: What is being made already and would contain the view controller, or is a reference to it, by
  ///   `key(of:)`: one that would contain itself is left out.
  func instantiate(
    _ entry: StoryboardIndex.Entry, creator: ((NSCoder) -> UIViewController?)?, within outer: Set<String> = []
  ) -> UIViewController? {
    let key = key(of: entry)
    guard !outer.contains(key) else {
      NibLog.containsItself(entry.id, file.name).report()
      return nil
    }
    if entry.element.isNamed(.viewControllerPlaceholder) {
      return referenced(ControllerElement(entry.element), within: outer.union([key]))
    }
    let (controller, items) = file.makeController(entry.element, creator: creator)
    controller.nibOrigin = ControllerOrigin(storyboard: self, entry: entry, items: items)
    contain(entry, in: controller, within: outer.union([key]))
    controller.awakeFromNib()
    return controller
  }

  /// What tells a view controller from those of other storyboards.
  private func key(of entry: StoryboardIndex.Entry) -> String { "\(file.name) \(entry.id)" }

  /// The view controller of another storyboard, in the same bundle.
  private func referenced(_ element: ControllerElement, within outer: Set<String>) -> UIViewController? {
    guard let name = element.storyboardName,
      let file = try? NibFile.named(name, type: "storyboard", in: file.bundle),
      let storyboard = try? UIStoryboard(file, as: environment)
    else { return nil }
    let entry =
      element.referencedIdentifier.map { storyboard.index.identified[$0] } ?? storyboard.index.initial
    return entry.flatMap { storyboard.instantiate($0, creator: nil, within: outer) }
  }

  /// Puts the view controllers into a container that its relationship segues lead to.
  private func contain(
    _ entry: StoryboardIndex.Entry, in controller: UIViewController, within outer: Set<String>
  ) {
    guard environment == .onDevice else { return }
    let children = NibSegue.all(directlyIn: entry.element).filter { $0.kind == "relationship" }
      .compactMap { segue in
        index.entries[segue.destination].flatMap { instantiate($0, creator: nil, within: outer) }
          .map { (segue.relationship, $0) }
      }
    guard !children.isEmpty else { return }
    controller.contain(children)
  }
}

/// Where a view controller of a storyboard gets its view from.
@MainActor
final class ControllerOrigin {
  let storyboard: UIStoryboard
  let entry: StoryboardIndex.Entry
  /// The items of bars that were made with the view controller, by their ids.
  private let items: NibFile.ObjectsByID

  init(storyboard: UIStoryboard, entry: StoryboardIndex.Entry, items: NibFile.ObjectsByID) {
    self.storyboard = storyboard
    self.entry = entry
    self.items = items
  }

  func isOfScene(of other: ControllerOrigin) -> Bool {
    entry.id == other.entry.id && storyboard.file.name == other.storyboard.file.name
  }

  /// Makes the view controller's view and the other objects of its scene. What is made holds nothing of the
  /// making.
  func loadView(of controller: UIViewController) -> Bool {
    let file = storyboard.file
    let canvas =
      storyboard.environment == .asInInterfaceBuilder
      ? CanvasReading.layouts(of: file, only: entry.scene.id).first : nil
    let build = SceneBuild(entry.scene, of: file, storyboard: storyboard, canvas: canvas)
    build.objects = items
    build.objects[entry.id] = controller
    build.buildViews()
    build.makeConnections()
    build.embedControllers(in: controller)
    build.awaken()
    return controller.isViewLoaded
  }
}

extension UIViewController {
  /// Whether the view controller, or one around it, was made of a storyboard's scene.
  func isInside(_ origin: ControllerOrigin?) -> Bool {
    guard let origin else { return false }
    var controller: UIViewController? = self
    while let candidate = controller {
      if (candidate.nibOrigin as? ControllerOrigin)?.isOfScene(of: origin) == true { return true }
      controller = candidate.parent
    }
    return false
  }

  /// The storyboard that the view controller comes from; nil for others.
  public var storyboard: UIStoryboard? { (nibOrigin as? ControllerOrigin)?.storyboard }
}
