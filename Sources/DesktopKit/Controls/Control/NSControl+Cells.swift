import CoreGraphics
import Foundation
internal import PlumbTextMetrics

/// The classes of cells that programs have given to classes of controls.
@MainActor
enum CellClasses {
  private static var given: [ObjectIdentifier: NSCell.Type] = [:]

  static func of(_ control: NSControl.Type) -> NSCell.Type {
    given.isEmpty ? control.usualCellClass : given[ObjectIdentifier(control)] ?? control.usualCellClass
  }
  static func set(_ cell: AnyClass?, for control: NSControl.Type) {
    given[ObjectIdentifier(control)] = cell as? NSCell.Type
  }
}

extension NSControl {
  /// A class of cells that a program says the control has is there from the start: what it sets as it is made is the control's.
  func makeOwnCell() {
    guard let type = Self.cellClass as? NSCell.Type, type != Self.usualCellClass else { return }
    attach(cell(of: type))
  }

  func cell(of type: NSCell.Type) -> NSCell {
    NSCell.controlOfNext = self
    defer { NSCell.controlOfNext = nil }
    return type.ofThisClass()
  }

  /// The cell, if it is of a class that may have a size of its own.
  var ownCell: NSCell? {
    guard let storedCell, type(of: storedCell) != Self.usualCellClass else { return nil }
    return storedCell
  }

  /// The size of the alignment rectangle that a cell of a program's own class asks for; nil without such a cell.
  func sizeOfOwnCell(within width: CGFloat?) -> NSSize? {
    guard let cell = ownCell else { return nil }
    let insets = alignmentRectInsets
    let natural = measured(within: width)
    let size =
      width.map {
        cell.cellSize(
          forBounds: NSRect(
            x: 0, y: 0, width: $0 + insets.left + insets.right, height: NSCell.unbounded.height))
      } ?? cell.cellSize
    return NSSize(
      width: axis(size.width, insets.left + insets.right, isOpen: natural.map { $0.size.width == nil }),
      height: axis(size.height, insets.top + insets.bottom, isOpen: natural.map { $0.size.height == nil }))
  }

  /// - Parameter isOpen: Whether the control leaves the axis to others, whatever its cell says.
  private func axis(_ length: CGFloat, _ insets: CGFloat, isOpen: Bool?) -> CGFloat {
    isOpen == true || length <= 0 ? NSView.noIntrinsicMetric : max(length - insets, 0)
  }

  /// Has a cell's size asked for anew.
  public func invalidateIntrinsicContentSize(for cell: NSCell) { invalidateIntrinsicContentSize() }
  public func updateCell(_ cell: NSCell) { needsDisplay = true }
  public func updateCellInside(_ cell: NSCell) { needsDisplay = true }
  public func drawCell(_ cell: NSCell) { needsDisplay = true }
}
