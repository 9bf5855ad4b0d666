/// A colour that Apple's systems have a name for.
package struct SystemColor: Hashable, Sendable {
  /// Where a name is from.
  package enum Home: UInt8, Sendable {
    /// The same colour in every palette and appearance, on iOS and macOS.
    case plain
    /// `UIColor`.
    case touch
    /// `NSColor` alone.
    case desktop
  }

  /// Components of sRGB from 0 to 1, not multiplied by the opacity.
  package struct Components: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double
    package let alpha: Double
  }

  /// The place of the name's first row, by which one name is told from another.
  package let place: Int

  private init(place: Int) { self.place = place }

  /// All names, in order.
  package static var all: [SystemColor] {
    rows.indices.compactMap { rows[$0].since == .first ? SystemColor(place: $0) : nil }
  }

  /// Without `Color` at its end, as in Swift.
  package var name: StaticString { Self.rows[place].name }

  package var home: Home { Self.rows[place].home }

  /// The colour of a name in documents or code, such as `systemRedColor` and `systemRed`; nil for a name that is none.
  ///
  /// - Complexity: Logarithmic in the number of names.
  package init?(named name: String) {
    var name = name
    let found: Int? = name.withUTF8 { bytes in
      var stem = bytes[...]
      if stem.suffix(5).elementsEqual("Color".utf8) { stem = stem.dropLast(5) }
      var (low, high) = (0, Self.rows.count)
      while low < high {
        let middle = (low + high) / 2
        if Self.isBefore(Self.rows[middle].name, stem) { low = middle + 1 } else { high = middle }
      }
      guard low < Self.rows.count, Self.rows[low].name.withUTF8Buffer({ $0.elementsEqual(stem) }) else {
        return nil
      }
      return low
    }
    guard let found else { return nil }
    place = found
  }

  private static func isBefore(_ name: StaticString, _ stem: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.withUTF8Buffer { $0.lexicographicallyPrecedes(stem) }
  }

  package func components(in palette: ColorPalette, dark: Bool = false) -> Components {
    var row = Self.rows[place]
    var next = place + 1
    while next < Self.rows.count, Self.rows[next].since != .first,
      Self.rows[next].since.rawValue <= palette.rawValue
    {
      row = Self.rows[next]
      next += 1
    }
    let digits = dark ? row.dark : row.light
    func component(_ shift: UInt32) -> Double { Double(digits >> shift & 0xFF) / Double(row.full) }
    return Components(
      red: component(16), green: component(8), blue: component(0),
      alpha: Double(dark ? row.darkAlpha : row.alpha) / 100)
  }
}
