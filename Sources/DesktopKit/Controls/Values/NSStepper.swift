import CoreGraphics
import Foundation
internal import PlumbTextMetrics
internal import PlumbViewKit

/// Two small arrows that make a value larger and smaller.
@preconcurrency @MainActor
open class NSStepper: NSControl {
  open var minValue = 0.0 { didSet { doubleValue = contents.number } }
  open var maxValue = 59.0 { didSet { doubleValue = contents.number } }
  open var increment = 1.0
  /// Whether the least value comes behind the greatest one.
  open var valueWraps = true
  /// Does nothing here.
  open var autorepeat = true
  open override var objectValue: Any? {
    get { contents.number }
    set {
      contents.value = newValue
      contents.value = min(max(contents.number, minValue), max(minValue, maxValue))
    }
  }

  override class var usualCellClass: NSCell.Type { NSStepperCell.self }
  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.value = 0.0
    return contents
  }
  /// Documents write 750 for both (n = 73 of 73, of 24 projects).
  override class var standardHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }
  override var measure: ControlMeasure? {
    ControlMeasure(DesktopControl(kind: .plain(.stepper), controlSize: contents.controlSize.measured))
  }

  /// The upper arrow makes the value larger, as a click in no particular place does.
  override func clicked(at point: NSPoint?) {
    let isBelow = point.map { ($0.y < bounds.midY) != isFlipped } ?? false
    let next = doubleValue + (isBelow ? -increment : increment)
    if valueWraps, next > maxValue {
      doubleValue = minValue
    } else if valueWraps, next < minValue {
      doubleValue = maxValue
    } else {
      doubleValue = next
    }
    super.clicked(at: point)
  }
  override var consoleLabel: String? { nil }
}
