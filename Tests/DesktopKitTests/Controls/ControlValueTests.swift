import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Values, cells, images and longer texts.
@MainActor @Suite struct ControlValueTests {
  @Test func oneValueHasManyForms() {
    let field = NSTextField()
    field.stringValue = "12.5 m"
    #expect(field.doubleValue == 12.5)
    #expect(field.integerValue == 12)
    field.integerValue = 7
    #expect(field.stringValue == "7")
    field.doubleValue = 1.5
    #expect(field.stringValue == "1.5")
    #expect(field.intValue == 1)
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 2
    formatter.locale = Locale(identifier: "en_US")
    field.formatter = formatter
    #expect(field.stringValue == "1.50")
    field.attributedStringValue = NSAttributedString(string: "bold")
    #expect(field.stringValue == "bold")
    let other = NSTextField()
    other.takeStringValueFrom(field)
    #expect(other.stringValue == "bold")
    other.tag = 5
    #expect(other.tag == 5)
  }

  /// A label without a text is as wide as its placeholder (n = 14 recorded ones).
  @Test func aPlaceholderHasAWidth() {
    let label = NSTextField(labelWithString: "")
    label.placeholderString = "Search:"
    #expect(label.intrinsicContentSize == NSTextField(labelWithString: "Search:").intrinsicContentSize)
  }

  @Test func aCellSpeaksOfItsControl() throws {
    let label = NSTextField(labelWithString: "Some text that is long")
    let cell = try #require(label.cell as? NSTextFieldCell)
    #expect(cell.controlView === label)
    #expect(!cell.wraps)
    cell.wraps = true
    #expect(label.lineBreakMode == .byWordWrapping)
    cell.font = .systemFont(ofSize: 24)
    #expect(label.intrinsicContentSize.height == 28)
    let new = NSTextFieldCell(textCell: "Other")
    new.alignment = .center
    label.cell = new
    #expect(label.stringValue == "Other")
    #expect(label.alignment == .center)
    #expect(cell.controlView == nil)
    #expect(cell.stringValue == "Some text that is long")
    let button = NSButton(title: "OK", target: nil, action: nil)
    #expect((button.cell as? NSButtonCell)?.title == "OK")
  }

  /// An image view has its image's size; a frame of grey lies outside the alignment rectangle, 3 points wide.
  @Test func anImageViewHasItsImagesSize() {
    let view = NSImageView(image: NSImage(size: NSSize(width: 40, height: 30)))
    #expect(view.frame.size == NSSize(width: 40, height: 30))
    #expect(view.intrinsicContentSize == NSSize(width: 40, height: 30))
    view.imageFrameStyle = .grayBezel
    #expect(view.alignmentRectInsets.top == 3)
    view.image?.size = NSSize(width: 20, height: 20)
    #expect(view.intrinsicContentSize == NSSize(width: 20, height: 20))
    view.image = nil
    #expect(view.intrinsicContentSize.width == NSView.noIntrinsicMetric)
  }

  /// The gear of macOS is a symbol that follows the font: 20 points of 17 are 15 at 13 (n = 3 recorded buttons).
  @Test func anImageStandsBesideATitle() throws {
    let gear = try #require(NSImage(named: NSImage.actionTemplateName))
    #expect(gear.isTemplate)
    let button = NSButton(title: "Save", target: nil, action: nil)
    let plain = button.intrinsicContentSize.width
    button.image = gear
    #expect(button.imagePosition == .imageOnly)
    button.imagePosition = .imageLeading
    // Three points between the two.
    #expect(button.intrinsicContentSize.width == plain + 15 + 3)
    button.image = NSImage(size: NSSize(width: 30, height: 10))
    #expect(button.intrinsicContentSize.width == plain + 30 + 3)
    #expect(NSImage(named: "no image of ours") == nil)
    #expect(
      NSImage(systemSymbolName: "plus", accessibilityDescription: "Add")?.accessibilityDescription == "Add")
  }

  /// A symbol has the size of text of 13 points beside it, or of its configuration.
  @Test func symbolsHaveTheSizeOfTheirText() throws {
    let symbol = try #require(NSImage(systemSymbolName: "gear", accessibilityDescription: nil))
    let view = NSImageView(image: symbol)
    #expect(view.intrinsicContentSize.height == 16)
    #expect(symbol.size == view.intrinsicContentSize)
    view.symbolConfiguration = NSImage.SymbolConfiguration(pointSize: 26, weight: .regular)
    let text = NSTextField(labelWithString: "Text")
    text.font = .systemFont(ofSize: 26)
    #expect(view.intrinsicContentSize.height == text.intrinsicContentSize.height)
    #expect(view.intrinsicContentSize.width == 29)
  }

  /// One that resizes is as high as its text: lines of 12 points are 15 high on macOS.
  @Test func aTextViewIsAsHighAsItsText() {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 40))
    view.isVerticallyResizable = true
    view.minSize = NSSize(width: 0, height: 40)
    view.string = "one"
    #expect(view.frame.size == NSSize(width: 200, height: 40))
    view.string = String(repeating: "line\n", count: 9) + "line"
    let high = view.frame.height
    #expect(high == 150)
    view.textContainerInset = NSSize(width: 0, height: 10)
    #expect(view.frame.height == high + 20)
    view.string = String(repeating: "word ", count: 100)
    let narrow = view.frame.height
    view.setFrameSize(NSSize(width: 400, height: 40))
    #expect(view.frame.height < narrow)
    #expect(view.intrinsicContentSize.height == NSView.noIntrinsicMetric)
    view.textStorage?.setAttributedString(NSAttributedString(string: "two"))
    #expect(view.string == "two")
  }

  @Test func aDatePickerKeepsItsDateInBounds() {
    let picker = NSDatePicker()
    let start = Date(timeIntervalSinceReferenceDate: 1000)
    picker.minDate = start
    picker.dateValue = Date(timeIntervalSinceReferenceDate: 0)
    #expect(picker.dateValue == start)
    // 28 points with its stepper, 21 as a field (n = 9 and 4 recorded frames).
    #expect(picker.sizeThatFits(.zero).height == 28)
    picker.datePickerStyle = .textField
    #expect(picker.sizeThatFits(.zero).height == 21)
  }

  @Test func aComboBoxTakesTheTextOfAnItem() {
    let box = NSComboBox()
    box.addItems(withObjectValues: ["GET", "POST"])
    box.selectItem(at: 1)
    #expect(box.stringValue == "POST")
    box.selectItem(withObjectValue: "GET")
    #expect(box.indexOfSelectedItem == 0)
    #expect(box.indexOfItem(withObjectValue: "PUT") == NSNotFound)
  }
}
