import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Buttons, with and without a configuration.
extension ViewBuilder {
  static let buttons: [ViewKind: ViewBuilder] = [.button: ViewBuilder(UIButton.self, configureButton)]

  private static func configureButton(_ button: UIButton, _ reading: NibReading) {
    let element = ButtonElement(reading.varied)
    applyControl(button, reading)
    button.take(UIButton.ButtonType(documentName: element.buttonType))
    if let configuration = element.configuration {
      button.configuration = UIButton.Configuration(configuration, reading.file)
    }
    // Those that IB calls custom have a label of 18 points, which is what a document without a font means.
    if let font = NibFonts.font(element.fontDescription, size: element.buttonType == nil ? 18 : 15) {
      button.titleLabel?.font = font
    }
    if let mode = element.lineBreakMode.flatMap(NSLineBreakMode.init(documentName:)) {
      button.titleLabel?.lineBreakMode = mode
    }
    if let insets = element.contentEdgeInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.titleEdgeInsets { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.imageEdgeInsets { button.imageEdgeInsets = UIEdgeInsets(insets) }
    for state in element.states { apply(state, to: button, reading.file) }
  }

  private static func apply(_ element: StateElement, to button: UIButton, _ file: NibFile) {
    guard let state = element.element.key.flatMap(UIControl.State.init(documentName:)) else { return }
    if let title = NibTexts.shown(element.title) { button.setTitle(title, for: state) }
    let font: UIFont = button.titleLabel?.font ?? .systemFont(ofSize: 15)
    if let title = NibTexts.attributedText(element.attributedTitle, font: font, file: file) {
      button.setAttributedTitle(title, for: state)
    }
    if let color = file.color(element.titleColor) { button.setTitleColor(color, for: state) }
    if let image = file.image(of: element.element) { button.setImage(image, for: state) }
    if let name = element.backgroundImage {
      button.setBackgroundImage(file.image(name, isSymbol: element.backgroundCatalog == "system"), for: state)
    }
    if let symbols = element.preferredSymbolConfiguration {
      button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(symbols), forImageIn: state)
    }
  }

  /// What every control has.
  static func applyControl(_ control: UIControl, _ reading: NibReading) {
    let element = ButtonElement(reading.varied)
    control.isEnabled = element.enabled ?? true
    control.isSelected = element.selected ?? false
    control.isHighlighted = element.highlighted ?? false
    switch element.contentHorizontalAlignment {
    case "left": control.contentHorizontalAlignment = .left
    case "right": control.contentHorizontalAlignment = .right
    case "fill": control.contentHorizontalAlignment = .fill
    case "leading": control.contentHorizontalAlignment = .leading
    case "trailing": control.contentHorizontalAlignment = .trailing
    default: break
    }
    switch element.contentVerticalAlignment {
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
  fileprivate init(_ element: ButtonConfigurationElement, _ file: NibFile) {
    self = Self.configuration(element.look)
    switch element.buttonSize {
    case "mini": buttonSize = .mini
    case "small": buttonSize = .small
    case "large": buttonSize = .large
    default: break
    }
    title = NibTexts.shown(element.title ?? element.attributedTitle?.text)
    subtitle = NibTexts.shown(element.subtitle ?? element.attributedSubtitle?.text)
    if let font = NibFonts.font(element.titleFontDescription, size: 17) {
      titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
        var attributes = attributes
        attributes.uiKit.font = font
        return attributes
      }
    }
    image = file.image(of: element.element)
    preferredSymbolConfigurationForImage =
      element.preferredSymbolConfigurationForImage.map(UIImage.SymbolConfiguration.init)
    switch element.imagePlacement {
    case "trailing": imagePlacement = .trailing
    case "top": imagePlacement = .top
    case "bottom": imagePlacement = .bottom
    default: break
    }
    imagePadding = element.imagePadding ?? 0
    titlePadding = element.titlePadding ?? 1
    if let insets = element.contentInsets { contentInsets = NSDirectionalEdgeInsets(insets) }
    baseForegroundColor = file.color(element.baseForegroundColor)
    baseBackgroundColor = file.color(element.baseBackgroundColor)
  }

  private static func configuration(_ look: ButtonConfigurationStyle) -> UIButton.Configuration {
    switch look {
    case .plain: .plain()
    case .tinted: .tinted()
    case .gray: .gray()
    case .filled: .filled()
    case .borderless: .borderless()
    case .bordered: .bordered()
    case .borderedTinted: .borderedTinted()
    case .borderedProminent: .borderedProminent()
    }
  }
}
