import Foundation
internal import PlumbTextMetrics
internal import PlumbViewKit

/// What the size of a control depends on.
struct ControlMeasure: Equatable {
  var control: DesktopControl
  /// The text with its lines and fonts; nil for a single line in the control's own font.
  var text: WrappingText?
  /// The width at which lines end, in points; nil for the control's own.
  var preferredWidth: Double?
  /// Whether the width is left to others: somebody may type a text of any length.
  var isOpenToTyping = false

  init(_ control: DesktopControl) { self.control = control }

  /// Whether the height depends on the width.
  var wraps: Bool { text.map { $0.breaking != .never } == true && preferredWidth == nil }

  /// The control where it is shown.
  ///
  /// - Parameter width: That of the alignment rectangle, for a text that wraps; nil for lines as long as they need to be.
  func spec(within width: Double?, in context: ControlContext) -> ControlSpec {
    let room = control.textRoom
    var size: IntrinsicSize?
    if let text {
      let limit = preferredWidth ?? width.map { max($0 - room, 0) }
      let measured = PlumbTextMetrics.size(of: text, within: limit, in: context)
      size = IntrinsicSize(width: measured.width + room, height: measured.height)
    }
    var spec = control.spec(in: context, measured: size)
    if isOpenToTyping { spec.size.width = nil }
    return spec
  }

  /// From the top of the alignment rectangle down to the first baseline, and from its bottom up to the last.
  ///
  /// Baselines keep their distances from top and bottom where the control has another height than its own; a button with
  /// round corners centres its title in any height. Of several lines the first stands at the top and the last at the bottom.
  ///
  /// - Parameter height: That of the alignment rectangle, in points.
  func baselines(inHeight height: Double, in context: ControlContext) -> (first: Double, last: Double)? {
    var line = control
    if text != nil { line.title = "" }
    let spec = line.spec(in: context)
    let centers = control.kind == .button(.roundRect) || control.kind == .popUpButton(.roundRect)
    let own = centers && height > 0 ? height : spec.size.height ?? height
    guard let first = spec.baseline.fromTop(inHeight: own, scale: context.scale) else { return nil }
    return (first, own - first)
  }
}

/// The sizes of a control that were last asked for: measuring a text takes its time, and layout asks often.
struct MeasuredControl {
  private struct Entry {
    var measure: ControlMeasure
    var context: ControlContext
    var width: Double?
    var spec: ControlSpec
  }

  private var natural: Entry?
  private var limited: Entry?

  mutating func spec(_ measure: ControlMeasure, within width: Double?, in context: ControlContext)
    -> ControlSpec
  {
    let known = width == nil ? natural : limited
    if let known, known.measure == measure, known.context == context, known.width == width {
      return known.spec
    }
    let spec = measure.spec(within: width, in: context)
    let entry = Entry(measure: measure, context: context, width: width, spec: spec)
    if width == nil { natural = entry } else { limited = entry }
    return spec
  }
}
