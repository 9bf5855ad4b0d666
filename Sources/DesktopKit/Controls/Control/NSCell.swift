import CoreGraphics
import Foundation
public import PlumbViewKit

/// What a control shows, as an object of its own; it draws nothing.
///
/// A cell of a control speaks of the control; one without a control keeps what it was given until a control takes it.
@preconcurrency @MainActor
open class NSCell: NSObject, @preconcurrency NSCoding {
  weak var control: NSControl? { didSet { if control == nil, let oldValue { own = oldValue.contents } } }
  private var own = CellContents()
  var contents: CellContents {
    get { control?.contents ?? own }
    set { if let control { control.contents = newValue } else { own = newValue } }
  }

  public override init() { super.init() }

  public init(textCell string: String) {
    super.init()
    contents.value = string
    contents.title = string
  }

  public init(imageCell image: NSImage?) {
    super.init()
    contents.image = image
  }

  public required init(coder: NSCoder) { super.init() }

  nonisolated public func encode(with coder: NSCoder) {}

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

  /// The size of the frame that the control takes by itself.
  open var cellSize: NSSize { control?.sizeThatFits(.zero) ?? .zero }
  open func cellSize(forBounds rect: NSRect) -> NSSize { control?.sizeThatFits(rect.size) ?? rect.size }
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Does nothing here.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Does nothing here.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
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
