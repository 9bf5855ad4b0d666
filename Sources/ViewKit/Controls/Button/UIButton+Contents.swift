import CoreGraphics

extension UIButton {
  package func take(_ buttonType: UIButton.ButtonType) {
    self.buttonType = buttonType
    if let name = buttonType.symbolName {
      faces[.normal].image = UIImage(systemName: name)
      bounds.size = naturalSize
    }
  }

  func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if configuration == nil {
      if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
      if let image = primaryAction.image { setImage(image, for: .normal) }
    } else {
      if configuration?.title == nil, !primaryAction.title.isEmpty {
        configuration?.title = primaryAction.title
      }
      if configuration?.image == nil { configuration?.image = primaryAction.image }
    }
  }

  func change(_ state: UIControl.State, _ change: (inout ButtonFace) -> Void) {
    let old = faces[state]
    change(&faces[state])
    if faces[state] != old { contentsChanged() }
  }

  /// Has size and baseline read anew, and title and image placed.
  func contentsChanged() {
    forgetContents()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What changed while it was about to be read.
  func layoutChanged() {
    forgetContents()
    setNeedsLayout()
  }

  private func forgetContents() {
    contents = nil
    sizes = MeasuredSizes()
  }

  func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, automaticallyUpdatesConfiguration, !isUpdatingConfiguration else {
      return
    }
    needsConfigurationUpdate = false
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  // MARK: Subviews

  var madeLabel: UIButtonLabel {
    if let label { return label }
    let label = makeLabel()
    label.font = standardFont
    self.label = label
    return label
  }

  private func makeLabel() -> UIButtonLabel {
    let label = UIButtonLabel()
    label.lineBreakMode = .byTruncatingMiddle
    label.button = self
    addSubview(label)
    return label
  }

  var madeImageView: UIImageView {
    if let imageSubview { return imageSubview }
    let view = UIImageView()
    imageSubview = view
    if let label { insertSubview(view, belowSubview: label) } else { addSubview(view) }
    return view
  }

  /// The font of a title as long as nothing else is said: 15 points, on custom buttons 18, and body text in
  /// a configuration.
  var standardFont: UIFont {
    if let configuration {
      return .preferredFont(
        forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    }
    return .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  // MARK: Placing

  func placeContents() {
    let arrangement = ButtonPlaces(
      title: titleRect(forContentRect: contentRect(forBounds: bounds)),
      image: imageRect(forContentRect: contentRect(forBounds: bounds)))
    let texts = shownTexts
    if let title = texts.title {
      madeLabel.show(title, frame: arrangement.title)
    } else {
      label?.show(nil, frame: .zero)
    }
    if let subtitle = texts.subtitle {
      let second = secondLabel ?? makeLabel()
      secondLabel = second
      second.show(subtitle, frame: self.arrangement(in: contentRect(forBounds: bounds)).subtitle)
    } else {
      secondLabel?.show(nil, frame: .zero)
    }
    if let image = shownImage {
      madeImageView.image = image
      madeImageView.takePlace(arrangement.image)
    } else {
      imageSubview?.image = nil
    }
    placeBackground()
  }

  private func placeBackground() {
    let image = configuration == nil ? currentBackgroundImage : nil
    guard image != nil || backgroundSubview != nil else { return }
    let view = backgroundSubview ?? UIImageView()
    if backgroundSubview == nil { insertSubview(view, at: 0) }
    backgroundSubview = view
    view.image = image
    view.takePlace(backgroundRect(forBounds: bounds))
  }
}

/// Where the parts of a button's content are, in the button's coordinates.
struct ButtonPlaces {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
}

/// The label of a button's title, whose font decides the button's size.
final class UIButtonLabel: UILabel {
  /// Gone where somebody keeps the label for longer.
  weak var button: UIButton?
  private var isBeingFilled = false

  override func invalidateIntrinsicContentSize() {
    // What the button shows itself, in its own layout, is no news to it.
    if isBeingFilled { return }
    super.invalidateIntrinsicContentSize()
    button?.contentsChanged()
  }

  /// Shows a text without asking the button for its size again.
  func show(_ shown: ButtonText?, frame: CGRect) {
    isBeingFilled = true
    if let attributed = shown?.attributed { attributedText = attributed } else { text = shown?.plain }
    if let shown {
      if shown.attributed == nil { font = shown.font }
      numberOfLines = shown.numberOfLines
      lineBreakMode = shown.lineBreakMode
    }
    takePlace(frame)
    isBeingFilled = false
  }
}
