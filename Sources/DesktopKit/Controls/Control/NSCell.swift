import CoreGraphics
import Foundation
public import PlumbViewKit

/// What a control shows, as an object of its own; it draws nothing.
///
/// A cell of a control speaks of the control; one without a control keeps what it was given until a control takes it.
@preconcurrency @MainActor
open class NSCell: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying {
  weak var control: NSControl? { didSet { if control == nil, let oldValue { own = oldValue.contents } } }
  private var own = CellContents()
  var contents: CellContents {
    get { control?.contents ?? own }
    set { if let control { control.contents = newValue } else { own = newValue } }
  }

  /// The control that is making a cell.
  static weak var controlOfNext: NSControl?

  public override init() {
    super.init()
    takeControl()
  }

  public init(textCell string: String) {
    super.init()
    takeControl()
    guard control == nil || !string.isEmpty else { return }
    contents.value = string
    contents.title = string
  }

  public init(imageCell image: NSImage?) {
    super.init()
    takeControl()
    contents.image = image
  }

  public required init(coder: NSCoder) {
    super.init()
    takeControl()
  }

  private func takeControl() {
    control = NSCell.controlOfNext
    NSCell.controlOfNext = nil
  }

  /// A cell of the same class and with the same contents, without a control.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.ofThisClass()
    copy.contents = contents
    (copy.target, copy.action, copy.representedObject) = (target, action, representedObject)
    return copy
  }

  nonisolated public func encode(with coder: NSCoder) {}

  /// Called once a document's objects are made and connected.
  open func awakeFromNib() {}

  open var controlView: NSView? { control }
  open weak var target: AnyObject? {
    get { control?.target ?? ownTarget }
    set { if let control { control.target = newValue } else { ownTarget = newValue } }
  }
  private weak var ownTarget: AnyObject?
  open var action: Selector? {
    get { control?.action ?? ownAction }
    set { if let control { control.action = newValue } else { ownAction = newValue } }
  }
  private var ownAction: Selector?

  open var tag: Int {
    get { contents.tag }
    set { contents.tag = newValue }
  }
  open var isEnabled: Bool {
    get { contents.isEnabled }
    set { contents.isEnabled = newValue }
  }
  open var objectValue: Any? {
    get { control?.objectValue ?? contents.value }
    set { if let control { control.objectValue = newValue } else { contents.value = newValue } }
  }
  open var stringValue: String {
    get { contents.text }
    set { objectValue = newValue }
  }
  open var attributedStringValue: NSAttributedString {
    get { contents.attributed }
    set { objectValue = NSAttributedString(attributedString: newValue) }
  }
  open var title: String {
    get { stringValue }
    set { stringValue = newValue }
  }
  open var image: NSImage? {
    get { contents.image }
    set { contents.image = newValue }
  }
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
  /// Whether lines are broken at the width; else they are clipped.
  open var wraps: Bool {
    get { contents.wraps }
    set {
      contents.lineBreakMode = newValue ? .byWordWrapping : .byClipping
      if newValue { contents.isScrollable = false }
    }
  }
  /// Whether a text that is too long scrolls, on one line.
  open var isScrollable: Bool {
    get { contents.isScrollable }
    set {
      contents.isScrollable = newValue
      if newValue { contents.lineBreakMode = .byClipping }
    }
  }
  open var usesSingleLineMode: Bool {
    get { contents.usesSingleLineMode }
    set { contents.usesSingleLineMode = newValue }
  }
  open var truncatesLastVisibleLine: Bool {
    get { contents.truncatesLastVisibleLine }
    set { contents.truncatesLastVisibleLine = newValue }
  }
  open var controlSize: NSControl.ControlSize {
    get { contents.controlSize }
    set { contents.controlSize = newValue }
  }
  open var isBordered: Bool {
    get { contents.isBordered }
    set { contents.isBordered = newValue }
  }
  open var isBezeled: Bool {
    get { contents.isBezeled }
    set { contents.isBezeled = newValue }
  }
  open var isEditable: Bool {
    get { contents.isEditable }
    set { contents.isEditable = newValue }
  }
  open var isSelectable: Bool {
    get { contents.isSelectable }
    set { contents.isSelectable = newValue }
  }
  /// Does nothing here.
  open var isHighlighted = false
  /// Does nothing here.
  open var focusRingType = NSFocusRingType.default
  open var state: NSControl.StateValue {
    get { (control as? NSButton)?.state ?? ownState }
    set { if let button = control as? NSButton { button.state = newValue } else { ownState = newValue } }
  }
  private var ownState = NSControl.StateValue.off

  open var representedObject: Any?
  open var isContinuous: Bool {
    get { control?.isContinuous ?? false }
    set { control?.isContinuous = newValue }
  }
  open var formatter: Formatter? {
    get { contents.formatter }
    set { contents.formatter = newValue }
  }
  open var doubleValue: Double {
    get { contents.number }
    set { objectValue = newValue }
  }
  open var integerValue: Int {
    get { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { objectValue = newValue }
  }
  open var backgroundStyle = NSView.BackgroundStyle.normal
  open var interiorBackgroundStyle: NSView.BackgroundStyle { backgroundStyle }
  open var menu: NSMenu?
  /// Does nothing here.
  open var allowsUndo = true
  /// Does nothing here.
  open var sendsActionOnEndEditing = false
  /// Does nothing here.
  open var allowsMixedState = false

  // MARK: Sizes

  /// The size of the frame that the control takes by itself. A subclass that answers otherwise gives its control that size.
  open var cellSize: NSSize { cellSize(forBounds: Self.unbounded) }
  /// With lines as long as the bounds are wide.
  open func cellSize(forBounds rect: NSRect) -> NSSize { naturalSize(within: rect.width) }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  open func calcDrawInfo(_ rect: NSRect) {}

  // MARK: Drawing; a cell of a program's own class is asked for it

  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
  open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { .zero }
  open func highlightColor(withFrame cellFrame: NSRect, in controlView: NSView) -> NSColor? { nil }

  // MARK: Editing and the mouse, which nothing asks a cell about here

  open func edit(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
  ) {}
  open func select(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?,
    start selStart: Int, length selLength: Int
  ) {}
  open func endEditing(_ textObj: NSText) {}
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
  open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> HitResult {
    .contentArea
  }
  open func trackMouse(
    with event: NSEvent, in cellFrame: NSRect, of controlView: NSView, untilMouseUp flag: Bool
  ) -> Bool { false }
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { false }
  open func continueTracking(
    last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView
  ) -> Bool { false }
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool
  ) {}
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
  open func performClick(_ sender: Any?) { control?.performClick(sender) }

  /// Which part of a cell is hit.
  public struct HitResult: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contentArea = HitResult(rawValue: 1)
    public static let editableTextArea = HitResult(rawValue: 2)
    public static let trackableArea = HitResult(rawValue: 4)
  }
}

/// A cell with a target.
@preconcurrency @MainActor
open class NSActionCell: NSCell {}

/// How what has the keyboard is marked.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

extension CellContents {
  /// Whether lines may be broken.
  var wraps: Bool {
    !usesSingleLineMode && (lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping)
  }
}
