import PlumbGeometry

/// What a view shows besides its background and its subviews.
package indirect enum ViewShape: Sendable {
  case plain
  /// A view that code draws, or that only holds others: an outline, and its class where there is room.
  case placeholder(className: String)
  /// Nothing but where the view is, and its name: at the top of what holds others, else in the middle.
  case named(String, holdsOthers: Bool)
  /// The same of a layout guide.
  case guide(String)
  /// A stack view, which draws nothing itself.
  case stack
  case text(TextContent)
  case button(ButtonContent)
  case field(FieldContent)
  case toggle(isOn: Bool, tint: Color)
  /// The value and the extents are shares of the control's own from 0 to 1.
  case slider(value: Double, axis: Axis, tint: Color)
  /// A slider that goes round.
  case dial
  case stepper
  case segments(titles: [String], selected: Int?)
  case progress(value: Double, tint: Color, track: Color?)
  case spinner(color: Color)
  case pageControl(pages: Int, current: Int, color: Color?, currentColor: Color?)
  case searchBar(placeholder: String)
  case navigationBar(NavigationBarContent)
  case toolbar(items: [BarItem], tint: Color)
  case tabBar(items: [BarItem], selected: Int, tint: Color)
  case cell(CellContent)
  case image(ImageContent)
  case wheels(columns: [[String]])
  case datePicker(compact: Bool)
  case map
  case web
  case blur(isDark: Bool)
  case popUp(ButtonContent, pullsDown: Bool)
  case comboBox(FieldContent)
  case box(title: TextContent?)
  case separator
  case tabView(titles: [String], selected: Int)
  case levelIndicator(value: Double)
  case colorWell(Color)
  /// The columns' widths are in points; what they leave goes to the last one.
  case tableHeader(titles: [String], widths: [Double])
  /// Rows in two shades, as an empty table of macOS has.
  case rows(height: Double)
  case divider(axis: Axis, positions: [Double])
}
