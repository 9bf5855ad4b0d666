import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// A field with a list of texts to choose from.
@preconcurrency @MainActor
open class NSComboBox: NSTextField {
  open private(set) var objectValues: [Any] = []
  open private(set) var indexOfSelectedItem = -1
  /// Does nothing here.
  open var numberOfVisibleItems = 5
  /// Does nothing here.
  open var hasVerticalScroller = true
  /// Does nothing here.
  open var isButtonBordered = true
  /// Does nothing here.
  open var completes = false
  open var usesDataSource = false
  open weak var dataSource: (any NSComboBoxDataSource)? { didSet { reloadData() } }

  open var numberOfItems: Int {
    usesDataSource ? dataSource?.numberOfItems(in: self) ?? 0 : objectValues.count
  }
  open var objectValueOfSelectedItem: Any? {
    usesDataSource || indexOfSelectedItem < 0 ? nil : objectValues[indexOfSelectedItem]
  }
  /// Does nothing here.
  open func reloadData() {}
  /// Does nothing here.
  open func noteNumberOfItemsChanged() {}
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }
  open func insertItem(withObjectValue object: Any, at index: Int) { objectValues.insert(object, at: index) }
  open func removeItem(at index: Int) {
    objectValues.remove(at: index)
    if indexOfSelectedItem == index { indexOfSelectedItem = -1 }
  }
  open func removeAllItems() {
    objectValues = []
    indexOfSelectedItem = -1
  }
  open func itemObjectValue(at index: Int) -> Any { objectValues[index] }
  open func indexOfItem(withObjectValue object: Any) -> Int {
    objectValues.firstIndex { $0 as? AnyHashable == object as? AnyHashable } ?? NSNotFound
  }
  /// Chooses an item, whose text becomes that of the field.
  open func selectItem(at index: Int) {
    guard index >= 0, index < numberOfItems else { return }
    indexOfSelectedItem = index
    objectValue =
      usesDataSource ? dataSource?.comboBox(self, objectValueForItemAt: index) : objectValues[index]
  }
  open func deselectItem(at index: Int) { if indexOfSelectedItem == index { indexOfSelectedItem = -1 } }
  open func selectItem(withObjectValue object: Any?) {
    guard let object else { return }
    let index = indexOfItem(withObjectValue: object)
    if index != NSNotFound { selectItem(at: index) }
  }

  override class var usualCellClass: NSCell.Type { NSComboBoxCell.self }
  override var measure: ControlMeasure? {
    ControlMeasure(
      DesktopControl(
        kind: .plain(.comboBox), controlSize: contents.controlSize.measured, title: shownText,
        font: contents.firstFont.onDesktop))
  }
}

/// What gives a combo box its items.
@preconcurrency @MainActor
public protocol NSComboBoxDataSource: AnyObject {
  func numberOfItems(in comboBox: NSComboBox) -> Int
  func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any?
}

extension NSComboBoxDataSource {
  public func numberOfItems(in comboBox: NSComboBox) -> Int { 0 }
  public func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { nil }
}

/// Who is told what somebody chooses in a combo box.
@preconcurrency @MainActor
public protocol NSComboBoxDelegate: NSTextFieldDelegate {
  func comboBoxSelectionDidChange(_ notification: Notification)
}

extension NSComboBoxDelegate {
  public func comboBoxSelectionDidChange(_ notification: Notification) {}
}
