import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A field whose texts become tokens.
@preconcurrency @MainActor
open class NSTokenField: NSTextField {
  public enum TokenStyle: UInt, Sendable { case `default`, none, rounded, squared, plainSquared }

  /// Does nothing here.
  open var tokenStyle = TokenStyle.default
  /// Does nothing here.
  open var completionDelay: TimeInterval = 0
  /// Does nothing here.
  open var tokenizingCharacterSet: CharacterSet! = CharacterSet(charactersIn: ",")

  override func makeCell() -> NSCell { NSTokenFieldCell() }
  override var measure: ControlMeasure? {
    var control = DesktopControl(
      kind: .tokenField, controlSize: contents.controlSize.measured, title: shownText,
      font: contents.firstFont.onDesktop)
    control.isBezeled = contents.isBezeled || contents.isBordered
    return ControlMeasure(control)
  }
}
