import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// Segments side by side, of which one is chosen, or any number.
@preconcurrency @MainActor
open class NSSegmentedControl: NSControl {
  var segments: [Segment] = [] { didSet { measureChanged() } }

  open var segmentCount: Int {
    get { segments.count }
    set {
      let missing = max(newValue, 0) - segments.count
      if missing > 0 {
        segments += Array(repeating: Segment(), count: missing)
      } else {
        segments.removeLast(-missing)
      }
      if selectedSegment >= segments.count { selectedSegment = -1 }
    }
  }
  /// The one that was chosen last; -1 for none.
  open var selectedSegment: Int {
    get { lastSelected }
    set { select(newValue) }
  }
  private var lastSelected = -1
  open var indexOfSelectedItem: Int { selectedSegment }
  open var segmentStyle = Style.automatic { didSet { measureChanged() } }
  /// Does nothing here.
  open var segmentDistribution = Distribution.fit
  open var trackingMode = SwitchTracking.selectOne { didSet { measureChanged() } }
  /// Does nothing here.
  open var isSpringLoaded = false
  /// Does nothing here.
  open var selectedSegmentBezelColor: NSColor?
  open var doubleValueForSelectedSegment: Double { 0 }

  // MARK: Segments

  open func setLabel(_ label: String, forSegment segment: Int) { segments[segment].label = label }
  open func label(forSegment segment: Int) -> String? { segments[segment].label }
  open func setImage(_ image: NSImage?, forSegment segment: Int) { segments[segment].image = image }
  open func image(forSegment segment: Int) -> NSImage? { segments[segment].image }
  /// - Parameter width: Of the segment's content, in points; 0 for as wide as that is.
  open func setWidth(_ width: CGFloat, forSegment segment: Int) { segments[segment].width = width }
  open func width(forSegment segment: Int) -> CGFloat { segments[segment].width }
  open func setEnabled(_ enabled: Bool, forSegment segment: Int) { segments[segment].isEnabled = enabled }
  open func isEnabled(forSegment segment: Int) -> Bool { segments[segment].isEnabled }
  open func setMenu(_ menu: NSMenu?, forSegment segment: Int) { segments[segment].menu = menu }
  open func menu(forSegment segment: Int) -> NSMenu? { segments[segment].menu }
  open func setTag(_ tag: Int, forSegment segment: Int) { segments[segment].tag = tag }
  open func tag(forSegment segment: Int) -> Int { segments[segment].tag }
  open func setToolTip(_ toolTip: String?, forSegment segment: Int) { segments[segment].toolTip = toolTip }
  open func toolTip(forSegment segment: Int) -> String? { segments[segment].toolTip }
  open func setImageScaling(_ scaling: NSImageScaling, forSegment segment: Int) {
    segments[segment].imageScaling = scaling
  }
  /// Does nothing here.
  open func setShowsMenuIndicator(_ shows: Bool, forSegment segment: Int) {}
  /// Does nothing here.
  open func setAlignment(_ alignment: NSTextAlignment, forSegment segment: Int) {}
  open func setSelected(_ selected: Bool, forSegment segment: Int) {
    if selected, trackingMode != .selectAny { return select(segment) }
    segments[segment].isSelected = selected
    if selected { lastSelected = segment } else if lastSelected == segment { lastSelected = -1 }
  }
  open func isSelected(forSegment segment: Int) -> Bool { segments[segment].isSelected }
  @discardableResult open func selectSegment(withTag tag: Int) -> Bool {
    guard let place = segments.firstIndex(where: { $0.tag == tag }) else { return false }
    select(place)
    return true
  }

  private func select(_ place: Int) {
    lastSelected = segments.indices.contains(place) ? place : -1
    if trackingMode == .selectAny, lastSelected >= 0 {
      segments[lastSelected].isSelected = true
    } else {
      for index in segments.indices { segments[index].isSelected = index == lastSelected }
    }
  }

  // MARK: For subclasses of the module

  override class var usualCellClass: NSCell.Type { NSSegmentedCell.self }
  override var measure: ControlMeasure? { segmentsMeasure }
  /// A click in no particular place is one on the chosen segment.
  override func clicked(at point: NSPoint?) {
    let place = point.map { segment(at: $0) } ?? lastSelected
    guard segments.indices.contains(place), segments[place].isEnabled else { return }
    switch trackingMode {
    case .selectAny: setSelected(!segments[place].isSelected, forSegment: place)
    default: select(place)
    }
    super.clicked(at: point)
    if trackingMode == .momentary { segments[place].isSelected = false }
  }
  override var consoleLabel: String? { nil }
}
