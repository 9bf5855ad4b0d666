internal import InterfaceBuilder
import CoreGraphics
import ViewKit

extension UIStoryboard {
  /// Makes a view controller and those that it contains; its view is loaded when somebody asks for it.
  func instantiate(
    _ entry: StoryboardIndex.Entry, creator: ((NSCoder) -> UIViewController?)?, within outer: Set<String> = []
  ) -> UIViewController? {
    guard !outer.contains(entry.id) else { return nil }
    if entry.element.isNamed("viewControllerPlaceholder") { return referenced(entry.element) }
    let build = SceneBuild(
      entry.scene, of: file, storyboard: self, canvas: canvas(of: entry.scene))
    let controller = build.makeController(entry.element, creator: creator)
    controller.nibOrigin = ControllerOrigin(storyboard: self, build: build, element: entry.element)
    contain(entry, in: controller, within: outer.union([entry.id]))
    controller.awakeFromNib()
    return controller
  }

  /// The view controller of another storyboard, in the same bundle.
  private func referenced(_ element: MarkupElement) -> UIViewController? {
    guard let name = element["storyboardName"],
      let file = try? NibFile.named(name, type: "storyboard", in: file.bundle),
      let storyboard = try? UIStoryboard(file, as: environment)
    else { return nil }
    guard let identifier = element["referencedIdentifier"] else {
      return storyboard.instantiateInitialViewController()
    }
    return storyboard.index.identified[identifier].flatMap { storyboard.instantiate($0, creator: nil) }
  }

  private func canvas(of scene: SceneElement) -> CanvasReading? {
    environment == .asInInterfaceBuilder ? CanvasReading.layouts(of: file, only: scene.id).first : nil
  }

  /// Puts the view controllers into a container that its relationship segues lead to.
  private func contain(
    _ entry: StoryboardIndex.Entry, in controller: UIViewController, within outer: Set<String>
  ) {
    guard environment == .onDevice else { return }
    let children = NibSegue.all(directlyIn: entry.element).filter { $0.kind == "relationship" }
      .compactMap { index.entries[$0.destination] }
      .compactMap { instantiate($0, creator: nil, within: outer) }
    guard !children.isEmpty else { return }
    controller.contain(children)
  }
}

/// Where a view controller of a storyboard gets its view from.
@MainActor
final class ControllerOrigin {
  let storyboard: UIStoryboard
  let build: SceneBuild
  let element: MarkupElement

  init(storyboard: UIStoryboard, build: SceneBuild, element: MarkupElement) {
    self.storyboard = storyboard
    self.build = build
    self.element = element
  }
}

extension UIViewController {
  /// The storyboard that the view controller comes from; nil for others.
  public var storyboard: UIStoryboard? { (nibOrigin as? ControllerOrigin)?.storyboard }
}

/// A segue as a document has it.
struct NibSegue {
  let kind: String
  let relationship: String?
  let destination: String
  let identifier: String?

  /// The segues that begin at an element itself, not at one inside.
  static func all(directlyIn element: MarkupElement) -> [NibSegue] {
    (element.firstChild("connections")?.children.map { $0 } ?? []).compactMap { segue in
      guard segue.isNamed("segue"), let destination = segue["destination"] else { return nil }
      return NibSegue(
        kind: segue["kind"] ?? "", relationship: segue["relationship"], destination: destination,
        identifier: segue["identifier"])
    }
  }
}
