internal import InterfaceBuilder
import CoreGraphics
import ViewKit

/// Views that show or take text.
extension ViewBuilder {
  static let texts: [ViewKind: ViewBuilder] = [
    .label: ViewBuilder(UILabel.self, configureLabel)
  ]

  private static func configureLabel(_ label: UILabel, _ reading: NibReading) {
    label.font = reading.font(size: 17) ?? .systemFont(ofSize: 17)
    label.adjustsFontForContentSizeCategory = reading.bool("adjustsFontForContentSizeCategory") ?? false
    label.numberOfLines = reading.integer("numberOfLines") ?? 1
    label.lineBreakMode = reading["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) ?? .byTruncatingTail
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
