import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// Buttons, with and without a configuration.
extension ViewBuilder {
  static let buttons: [ViewKind: ViewBuilder] = [.button: ViewBuilder(UIButton.self, configureButton)]

  private static func configureButton(_ button: UIButton, _ reading: NibReading) {
    applyControl(button, reading)
    button.take(UIButton.ButtonType(documentName: reading["buttonType"]))
    if let configuration = reading.element.firstChild("buttonConfiguration", key: "configuration") {
      button.configuration = UIButton.Configuration(configuration, reading)
    }
    // Those that IB calls custom have a label of 18 points, which is what a document without a font means.
    if let font = reading.font(size: reading["buttonType"] == nil ? 18 : 15) {
      button.titleLabel?.font = font
    }
    if let mode = reading["lineBreakMode"].flatMap(NSLineBreakMode.init(documentName:)) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = reading.insets("inset", key: "contentEdgeInsets") { button.contentEdgeInsets = insets }
    if let insets = reading.insets("inset", key: "titleEdgeInsets") { button.titleEdgeInsets = insets }
    if let insets = reading.insets("inset", key: "imageEdgeInsets") { button.imageEdgeInsets = insets }
    for state in reading.element.children where state.isNamed("state") { apply(state, to: button, reading) }
  }

  private static func apply(_ element: MarkupElement, to button: UIButton, _ reading: NibReading) {
    guard let key = element["key"], let state = UIControl.State(documentName: key) else { return }
    if let title = element.shownString("title") { button.setTitle(title, for: state) }
    let font: UIFont = button.titleLabel?.font ?? .systemFont(ofSize: 15)
    if let title = NibTexts.attributedText("attributedTitle", in: element, font: font, file: reading.file) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = reading.file.color("titleColor", of: element) { button.setTitleColor(color, for: state) }
    if let image = reading.file.image(of: element) { button.setImage(image, for: state) }
    if let name = element["backgroundImage"] {
      button.setBackgroundImage(
        reading.file.image(name, isSymbol: element["backgroundCatalog"] == "system"), for: state)
    }
    if let symbols = reading.file.symbolConfiguration("preferredSymbolConfiguration", of: element) {
      button.setPreferredSymbolConfiguration(symbols, forImageIn: state)
    }
  }

  /// What every control has.
  static func applyControl(_ control: UIControl, _ reading: NibReading) {
    control.isEnabled = reading.bool("enabled") ?? true
    control.isSelected = reading.bool("selected") ?? false
    control.isHighlighted = reading.bool("highlighted") ?? false
    switch reading["contentHorizontalAlignment"] {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch reading["contentVerticalAlignment"] {
    case "top": control.contentVerticalAlignment = .top
    case "bottom": control.contentVerticalAlignment = .bottom
    case "fill": control.contentVerticalAlignment = .fill
    default: break
    }
  }
}

extension UIButton.ButtonType {
  fileprivate init(documentName name: String?) {
    switch name {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    default: self = .custom
    }
  }
}

extension UIControl.State {
  fileprivate init?(documentName name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}

extension UIButton.Configuration {
  @MainActor
  fileprivate init(_ element: MarkupElement, _ reading: NibReading) {
    switch element["style"] {
    case "filled": self = .filled()
    case "tinted": self = .tinted()
    case "gray": self = .gray()
    default: self = .plain()
    }
    switch element["buttonSize"] {
    case "mini": buttonSize = .mini
    case "small": buttonSize = .small
    case "large": buttonSize = .large
    default: break
    }
    title = element.shownString("title") ?? element.attributedString("attributedTitle").map(NibTexts.shown)
    subtitle =
      element.shownString("subtitle") ?? element.attributedString("attributedSubtitle").map(NibTexts.shown)
    if let font = element.firstChild("fontDescription", key: "titleFontDescription") {
      let font = NibFonts.font(font, size: 17)
      titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.uiKit.font = font
        return attributes
      }
    }
    image = reading.file.image(of: element)
    preferredSymbolConfigurationForImage =
      reading.file.symbolConfiguration("preferredSymbolConfigurationForImage", of: element)
      ?? reading.file.symbolConfiguration("preferredSymbolConfiguration", of: element)
    switch element["imagePlacement"] {
    case "trailing": imagePlacement = .trailing
    case "top": imagePlacement = .top
    case "bottom": imagePlacement = .bottom
    default: break
    }
    imagePadding = element.number("imagePadding") ?? 0
    titlePadding = element.number("titlePadding") ?? 1
    if let insets = element.firstChild("directionalEdgeInsets", key: "contentInsets") {
      contentInsets = NSDirectionalEdgeInsets(insets)
    }
    baseForegroundColor = reading.file.color("baseForegroundColor", of: element)
    baseBackgroundColor = reading.file.color("baseBackgroundColor", of: element)
  }
}
