import PlumbGeometry
import PlumbTextMetrics

@testable import PlumbLayoutRendering

/// Parts of scenes for tests.
enum Samples {
  static func text(_ string: String = "Name") -> TextContent {
    TextContent(string, font: .system(17), color: .black)
  }

  /// One of each shape.
  static let shapes: [ViewShape] = [
    .plain, .placeholder(className: "CustomView"), .stack, .text(text()),
    .text(TextContent("Two lines\nof text", font: .system(17), color: .black, alignment: .right, lines: 0)),
    .button(ButtonContent(style: .plain, title: text("OK"), image: image, tint: ControlPalette.blue)),
    .field(FieldContent(border: .rounded, text: text("Name"), isSearch: true)),
    .toggle(isOn: true, tint: ControlPalette.green),
    .slider(value: 0.5, axis: .horizontal, tint: ControlPalette.blue),
    .slider(value: .nan, axis: .vertical, tint: ControlPalette.blue), .stepper,
    .segments(titles: ["One", "Two"], selected: 1),
    .progress(value: 2, tint: ControlPalette.blue, track: nil),
    .spinner(color: ControlPalette.gray), .pageControl(pages: 3, current: 0, color: nil, currentColor: nil),
    .searchBar(placeholder: ""),
    .navigationBar(
      NavigationBarContent(
        title: "Title", hasLargeTitle: true, left: [.title("Cancel")], right: [.image("add", title: "")],
        back: "Back",
        tint: ControlPalette.blue)),
    .toolbar(items: [.title("One"), .flexibleSpace, .fixedSpace(.nan)], tint: ControlPalette.blue),
    .tabBar(items: [.image("star", title: "Star")], selected: 0, tint: ControlPalette.blue),
    .cell(CellContent(accessory: .detailDisclosure, hasSeparator: true, tint: ControlPalette.blue)),
    .image(image),
    .image(ImageContent(name: "person.circle.fill", isSymbol: true, tint: ControlPalette.blue)),
    .wheels(columns: [["a", "b", "c"]]), .datePicker(compact: true), .datePicker(compact: false), .map, .web,
    .blur(isDark: true),
    .popUp(ButtonContent(style: .push, title: text("Item"), tint: ControlPalette.blue), pullsDown: false),
    .comboBox(FieldContent(border: .bezel, text: text())), .box(title: text("Box")), .separator,
    .tabView(titles: ["General", "Advanced"], selected: 0), .levelIndicator(value: 0.5), .colorWell(.black),
    .tableHeader(titles: ["Name", "Size"], widths: [40, .nan]), .rows(height: 17),
    .divider(axis: .horizontal, positions: [10]),
  ]

  static let buttonStyles: [ButtonContent.Style] = [
    .plain, .filled, .gray, .tinted, .bordered, .push, .defaultPush, .check(isOn: true), .check(isOn: false),
    .radio(isOn: true), .radio(isOn: false), .disclosure, .help, .info, .add, .close,
  ]

  static let image = ImageContent(
    name: "portrait", isSymbol: false, tint: ControlPalette.blue, width: 20, height: 20)

  static func view(
    _ id: String, _ frame: Rect, parent: Int? = 0, shape: ViewShape = .plain, state: LayoutState = .satisfied
  ) -> RenderedView {
    RenderedView(
      id: id, name: id, parent: parent, frame: frame,
      recordedFrame: state == .misplaced ? frame.moved(7, 9) : nil, alignmentRect: frame,
      appearance: ViewAppearance(shape: shape), state: state, remark: state == .satisfied ? "" : "wrong")
  }

  /// A root of 200 × 200 with views in it, of which the first is the root.
  static func scene(_ views: [RenderedView], _ constraints: [RenderedConstraint] = []) -> RenderedScene {
    RenderedScene(
      title: "Scene", caption: "200 × 200", size: Size(width: 200, height: 200), surroundings: .loose(.touch),
      views: [view("root", Rect(x: 0, y: 0, width: 200, height: 200), parent: nil)] + views,
      constraints: constraints)
  }

  static func anchor(
    _ view: Int, _ rect: Rect, _ kind: RenderedAnchor.Kind, _ axis: Axis
  ) -> RenderedAnchor {
    let (low, high) = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
    let position: Double
    switch kind {
    case .minEdge: position = low
    case .maxEdge: position = high
    default: position = (low + high) / 2
    }
    return RenderedAnchor(view: view, rect: rect, kind: kind, axis: axis, position: position)
  }
}
