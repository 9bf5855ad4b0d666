import CoreGraphics
internal import PlumbAutoLayout

/// Arranges views in a row or a column, with constraints of its own making.
///
/// The view describes itself to the engine, which has the constraints; their kinds and priorities are those that console
/// logs of `UIStackView` show (`UISV-spacing`, `UISV-alignment` …). It has no content size of its own and draws nothing.
@preconcurrency @MainActor
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  /// By the identity of the view that it follows, in points.
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    markUsesAutoLayout()
  }

  /// As a nib has it; else a horizontal stack view that arranges nothing.
  public required init(coder: NSCoder) {
    // `UIView` never fails.
    super.init(coder: coder)!
    markUsesAutoLayout()
  }

  /// A stack view of views, which become its subviews in the given order.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: How it arranges

  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// Along the axis.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Across the axis.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Between neighbours, in points; the least where views are distributed with equal spacing or centering.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether a column measures its spacing from baseline to baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the views keep to the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      guard isLayoutMarginsRelativeArrangement != oldValue else { return }
      if isLayoutMarginsRelativeArrangement { needsInsets() }
      arrangementChanged()
    }
  }

  /// Sets the space after an arranged view, until the stack view no longer arranges it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard place(of: arrangedSubview) != nil else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    arrangementChanged()
  }

  /// The space that was set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: What it arranges

  /// In the order of their places, which is not that of `subviews`.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts a view last; one that is arranged already moves there.
  open func addArrangedSubview(_ view: UIView) {
    let count = place(of: view) == nil ? arranged.count : arranged.count - 1
    insertArrangedSubview(view, at: count)
  }

  /// Puts a view at a place among those that are arranged, and makes it a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    guard 0...arranged.count ~= stackIndex else {
      return Faults.raise(
        "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
          + "\(arranged.count)")
    }
    if let place = place(of: view) {
      arranged.remove(at: place)
    } else if view.superview !== self {
      addSubview(view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: min(stackIndex, arranged.count))
    arrangementChanged()
  }

  /// Leaves a view to itself: it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard let place = place(of: view) else { return }
    arranged.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  private func place(of view: UIView) -> Int? { arranged.firstIndex { $0 === view } }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    baselineView(first: true)?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    baselineView(first: false)?.forLastBaselineLayout ?? self
  }

  /// The end of a column, or the tallest of a row by its content (documentation of `forFirstBaselineLayout`).
  private func baselineView(first: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return first ? visible.first : visible.last }
    func height(_ view: UIView) -> CGFloat { max(0, view.intrinsicContentSize.height) }
    return visible.dropFirst().reduce(visible.first) { tallest, view in
      tallest.map { height($0) < height(view) ? view : $0 }
    }
  }

  // MARK: The engine

  func arrangedViewHidden() { arrangementChanged() }

  private func arrangementChanged() {
    engine?.edited(self, .arrangement)
    if engine == nil { markNeedsLayout() }
    // UIKit's has constraints of its own to update; here subclasses alone would notice.
    if type(of: self) != UIStackView.self, !layoutState.contains(.isUpdatingConstraints) {
      setNeedsUpdateConstraints()
    }
  }

  override func stackArrangement(in engine: LayoutEngine) -> StackArrangement? {
    var stack = arrangement
    for view in arranged {
      guard let member = view.item.node, view.superview === self, view.engine === engine else { continue }
      var entry = StackArrangement.ArrangedView(member, isHidden: view.isHidden)
      if let spacing = customSpacings[ObjectIdentifier(view)] {
        entry.spacingAfter = Double(UIStackView.points(of: spacing))
      }
      stack.arranged.append(entry)
    }
    return stack
  }
}
