import CoreGraphics
import Foundation
internal import PlumbTextMetrics
internal import PlumbViewKit

/// Something that is on or off.
@preconcurrency @MainActor
open class NSSwitch: NSControl {
  open var state = StateValue.off { didSet { if state != oldValue { needsDisplay = true } } }
  open override var objectValue: Any? {
    get { state.rawValue }
    set { state = StateValue(rawValue: (newValue as? NSNumber)?.intValue ?? (newValue as? Int) ?? 0) }
  }
  open override var stringValue: String {
    get { String(state.rawValue) }
    set { state = StateValue(rawValue: Int(newValue) ?? 0) }
  }
  open override var doubleValue: Double {
    get { Double(state.rawValue) }
    set { state = StateValue(rawValue: Int(newValue)) }
  }

  /// Documents write 750 for both (n = 21 of 21, of 4 projects).
  override class var standardHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
  override var measure: ControlMeasure? {
    ControlMeasure(DesktopControl(kind: .plain(.switch), controlSize: contents.controlSize.measured))
  }
  override func clicked(at point: NSPoint?) {
    state = state == .on ? .off : .on
    super.clicked(at: point)
  }
  override var consoleLabel: String? { nil }
}
