import PlumbGeometry

extension Sketch {
  /// Draws what a view shows besides background and subviews, inside its frame.
  mutating func draw(_ shape: ViewShape, in rect: Rect, look: PlatformLook) {
    switch shape {
    case .plain: break
    case .placeholder(let className): placeholder(className, in: rect)
    case .named(let name, let holdsOthers):
      outlineBox(rect, isGuide: false)
      boxName(name, holdsOthers: holdsOthers, in: rect)
    case .guide(let name):
      outlineBox(rect, isGuide: true)
      boxName(name, holdsOthers: true, in: rect)
    case .stack: break
    case .text(let content): text(content, in: rect)
    case .button(let content): button(content, in: rect, look: look)
    case .field(let content): field(content, in: rect, look: look)
    case .toggle(let isOn, let tint): toggle(isOn: isOn, tint: tint, in: rect, look: look)
    case .slider(let value, let axis, let tint): slider(value, axis, tint, in: rect, look: look)
    case .dial: dial(in: rect)
    case .stepper: stepper(in: rect, look: look)
    case .segments(let titles, let selected): segments(titles, selected: selected, in: rect, look: look)
    case .progress(let value, let tint, let track): progress(value, tint, track, in: rect, look: look)
    case .spinner(let color): spinner(color, in: rect)
    case .pageControl(let pages, let current, let color, let currentColor):
      pageControl(pages, current, color, currentColor, in: rect)
    case .searchBar(let placeholder): searchBar(placeholder, in: rect)
    case .navigationBar(let content): navigationBar(content, in: rect)
    case .toolbar(let items, let tint): toolbar(items, tint, in: rect)
    case .tabBar(let items, let selected, let tint): tabBar(items, selected, tint, in: rect)
    case .cell(let content): cell(content, in: rect)
    case .image(let content): image(content, in: rect)
    case .wheels(let columns): wheels(columns, in: rect)
    case .datePicker(let compact): datePicker(compact: compact, in: rect, look: look)
    case .map: map(in: rect)
    case .web: web(in: rect)
    case .blur(let isDark):
      fill(rect, isDark ? Color(hex: 0x1C1C1E, alpha: 0.75) : Color(hex: 0xF9F9F9, alpha: 0.8))
    case .popUp(let content, let pullsDown): popUp(content, pullsDown: pullsDown, in: rect)
    case .comboBox(let content): comboBox(content, in: rect)
    case .box(let title): box(title, in: rect)
    case .separator: separator(in: rect)
    case .tabView(let titles, let selected): tabView(titles, selected: selected, in: rect)
    case .levelIndicator(let value): levelIndicator(value, in: rect)
    case .colorWell(let color): colorWell(color, in: rect)
    case .tableHeader(let titles, let widths): tableHeader(titles, widths, in: rect)
    case .rows(let height): rows(height: height, in: rect)
    case .divider(let axis, let positions): dividers(axis, positions, in: rect)
    }
  }
}
