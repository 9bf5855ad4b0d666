import PlumbAppleFacts

extension Color {
  /// A colour of the system's, in the light appearance.
  package init(_ color: SystemColor, in palette: ColorPalette) {
    let components = color.components(in: palette)
    self.init(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }
}
