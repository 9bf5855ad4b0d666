import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Views that show or take text.
extension ViewBuilder {
  static let texts: [ViewKind: ViewBuilder] = [
    .label: ViewBuilder(UILabel.self, configureLabel),
    .textField: ViewBuilder(UITextField.self, configureField),
    .textView: ViewBuilder(UITextView.self, configureTextView),
  ]

  private static func configureTextView(_ view: UITextView, _ reading: NibReading) {
    let element = TextViewElement(reading.varied)
    configureScroll(view, reading)
    view.isEditable = element.editable ?? true
    view.isSelectable = element.selectable ?? true
    view.font = NibFonts.font(element.fontDescription, size: 14)
    view.textAlignment = element.textAlignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    view.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory ?? false
    if let color = reading.file.color(element.textColor) { view.textColor = color }
    let font: UIFont = view.font ?? .systemFont(ofSize: 12)
    if let text = NibTexts.attributedText(element.attributedText, font: font, file: reading.file) {
      view.attributedText = text
    } else {
      view.text = NibTexts.shown(element.text)
    }
  }

  private static func configureField(_ field: UITextField, _ reading: NibReading) {
    let element = TextFieldElement(reading.varied)
    applyControl(field, reading)
    switch element.borderStyle {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    field.font = NibFonts.font(element.fontDescription, size: 17) ?? .systemFont(ofSize: 17)
    field.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory ?? false
    field.textAlignment = element.textAlignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    if let color = reading.file.color(element.textColor) { field.textColor = color }
    field.placeholder = NibTexts.shown(element.placeholder)
    field.text = NibTexts.shown(element.text)
    field.minimumFontSize = element.minimumFontSize ?? 0
    field.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFit ?? false
    field.clearsOnBeginEditing = element.clearsOnBeginEditing ?? false
    switch element.clearButtonMode {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
    field.isSecureTextEntry = element.textInputTraits?.secureTextEntry ?? false
  }

  private static func configureLabel(_ label: UILabel, _ reading: NibReading) {
    let element = LabelElement(reading.varied)
    label.font = NibFonts.font(element.fontDescription, size: 17) ?? .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = element.adjustsFontForContentSizeCategory ?? false
    label.numberOfLines = element.numberOfLines ?? 1
    label.lineBreakMode =
      element.lineBreakMode.flatMap(NSLineBreakMode.init(documentName:)) ?? .byTruncatingTail
    label.textAlignment = element.textAlignment.flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    label.preferredMaxLayoutWidth = element.preferredMaxLayoutWidth ?? 0
    label.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFit ?? false
    label.minimumScaleFactor = element.minimumScaleFactor ?? 0
    if let color = reading.file.color(element.textColor) { label.textColor = color }
    label.highlightedTextColor = reading.file.color(element.highlightedColor)
    label.shadowColor = reading.file.color(element.shadowColor)
    if let enabled = element.enabled { label.isEnabled = enabled }
    if let text = NibTexts.attributedText(element.attributedText, font: label.font, file: reading.file) {
      label.attributedText = text
    } else {
      label.text = NibTexts.shown(element.text)
    }
  }
}

extension NSTextAlignment {
  init?(documentName name: String) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  init?(documentName name: String) {
    switch name {
    case "wordWrap": self = .byWordWrapping
    case "characterWrap": self = .byCharWrapping
    case "clip": self = .byClipping
    case "headTruncation": self = .byTruncatingHead
    case "tailTruncation": self = .byTruncatingTail
    case "middleTruncation": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
