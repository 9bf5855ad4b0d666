import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// Views that show or take text.
extension ViewBuilder {
  static let texts: [ViewKind: ViewBuilder] = [
    .label: ViewBuilder(UILabel.self, configureLabel),
    .textField: ViewBuilder(UITextField.self, configureField),
    .textView: ViewBuilder(UITextView.self, configureTextView),
  ]

  private static func configureTextView(_ view: UITextView, _ reading: NibReading) {
    configureScroll(view, reading)
    view.isEditable = reading.bool("editable") ?? true
    view.isSelectable = reading.bool("selectable") ?? true
    view.font = reading.font(size: 14)
    view.textAlignment = reading["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    view.adjustsFontForContentSizeCategory = reading.bool("adjustsFontForContentSizeCategory") ?? false
    if let color = reading.color("textColor") { view.textColor = color }
    let font: UIFont = view.font ?? .systemFont(ofSize: 12)
    if let text = NibTexts.attributedText("attributedText", of: reading, font: font) {
      view.attributedText = text
    } else {
      view.text = reading.string("text")
    }
  }

  private static func configureField(_ field: UITextField, _ reading: NibReading) {
    applyControl(field, reading)
    switch reading["borderStyle"] {
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    case "roundedRect": field.borderStyle = .roundedRect
    default: field.borderStyle = .none
    }
    field.font = reading.font(size: 17) ?? .systemFont(ofSize: 17)
    field.adjustsFontForContentSizeCategory = reading.bool("adjustsFontForContentSizeCategory") ?? false
    field.textAlignment = reading["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    if let color = reading.color("textColor") { field.textColor = color }
    field.placeholder = reading.string("placeholder")
    field.text = reading.string("text")
    field.minimumFontSize = reading.number("minimumFontSize") ?? 0
    field.adjustsFontSizeToFitWidth = reading.bool("adjustsFontSizeToFit") ?? false
    field.clearsOnBeginEditing = reading.bool("clearsOnBeginEditing") ?? false
    switch reading["clearButtonMode"] {
    case "always": field.clearButtonMode = .always
    case "whileEditing": field.clearButtonMode = .whileEditing
    case "unlessEditing": field.clearButtonMode = .unlessEditing
    default: break
    }
    let traits = reading.element.firstChild("textInputTraits", key: "textInputTraits")
    field.isSecureTextEntry = traits?.bool("secureTextEntry") ?? false
  }

  private static func configureLabel(_ label: UILabel, _ reading: NibReading) {
    label.font = reading.font(size: 17) ?? .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = reading.bool("adjustsFontForContentSizeCategory") ?? false
    label.numberOfLines = reading.integer("numberOfLines") ?? 1
    label.lineBreakMode =
      reading["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) ?? .byTruncatingTail
    label.textAlignment = reading["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .natural
    label.preferredMaxLayoutWidth = reading.number("preferredMaxLayoutWidth") ?? 0
    label.adjustsFontSizeToFitWidth = reading.bool("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = reading.number("minimumScaleFactor") ?? 0
    if let color = reading.color("textColor") { label.textColor = color }
    label.highlightedTextColor = reading.color("highlightedColor")
    label.shadowColor = reading.color("shadowColor")
    if let enabled = reading.bool("enabled") { label.isEnabled = enabled }
    if let text = NibTexts.attributedText("attributedText", of: reading, font: label.font) {
      label.attributedText = text
    } else {
      label.text = reading.string("text")
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
