/// The colours of Interface Builder's canvas: blue where all is well, orange for what is ambiguous or misplaced, red for
/// what cannot hold.
enum OverlayPalette {
  static let satisfied = Color(hex: 0x1A73E8)
  static let troubled = Color(hex: 0xE8710A)
  static let conflicting = Color(hex: 0xE0241B)

  static func color(_ state: LayoutState) -> Color {
    switch state {
    case .satisfied: satisfied
    case .ambiguous, .misplaced: troubled
    case .conflicting: conflicting
    }
  }
}
