import CoreGraphics
import Foundation
internal import PlumbAppleFacts
internal import PlumbTextMetrics
public import PlumbViewKit

/// A control that does something when it is clicked, or that is on or off.
@preconcurrency @MainActor
open class NSButton: NSControl {
  var buttonType = ButtonType.momentaryPushIn { didSet { measureChanged() } }
  private var shownState = StateValue.off

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Contents

  open var title: String {
    get { contents.attributedTitle?.string ?? contents.title }
    set {
      var contents = contents
      (contents.title, contents.attributedTitle) = (newValue, nil)
      self.contents = contents
    }
  }
  open var attributedTitle: NSAttributedString {
    get {
      contents.attributedTitle ?? NSAttributedString(string: title, attributes: [.font: contents.usualFont])
    }
    set { contents.attributedTitle = NSAttributedString(attributedString: newValue) }
  }
  /// Shown while the button is on.
  open var alternateTitle = ""
  /// Does nothing here.
  open var attributedAlternateTitle = NSAttributedString(string: "")
  /// A button that shows no image shows one that it is given, in place of its title (GNUstep's `NSButtonCell` does so, too).
  open var image: NSImage? {
    get { contents.image }
    set {
      contents.image = newValue
      if newValue != nil, imagePosition == .noImage { imagePosition = .imageOnly }
    }
  }
  /// Shown while the button is on.
  open var alternateImage: NSImage?
  open var imagePosition = ImagePosition.noImage { didSet { measureChanged() } }
  open var imageScaling = NSImageScaling.scaleNone
  /// Does nothing here.
  open var imageHugsTitle = false
  open var symbolConfiguration: NSImage.SymbolConfiguration? { didSet { measureChanged() } }
  /// Does nothing here.
  open var sound: Any?

  // MARK: Look

  open var bezelStyle = BezelStyle.regularSquare { didSet { measureChanged() } }
  open var isBordered: Bool {
    get { contents.isBordered }
    set { contents.isBordered = newValue }
  }
  open var isTransparent = false
  /// Does nothing here.
  open var showsBorderOnlyWhileMouseInside = false
  /// Does nothing here.
  open var bezelColor: NSColor?
  /// Does nothing here.
  open var contentTintColor: NSColor?
  /// Does nothing here.
  open var hasDestructiveAction = false
  open func setButtonType(_ type: ButtonType) {
    buttonType = type
    if type.isGlyph {
      contents.isBordered = false
      if imagePosition == .noImage { imagePosition = .imageLeading }
    }
  }
  open func highlight(_ flag: Bool) { isHighlighted = flag }

  // MARK: State

  open var state: StateValue {
    get { shownState }
    set {
      let state = newValue == .mixed && !allowsMixedState ? .on : newValue
      guard state != shownState else { return }
      shownState = state
      if state == .on, buttonType == .radio { turnOffOthers() }
      needsDisplay = true
    }
  }
  open var allowsMixedState = false
  /// On, then off; and between, where that is allowed.
  open func setNextState() {
    switch state {
    case .on: state = .off
    case .off: state = allowsMixedState ? .mixed : .on
    default: state = .on
    }
  }
  open override var objectValue: Any? {
    get { shownState.rawValue }
    set { state = StateValue(rawValue: (newValue as? NSNumber)?.intValue ?? (newValue as? Int) ?? 0) }
  }
  open override var stringValue: String {
    get { String(shownState.rawValue) }
    set { state = StateValue(rawValue: Int(newValue) ?? 0) }
  }
  open override var doubleValue: Double {
    get { Double(shownState.rawValue) }
    set { state = StateValue(rawValue: Int(newValue)) }
  }
  open override var font: NSFont? {
    get { titleFont }
    set { super.font = newValue }
  }

  // MARK: Keys

  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Does what a click does, if the event is of the button's key.
  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard event.matches(keyEquivalent, keyEquivalentModifierMask) else { return false }
    guard isEnabled, !isHiddenOrHasHiddenAncestor else { return false }
    performClick(event)
    return true
  }
  /// Does nothing here.
  open func setPeriodicDelay(_ delay: Float, interval: Float) {}
  /// Does nothing here.
  open var maxAcceleratorLevel = 0

  // MARK: For subclasses of the module

  /// A title that nobody has set is `Button` (documentation of AppKit).
  override class var standardContents: CellContents {
    var contents = CellContents()
    contents.title = "Button"
    contents.isBordered = true
    contents.lineBreakMode = .byClipping
    return contents
  }
  override class var usualCellClass: NSCell.Type { NSButtonCell.self }
  override var measure: ControlMeasure? { buttonMeasure }
  override func clicked(at point: NSPoint?) {
    switch buttonType {
    case .switch, .toggle, .pushOnPushOff, .onOff: setNextState()
    case .radio: state = .on
    default: break
    }
    super.clicked(at: point)
  }
  override var consoleLabel: String? { title.isEmpty ? nil : title }
}

extension NSButton {
  /// Radio buttons of one superview with the same action have one among them that is on.
  private func turnOffOthers() {
    for case let other as NSButton in superview?.subviews ?? []
    where other !== self && other.buttonType == .radio && other.action == action {
      if other.state == .on { other.state = .off }
    }
  }

  fileprivate var titleFont: NSFont {
    guard let title = contents.attributedTitle, title.length > 0 else { return contents.usualFont }
    return title.attribute(.font, at: 0, effectiveRange: nil) as? NSFont ?? contents.usualFont
  }

  /// The button as it is measured, in a style.
  func desktopControl(_ kind: DesktopControlKind) -> DesktopControl {
    var control = DesktopControl(
      kind: kind, controlSize: contents.controlSize.measured,
      title: imagePosition == .imageOnly && contents.image != nil ? "" : title, font: titleFont.onDesktop,
      image: contents.image.map { shown($0) })
    control.isBezeled = contents.isBordered
    control.imagePlacement = imagePosition.measured
    control.hasTrailingImage = imagePosition == .imageRight || imagePosition == .imageTrailing
    return control
  }

  private func shown(_ image: NSImage) -> DesktopImage {
    let styled = symbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
    return styled.onDesktop(beside: titleFont)
  }

  fileprivate var buttonMeasure: ControlMeasure { ControlMeasure(desktopControl(.button(measuredStyle))) }

  private var measuredStyle: DesktopButtonStyle {
    switch buttonType {
    case .switch: .check
    case .radio: .radio
    default: bezelStyle.measured
    }
  }
}

extension NSControl.ImagePosition {
  fileprivate var measured: DesktopImagePlacement {
    switch self {
    case .noImage: .none
    case .imageOnly: .only
    case .imageLeft, .imageRight, .imageLeading, .imageTrailing: .beside
    case .imageBelow, .imageAbove: .stacked
    case .imageOverlaps: .overlaps
    }
  }
}
