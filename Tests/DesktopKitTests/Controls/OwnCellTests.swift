import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Cells of a program's own class: the control has the size that they ask for.
@MainActor @Suite struct OwnCellTests {
  private final class PaddedCell: NSTextFieldCell {
    var padding: CGFloat = 10
    override func cellSize(forBounds rect: NSRect) -> NSSize {
      var size = super.cellSize(forBounds: rect.insetBy(dx: padding, dy: 0))
      size.width += 2 * padding
      size.height += 2 * padding
      return size
    }
  }
  private final class PaddedField: NSTextField {
    override class var cellClass: AnyClass? {
      get { PaddedCell.self }
      set {}
    }
  }
  private final class CentredCell: NSTextFieldCell {
    override func drawingRect(forBounds rect: NSRect) -> NSRect {
      var room = super.drawingRect(forBounds: rect)
      let height = cellSize(forBounds: rect).height
      room.origin.y += (room.height - height) / 2
      room.size.height = height
      return room
    }
  }
  private final class WideCell: NSButtonCell {
    override var cellSize: NSSize {
      var size = super.cellSize
      size.width += 24
      return size
    }
  }
  private final class WideButton: NSButton {
    override class var cellClass: AnyClass? {
      get { WideCell.self }
      set {}
    }
  }
  private final class SquareCell: NSCell {
    override var cellSize: NSSize { NSSize(width: 30, height: 30) }
  }
  private final class EagerCell: NSTextFieldCell {
    override init(textCell string: String) {
      super.init(textCell: string)
      controlSize = .small
      placeholderString = "here"
    }
    required init(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class EagerField: NSTextField {}

  @Test func aClassOfCellsSizesTheControls() {
    let (plain, padded) = (NSTextField(labelWithString: "Text"), PaddedField(labelWithString: "Text"))
    #expect(padded.cell is PaddedCell)
    let (own, usual) = (padded.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(own == NSSize(width: usual.width + 20, height: usual.height + 20))
    #expect(padded.frame.size == NSSize(width: plain.frame.width + 20, height: plain.frame.height + 20))
    #expect(padded.stringValue == "Text")
  }

  /// A field that is typed into leaves its width to others, whatever its cell says.
  @Test func theWidthOfAFieldStaysOpen() {
    let field = PaddedField(string: "Text")
    #expect(field.intrinsicContentSize.width == NSView.noIntrinsicMetric)
    #expect(field.intrinsicContentSize.height == NSTextField(string: "").intrinsicContentSize.height + 20)
  }

  @Test func aTextInACellOfOnesOwnWraps() {
    let field = PaddedField(wrappingLabelWithString: "Some words that do not fit into one line of this width")
    let content = NSView(frame: NSRect(x: 0, y: 0, width: 120, height: 300))
    content.add(field) { field, content in
      [
        field.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        field.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        field.topAnchor.constraint(equalTo: content.topAnchor),
      ]
    }
    content.layoutSubtreeIfNeeded()
    let line = NSTextField(labelWithString: "S").intrinsicContentSize.height
    #expect(field.frame.width == 124)
    #expect(field.frame.height > 2 * line + 20)
  }

  @Test func aCellThatIsSetSizesItsControl() {
    let (button, usual) = (WideButton(), NSButton())
    for each in [button, usual] { each.title = "OK" }
    let size = usual.intrinsicContentSize
    #expect(button.intrinsicContentSize == NSSize(width: size.width + 24, height: size.height))
    let control = NSControl()
    control.cell = SquareCell()
    #expect(control.intrinsicContentSize == NSSize(width: 30, height: 30))
    #expect(NSControl().intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }

  @Test func aTextMayStandInTheMiddle() {
    let field = NSTextField(labelWithString: "Text")
    let height = field.frame.height
    field.cell = CentredCell(textCell: "Text")
    let rect = field.cell?.drawingRect(forBounds: NSRect(x: 0, y: 0, width: 100, height: 60))
    #expect(rect == NSRect(x: 0, y: (60 - height) / 2, width: 100, height: height))
  }

  /// What a cell sets as it is made is the control's from the start.
  @Test func aClassMayBeGivenToAClassOfControls() {
    #expect(EagerField.cellClass == NSTextFieldCell.self)
    EagerField.cellClass = EagerCell.self
    defer { EagerField.cellClass = nil }
    let field = EagerField()
    #expect(field.cell is EagerCell)
    #expect(field.controlSize == .small)
    #expect(field.placeholderString == "here")
    #expect(NSTextField().cell.map { type(of: $0) == NSTextFieldCell.self } == true)
  }

  @Test func aCellWithoutAControlHasTheSizeOfItsText() {
    let label = NSTextField(labelWithString: "Some text")
    #expect(NSTextFieldCell(textCell: "Some text").cellSize == label.frame.size)
    let copy = WideCell(textCell: "A").copy() as? WideCell
    #expect(copy?.title == "A")
  }
}
