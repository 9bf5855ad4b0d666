import Testing

@testable import PlumbAppleFacts

@Suite("Colours of the system")
struct SystemColorTests {
  /// The search needs the names in order, and each name a row for the first palette before those that differ from it.
  @Test func rowsAreInOrder() {
    func key(_ row: SystemColorRow) -> (String, UInt8) { ("\(row.name)", row.since.rawValue) }
    for (row, next) in zip(SystemColor.rows, SystemColor.rows.dropFirst()) {
      let (name, nextName) = (Array("\(row.name)".utf8), Array("\(next.name)".utf8))
      if name == nextName {
        #expect(row.since.rawValue < next.since.rawValue, "\(row.name)")
      } else {
        #expect(name.lexicographicallyPrecedes(nextName) && next.since == .first, "\(next.name)")
      }
      #expect(row.alpha <= 100 && row.darkAlpha <= 100)
    }
  }

  @Test func everyNameIsFound() {
    for color in SystemColor.all {
      #expect(
        SystemColor(named: "\(color.name)") == color && SystemColor(named: "\(color.name)Color") == color)
    }
    #expect(SystemColor.all.count > 80)
    for name in ["", "Color", "zzz", "systemRe", "systemRedd", "nobodyColor"] {
      #expect(SystemColor(named: name) == nil, "\(name)")
    }
  }

  /// As documents of the time list them.
  @Test func palettesDiffer() throws {
    func digits(_ name: String, _ palette: ColorPalette) throws -> [Double] {
      let color = try #require(SystemColor(named: name)).components(in: palette)
      return [color.red, color.green, color.blue].map { ($0 * 255).rounded() }
    }
    #expect(try digits("systemTealColor", .first) == [90, 200, 250])
    #expect(try digits("systemTealColor", .fifteen) == [48, 176, 199])
    #expect(try digits("systemTealColor", .glass) == [0, 195, 208])
    #expect(try digits("systemRedColor", .fifteen) == [255, 59, 48])
    #expect(try digits("systemRedColor", .glass) == [255, 56, 60])
    #expect(try digits("systemGreenColor", .glass) == [52, 199, 89])
    #expect(
      [.xcode12, .xcode13, .xcode26, .xcode26Point1].map { ColorPalette(in: $0) } == [
        .first, .fifteen, .fifteen, .glass,
      ])
  }

  /// The components are exact: halves and thirds as `UIColor` documents them, opacities as hundredths.
  @Test func componentsAreExact() throws {
    let orange = try #require(SystemColor(named: "orange")).components(in: .first)
    #expect(orange == .init(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(try #require(SystemColor(named: "darkGray")).components(in: .first).red == 1.0 / 3)
    let label = try #require(SystemColor(named: "secondaryLabel"))
    #expect(label.components(in: .first).alpha == 0.6)
    #expect(label.components(in: .first, dark: true).red == 235.0 / 255)
  }
}
