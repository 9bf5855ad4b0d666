import Foundation
public import PlumbViewKit

/// What a button shows, as an object of its own.
@preconcurrency @MainActor
open class NSButtonCell: NSActionCell {
  private var button: NSButton? { control as? NSButton }

  open override var title: String {
    get { button?.title ?? contents.title }
    set { if let button { button.title = newValue } else { contents.title = newValue } }
  }
  open var attributedTitle: NSAttributedString {
    get { contents.attributedTitle ?? NSAttributedString(string: contents.title) }
    set { contents.attributedTitle = newValue }
  }
  open override var image: NSImage? {
    get { contents.image }
    set { if let button { button.image = newValue } else { contents.image = newValue } }
  }
  open var alternateTitle: String {
    get { button?.alternateTitle ?? "" }
    set { button?.alternateTitle = newValue }
  }
  open var alternateImage: NSImage? {
    get { button?.alternateImage }
    set { button?.alternateImage = newValue }
  }
  open var imagePosition: NSControl.ImagePosition {
    get { button?.imagePosition ?? .noImage }
    set { button?.imagePosition = newValue }
  }
  open var imageScaling: NSImageScaling {
    get { button?.imageScaling ?? .scaleNone }
    set { button?.imageScaling = newValue }
  }
  open var bezelStyle: NSButton.BezelStyle {
    get { button?.bezelStyle ?? .regularSquare }
    set { button?.bezelStyle = newValue }
  }
  open var isTransparent: Bool {
    get { button?.isTransparent ?? false }
    set { button?.isTransparent = newValue }
  }
  open var keyEquivalent: String {
    get { button?.keyEquivalent ?? "" }
    set { button?.keyEquivalent = newValue }
  }
  open var backgroundColor: NSColor? {
    get { contents.backgroundColor }
    set { contents.backgroundColor = newValue }
  }
  /// Does nothing here.
  open var highlightsBy: NSCell.StyleMask = []
  /// Does nothing here.
  open var showsStateBy: NSCell.StyleMask = []
  /// Does nothing here.
  open var imageDimsWhenDisabled = true
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags {
    get { button?.keyEquivalentModifierMask ?? [] }
    set { button?.keyEquivalentModifierMask = newValue }
  }
  /// Does nothing here.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  /// Does nothing here.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
  /// Draws nothing here: the rectangle is the one that it was given.
  @discardableResult open func drawTitle(
    _ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView
  ) -> NSRect { frame }
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func setButtonType(_ type: NSButton.ButtonType) { button?.setButtonType(type) }
}

extension NSCell {
  /// What changes in a button that is pressed or on.
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let contentsCellMask = StyleMask(rawValue: 1)
    public static let pushInCellMask = StyleMask(rawValue: 2)
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}

/// What a pop-up button shows, as an object of its own.
@preconcurrency @MainActor
open class NSPopUpButtonCell: NSButtonCell {
  private var popUp: NSPopUpButton? { control as? NSPopUpButton }

  open var pullsDown: Bool {
    get { popUp?.pullsDown ?? false }
    set { popUp?.pullsDown = newValue }
  }
  /// Does nothing here.
  open var arrowPosition = NSPopUpButton.ArrowPosition.arrowAtBottom
  /// Does nothing here.
  open var usesItemFromMenu = true
}
