import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading

/// A `<segue>` of a storyboard of macOS.
struct DesktopSegue {
  /// `show`, `sheet`, `relationship` and others.
  let kind: String
  /// What the destination is to a controller: `window.shadowedContentViewController`.
  let relationship: String
  /// The document's id of a controller.
  let destination: String
  let identifier: String?
  /// The class that the document names, and its module.
  private let custom: (name: String?, module: String?)
  /// The document's id of the view beside which a popover opens, and on which side.
  let anchor: String?
  let edge: NSRectEdge
  let behavior: NSPopover.Behavior

  /// Nil for what is none, and for one that leads nowhere.
  private init?(_ element: SegueElement) {
    guard element.element.isNamed(.segue), let destination = element.destination else { return nil }
    kind = element.kind ?? ""
    relationship = element.relationship ?? ""
    self.destination = destination
    identifier = element.identifier
    custom = (element.element.customClass, element.element.customModule)
    anchor = element.popoverAnchorView
    edge =
      switch element.preferredEdge {
      case "minX": .minX
      case "minY": .minY
      case "maxY": .maxY
      default: .maxX
      }
    behavior =
      switch element.popoverBehavior {
      case "t": .transient
      case "s": .semitransient
      default: .applicationDefined
      }
  }

  /// Those that begin at an element itself, in document order.
  static func all(directlyIn element: MarkupElement) -> [DesktopSegue] {
    PlaceholderElement(element).connections?.children.compactMap { DesktopSegue(SegueElement($0)) } ?? []
  }

  /// Those that begin anywhere in an element, in document order.
  static func all(in element: MarkupElement) -> [DesktopSegue] {
    var segues: [DesktopSegue] = []
    var open = [element]
    while let next = open.popLast() {
      open.append(contentsOf: next.children.reversed())
      if let segue = DesktopSegue(SegueElement(next)) { segues.append(segue) }
    }
    return segues
  }

  /// Whether somebody has to perform it: the others hold as soon as their controllers are made.
  var isPerformed: Bool { kind != "relationship" && kind != "embed" }

  /// The class that the document has for a segue; nil for AppKit's own.
  @MainActor var type: NSStoryboardSegue.Type? {
    guard custom.name != nil else { return nil }
    let type = NibClasses.resolve(custom.name, module: custom.module, base: NSStoryboardSegue.self)
    return type == NSStoryboardSegue.self ? nil : type
  }
}
