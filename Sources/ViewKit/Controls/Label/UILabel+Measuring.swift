import CoreGraphics

extension UILabel {
  func change(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { textChanged() }
  }

  /// Has intrinsic size and baselines read anew.
  func textChanged() {
    measuredText = nil
    sizes = MeasuredSizes()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  var labelText: LabelText {
    if let measuredText { return measuredText }
    let text = content.measured(in: self)
    measuredText = text
    return text
  }

  /// The size of the text and what overrides of `textRect(forBounds:limitedToNumberOfLines:)` add.
  ///
  /// - Parameter width: Where lines end; 0 for nowhere.
  func size(within width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : Self.unlimited
    let bounds = CGRect(x: 0, y: 0, width: limit, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private static let unlimited: CGFloat = 1e7

  func textSize(within size: CGSize, lines: Int) -> CGSize {
    let scale = contentScaleFactor
    let limit = size.width > 0 && size.width < Self.unlimited ? size.width : nil
    guard lines == numberOfLines else {
      let text = content.limited(to: lines).measured(in: self)
      return text.isEmpty ? .zero : text.size(within: limit, scale: scale)
    }
    return sizes.size(within: limit, scale: scale) {
      labelText.isEmpty ? .zero : labelText.size(within: limit, scale: scale)
    }
  }

  /// Where the lines are, in the middle of the height that the label has; of its own before it has one.
  var currentBaselines: (first: CGFloat?, last: CGFloat?) {
    let text = labelText
    let scale = contentScaleFactor
    let width = text.wraps && bounds.width > 0 ? bounds.width : nil
    var height = bounds.height
    // More lines than the height has room for are about to get it.
    if height == 0 || text.wraps { height = max(height, text.size(within: width, scale: scale).height) }
    guard !text.isEmpty else { return (height, 0) }
    return (
      text.firstBaseline(inHeight: height, width: width, scale: scale),
      height - text.lastBaseline(inHeight: height, width: width, scale: scale)
    )
  }

  func sizeSettled() {
    if engine != nil, baselines.differs(from: currentBaselines) { contentChanged() }
  }
}

extension LabelContent {
  fileprivate func limited(to lines: Int) -> LabelContent {
    var content = self
    content.numberOfLines = lines
    return content
  }
}
