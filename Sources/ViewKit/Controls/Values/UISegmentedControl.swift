import CoreGraphics
internal import PlumbGeometry
internal import PlumbTextMetrics

/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment = -1

  private struct Entry {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
    var isEnabled = true
    var action: UIAction?
  }

  private var segments: [Entry] = []
  private var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A control as large as its segments need.
  ///
  /// - Parameter items: Strings and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Entry(title: $0 as? String, image: $0 as? UIImage) }
    bounds.size = measuredFrameSize(of: measuredSegments, within: .zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    if frame.size == .zero { bounds.size = measuredFrameSize(of: measuredSegments, within: .zero) }
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Entry(title: title), at: segment)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Entry(image: image), at: segment)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      Entry(title: action.image == nil ? action.title : nil, image: action.image, action: action),
      at: segment)
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let place = pinned(segment) else { return }
    segments.remove(at: place)
    if selectedSegmentIndex == place {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
    invalidateIntrinsicContentSize()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  open func titleForSegment(at segment: Int) -> String? { value(segment, \.title) ?? nil }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment, \.image) ?? nil }
  /// - Parameter width: In points; 0 for that of the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment, \.width) ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { value(segment, \.contentOffset) ?? .zero }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { value(segment, \.isEnabled) ?? false }
  open func actionForSegment(at segment: Int) -> UIAction? { value(segment, \.action) ?? nil }
  /// The segment shows the action's image, or else its title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      ($0.title, $0.image) = (action.image == nil ? action.title : nil, action.image)
      $0.action = action
    }
  }
  /// `NSNotFound` where no segment has such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  private func insert(_ segment: Entry, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
    invalidateIntrinsicContentSize()
  }

  private func change(_ segment: Int, _ change: (inout Entry) -> Void) {
    guard let place = pinned(segment) else { return }
    change(&segments[place])
    invalidateIntrinsicContentSize()
  }

  private func value<Value>(_ segment: Int, _ path: KeyPath<Entry, Value>) -> Value? {
    pinned(segment).map { segments[$0][keyPath: path] }
  }

  /// Numbers above the last segment's mean the last one (documentation of `setTitle(_:forSegmentAt:)`); nil where there
  /// is no segment.
  private func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  // MARK: Look

  open var isMomentary = false
  /// Whether each segment is as wide as its own content needs, and not as the widest.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    textAttributes[state.rawValue] = attributes
    invalidateIntrinsicContentSize()
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state.rawValue]
  }

  private var looks = SegmentLooks()

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.backgrounds[.init(state, barMetrics)] = backgroundImage }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[.init(state, barMetrics)]
  }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.dividers[.init(leftState, barMetrics, rightState)] = dividerImage }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { looks.dividers[.init(leftState, barMetrics, rightState)] }
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment,
    barMetrics: UIBarMetrics
  ) { looks.adjustments[.init(leftCenterRightOrAlone, barMetrics)] = adjustment }
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: UISegmentedControl.Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { looks.adjustments[.init(leftCenterRightOrAlone, barMetrics)] ?? .zero }

  // MARK: Touches

  override var takesTaps: Bool { true }
  override func tapped(_ touch: UITouch, _ event: UIEvent?) {
    guard let segment = segment(at: touch.location(in: self)), isEnabledForSegment(at: segment) else {
      return
    }
    guard isMomentary || segment != selectedSegmentIndex else { return }
    selectedSegmentIndex = segment
    if let action = actionForSegment(at: segment) { sendAction(action) }
    carryOut([.valueChanged, .primaryActionTriggered], event)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Segments without a width of their own share what is left.
  private func segment(at point: CGPoint) -> Int? {
    let given = segments.reduce(0) { $0 + $1.width }
    let shared = CGFloat(segments.filter { $0.width == 0 }.count)
    let share = shared > 0 ? max(bounds.width - given, 0) / shared : 0
    var end = bounds.minX
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isReversed ? bounds.minX + bounds.maxX - point.x : point.x
    for (index, segment) in segments.enumerated() {
      end += segment.width > 0 ? segment.width : share
      if place < end { return index }
    }
    return nil
  }

  // MARK: Size

  override var measuredControl: TouchControl? { measuredSegments }

  private var measuredSegments: TouchControl {
    var control = TouchSegments([], sizesByContent: apportionsSegmentWidthsByContent)
    if let font = textAttributes[UIControl.State.normal.rawValue]?[.font] as? UIFont {
      control.font = font.face.font
    }
    control.segments = segments.map { segment in
      // A segment's symbol is as large as one beside a text of the body style.
      TouchSegments.Segment(
        title: segment.title ?? "", imageSize: segment.image.map { Size($0.size) },
        symbol: segment.image?.estimate(beside: .preferredFont(forTextStyle: .body), preferring: nil),
        width: segment.width > 0 ? Double(segment.width) : nil)
    }
    return .segmentedControl(control)
  }
}
