/// The look of an AppKit button, from the `bezelStyle` and `type` attributes of its cell.
package enum DesktopButtonStyle: UInt8, Sendable, CaseIterable {
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
  package init?(type: String, bezelStyle: String) {
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

  /// Whether AppKit draws a glyph of its own for the button, which has that glyph's size without a bezel,
  /// too.
  package var hasGlyph: Bool {
    switch self {
    case .check, .radio, .help, .disclosure, .roundedDisclosure: true
    default: false
    }
  }

  /// Whether the button's bezel has round ends.
  var hasRoundEnds: Bool {
    switch self {
    case .push, .roundRect, .roundTextured: true
    default: false
    }
  }
}
