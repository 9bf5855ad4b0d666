import PlumbAppleFacts
import PlumbPlatformRules
import Testing

/// The margins of table cells, by release, place and screen, as most projects record them.
struct CellMarginsTests {
  private func side(
    _ release: Release, _ place: CellMargins.Place, width: Double = 375, phone: Double? = 375,
    preserves: Bool = false, isInset: Bool = false
  ) -> Double {
    CellMargins(
      in: release, place, width: width, phoneWidth: phone, preserves: preserves, isInset: isInset
    ).side
  }

  @Test(arguments: [CellMargins.Place.controllersTable, .innerTable, .xib])
  func everyViewsBeforeXcode91(place: CellMargins.Place) {
    let margins = CellMargins(in: .xcode9, place, width: 375, phoneWidth: 375)
    #expect(margins.side == 8 && margins.vertical == 8)
    let preserving = CellMargins(in: .xcode9, place, width: 375, phoneWidth: 375, preserves: true)
    #expect(preserving.side == 15 && preserving.vertical == 11)
  }

  @Test func controllersTablesHaveTheSidesOfTheView() {
    #expect(side(.xcode10, .controllersTable) == 16)
    #expect(side(.xcode10, .controllersTable, width: 667) == 20)
    #expect(side(.xcode12, .controllersTable, width: 768, phone: nil) == 20)
    // A root of another size is on the same screen.
    #expect(side(.xcode12, .controllersTable, width: 375, phone: 414) == 20)
    #expect(side(.xcode11, .controllersTable, isInset: true) == 15)
    #expect(side(.xcode12, .controllersTable, isInset: true) == 16)
  }

  @Test func otherTablesHaveTheirOwn() {
    #expect(side(.xcode10, .innerTable) == 15)
    #expect(side(.xcode12, .innerTable) == 16)
    #expect(side(.xcode10, .innerTable, width: 258, phone: nil) == 15)
    #expect(side(.xcode12, .innerTable, width: 834, phone: nil) == 16)
    #expect(side(.xcode10, .innerTable, width: 414, phone: 414) == 20)
    #expect(side(.xcode10, .innerTable, width: 354, phone: 414) == 16)
  }

  @Test func cellsInXibs() {
    #expect(side(.xcode10, .xib, width: 320) == 16)
    #expect(side(.xcode10, .xib, width: 600) == 20)
    #expect(side(.xcode11, .xib, width: 600) == 15)
    #expect(side(.xcode12, .xib, width: 320, phone: 414) == 16)
    #expect(side(.xcode15, .xib, width: 375, phone: 393) == 20)
  }

  @Test func cellsOfGlassAreTaller() {
    #expect(CellMargins(in: .xcode15, .innerTable, width: 375, phoneWidth: 375).vertical == 11)
    #expect(CellMargins(in: .xcode26, .innerTable, width: 375, phoneWidth: 375).vertical == 15)
  }
}
