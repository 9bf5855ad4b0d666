import CoreGraphics
import Foundation
internal import PlumbAutoLayout
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

/// The objects of one scene, or of one nib, of macOS, as they come into being.
@MainActor
final class DesktopScene {
  let file: NibFile
  let element: SceneElement
  let scene: ResolvedScene
  /// What stands in for contents; nil but in parity with Interface Builder's canvas.
  let canvas: CanvasReading?
  /// Where the scene's controllers find others; nil for a nib.
  let storyboard: NSStoryboard?

  /// By the position in `scene.views`.
  private(set) var views: [Int: NSView] = [:]
  /// By the document's ids.
  var objects: [String: NSObject] = [:]
  private let positions: [Int32: Int]
  /// The objects of the first level, in document order.
  var topLevel: [NSObject] = []
  /// Constraints of classes that the document names, which are awakened last.
  var ownConstraints: [NSLayoutConstraint] = []

  init(
    _ element: SceneElement, of file: NibFile, storyboard: NSStoryboard? = nil, canvas: CanvasReading? = nil,
    scene known: ResolvedScene? = nil
  ) {
    self.file = file
    self.element = element
    self.storyboard = storyboard
    self.canvas = canvas
    let scene =
      known ?? canvas?.scene ?? file.document.resolve(element, widthClass: nil, heightClass: nil)
    self.scene = scene
    var positions: [Int32: Int] = [:]
    for (position, view) in scene.views.enumerated() { positions[view.element.index] = position }
    self.positions = positions
  }

  /// Makes all objects, connects and wakes them.
  func build() {
    makeFreeObjects()
    buildViews(scene.views.indices)
  }

  /// Makes one view of the document and what is in it, or all.
  private func buildViews(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      if canvas == nil, position != range.lowerBound, registerCell(position) {
        position = scene.subtree(of: position).upperBound
        continue
      }
      // A toolbar is the window's, and no view of it.
      if canvas != nil || scene.views[position].kind != .toolbar { makeView(position) }
      position += 1
    }
    for (position, view) in madeViews {
      view.finishNib(DesktopReading(view: scene.views[position], file: file))
      settle(view, position)
    }
    addConstraints()
    makeConnections()
    awaken()
  }

  /// Hands a cell of a table to the table, which makes as many as it shows.
  ///
  /// - Returns: Whether the view is such a cell.
  private func registerCell(_ position: Int) -> Bool {
    let resolved = scene.views[position]
    guard let table = resolved.parent.flatMap({ views[$0] }) as? NSTableView,
      resolved.element.parent?.isNamed(.prototypeCellViews) == true
    else { return false }
    guard let identifier = resolved.attributes.identifier else { return true }
    let (element, file, storyboard, scene) = (element, file, storyboard, scene)
    let range = scene.subtree(of: position)
    table.prototypes[NSUserInterfaceItemIdentifier(identifier)] = { owner in
      let cell = DesktopScene(element, of: file, storyboard: storyboard, scene: scene)
      cell.takeOwner(owner)
      cell.buildViews(range)
      return cell.views[range.lowerBound]
    }
    return true
  }

  /// In document order.
  var madeViews: [(position: Int, view: NSView)] {
    scene.views.indices.compactMap { position in views[position].map { (position, $0) } }
  }

  // MARK: Views

  private func makeView(_ position: Int) {
    let resolved = scene.views[position]
    let reading = DesktopReading(view: resolved, file: file)
    let builder = DesktopViewBuilder.builder(of: resolved.kind)
    let view = ownView(resolved) ?? newView(reading, builder)
    configure(view, reading, builder)
    views[position] = view
    objects[resolved.id] = view
    if canvas == nil { addGestures(of: resolved.element, to: view) }
    place(view, position)
  }

  /// A view that its superview has made by itself.
  private func ownView(_ resolved: ResolvedView) -> NSView? {
    guard resolved.customClass == nil, let parent = resolved.parent.flatMap({ views[$0] }) else { return nil }
    return parent.viewOfNib(resolved)
  }

  private func newView(_ reading: DesktopReading, _ builder: DesktopViewBuilder) -> NSView {
    let type = NibClasses.resolve(
      reading.view.customClass, module: reading.view.element.customModule, base: builder.base)
    let coder = NibCoder { [unowned self] object in
      if let view = object as? NSView { self.configure(view, reading, builder) }
    }
    return type.init(coder: coder) ?? NSView()
  }

  private func configure(_ view: NSView, _ reading: DesktopReading, _ builder: DesktopViewBuilder) {
    if let recorded = reading.view.recorded { view.frame = NSRect(recorded) }
    view.autoresizingMask = .init(reading.view.attributes.autoresizingMask)
    DesktopAttributes.apply(reading, to: view)
    builder.configure(view, reading)
    if let recorded = reading.view.recorded { view.frame = NSRect(recorded) }
  }

  private func place(_ view: NSView, _ position: Int) {
    let resolved = scene.views[position]
    let outer = resolved.element.parent?.id.flatMap { objects[$0] }
    if let item = outer as? NSToolbarItem { return item.take(view) }
    guard let place = resolved.parent else { return placeRoot(view, resolved) }
    guard let parent = views[place], view.superview == nil else { return }
    if resolved.recorded == nil {
      view.frame = parent.bounds
      view.autoresizingMask = [.width, .height]
    }
    parent.take(view, from: resolved, DesktopReading(view: scene.views[place], file: file))
  }

  private func placeRoot(_ view: NSView, _ resolved: ResolvedView) {
    if let controller = resolved.controller.flatMap({ $0.id }).flatMap({ objects[$0] }) as? NSViewController {
      controller.view = view
    } else if let window = resolved.element.parent?.id.flatMap({ objects[$0] }) as? NSWindow {
      window.contentView = view
    } else {
      topLevel.append(view)
    }
  }

  /// Has constraints decide a view's frame where the document says so; on a canvas, takes contents from there.
  private func settle(_ view: NSView, _ position: Int) {
    let resolved = scene.views[position]
    canvas?.apply(to: view.core, position)
    guard file.document.usesAutoLayout, let parent = resolved.parent.flatMap({ views[$0] }) else { return }
    if resolved.attributes.fixedFrame == true {
      NibConstraints.fixFrame(of: view.core, in: parent.core, resolved.element, in: file)
    } else if !parent.placesByItself(view),
      resolved.attributes.translatesAutoresizingMaskIntoConstraints == false
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  // MARK: Constraints

  /// In document order, each on the view that has it in the document.
  private func addConstraints() {
    guard file.document.usesAutoLayout else { return }
    for resolved in scene.constraints {
      // Placeholders are removed as a document is compiled; a canvas has them.
      if canvas == nil, ConstraintElement(resolved.element).placeholder == true { continue }
      guard
        let constraint = NibConstraints.make(
          resolved, in: file, item: { objects[$0] as? NSView }, top: { ($0 as? NSView)?.core.topmost })
      else { continue }
      objects[resolved.id] = constraint
      if resolved.element.customClass != nil { ownConstraints.append(constraint) }
      let owner = resolved.element.parent?.parent.flatMap { positions[$0.index] }.flatMap { views[$0] }
      if let owner, owner.contains(constraint) {
        owner.addConstraint(constraint)
      } else {
        constraint.isActive = true
      }
    }
  }
}

/// What a document says of one view.
@MainActor
struct DesktopReading {
  let view: ResolvedView
  let file: NibFile

  var varied: VariedElement { view.varied }
}

extension NSView {
  fileprivate func contains(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let item else { return true }
      return (item as? NSView)?.isDescendant(of: self) == true
    }
  }
}
