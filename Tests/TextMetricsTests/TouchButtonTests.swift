import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

struct TouchButtonTests {
  private let context = ControlContext(platform: .iOS, release: Release(build: 22505), scale: 2)

  private func size(_ button: TouchButton) -> IntrinsicSize {
    TouchControl.button(button).spec(in: context).size
  }

  private func button(
    _ title: String, points: Double = 17, _ change: (inout TouchButton) -> Void = { _ in }
  ) -> TouchButton {
    var button = TouchButton(style: .plain, title: title, font: .system(points))
    change(&button)
    return button
  }

  @Test func anImageLeavesNoRoomAroundIt() {
    #expect(
      size(button("") { $0.imageSize = Size(width: 24, height: 20) })
        == IntrinsicSize(width: 24, height: 20))
  }

  @Test func titleAndImageStandSideBySide() throws {
    let title = try #require(size(button("Continue")).width)
    let both = size(button("Continue") { $0.imageSize = Size(width: 24, height: 28) })
    #expect(both == IntrinsicSize(width: title + 24, height: 28))
  }

  @Test func anEmptyTitleIsAsHighAsALine() {
    let insets = EdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
    #expect(size(button("", points: 18) { $0.contentInsets = insets }).height == 43)
    #expect(size(button("", points: 18)) == IntrinsicSize(width: 30, height: 34))
  }

  @Test func aTitleBreaksItsLinesOnlyInAModeThatWraps() throws {
    let one = size(button("Buy now"))
    let two = size(button("Buy now\nor later") { $0.breaksLines = true })
    #expect(one.height == 33 && two.height == 53)
    #expect(size(button("Buy now\nor later")).height == 33)
    #expect(try #require(two.width) < 2 * (#require(one.width)))
  }

  @Test func insetsOfZeroCountForNothing() {
    #expect(size(button("OK") { $0.contentInsets = .zero }) == size(button("OK")))
  }

  @Test func theSmallestInsetsReplaceTheUsualRoom() {
    let insets = EdgeInsets(top: 0, left: 0, bottom: 0, right: .leastNormalMagnitude)
    #expect(size(button("Waiting", points: 16) { $0.contentInsets = insets }).height == 20)
  }

  @Test func aBackgroundIsNotCutOff() {
    let background = Size(width: 200, height: 60)
    #expect(
      size(button("") { $0.backgroundSize = background }) == IntrinsicSize(width: 200, height: 60))
    #expect(size(button("OK", points: 17) { $0.backgroundSize = Size(width: 1, height: 1) }).height == 21)
  }

  @Test func buttonsOfAnAppleTVHaveWideInsets() throws {
    let television = ControlContext(platform: .tvOS, release: Release(build: 9531), scale: 1)
    let button = TouchButton(style: .plain, title: "Play", font: TextStyle.headline.televisionFont)
    #expect(TouchControl.button(button).spec(in: television).size.height == 86)
  }

  @Test(arguments: [
    (ControlSize.mini, 15.0, 28.0), (.small, 15, 28), (.regular, 17, 34.5), (.large, 17, 50.5),
  ])
  func configurationHeight(size controlSize: ControlSize, points: Double, height: Double) {
    let configuration = TouchButtonConfiguration(size: controlSize)
    let button = TouchButton(
      style: .configuration(configuration), title: "Continue", font: .system(points))
    #expect(size(button).height == height)
  }

  @Test func configurationsPlaceTheirImage() throws {
    func placed(_ placement: TouchButtonConfiguration.ImagePlacement, _ title: String) throws -> Size {
      let configuration = TouchButtonConfiguration(
        contentInsets: .zero, imagePlacement: placement, imagePadding: 8)
      let size = size(
        TouchButton(
          style: .configuration(configuration), title: title, font: .system(17),
          imageSize: Size(width: 40, height: 10)))
      return Size(width: try #require(size.width), height: try #require(size.height))
    }
    let beside = try placed(.trailing, "Continue")
    let above = try placed(.top, "Continue")
    #expect(beside.height == 20.5 && above.height == 38.5)
    #expect(beside.width == above.width + 48)
    #expect(try placed(.leading, "") == Size(width: 40, height: 10))
  }

  @Test func aSubtitleStandsBelow() {
    let configuration = TouchButtonConfiguration(subtitle: "Now", titlePadding: 3)
    let button = TouchButton(style: .configuration(configuration), title: "Save", font: .system(17))
    #expect(size(button).height == 20.5 + 3 + 14.5 + 14)
  }

  @Test func aSymbolIsAsHighAsALineOfItsText() {
    for aspect in [0.5, 1, 2] {
      let symbol = SymbolEstimate(aspect: aspect, font: .system(17), scale: .medium)
      #expect(symbol.size(in: context).height == 20.5)
    }
  }

  /// A bookmark of 110 by 128 in a button 46⅓ points wide, a waste bin of 119 by 128 in one of 48.
  @Test(arguments: [(110.0 / 128, 22.5), (119.0 / 128, 24.0)])
  func aSymbolAloneInAConfigurationIsAsWideAsALargeOne(aspect: Double, width: Double) {
    var symbol = SymbolEstimate(aspect: aspect, font: .system(17), scale: .medium)
    symbol.isAlone = true
    #expect(abs(symbol.size(in: context).width - width) <= 0.5)
    #expect(symbol.size(in: context).height == 20.5)
  }

  @Test func unequalInsetsMoveTheBaseline() throws {
    func baseline(_ button: TouchButton) throws -> Double {
      try #require(
        TouchControl.button(button).spec(in: context).baseline.fromTop(inHeight: 60, scale: context.scale))
    }
    let plain = try baseline(button("OK"))
    let content = EdgeInsets(top: 10, left: 0, bottom: 4, right: 0)
    #expect(try baseline(button("OK") { $0.contentInsets = content }) == plain + 3)
    #expect(try baseline(button("OK") { $0.titleShift = -5 }) == plain - 5)
  }
}
