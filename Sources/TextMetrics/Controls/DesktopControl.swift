import Geometry

/// A standard control of macOS, with the attributes that its size depends on.
public struct DesktopControl: Hashable, Sendable {
  public var kind: DesktopControlKind
  public var controlSize: ControlSize
  /// What the control says; for a pop-up button the longest of its items.
  public var title: String
  public var font: Font
  /// The size of the image that the control shows, if any.
  public var imageSize: Size?

  public init(
    kind: DesktopControlKind, controlSize: ControlSize = .regular, title: String = "",
    font: Font = .system(13), imageSize: Size? = nil
  ) {
    self.kind = kind
    self.controlSize = controlSize
    self.title = title
    self.font = font
    self.imageSize = imageSize
  }
}

/// The kinds of control that AppKit sizes differently.
public enum DesktopControlKind: Hashable, Sendable {
  /// A text field without border.
  case label
  /// A text field with a bezel or a border.
  case textField
  case searchField
  case comboBox
  case popUpButton(DesktopButtonStyle)
  case button(DesktopButtonStyle)
  case slider(Axis)
  case stepper
  case segmentedControl([String])
  case progressBar
  case spinner
  case `switch`
  case colorWell
  /// A `box` with `boxType="separator"`, by the axis along which it runs.
  case separator(Axis)
  case box
  case levelIndicator
  case datePicker
  case pathControl
  case tokenField
}

/// The look of an AppKit button, from the `bezelStyle` and `type` attributes of its cell.
public enum DesktopButtonStyle: UInt8, Sendable, CaseIterable {
  case push
  case check
  case radio
  case help
  case disclosure
  case roundedDisclosure
  case roundRect
  case recessed
  case inline
  case roundTextured
  case squareTextured
  case smallSquare
  case square
  case bevel

  /// The look of a button cell; nil for attributes that name none.
  ///
  /// `type` decides where it is known, since `bezelStyle` is the same for check boxes and bevelled buttons.
  public init?(type: String, bezelStyle: String) {
    switch true {
    case type.isSpelled("push"): self = .push
    case type.isSpelled("check"): self = .check
    case type.isSpelled("radio"): self = .radio
    case type.isSpelled("help"): self = .help
    case type.isSpelled("roundedDisclosure"), bezelStyle.isSpelled("roundedDisclosure"):
      self = .roundedDisclosure
    case type.isSpelled("disclosureTriangle"), bezelStyle.isSpelled("disclosure"): self = .disclosure
    case type.isSpelled("roundRect"): self = .roundRect
    case type.isSpelled("recessed"): self = .recessed
    case type.isSpelled("inline"): self = .inline
    case type.isSpelled("roundTextured"): self = .roundTextured
    case type.isSpelled("squareTextured"): self = .squareTextured
    case type.isSpelled("smallSquare"): self = .smallSquare
    case type.isSpelled("square"): self = .square
    case type.isSpelled("bevel"): self = .bevel
    default: return nil
    }
  }
}
