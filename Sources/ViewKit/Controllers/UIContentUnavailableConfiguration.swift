import CoreGraphics

/// What a controller shows while it has nothing to show: an image, texts and buttons in the middle.
///
/// Its distances are 8 points between texts and 16 points elsewhere (from memory); UIKit's are not documented.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the parts stand.
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural
  }

  /// How a text looks.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    public var adjustsFontSizeToFitWidth = false
  }

  /// How an image looks.
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
  }

  /// How a button behaves.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2), color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  public var button: UIButton.Configuration = .plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton: UIButton.Configuration = .plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextPadding: CGFloat = 8
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  public static func empty() -> Self { Self() }
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    return configuration
  }
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  @preconcurrency @MainActor
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// Shows that there is nothing to show.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()
  /// Whether the view can be scrolled. Does nothing here.
  open var isScrollEnabled = false

  open var configuration: any UIContentConfiguration { didSet { fill() } }

  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    fill()
  }

  public required init?(coder: NSCoder) { nil }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let shown = configuration as? UIContentUnavailableConfiguration else { return }
    directionalLayoutMargins = shown.directionalLayoutMargins
    stack.alignment = shown.alignment == .center ? .center : .leading
    if shown.isLoading { show(UIActivityIndicatorView(style: .medium), shown.imageToTextPadding) }
    if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration =
        shown.imageProperties.preferredSymbolConfiguration ?? .init(textStyle: .largeTitle)
      show(view, shown.imageToTextPadding)
    }
    show(shown.text, shown.attributedText, shown.textProperties, shown, shown.textToSecondaryTextPadding)
    show(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown,
      shown.textToButtonPadding)
    show(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    show(shown.secondaryButton, shown.secondaryButtonProperties, 0)
  }

  private func show(_ view: UIView, _ padding: CGFloat) {
    stack.addArrangedSubview(view)
    stack.setCustomSpacing(padding, after: view)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties,
    _ shown: UIContentUnavailableConfiguration,
    _ padding: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed }
    show(label, padding)
  }

  /// Without a title or an image there is no button.
  private func show(
    _ button: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    _ padding: CGFloat
  ) {
    guard button.title ?? properties.primaryAction?.title != nil || button.image != nil else { return }
    let view = UIButton(configuration: button, primaryAction: properties.primaryAction)
    view.isEnabled = properties.isEnabled
    view.menu = properties.menu
    show(view, padding)
  }
}

/// What a controller knows while it says what it shows instead of its content.
public struct UIContentUnavailableConfigurationState {
  public var traitCollection: UITraitCollection
  public var searchText: String?
  public init(traits: UITraitCollection) { traitCollection = traits }
}

extension UIViewController {
  /// Has what is shown in place of the content fill the view.
  func showUnavailable() {
    rare.unavailableView?.removeFromSuperview()
    guard let shown = contentUnavailableConfiguration, let view else { return }
    let content = shown.makeContentView()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    rare.unavailableView = content
  }
}
