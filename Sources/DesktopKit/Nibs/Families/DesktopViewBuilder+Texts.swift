import CoreGraphics
import Foundation
internal import PlumbInterfaceBuilder
internal import PlumbMarkup
internal import PlumbNibLoading
internal import PlumbViewKit

extension DesktopViewBuilder {
  static let texts: [ViewKind: DesktopViewBuilder] = [
    .textField: DesktopViewBuilder(NSTextField.self, DesktopTexts.field),
    .secureTextField: DesktopViewBuilder(NSSecureTextField.self, DesktopTexts.field),
    .searchField: DesktopViewBuilder(NSSearchField.self, DesktopTexts.field),
    .tokenField: DesktopViewBuilder(NSTokenField.self, DesktopTexts.field),
    .comboBox: DesktopViewBuilder(NSComboBox.self, DesktopTexts.comboBox),
    .textView: DesktopViewBuilder(NSTextView.self, DesktopTexts.textView),
  ]
}

/// Fields, labels and texts of documents.
@MainActor
enum DesktopTexts {
  static func field(_ field: NSTextField, _ reading: DesktopReading) {
    DesktopControls.control(field, reading)
    guard let cell = reading.view.cell else { return }
    let texts = TextFieldElement(reading.varied)
    field.isBezeled = cell.borderStyle == "bezel"
    field.isBordered = cell.borderStyle == "border"
    if field is NSSearchField || field is NSComboBox || field is NSTokenField || field is NSSecureTextField {
      if cell.borderStyle == nil { field.isBezeled = !(field is NSTokenField) }
    }
    if cell.bezelStyle == "round" { field.bezelStyle = .roundedBezel }
    field.isEditable = cell.editable ?? false
    field.isSelectable = cell.selectable ?? field.isEditable
    field.drawsBackground = cell.drawsBackground ?? false
    field.placeholderString = NibTexts.shown(cell.placeholderString)
    field.stringValue = NibTexts.shown(cell.title) ?? ""
    field.textColor = reading.file.color(cell.textColor)
    if let width = texts.preferredMaxLayoutWidth, width > 0 { field.preferredMaxLayoutWidth = width }
  }

  static func comboBox(_ box: NSComboBox, _ reading: DesktopReading) {
    field(box, reading)
    box.isBezeled = true
    guard let cell = reading.view.cell else { return }
    if let count = cell.numberOfVisibleItems { box.numberOfVisibleItems = Int(count) }
    box.usesDataSource = cell.usesDataSource ?? false
  }

  static func textView(_ view: NSTextView, _ reading: DesktopReading) {
    let element = TextViewElement(reading.varied)
    view.isEditable = element.editable ?? true
    view.isSelectable = element.selectable ?? true
    view.string = NibTexts.shown(element.text) ?? ""
  }
}
