import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
public import PlumbNibLoading

/// A `.storyboard` of macOS, read from its source.
@preconcurrency @MainActor
open class NSStoryboard: NSObject {
  public typealias Name = String
  public typealias SceneIdentifier = String

  let file: NibFile
  private lazy var index = StoryboardIndex(file.document)

  /// - Precondition: the file is a storyboard.
  private init(ofStoryboard file: NibFile) {
    self.file = file
    super.init()
  }

  convenience init(_ file: NibFile) throws(NibError) {
    self.init(ofStoryboard: try file.checked(isStoryboard: true))
  }

  /// Reads the storyboard of a name in a bundle, the main one for nil.
  ///
  /// Where there is none, or no storyboard of macOS, the program ends with what `NibError` says, or has an empty one where somebody listens
  /// to mistakes (`LayoutDebugging.faultHandler`).
  public convenience init(name: Name, bundle storyboardBundleOrNil: Bundle?) {
    let file = NibFile.reading(isStoryboard: true, of: .macOS) { () throws(NibError) in
      try NibFile.named(name, type: "storyboard", in: storyboardBundleOrNil, of: .macOS)
    }
    self.init(ofStoryboard: file)
  }

  /// Reads a file. Plumb's addition: AppKit knows compiled storyboards of bundles alone.
  ///
  /// - Throws: `NibError`, with line and column where the file is damaged.
  public convenience init(contentsOf url: URL) throws(NibError) {
    try self.init(try NibFile(contentsOf: url, of: .macOS))
  }

  /// The window controller or view controller that the document's arrow points to; nil where there is none.
  open func instantiateInitialController() -> Any? { index.initial.flatMap { instantiate($0) } }

  /// The controller with a storyboard identifier. Where there is none the program ends.
  open func instantiateController(withIdentifier identifier: SceneIdentifier) -> Any {
    guard let entry = index.identified[identifier], let controller = instantiate(entry) else {
      NibError.unknownIdentifier(storyboard: file.name, identifier: identifier).raise()
      return NSViewController()
    }
    return controller
  }

  func instantiate(_ entry: StoryboardIndex.Entry) -> NSObject? {
    let scene = DesktopScene(entry.scene, of: file, storyboard: self)
    scene.build()
    connectSegues(of: scene, entry)
    let controller = scene.objects[entry.id]
    for relation in DesktopSegue.all(in: entry.element) where relation.kind == "relationship" {
      follow(relation, from: controller)
    }
    return controller
  }

  func entry(_ id: String) -> StoryboardIndex.Entry? { index.entries[id] }

  /// Makes a controller that is to be part of one that is being made; nil for one that would contain itself.
  func related(_ id: String) -> NSObject? {
    guard let entry = index.entries[id], !building.contains(id) else { return nil }
    building.insert(id)
    defer { building.remove(id) }
    return instantiate(entry)
  }

  /// Has a window controller show its content, and a container its panes.
  private func follow(_ relation: DesktopSegue, from controller: NSObject?) {
    guard let content = related(relation.destination) as? NSViewController else { return }
    if let windows = controller as? NSWindowController {
      windows.contentViewController = content
    } else if let outer = controller as? NSViewController {
      outer.takeRelated(content, relation.relationship)
    }
  }

  /// The controllers that are being made, so that none contains itself.
  private var building: Set<String> = []
}

extension NSViewController {
  /// Takes a controller that a storyboard relates to this one.
  func takeRelated(_ controller: NSViewController, _ relationship: String) {
    switch self {
    case let split as NSSplitViewController:
      split.addSplitViewItem(NSSplitViewItem(viewController: controller))
    case let tabs as NSTabViewController: tabs.addTabViewItem(NSTabViewItem(viewController: controller))
    default: addChild(controller)
    }
  }
}
