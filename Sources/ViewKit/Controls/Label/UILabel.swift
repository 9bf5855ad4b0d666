import CoreGraphics

/// A view that shows text in one or more lines.
///
/// Its size is that of its text, rounded up to the screen's pixels; without text it has none. The text
/// stands in the middle of the height.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  var content = LabelContent()
  /// What `content` measures at; made anew when it changes.
  var measuredText: LabelText?
  /// Sizes that were asked for.
  var sizes = MeasuredSizes()
  var baselines = BaselineRecord()
  /// The width at which lines end while the engine asks for a height.
  var widthBeingMeasured: CGFloat?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    // Nibs say all of it.
    if coder is any NibDecoder { return }
    setUp()
  }

  /// What a label is as descriptions of labels made in code print it: opaque, in front of a clear background.
  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    backgroundColor = .clear
  }

  // MARK: Text

  open var text: String? {
    get { content.string }
    set { change { $0.string = newValue } }
  }
  /// The text with its attributes; setting it keeps the label's own font for characters that have none.
  open var attributedText: NSAttributedString? {
    get { content.styledText(alignment: textAlignment, color: textColor, in: self) }
    set { change { $0.attributed = newValue } }
  }
  /// Where the text has attributes, the font of its first character.
  open var font: UIFont! {
    get { content.firstFont(of: self) }
    set { change { $0.setFont(newValue ?? .systemFont(ofSize: UIFont.labelFontSize)) } }
  }
  open var textColor: UIColor! = .label { didSet { if textColor == nil { textColor = .label } } }
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  /// How many lines are shown at most; 0 for as many as there are.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = newValue } }
  }
  /// The width at which the lines of the intrinsic size end, in points; 0 for the width that constraints
  /// give.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
  }

  // MARK: Look

  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether text that is too wide is drawn smaller; the intrinsic size is that of the full font.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  open var minimumScaleFactor: CGFloat = 0
  open var allowsDefaultTighteningForTruncation = false
  open var showsExpansionTextWhenTruncated = false
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { textChanged() } }
  }

  // MARK: Sizes

  /// The rectangle that the text takes at the bounds' origin, in points.
  ///
  /// Overrides change the room that the text takes: intrinsic size and `sizeThatFits(_:)` follow them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    CGRect(origin: bounds.origin, size: textSize(within: bounds.size, lines: numberOfLines))
  }

  open func drawText(in rect: CGRect) {}

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override var intrinsicContentSize: CGSize {
    if numberOfLines == 1 { return size(within: 0) }
    return size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : widthBeingMeasured ?? 0)
  }

  /// The width counts where several lines are allowed.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(within: numberOfLines == 1 ? 0 : size.width)
  }

  open override var bounds: CGRect {
    didSet { if bounds.size != oldValue.size { sizeSettled() } }
  }

  override var consoleText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentSize(within width: CGFloat) -> CGSize? {
    widthBeingMeasured = width
    defer { widthBeingMeasured = nil }
    return intrinsicContentSize
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits { .staticText }
  override var textBaselines: (first: CGFloat?, last: CGFloat?) { baselines.note(currentBaselines) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let before = previousTraitCollection?.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, before != traitCollection.preferredContentSizeCategory {
      textChanged()
    }
  }
}
