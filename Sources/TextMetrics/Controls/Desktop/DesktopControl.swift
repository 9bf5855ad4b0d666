import PlumbAppleFacts
import PlumbGeometry

/// A standard control of macOS, with the attributes that its size depends on.
package struct DesktopControl: Hashable, Sendable {
  package var kind: DesktopControlKind
  package var controlSize: ControlSize
  /// What the control says; for a pop-up button what the widest of its items says.
  package var title: String
  /// The font of the title; a text field's decides its height.
  package var font: Font
  /// The image that the control shows, if any.
  package var image: DesktopImage?
  /// The look of a segmented control; of no account for others.
  package var segmentStyle = DesktopSegmentStyle.rounded
  /// Whether a button's image stands behind its title; of no account for others.
  package var hasTrailingImage = false
  /// Where a button shows its image.
  package var imagePlacement = DesktopImagePlacement.beside
  /// Whether a button or a token field has a bezel; of no account for others.
  package var isBezeled = true
  /// Whether a label draws its background; of no account for others.
  package var isFilled = false
  /// Whether a label's text is centered; of no account for others.
  package var isCentered = false
  /// The row of a text field, by its border; of no account for others.
  package var fieldRow = DesktopControlRow.textField
  /// Whether a slider has marks; of no account for others.
  package var hasTickMarks = false
  /// Whether a box has a title; of no account for others.
  package var isTitled = false
  /// Whether the segments of a segmented control do not stay pressed; of no account for others.
  package var isMomentary = false
  /// The segments of a segmented control, from left to right.
  package var segments: [DesktopSegment] = []
  /// Whether the document names an image without telling its size.
  package var lacksImageSize = false
  /// Whether the control shows one of Apple's symbols, whose size depends on its configuration.
  package var showsSymbol = false
  /// The items that a pop-up button has to have room for; they decide its width.
  package var items: [DesktopMenuItem] = []

  package init(
    kind: DesktopControlKind, controlSize: ControlSize = .regular, title: String = "",
    font: Font = .system(13), image: DesktopImage? = nil
  ) {
    self.kind = kind
    self.controlSize = controlSize
    self.title = title
    self.font = font
    self.image = image
  }
}
