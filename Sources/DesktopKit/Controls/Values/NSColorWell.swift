import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

/// A colour that can be chosen. Its size is left to others.
@preconcurrency @MainActor
open class NSColorWell: NSControl {
  public enum Style: Int, Sendable { case `default`, minimal, expanded }

  open var color: NSColor = .white
  /// Does nothing here.
  open var isBordered = true
  open var colorWellStyle = Style.default
  /// Does nothing here.
  open var supportsAlpha = true
  open private(set) var isActive = false
  open func activate(_ exclusive: Bool) { isActive = true }
  open func deactivate() { isActive = false }
  open func takeColorFrom(_ sender: Any?) { if let well = sender as? NSColorWell { color = well.color } }

  public convenience init(style: Style) {
    self.init(frame: .zero)
    colorWellStyle = style
  }

  /// Documents write no priorities (91 of 91, of 13 projects).
  override class var standardHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultLow)
  }
  override var measure: ControlMeasure? {
    ControlMeasure(DesktopControl(kind: .plain(.colorWell), controlSize: contents.controlSize.measured))
  }
  override func clicked(at point: NSPoint?) { activate(true) }
  override var consoleLabel: String? { nil }
}
