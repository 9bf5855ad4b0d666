import CoreGraphics

/// A key of a keyboard that tells somebody. Does nothing here: no key is pressed.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open private(set) var action: Selector?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open internal(set) var propertyList: Any?
  open internal(set) var alternates: [UICommandAlternate] = []

  init(titled title: String, _ image: UIImage?, sending action: Selector?) {
    self.action = action
    super.init(title: title, subtitle: nil, image: image)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(titled: title, image, sending: action)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
  }
}

/// What a command does while further keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}

/// Keys of a keyboard that are pressed together. Does nothing here: no key is pressed.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  open var wantsPriorityOverSystemBehavior = false
  open var allowsAutomaticLocalization = true
  open var allowsAutomaticMirroring = true

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(titled: "", nil, sending: action)
    (self.input, self.modifierFlags) = (input, modifierFlags)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(titled: title, image, sending: action)
    (self.input, self.modifierFlags) = (input, modifierFlags)
    (self.propertyList, self.alternates) = (propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
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

/// Keys above the digits.
extension UIKeyCommand {
  nonisolated public static var f1: String { "UIKeyInputF1" }
  nonisolated public static var f2: String { "UIKeyInputF2" }
  nonisolated public static var f3: String { "UIKeyInputF3" }
  nonisolated public static var f4: String { "UIKeyInputF4" }
  nonisolated public static var f5: String { "UIKeyInputF5" }
  nonisolated public static var f6: String { "UIKeyInputF6" }
  nonisolated public static var f7: String { "UIKeyInputF7" }
  nonisolated public static var f8: String { "UIKeyInputF8" }
  nonisolated public static var f9: String { "UIKeyInputF9" }
  nonisolated public static var f10: String { "UIKeyInputF10" }
  nonisolated public static var f11: String { "UIKeyInputF11" }
  nonisolated public static var f12: String { "UIKeyInputF12" }
}
