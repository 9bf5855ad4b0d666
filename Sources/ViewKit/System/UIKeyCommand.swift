import CoreGraphics

/// A key of a keyboard that tells somebody. Does nothing here: no key is pressed.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off

  init(titled title: String, _ image: UIImage?, sending action: Selector?) {
    self.action = action
    super.init(title: title, subtitle: nil, image: image)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil
  ) { self.init(titled: title, image, sending: action) }
}

/// Keys of a keyboard that are pressed together. Does nothing here: no key is pressed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(titled: "", nil, sending: action)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
}

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
