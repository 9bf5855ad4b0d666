import PlumbAppleFacts
import PlumbGeometry

extension TouchControl {
  /// The control where it is shown.
  ///
  /// - Parameter measured: The size of the alignment rectangle in points, where the caller has measured it already, as of a
  ///   text that wraps.
  package func spec(in context: ControlContext, measured: IntrinsicSize? = nil) -> ControlSpec {
    let size = measured ?? size(in: context)
    return ControlSpec(
      size: size, unknownAxes: unknownAxes(size), insets: row.map { context.insets(of: $0) } ?? .zero,
      baseline: baseline, picture: picture)
  }

  /// The size of the alignment rectangle, in points.
  private func size(in context: ControlContext) -> IntrinsicSize {
    switch self {
    case .plain(let row): return context.alignmentSize(of: row)
    case .label(let text, let font):
      let size = PlumbTextMetrics.size(
        ofSingleLine: text, font: font.known(in: context.release, on: context.platform), scale: context.scale,
        platform: context.platform)
      return IntrinsicSize(width: size.width, height: size.height)
    case .button(let button): return TouchButtonSizing.size(of: button, in: context)
    case .textField(let field): return TouchTextFieldSizing.size(of: field, in: context)
    case .segmentedControl(let segments): return TouchSegmentsSizing.size(of: segments, in: context)
    case .pageControl(let pages):
      let dots = Double(pages) * (context.points(.each, of: .pageControl) ?? 0)
      return IntrinsicSize(
        width: max(dots + (context.points(.padding, of: .pageControl) ?? 0), 0),
        height: context.points(.height, of: .pageControl))
    case .datePicker(let style): return TouchPickerSizing.size(ofDatePicker: style, in: context)
    case .pickerView: return TouchPickerSizing.wheels(in: context)
    case .searchBar: return IntrinsicSize(width: nil, height: SearchBars.height(in: context.release))
    case .navigationBar:
      return IntrinsicSize(
        width: nil, height: NavigationBars.height(in: context.barPlace, isInSheet: context.isInSheet))
    case .toolbar: return IntrinsicSize(width: nil, height: Toolbars.height(in: context.barPlace))
    case .tabBar: return IntrinsicSize(width: nil, height: TabBars.height(in: context.barPlace))
    }
  }

  /// A date picker that shows today's date is as wide as that.
  private func unknownAxes(_ size: IntrinsicSize) -> AxisSet {
    if case .datePicker = self, size.width == nil { return .horizontal }
    return []
  }

  package var baseline: ControlBaseline {
    switch self {
    case .label(_, let font): .centered(font, lower: 0)
    case .button(let button): .centered(button.font, lower: button.baselineShift)
    case .textField(let field): .centered(field.font, lower: 0)
    default: .none
    }
  }

  package var picture: ControlPicture {
    switch self {
    case .plain(let row): row.plain?.picture ?? .nothing
    case .label: .text
    case .button: .button
    case .textField: .field
    case .segmentedControl: .segments
    case .pageControl: .pages
    case .datePicker: .datePicker
    case .pickerView: .wheels
    case .searchBar: .searchBar
    case .navigationBar: .navigationBar
    case .tabBar: .tabBar
    case .toolbar: .toolbar
    }
  }

  /// The distance by which the alignment rectangle may be larger or smaller than its figures say, in points.
  package var uncertainty: Double {
    if case .plain(let row) = self { row.plain?.uncertainty ?? 0 } else { 0 }
  }
}
