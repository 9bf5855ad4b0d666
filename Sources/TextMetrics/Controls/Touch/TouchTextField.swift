/// What decides the size of a `UITextField`.
package struct TouchTextField: Hashable, Sendable {
  /// The frame drawn around the text.
  package enum Border: UInt8, Sendable, CaseIterable {
    case none
    case line
    case bezel
    case roundedRect

    /// The border that a document's `borderStyle` attribute names; nil for a word that is none.
    package init?(documentName name: String) {
      switch true {
      case name.isSpelled("none"): self = .none
      case name.isSpelled("line"): self = .line
      case name.isSpelled("bezel"): self = .bezel
      case name.isSpelled("roundedRect"): self = .roundedRect
      default: return nil
      }
    }
  }

  package var border: Border
  package var text: String
  /// Decides the width while there is no text.
  package var placeholder: String
  package var font: Font

  package init(border: Border, text: String, placeholder: String, font: Font) {
    self.border = border
    self.text = text
    self.placeholder = placeholder
    self.font = font
  }
}
