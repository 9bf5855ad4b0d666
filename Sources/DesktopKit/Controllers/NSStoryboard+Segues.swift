import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

/// The segues of a controller that came from a storyboard.
@MainActor
final class ControllerSegues {
  let storyboard: NSStoryboard
  private let segues: [DesktopSegue]
  /// The views beside which popovers open, by the document's ids.
  private let anchors: [String: Anchor]

  private struct Anchor {
    weak var view: NSView?
  }

  init(_ storyboard: NSStoryboard, _ segues: [DesktopSegue], _ objects: [String: NSObject]) {
    self.storyboard = storyboard
    self.segues = segues
    var anchors: [String: Anchor] = [:]
    for case let id? in segues.map(\.anchor) { anchors[id] = Anchor(view: objects[id] as? NSView) }
    self.anchors = anchors
  }

  func segue(named identifier: String) -> DesktopSegue? { segues.first { $0.identifier == identifier } }

  /// Makes the destination and goes there, unless the source has something against it.
  func perform(_ segue: DesktopSegue, from source: NSResponder & NSSeguePerforming, sender: Any?) {
    guard let entry = storyboard.entry(segue.destination),
      let destination = storyboard.instantiate(entry) as? NSResponder
    else { return }
    let made =
      segue.type?.ofThisClass(segue.identifier, from: source, to: destination)
      ?? NSStoryboardSegue(identifier: segue.identifier, source: source, destination: destination) {
        [self] in show(destination, from: source, segue, sender)
      }
    source.prepare(for: made, sender: sender)
    made.perform()
  }

  private func show(
    _ destination: NSResponder, from source: NSResponder, _ segue: DesktopSegue, _ sender: Any?
  ) {
    guard let content = destination as? NSViewController else {
      guard let windows = destination as? NSWindowController else { return }
      NSApplication.shared.keep(windows)
      return windows.showWindow(sender)
    }
    guard
      let presenter = (source as? NSViewController) ?? (source as? NSWindowController)?.contentViewController
    else { return }
    switch segue.kind {
    case "sheet": presenter.presentAsSheet(content)
    case "modal": presenter.presentAsModalWindow(content)
    case "popover":
      let anchor = segue.anchor.flatMap { anchors[$0]?.view } ?? (sender as? NSView) ?? presenter.view
      presenter.present(
        content, asPopoverRelativeTo: anchor.bounds, of: anchor, preferredEdge: segue.edge,
        behavior: segue.behavior)
    default: presenter.presentations.showInWindow(content)
    }
  }
}

extension NSStoryboard {
  /// Has controls and menu items of a scene perform the segues that begin at them, fills container views, and tells the scene's
  /// controllers of theirs.
  func connectSegues(of scene: DesktopScene, _ entry: StoryboardIndex.Entry) {
    guard let source = scene.objects[entry.id] as? NSResponder & NSSeguePerforming else { return }
    let all = DesktopSegue.all(in: entry.scene.objects).filter(\.isPerformed)
    let segues = ControllerSegues(self, all, scene.objects)
    (source as? NSViewController)?.segues = segues
    (source as? NSWindowController)?.segues = segues
    var open = [entry.scene.objects]
    while let element = open.popLast() {
      open.append(contentsOf: element.children.reversed())
      guard let object = element.id.flatMap({ scene.objects[$0] }) else { continue }
      for segue in DesktopSegue.all(directlyIn: element) {
        if segue.kind == "embed", let container = object as? NSView, let parent = source as? NSViewController
        {
          embed(segue, in: container, of: parent)
        } else if segue.isPerformed, let trigger = object as? any NibActionSource {
          trigger.connect(Self.selector(segue, segues), to: source)
        }
      }
    }
  }

  private static func selector(_ segue: DesktopSegue, _ segues: ControllerSegues) -> Selector {
    Selector("perform:") { [weak segues] (source: NSResponder & NSSeguePerforming, arguments) in
      let sender: Any? = arguments[0]
      guard source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
      segues?.perform(segue, from: source, sender: sender)
    }
  }

  private func embed(_ segue: DesktopSegue, in container: NSView, of parent: NSViewController) {
    guard let child = related(segue.destination) as? NSViewController else { return }
    parent.prepare(
      for: NSStoryboardSegue(identifier: segue.identifier, source: parent, destination: child),
      sender: container)
    parent.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.width, .height]
    container.addSubview(child.view)
  }
}
