import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

extension NSSegmentedControl {
  public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
  public enum Distribution: Int, Sendable { case fit, fill, fillEqually, fillProportionally }
  public enum Style: Int, Sendable {
    case automatic = 0
    case rounded = 1
    case texturedRounded = 2
    case roundRect = 3
    case texturedSquare = 4
    case capsule = 5
    case smallSquare = 6
    case separated = 8

    var measured: DesktopSegmentStyle {
      switch self {
      case .automatic, .rounded: .rounded
      case .roundRect, .capsule: .roundRect
      case .smallSquare: .smallSquare
      case .texturedRounded, .texturedSquare, .separated: .textured
      }
    }
  }

  struct Segment {
    var label = ""
    var image: NSImage?
    var width: CGFloat = 0
    var isEnabled = true
    var isSelected = false
    var menu: NSMenu?
    var tag = 0
    var toolTip: String?
    var imageScaling = NSImageScaling.scaleProportionallyDown
  }

  public convenience init(
    labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = labels.map { Segment(label: $0) }
    begin(trackingMode, target, action)
  }

  public convenience init(
    images: [NSImage], trackingMode: SwitchTracking, target: Any?, action: Selector?
  ) {
    self.init(frame: .zero)
    segments = images.map { Segment(image: $0) }
    begin(trackingMode, target, action)
  }

  private func begin(_ mode: SwitchTracking, _ target: Any?, _ action: Selector?) {
    trackingMode = mode
    self.target = target as AnyObject?
    self.action = action
    sizeToFit()
  }

  var segmentsMeasure: ControlMeasure {
    var control = DesktopControl(
      kind: .segmentedControl, controlSize: contents.controlSize.measured,
      font: contents.firstFont.onDesktop)
    control.segmentStyle = segmentStyle.measured
    control.isMomentary = trackingMode == .momentary || trackingMode == .momentaryAccelerator
    control.segments = segments.map { segment in
      DesktopSegment(
        title: segment.label, givenWidth: segment.width > 0 ? Double(segment.width) : nil,
        image: segment.image?.onDesktop(beside: contents.usualFont))
    }
    return ControlMeasure(control)
  }

  /// The segment at a point of the control's coordinates: as wide as it is alone, in proportion.
  func segment(at point: NSPoint) -> Int {
    var all = segmentsMeasure.control
    let widths = all.segments.map { segment -> Double in
      all.segments = [segment]
      return all.spec(in: context).frameSize.width ?? 1
    }
    let sum = widths.reduce(0, +)
    guard sum > 0, bounds.width > 0 else { return -1 }
    let isMirrored = userInterfaceLayoutDirection == .rightToLeft
    let distance = isMirrored ? bounds.maxX - point.x : point.x - bounds.minX
    var rest = Double(distance / bounds.width) * sum
    for (place, width) in widths.enumerated() {
      rest -= width
      if rest < 0 { return place }
    }
    return widths.count - 1
  }
}
