import CoreGraphics
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
import PlumbViewKit

/// The objects of one scene, or of one nib, as they come into being.
@MainActor
final class SceneBuild {
  let file: NibFile
  /// Where the scene's view controllers find others; nil for a nib.
  let storyboard: UIStoryboard?
  let element: SceneElement
  let scene: ResolvedScene
  /// What stands in for contents and insets; nil but in parity with Interface Builder's canvas.
  let canvas: CanvasReading?

  /// By the position in `scene.views`. Cells that are made as they are needed are not among them.
  private(set) var views: [Int: UIView] = [:]
  /// By the document's ids.
  var objects: [String: NSObject] = [:]
  /// The positions of views by their elements.
  let positions: [Int32: Int]
  /// The roots, and the other objects of a nib's first level, in document order.
  private(set) var topLevel: [NSObject] = []
  /// The views of static cells, which are not among `views`, until they are awakened.
  var sleepers: [UIView] = []
  /// The constraints that are of classes of their own, until they are awakened.
  var ownConstraints: [NSLayoutConstraint] = []
  /// The guides of view controllers, by the document's ids.
  var layoutSupports: [String: AnyObject] = [:]

  init(
    _ element: SceneElement, of file: NibFile, storyboard: UIStoryboard?, canvas: CanvasReading? = nil,
    scene known: ResolvedScene? = nil
  ) {
    self.file = file
    self.storyboard = storyboard
    self.element = element
    self.canvas = canvas
    let scene = known ?? canvas?.scene ?? file.resolve(element)
    self.scene = scene
    var positions: [Int32: Int] = [:]
    for (position, view) in scene.views.enumerated() { positions[view.element.index] = position }
    self.positions = positions
  }

  /// Makes all views, superviews first, and then their constraints.
  func buildViews() { buildViews(scene.views.indices) }

  /// Makes the views at some positions: those of one view and all below it.
  func buildViews(_ range: Range<Int>) {
    var position = range.lowerBound
    while position < range.upperBound {
      if canvas == nil, position != range.lowerBound, registerCell(position) {
        position = scene.subtree(of: position).upperBound
        continue
      }
      let view = makeView(position)
      views[position] = view
      objects[scene.views[position].id] = view
      takeItems(of: view, scene.views[position].element)
      place(view, position)
      position += 1
    }
    for (position, view) in madeViews { settle(view, position) }
    addConstraints()
  }

  /// In document order.
  var madeViews: [(position: Int, view: UIView)] {
    scene.views.indices.compactMap { position in views[position].map { (position, $0) } }
  }

  // MARK: Views

  private func makeView(_ position: Int) -> UIView {
    let reading = NibReading(view: scene.views[position], file: file)
    let builder = ViewBuilder.builder(of: reading.view.kind, onCanvas: canvas != nil)
    let configure: @MainActor (NSObject) -> Void = { [unowned self] object in
      guard let view = object as? UIView else { return }
      self.configure(view, reading, builder)
    }
    if let existing = viewOfOwner(position) {
      configure(existing)
      return existing
    }
    let type = NibClasses.resolve(
      reading.view.customClass, module: reading.element.customModule, base: builder.base)
    guard let view = type.init(coder: NibCoder(configure)) else {
      return UIView(coder: NibCoder(configure)) ?? UIView()
    }
    return view
  }

  /// A view that its superview, or its view controller, has made by itself.
  private func viewOfOwner(_ position: Int) -> UIView? {
    let view = scene.views[position]
    guard let parent = view.parent.flatMap({ views[$0] }) else {
      return view.element.parent.flatMap { $0.id }.flatMap { objects[$0] as? UIViewController }
        .flatMap { $0.viewOfNib(key: view.element.key) }
    }
    return parent.viewOfNib(key: view.element.key) ?? cellLabel(position)
  }

  private func configure(_ view: UIView, _ reading: NibReading, _ builder: ViewBuilder) {
    view.frame = reading.view.recorded.map { CGRect($0) } ?? view.frame
    view.autoresizingMask = .init(ViewElement(reading.varied).autoresizingMask)
    CommonAttributes.apply(reading, to: view)
    builder.configure(view, reading)
    // Some controls take a size of their own as they are told their kind.
    if let recorded = reading.view.recorded { view.frame = CGRect(recorded) }
  }

  /// A label that a cell of one of the system's styles has by itself.
  private func cellLabel(_ position: Int) -> UILabel? {
    guard canvas == nil, let content = scene.views[position].parent, let owner = scene.views[content].parent,
      let cell = views[owner] as? UITableViewCell
    else { return nil }
    let id = scene.views[position].id
    let element = TableViewCellElement(scene.views[owner].varied)
    if element.textLabel == id { return cell.textLabel }
    return element.detailTextLabel == id ? cell.detailTextLabel : nil
  }

  /// Gives a view its superview.
  private func place(_ view: UIView, _ position: Int) {
    let resolved = scene.views[position]
    guard let place = resolved.parent else {
      if let controller = resolved.controller.flatMap({ $0.id }).flatMap({ objects[$0] })
        as? UIViewController
      {
        controller.view = view
      } else if view.superview == nil {
        topLevel.append(view)
      }
      return
    }
    guard let parent = views[place], view.superview == nil else { return }
    if resolved.recorded == nil {
      view.frame = CGRect(origin: .zero, size: parent.bounds.size)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if canvas == nil {
      parent.take(view, from: resolved.element)
    } else if resolved.isHidden, parent is UIStackView {
      // The canvas leaves hidden views out of an arrangement, where UIKit makes them shrink.
      view.autoresizingMask = []
      parent.addSubview(view)
    } else {
      parent.takeOnCanvas(view, from: resolved.element)
    }
  }

  /// Says how a view gets its frame, and on a canvas what it holds.
  private func settle(_ view: UIView, _ position: Int) {
    let resolved = scene.views[position]
    if let canvas {
      canvas.apply(to: view, position)
      // Also what hides itself at run time is shown.
      view.isHidden = resolved.isHidden
    }
    guard file.document.usesAutoLayout, let parent = resolved.parent.flatMap({ views[$0] }) else { return }
    let element = ViewElement(resolved.varied)
    if element.fixedFrame == true {
      NibConstraints.fixFrame(of: view, in: parent, resolved.element, in: file)
    } else if (parent as? UIStackView)?.arrangedSubviews.contains(view) == true {
      return
    } else if element.translatesAutoresizingMaskIntoConstraints == false,
      !parent.placesByItself(view)
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
  }
}
