import CoreGraphics

/// The views and constraints of a list's content.
///
/// Above and below, the margins are nearly required: a row of a fixed height may be lower than its content.
@MainActor struct ListContentParts {
  private static let nearlyRequired = UILayoutPriority(999)

  private var label: UILabel?
  private var secondary: UILabel?
  private var imageView: UIImageView?
  private var constraints: [NSLayoutConstraint] = []
  private(set) var imageGuide: UILayoutGuide?
  var textGuide: UILayoutGuide? { label.flatMap { guides[ObjectIdentifier($0)] } }
  var secondaryGuide: UILayoutGuide? { secondary.flatMap { guides[ObjectIdentifier($0)] } }
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  mutating func build(_ configuration: UIListContentConfiguration, in view: UIListContentView) {
    NSLayoutConstraint.deactivate(constraints)
    constraints = []
    for guide in guides.values { view.removeLayoutGuide(guide) }
    if let imageGuide { view.removeLayoutGuide(imageGuide) }
    guides = [:]
    imageGuide = nil
    takeMargins(configuration, in: view)
    view.alpha = configuration.alpha
    takeTexts(configuration, in: view)
    takeImage(configuration, in: view)
    addConstraints(configuration, in: view)
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Views

  private func takeMargins(_ configuration: UIListContentConfiguration, in view: UIView) {
    var margins = configuration.directionalLayoutMargins
    let axes = configuration.axesPreservingSuperviewLayoutMargins
    view.preservesSuperviewLayoutMargins = !axes.isEmpty
    // The guide has the margins of the superview on both axes: on one where they do not count, constraints go
    // to the edge.
    if !axes.contains(.horizontal) { (margins.leading, margins.trailing) = (0, 0) }
    if !axes.contains(.vertical) { (margins.top, margins.bottom) = (0, 0) }
    view.directionalLayoutMargins = margins
  }

  private mutating func takeTexts(_ configuration: UIListContentConfiguration, in view: UIView) {
    label = Self.label(
      label, configuration.text, configuration.attributedText, configuration.textProperties, in: view)
    secondary = Self.label(
      secondary, configuration.secondaryText, configuration.secondaryAttributedText,
      configuration.secondaryTextProperties, in: view)
    for label in [label, secondary].compactMap({ $0 }) {
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guides[ObjectIdentifier(label)] = guide
    }
  }

  private static func label(
    _ old: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in view: UIView
  ) -> UILabel? {
    guard text != nil || attributed != nil else {
      old?.removeFromSuperview()
      return nil
    }
    let label = old ?? UILabel()
    if old == nil {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.textAlignment = properties.alignment.alignment
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.lineBreakStrategy = properties.lineBreakStrategy
    label.showsExpansionTextWhenTruncated = properties.showsExpansionTextWhenTruncated
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.applied(to: $0) }
    }
    return label
  }

  private mutating func takeImage(_ configuration: UIListContentConfiguration, in view: UIView) {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let shown = imageView ?? UIImageView()
    if imageView == nil {
      shown.translatesAutoresizingMaskIntoConstraints = false
      shown.contentMode = .scaleAspectFit
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        shown.setContentHuggingPriority(UILayoutPriority(999), for: axis)
        shown.setContentCompressionResistancePriority(UILayoutPriority(998), for: axis)
      }
      view.addSubview(shown)
      imageView = shown
    }
    let properties = configuration.imageProperties
    shown.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    shown.image = image
    shown.tintColor = properties.tintColor.map { properties.resolvedTintColor(for: $0) }
    shown.layer.cornerRadius = properties.cornerRadius
    shown.clipsToBounds = properties.cornerRadius > 0
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    imageGuide = guide
  }

  // MARK: Constraints

  private mutating func addConstraints(
    _ configuration: UIListContentConfiguration, in view: UIView
  ) {
    let edges = ContentEdges(configuration, view)
    if configuration.leastHeight > 0 {
      let height = view.heightAnchor.constraint(greaterThanOrEqualToConstant: configuration.leastHeight)
      height.priority = UILayoutPriority(500)
      constraints.append(height)
    }
    var start = edges.leading
    if let imageView, let imageGuide {
      addImage(imageView, imageGuide, configuration.imageProperties, edges)
      start = ContentEdges.X(anchor: imageGuide.trailingAnchor, constant: configuration.imageToTextPadding)
    }
    guard let first = label ?? secondary else { return }
    // Guides of texts are their labels' frames.
    for label in [label, secondary].compactMap({ $0 }) {
      if let guide = guides[ObjectIdentifier(label)] { constraints += Self.fill(guide, label) }
    }
    let last = secondary ?? first
    let block = UILayoutGuide()
    view.addLayoutGuide(block)
    guides[ObjectIdentifier(block)] = block
    constraints += [
      block.leadingAnchor.constraint(equalTo: start.anchor, constant: start.constant),
      block.trailingAnchor.constraint(equalTo: edges.trailing.anchor, constant: edges.trailing.constant),
      block.centerYAnchor.constraint(equalTo: edges.middle.anchor, constant: edges.middle.constant),
      Self.weaker(
        block.topAnchor.constraint(greaterThanOrEqualTo: edges.top.anchor, constant: edges.top.constant)),
      Self.weaker(
        block.bottomAnchor.constraint(lessThanOrEqualTo: edges.bottom.anchor, constant: edges.bottom.constant)
      ),
      first.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      last.trailingAnchor.constraint(equalTo: block.trailingAnchor),
    ]
    if first === last {
      constraints += [
        first.topAnchor.constraint(equalTo: block.topAnchor),
        first.bottomAnchor.constraint(equalTo: block.bottomAnchor),
      ]
    } else if configuration.prefersSideBySideTextAndSecondaryText {
      addSideBySide(first, last, block, configuration.textToSecondaryTextHorizontalPadding)
    } else {
      constraints += [
        first.topAnchor.constraint(equalTo: block.topAnchor),
        first.trailingAnchor.constraint(equalTo: block.trailingAnchor),
        last.topAnchor.constraint(
          equalTo: first.bottomAnchor, constant: configuration.textToSecondaryTextVerticalPadding),
        last.leadingAnchor.constraint(equalTo: block.leadingAnchor),
        last.bottomAnchor.constraint(equalTo: block.bottomAnchor),
      ]
    }
  }

  /// The second text keeps its width.
  private mutating func addSideBySide(
    _ first: UILabel, _ last: UILabel, _ block: UILayoutGuide, _ padding: CGFloat
  ) {
    last.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    last.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    constraints.append(
      last.leadingAnchor.constraint(greaterThanOrEqualTo: first.trailingAnchor, constant: padding))
    for label in [first, last] {
      constraints += [
        label.centerYAnchor.constraint(equalTo: block.centerYAnchor),
        label.topAnchor.constraint(greaterThanOrEqualTo: block.topAnchor),
        label.bottomAnchor.constraint(lessThanOrEqualTo: block.bottomAnchor),
      ]
    }
  }

  private mutating func addImage(
    _ view: UIImageView, _ guide: UILayoutGuide,
    _ properties: UIListContentConfiguration.ImageProperties, _ edges: ContentEdges
  ) {
    constraints += [
      guide.leadingAnchor.constraint(equalTo: edges.leading.anchor, constant: edges.leading.constant),
      guide.centerYAnchor.constraint(equalTo: edges.middle.anchor, constant: edges.middle.constant),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      guide.widthAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor),
      guide.heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor),
      Self.weaker(
        guide.topAnchor.constraint(greaterThanOrEqualTo: edges.top.anchor, constant: edges.top.constant)),
      Self.weaker(
        guide.bottomAnchor.constraint(lessThanOrEqualTo: edges.bottom.anchor, constant: edges.bottom.constant)
      ),
    ]
    func reserve(_ anchor: NSLayoutDimension, _ own: NSLayoutDimension, _ length: CGFloat) {
      let standard = UIListContentConfiguration.ImageProperties.standardExtent
      let reserved =
        length == UIListContentConfiguration.ImageProperties.standardDimension ? standard : length
      if reserved > 0 { constraints.append(anchor.constraint(greaterThanOrEqualToConstant: reserved)) }
      let tight = anchor.constraint(equalTo: own)
      tight.priority = .defaultHigh
      constraints.append(tight)
    }
    reserve(guide.widthAnchor, view.widthAnchor, properties.reservedLayoutSize.width)
    reserve(guide.heightAnchor, view.heightAnchor, properties.reservedLayoutSize.height)
    if let size = Self.limited(view.image?.size ?? .zero, to: properties.maximumSize) {
      constraints += [
        view.widthAnchor.constraint(equalToConstant: size.width),
        view.heightAnchor.constraint(equalToConstant: size.height),
      ]
    }
  }

  /// A size that keeps its proportions within a limit; nil where it is within already.
  private static func limited(_ size: CGSize, to limit: CGSize) -> CGSize? {
    var scale: CGFloat = 1
    if limit.width > 0, size.width > limit.width { scale = min(scale, limit.width / size.width) }
    if limit.height > 0, size.height > limit.height { scale = min(scale, limit.height / size.height) }
    return scale < 1 ? CGSize(width: size.width * scale, height: size.height * scale) : nil
  }

  private static func fill(_ guide: UILayoutGuide, _ label: UILabel) -> [NSLayoutConstraint] {
    [
      guide.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      guide.topAnchor.constraint(equalTo: label.topAnchor),
      guide.bottomAnchor.constraint(equalTo: label.bottomAnchor),
    ]
  }

  private static func weaker(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
    constraint.priority = nearlyRequired
    return constraint
  }
}
