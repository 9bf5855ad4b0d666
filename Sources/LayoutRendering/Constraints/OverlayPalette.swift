/// The colours of Interface Builder's canvas: blue where all is well, orange for what is ambiguous or misplaced, red for
/// what cannot hold; grey, which Interface Builder has no need of, for what is in doubt.
enum OverlayPalette {
  static let satisfied = Color(hex: 0x1A73E8)
  static let troubled = Color(hex: 0xE8710A)
  static let doubtful = Color(hex: 0x6E7781)
  static let conflicting = Color(hex: 0xE0241B)

  /// The dashes of what is in doubt, in points.
  static let doubtDashes = [1.5, 2.5]

  static func color(_ state: LayoutState) -> Color {
    switch state {
    case .satisfied: satisfied
    case .ambiguous, .misplaced: troubled
    case .conflicting: conflicting
    case .doubtful: doubtful
    }
  }
}
