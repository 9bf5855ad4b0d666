import PlumbAppleFacts
import PlumbAutoLayout
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbMarkup

/// The views of a scene that people read or touch, and where these show something.
struct ShownViews {
  /// A text, an image or a control.
  struct Shown {
    /// The position in `scene.views`.
    let position: Int
    /// In the root's coordinates: of a text in a wider view, the text.
    let rect: Rect
    /// The same as the document records it.
    let recorded: Rect?
    /// The root, or what scrolls around the view: what lies in another one moves against it.
    let area: Int
  }

  /// In document order.
  private(set) var all: [Shown] = []
  private let layout: SceneLayout

  /// - Complexity: Linear in the views.
  init(_ layout: SceneLayout) {
    self.layout = layout
    // Of each view: where it is now and as recorded, the area that it is in; nil where nobody sees it.
    var places: [(now: Point, recorded: Point?, area: Int)?] = []
    for (position, view) in layout.scene.views.enumerated() {
      guard !view.isHidden, view.attributes.opacity > 0.01 else {
        places.append(nil)
        continue
      }
      guard let parent = view.parent else {
        places.append((.zero, .zero, position))
        continue
      }
      guard let outer = places[parent], let frame = layout.tree.frame(of: layout.viewNodes[position]) else {
        places.append(nil)
        continue
      }
      let given = view.recorded == nil ? nil : layout.givenFrames[position]
      let now = frame.moved(by: outer.now)
      let recorded = given.flatMap { given in outer.recorded.map { given.moved(by: $0) } }
      let isArea = view.scrolls || view.isReused
      places.append((now.origin, recorded?.origin, isArea ? position : outer.area))
      if shows(view), !isBackground(view, frame, in: parent),
        layout.tree.placement(of: layout.viewNodes[position]) == .constraints
      {
        let insets = drawingInsets(position)
        all.append(
          Shown(
            position: position, rect: visible(position, view, now).inset(by: insets),
            recorded: recorded?.inset(by: insets), area: outer.area))
      }
    }
  }

  /// What a view leaves free around what it draws: on macOS frames have room for shadows.
  private func drawingInsets(_ position: Int) -> EdgeInsets {
    guard layout.document.platform == .macOS else { return .zero }
    return layout.tree.alignmentInsets(of: layout.viewNodes[position])
  }

  /// Whether a view has something of its own to read or to touch.
  private func shows(_ view: ResolvedView) -> Bool {
    switch view.kind {
    case .label: view.text?.isEmpty == false
    case .button, .textField, .secureTextField, .searchField, .segmentedControl, .slider, .stepper, .switch,
      .datePicker, .popUpButton, .comboBox:
      true
    case .imageView: ImageViewElement(view.varied).image?.isEmpty == false
    default: false
    }
  }

  /// Whether an image is as wide as what it lies in: things are meant to lie over it.
  private func isBackground(_ view: ResolvedView, _ frame: Rect, in parent: Int) -> Bool {
    guard view.kind == .imageView, let around = layout.tree.frame(of: layout.viewNodes[parent]) else {
      return false
    }
    return frame.width >= around.width * 0.9
  }

  /// The part of a view where its text is.
  private func visible(_ position: Int, _ view: ResolvedView, _ frame: Rect) -> Rect {
    guard view.kind == .label else { return frame }
    let natural = layout.naturalContentSize(ofView: position)
    var rect = frame
    let label = LabelElement(view.varied)
    if let width = natural.width, width < rect.width, label.numberOfLines ?? 1 == 1 {
      let room = rect.width - width
      switch label.textAlignment {
      case "center": rect.origin.x += room / 2
      case "right": rect.origin.x += room
      case "left": break
      default: if layout.environment.direction == .rightToLeft { rect.origin.x += room }
      }
      rect.size.width = width
    }
    if let height = natural.height, height < rect.height {
      rect.origin.y += (rect.height - height) / 2
      rect.size.height = height
    }
    return rect
  }
}

extension ResolvedView {
  /// Whether a table or collection shows the view among others, and decides where.
  var isReused: Bool { kind.isReusable || kind == .tableCellView }
}
