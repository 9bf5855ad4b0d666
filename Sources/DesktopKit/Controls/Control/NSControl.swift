import CoreGraphics
import Foundation
package import PlumbTextMetrics
public import PlumbViewKit

/// A view that somebody works with, and that tells a target of it.
///
/// Its size, its alignment rectangle and its baselines are those of macOS's controls, as documents recorded them.
@preconcurrency @MainActor
open class NSControl: NSView {
  var contents: CellContents { didSet { contentsChanged(from: oldValue) } }
  /// What the engine was last told that the size depends on.
  private var knownMeasure: ControlMeasure?
  private var sizes = MeasuredControl()
  private(set) var storedCell: NSCell?
  /// Set while layout asks how high the text is at a width.
  private var widthBeingMeasured: CGFloat?
  /// Where the control is shown, if it is not where all are.
  package var ownContext: ControlContext? { didSet { invalidateIntrinsicContentSize() } }

  public override init(frame frameRect: NSRect) {
    contents = Self.standardContents
    super.init(frame: frameRect)
    setStandardPriorities()
    makeOwnCell()
  }

  public required init?(coder: NSCoder) {
    contents = Self.standardContents
    super.init(coder: coder)
    setStandardPriorities()
    if storedCell == nil { makeOwnCell() }
  }

  // MARK: Actions

  /// Whom the control tells; nil for the first of the responders that has the method, from the first responder and from the
  /// control upwards. Not kept alive.
  open weak var target: AnyObject?
  open var action: Selector?
  open override var tag: Int {
    get { contents.tag }
    set { contents.tag = newValue }
  }
  /// Whether the control tells of every value while somebody drags.
  open var isContinuous = false
  /// Does nothing here.
  open var ignoresMultiClick = false
  open var refusesFirstResponder = false
  var eventsOfAction = NSEvent.EventTypeMask.leftMouseUp

  /// Sends an action, whose sender is the control.
  ///
  /// - Returns: Whether there was somebody to tell.
  @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    tell(action, target as AnyObject?)
  }
  /// Says which events have the control tell its target.
  ///
  /// - Returns: Those which did so before.
  @discardableResult open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    defer { eventsOfAction = mask }
    return Int(truncatingIfNeeded: eventsOfAction.rawValue)
  }
  /// Does what a click does.
  open func performClick(_ sender: Any?) { if isEnabled { clicked(at: nil) } }
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return }
    clicked(at: convert(event.locationInWindow, from: nil))
  }
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  /// The text that somebody is typing; there is none here.
  open func currentEditor() -> NSText? { nil }
  open func abortEditing() -> Bool { false }
  /// Does nothing here.
  open func validateEditing() {}
  /// Has a cell of a program's own class draw.
  func drawOwnCell() { ownCell?.draw(withFrame: bounds, in: self) }
  /// Controls draw from their tops down, and so lay out what is in them.
  open override var isFlipped: Bool { true }

  // MARK: Values

  open var isEnabled: Bool {
    get { contents.isEnabled }
    set { contents.isEnabled = newValue }
  }
  /// Does nothing here.
  open var isHighlighted = false
  /// The value from which all others are made.
  open var objectValue: Any? {
    get { contents.value }
    set { contents.value = newValue }
  }
  open var stringValue: String {
    get { contents.text }
    set { objectValue = newValue }
  }
  open var attributedStringValue: NSAttributedString {
    get { contents.attributed }
    set { objectValue = NSAttributedString(attributedString: newValue) }
  }
  open var doubleValue: Double {
    get { contents.number }
    set { objectValue = newValue }
  }
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = newValue }
  }
  open var intValue: Int32 {
    get { Int32(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { integerValue = Int(newValue) }
  }
  open var formatter: Formatter? {
    get { contents.formatter }
    set { contents.formatter = newValue }
  }

  // MARK: Text

  /// Nil for the system's, at 13 points.
  open var font: NSFont? {
    get { contents.firstFont }
    set { contents.font = newValue }
  }
  open var alignment: NSTextAlignment {
    get { contents.alignment }
    set { contents.alignment = newValue }
  }
  open var lineBreakMode: NSLineBreakMode {
    get { contents.lineBreakMode }
    set { contents.lineBreakMode = newValue }
  }
  open var usesSingleLineMode: Bool {
    get { contents.usesSingleLineMode }
    set { contents.usesSingleLineMode = newValue }
  }
  /// Does nothing here.
  open var baseWritingDirection = NSWritingDirection.natural
  /// Does nothing here.
  open var allowsExpansionToolTips = false

  // MARK: Sizes

  /// The size of the control's parts; its font stays as it is.
  open var controlSize: ControlSize {
    get { contents.controlSize }
    set { contents.controlSize = newValue }
  }
  /// Gives the frame the size that the control takes by itself.
  open func sizeToFit() { setFrameSize(sizeThatFits(NSSize(width: CGFloat.infinity, height: .infinity))) }
  /// The frame's size that the control takes by itself; where it has none on an axis, its present one.
  open func sizeThatFits(_ size: NSSize) -> NSSize {
    guard let cell = ownCell else { return naturalFrameSize(size) }
    let isOpen = !size.width.isFinite || size.width <= 0
    let own =
      isOpen
      ? cell.cellSize
      : cell.cellSize(
        forBounds: NSRect(x: 0, y: 0, width: size.width, height: NSCell.unbounded.height))
    return NSSize(
      width: own.width > 0 ? own.width : frame.width, height: own.height > 0 ? own.height : frame.height)
  }
  open override var intrinsicContentSize: NSSize {
    sizeOfOwnCell(within: widthBeingMeasured) ?? measured(within: widthBeingMeasured)?.contentSize
      ?? super.intrinsicContentSize
  }
  open override var alignmentRectInsets: NSEdgeInsets { measuredInsets ?? super.alignmentRectInsets }
  open override var firstBaselineOffsetFromTop: CGFloat {
    measuredBaselines?.first ?? super.firstBaselineOffsetFromTop
  }
  open override var lastBaselineOffsetFromBottom: CGFloat {
    measuredBaselines?.last ?? super.lastBaselineOffsetFromBottom
  }
  open override var baselineOffsetFromBottom: CGFloat {
    measuredBaselines?.last ?? super.baselineOffsetFromBottom
  }

  // MARK: Cells

  /// What the control shows, as an object; changes of it are changes of the control. Another cell brings its own contents along.
  open var cell: NSCell? {
    get { storedCell ?? attach(cell(of: Self.usualCellClass)) }
    set { if let newValue { replaceCell(newValue) } }
  }
  /// The class of the cells that controls of this class are made with: a subclass overrides it, or it is set before.
  open class var cellClass: AnyClass? {
    get { CellClasses.of(self) }
    set { CellClasses.set(newValue, for: self) }
  }
  open var selectedCell: NSCell? { cell }

  // MARK: For subclasses of the module

  class var standardContents: CellContents { CellContents() }
  /// Controls keep their heights, and give along their widths: documents write 750 for the vertical one of nearly all, and leave
  /// the horizontal one at 250 (of 1,424 push buttons 1,334, of 87 projects; of 633 pop-up buttons 549, of 57).
  class var standardHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
    (.defaultLow, .defaultHigh)
  }
  /// What the size depends on; nil for a control without a size of its own.
  var measure: ControlMeasure? { nil }
  class var usualCellClass: NSCell.Type { NSActionCell.self }
  /// Does what a click does.
  ///
  /// - Parameter point: In the control's coordinates; nil for none in particular.
  func clicked(at point: NSPoint?) { tell(action, target) }
  override var contentWraps: Bool { measure?.wraps ?? false }
  override func contentSize(within width: CGFloat) -> NSSize? {
    widthBeingMeasured = width
    defer { widthBeingMeasured = nil }
    return intrinsicContentSize
  }
  override var consoleLabel: String? { stringValue.isEmpty ? nil : stringValue }
}

extension NSControl {
  private func setStandardPriorities() {
    let hugging = Self.standardHugging
    core.setContentHuggingPriority(hugging.horizontal, for: .horizontal)
    core.setContentHuggingPriority(hugging.vertical, for: .vertical)
  }

  private func contentsChanged(from old: CellContents) {
    needsDisplay = true
    measureChanged()
  }

  /// Has size and baselines read anew where something changed that they depend on.
  func measureChanged() {
    let measure = measure
    guard measure != knownMeasure || ownCell != nil else { return }
    knownMeasure = measure
    invalidateIntrinsicContentSize()
  }

  var context: ControlContext { ownContext ?? DesktopContext.usual }

  func measured(within width: CGFloat? = nil) -> ControlSpec? {
    measure.map { sizes.spec($0, within: width.map { Double($0) }, in: context) }
  }

  fileprivate var measuredInsets: NSEdgeInsets? {
    guard let measure else { return nil }
    // Views are asked often, and a text is measured only for a size.
    let spec = measure.control.spec(in: context, measured: IntrinsicSize.none)
    return spec.alignmentInsets(mirrored: userInterfaceLayoutDirection == .rightToLeft)
  }

  fileprivate var measuredBaselines: (first: CGFloat, last: CGFloat)? {
    guard let measure else { return nil }
    let height = alignmentRect(forFrame: frame).height
    return measure.baselines(inHeight: Double(height), in: context).map {
      (CGFloat($0.first), CGFloat($0.last))
    }
  }

  func naturalFrameSize(_ size: NSSize) -> NSSize {
    guard let measure else { return frame.size }
    let insets = measuredInsets ?? NSEdgeInsets()
    let room = size.width.isFinite && size.width > 0 ? size.width - insets.left - insets.right : nil
    return measured(within: measure.wraps ? room : nil)?.frameSize(or: frame.size) ?? frame.size
  }

  @discardableResult func attach(_ cell: NSCell) -> NSCell {
    storedCell = cell
    cell.control = self
    return cell
  }

  fileprivate func replaceCell(_ cell: NSCell) {
    guard cell !== storedCell else { return }
    storedCell?.control = nil
    let new = cell.contents
    attach(cell)
    contents = new
    if ownCell != nil { invalidateIntrinsicContentSize() }
  }
}
