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

  override class var usualCellClass: NSCell.Type { NSTokenFieldCell.self }
  override var measure: ControlMeasure? {
    var control = DesktopControl(
      kind: .tokenField, controlSize: contents.controlSize.measured, title: shownText,
      font: contents.firstFont.onDesktop)
    control.isBezeled = contents.isBezeled || contents.isBordered
    return ControlMeasure(control)
  }
}

/// Makes the tokens of what is typed. Nobody types them here.
@preconcurrency @MainActor
public protocol NSTokenFieldDelegate: NSTextFieldDelegate {
  func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]?
  func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any]
  func tokenField(_ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any)
    -> String?
  func tokenField(_ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any)
    -> String?
  func tokenField(_ tokenField: NSTokenField, representedObjectForEditing editingString: String) -> Any?
  func tokenField(_ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any)
    -> NSTokenField.TokenStyle
  func tokenField(_ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any) -> Bool
  func tokenField(_ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any) -> NSMenu?
}

extension NSTokenFieldDelegate {
  public func tokenField(
    _ tokenField: NSTokenField, completionsForSubstring substring: String, indexOfToken tokenIndex: Int,
    indexOfSelectedItem selectedIndex: UnsafeMutablePointer<Int>?
  ) -> [Any]? { nil }
  public func tokenField(_ tokenField: NSTokenField, shouldAdd tokens: [Any], at index: Int) -> [Any] {
    tokens
  }
  public func tokenField(
    _ tokenField: NSTokenField, displayStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  public func tokenField(
    _ tokenField: NSTokenField, editingStringForRepresentedObject representedObject: Any
  ) -> String? { nil }
  public func tokenField(
    _ tokenField: NSTokenField, representedObjectForEditing editingString: String
  ) -> Any? { editingString }
  public func tokenField(
    _ tokenField: NSTokenField, styleForRepresentedObject representedObject: Any
  ) -> NSTokenField.TokenStyle { .default }
  public func tokenField(
    _ tokenField: NSTokenField, hasMenuForRepresentedObject representedObject: Any
  ) -> Bool { false }
  public func tokenField(
    _ tokenField: NSTokenField, menuForRepresentedObject representedObject: Any
  ) -> NSMenu? { nil }
}
