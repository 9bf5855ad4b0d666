import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbTextMetrics
public import PlumbViewKit

/// A text, with a bezel for one that somebody types, and without one as a label.
///
/// A field that may be edited is as wide as others have it. A label is as wide as its text, and one whose lines may be broken
/// as high as its width asks for.
@preconcurrency @MainActor
open class NSTextField: NSControl {
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Editing

  open var isEditable: Bool {
    get { contents.isEditable }
    set {
      contents.isEditable = newValue
      if newValue { contents.isSelectable = true }
    }
  }
  open var isSelectable: Bool {
    get { contents.isSelectable }
    set {
      contents.isSelectable = newValue
      if !newValue { contents.isEditable = false }
    }
  }
  open weak var delegate: (any NSTextFieldDelegate)?
  /// Does nothing here.
  open var allowsEditingTextAttributes = false
  /// Does nothing here.
  open var importsGraphics = false
  /// Does nothing here.
  open var isAutomaticTextCompletionEnabled = true
  open func selectText(_ sender: Any?) { window?.makeFirstResponder(self) }
  open override var acceptsFirstResponder: Bool { isSelectable && super.acceptsFirstResponder }
  open override func mouseDown(with event: NSEvent) {
    guard isSelectable, isEnabled else {
      nextResponder?.mouseDown(with: event)
      return
    }
    window?.makeFirstResponder(self)
  }
  open func textShouldBeginEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldBeginEditing: textObject) ?? true
  }
  open func textShouldEndEditing(_ textObject: NSText) -> Bool {
    delegate?.control(self, textShouldEndEditing: textObject) ?? true
  }
  open func textDidBeginEditing(_ notification: Notification) {
    tell(NSControl.textDidBeginEditingNotification, notification) { $0.controlTextDidBeginEditing($1) }
  }
  open func textDidChange(_ notification: Notification) {
    tell(NSControl.textDidChangeNotification, notification) { $0.controlTextDidChange($1) }
  }
  open func textDidEndEditing(_ notification: Notification) {
    tell(NSControl.textDidEndEditingNotification, notification) { $0.controlTextDidEndEditing($1) }
  }
  /// Keys do here what they do in AppKit's field editor: the delegate is asked first.
  open override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
  open override func doCommand(by selector: Selector) {
    if !isEditable || !does(selector) { super.doCommand(by: selector) }
  }
  /// Adds what is typed to the text, at its end.
  open override func insertText(_ insertString: Any) {
    if isEditable { typed(stringValue + "\(insertString)") } else { super.insertText(insertString) }
  }
  open override func performClick(_ sender: Any?) { if isSelectable { selectText(sender) } }

  // MARK: Look

  /// Whether a plain line stands around the text.
  open var isBordered: Bool {
    get { contents.isBordered }
    set {
      contents.isBordered = newValue
      if newValue { contents.isBezeled = false }
    }
  }
  open var isBezeled: Bool {
    get { contents.isBezeled }
    set {
      contents.isBezeled = newValue
      if newValue { contents.isBordered = false }
    }
  }
  open var bezelStyle: BezelStyle {
    get { contents.isRound ? .roundedBezel : .squareBezel }
    set { contents.isRound = newValue == .roundedBezel }
  }
  open var drawsBackground: Bool {
    get { contents.drawsBackground }
    set { contents.drawsBackground = newValue }
  }
  open var backgroundColor: NSColor? {
    get { contents.backgroundColor }
    set { contents.backgroundColor = newValue }
  }
  open var textColor: NSColor? {
    get { contents.textColor }
    set { contents.textColor = newValue }
  }

  // MARK: Text

  open var placeholderString: String? {
    get { contents.plainPlaceholder ?? contents.placeholder?.string }
    set { (contents.plainPlaceholder, contents.placeholder) = (newValue, nil) }
  }
  open var placeholderAttributedString: NSAttributedString? {
    get { contents.placeholder }
    set { (contents.plainPlaceholder, contents.placeholder) = (nil, newValue) }
  }
  /// The width at which lines end, in points; 0 for the width that constraints give.
  open var preferredMaxLayoutWidth: CGFloat {
    get { contents.preferredMaxLayoutWidth }
    set { contents.preferredMaxLayoutWidth = newValue }
  }
  /// 0 for any number of lines.
  open var maximumNumberOfLines: Int {
    get { contents.maximumNumberOfLines }
    set { contents.maximumNumberOfLines = newValue }
  }
  /// Does nothing here.
  open var allowsDefaultTighteningForTruncation = false
  /// Does nothing here.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  // MARK: For subclasses of the module

  override class var standardContents: CellContents {
    var contents = CellContents()
    (contents.isEditable, contents.isSelectable) = (true, true)
    (contents.isBezeled, contents.drawsBackground) = (true, true)
    contents.backgroundColor = .textBackgroundColor
    contents.textColor = .controlTextColor
    return contents
  }
  override class var usualCellClass: NSCell.Type { NSTextFieldCell.self }
  var shownText: String { contents.shownText }
  override var measure: ControlMeasure? { fieldMeasure }
}

extension NSTextField {
  /// How a bezel is drawn.
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }

  /// A field that somebody types into.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    usesSingleLineMode = true
    sizeToFit()
  }

  /// A text of one line, which is clipped where it has no room.
  ///
  /// What kind of field each of these makes is written in GNUstep's tests of them, which were run with AppKit.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    self.stringValue = stringValue
    lineBreakMode = .byClipping
    sizeToFit()
  }

  /// A text in as many lines as its width asks for, which can be selected.
  ///
  /// Its width gives: documents write a resistance of 250 for such labels (n = 538, of 63 projects).
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    isSelectable = true
    self.stringValue = stringValue
    lineBreakMode = .byWordWrapping
    core.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    sizeToFit()
  }

  /// A text whose lines are broken as its paragraph style says.
  public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
    self.init(frame: .zero)
    becomeLabel()
    self.attributedStringValue = attributedStringValue
    if attributedStringValue.length > 0,
      let style = attributedStringValue.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
    {
      lineBreakMode = style.lineBreakMode
    }
    sizeToFit()
  }

  private func becomeLabel() {
    var label = contents
    (label.isEditable, label.isSelectable) = (false, false)
    (label.isBezeled, label.isBordered, label.drawsBackground) = (false, false, false)
    label.textColor = .labelColor
    contents = label
  }

  /// Whether the field has neither bezel nor border.
  private var isLabel: Bool { !contents.isBezeled && !contents.isBordered }

  fileprivate var fieldMeasure: ControlMeasure {
    var control = DesktopControl(
      kind: isLabel ? .label : .textField, controlSize: contents.controlSize.measured, title: shownText,
      font: contents.firstFont.onDesktop)
    control.isFilled = contents.drawsBackground
    control.isCentered = contents.alignment == .center
    if contents.isBordered { control.fieldRow = .textFieldBordered }
    if contents.isBezeled, contents.isRound { control.fieldRow = .textFieldRound }
    var measure = ControlMeasure(control)
    guard isLabel else { return measure }
    measure.text = wrappingText
    measure.isOpenToTyping = contents.isEditable
    if contents.preferredMaxLayoutWidth > 0 {
      measure.preferredWidth = Double(contents.preferredMaxLayoutWidth)
    }
    return measure
  }

  /// In modes that truncate, the text still shows its own line ends.
  private var wrappingText: WrappingText? {
    let styled = contents.shownAttributedText
    guard styled != nil || !contents.usesSingleLineMode else { return nil }
    let font = contents.usualFont
    let runs =
      styled?.measuredRuns(standard: font) ?? [TextRun(shownText, font: font.onDesktop)]
    let breaking: WrappingText.Breaking
    switch contents.lineBreakMode {
    case _ where contents.usesSingleLineMode || contents.maximumNumberOfLines == 1: breaking = .never
    case .byWordWrapping: breaking = .words
    case .byCharWrapping: breaking = .characters
    default: breaking = .never
    }
    return WrappingText(
      runs, breaking: breaking, lineLimit: max(contents.maximumNumberOfLines, 0), platform: .macOS)
  }
}
