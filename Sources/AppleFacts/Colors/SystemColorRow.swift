/// What a name stands for in a palette.
struct SystemColorRow: Sendable {
  /// Without `Color` at its end.
  let name: StaticString
  let home: SystemColor.Home
  /// The first palette in which the name has these components.
  let since: ColorPalette
  /// The number of a full component.
  let full: UInt8
  /// In hundredths.
  let alpha: UInt8
  let darkAlpha: UInt8
  /// Red, green and blue from the highest byte.
  let light: UInt32
  let dark: UInt32

  /// Inlined so that the table becomes data: otherwise a program would make it row by row.
  @inline(__always) init(
    _ name: StaticString, _ home: SystemColor.Home, _ since: ColorPalette, _ light: UInt32, _ alpha: UInt8,
    _ dark: UInt32, _ darkAlpha: UInt8, per full: UInt8 = 255
  ) {
    self.name = name
    self.home = home
    self.since = since
    self.full = full
    self.alpha = alpha
    self.darkAlpha = darkAlpha
    self.light = light
    self.dark = dark
  }
}
