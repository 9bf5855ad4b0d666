import PlumbAppleFacts
import PlumbGeometry
import Testing

@Suite("Bars of iOS")
struct BarTests {
  private func phone(
    _ release: Release, sideways: Bool = false, isLarge: Bool = false, hasHomeIndicator: Bool = true
  ) -> BarPlace {
    BarPlace(
      release: release, family: .phone, width: sideways && isLarge ? .regular : .compact,
      height: sideways ? .compact : .regular, hasHomeIndicator: hasHomeIndicator)
  }

  private func pad(_ release: Release) -> BarPlace {
    BarPlace(release: release, family: .pad, width: .regular, height: .regular, hasHomeIndicator: false)
  }

  /// What documents record most of the bars of their navigation controllers.
  @Test func navigationBars() {
    #expect(NavigationBars.height(in: phone(.xcode8)) == 44)
    #expect(NavigationBars.height(in: phone(.xcode12)) == 44)
    #expect(NavigationBars.height(in: phone(.xcode26)) == 54)
    #expect(NavigationBars.height(in: phone(.xcode10, sideways: true)) == 32)
    #expect(NavigationBars.height(in: phone(.xcode11, sideways: true, isLarge: true)) == 44)
    #expect(NavigationBars.height(in: pad(.xcode9Point3)) == 44)
    #expect(NavigationBars.height(in: pad(.xcode10)) == 50)
  }

  /// Sheets came with iOS 13.
  @Test func navigationBarsOfSheets() {
    #expect(NavigationBars.height(in: phone(.xcode10), isInSheet: true) == 44)
    #expect(NavigationBars.height(in: phone(.xcode11), isInSheet: true) == 56)
    #expect(NavigationBars.height(in: phone(.xcode26), isInSheet: true) == 54)
  }

  @Test func tabBarsAreLowSideways() {
    #expect(TabBars.height(in: phone(.xcode12)) == 49)
    #expect(TabBars.height(in: phone(.xcode8, sideways: true)) == 49)
    #expect(TabBars.height(in: phone(.xcode12, sideways: true)) == 32)
    #expect(TabBars.height(in: phone(.xcode26, sideways: true)) == 31)
    #expect(TabBars.height(in: phone(.xcode12, sideways: true, isLarge: true)) == 49)
  }

  /// The canvas leaves more for a toolbar above a home button than the toolbar has.
  @Test func toolbars() {
    let button = phone(.xcode12, hasHomeIndicator: false)
    #expect(Toolbars.height(in: phone(.xcode12)) == 49)
    #expect(Toolbars.height(in: button) == 44 && Toolbars.room(onCanvasIn: button) == 49)
    #expect(Toolbars.room(onCanvasIn: phone(.xcode10, hasHomeIndicator: false)) == 44)
    #expect(Toolbars.height(in: pad(.xcode12)) == 50 && Toolbars.room(onCanvasIn: pad(.xcode12)) == 50)
  }

  @Test func televisionsHaveNoToolbars() {
    let television = BarPlace(
      release: .xcode16Point3, family: .television, width: .regular, height: .regular, hasHomeIndicator: false
    )
    #expect(Toolbars.room(onCanvasIn: television) == 0)
  }

  @Test func searchBars() {
    #expect([.xcode8, .xcode9, .xcode26].map { SearchBars.height(in: $0) } == [44, 56, 64])
  }

  /// Housings are as the canvas of their time draws them, and as high as they are since.
  @Test func housingsOnCanvases() throws {
    let fourteen = try #require(Device.named("retina6_0"))
    #expect(StatusBars.housing(onCanvasOf: fourteen, in: .xcode12) == 44)
    #expect(StatusBars.housing(onCanvasOf: fourteen, in: .xcode14) == nil)
    let first = try #require(Device.named("retina5_9"))
    #expect(
      [.xcode12, .xcode14, .xcode15].map { StatusBars.housing(onCanvasOf: first, in: $0) } == [44, 47, 50])
    let eight = try #require(Device.named("retina4_7"))
    #expect(StatusBars.housing(onCanvasOf: eight, in: .xcode12) == nil)
  }

  /// Since iOS 26 some phones keep room above when held sideways; before iOS 14 one housing was lower.
  @Test func safeAreasDependOnTheSystem() throws {
    let new = try #require(Device.named("iPhone 17"))
    #expect(new.firstSystem == 26 && new.safeArea(.landscape, system: 26).top == 20)
    let same = try #require(Device.named("iPhone 16 Pro"))
    #expect(same.safeArea(.landscape, system: 18) == EdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    let old = try #require(Device.named("iPhone XR"))
    #expect(old.safeArea(.portrait, system: 13).top == 44 && old.safeArea(.portrait, system: 14).top == 48)
  }
}
