import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Sizes of macOS's controls in each of their designs.
struct DesktopSizeTests {
  /// Versions of documents of macOS 10.15, of macOS 11 to 15 and of macOS 26.
  enum Version {
    static let aqua = 14460
    static let flat = 22505
    static let glass = 24765
  }

  private static func frame(_ control: DesktopControl, _ toolsVersion: Int) -> IntrinsicSize {
    ControlSizeTests.frame(control, ControlSizeTests.desktop(toolsVersion))
  }

  private static func textWidth(_ text: String, _ font: Font) -> Double {
    singleLineWidth(of: text, font: font).rounded(.up)
  }

  private static func halfWidth(_ text: String) -> Double {
    (singleLineWidth(of: text, font: .system(13)) * 2).rounded(.up) / 2
  }

  @Test(arguments: [
    (Version.aqua, ControlSize.regular, 13.0, 22.0), (Version.flat, .regular, 13, 26),
    (Version.flat, .small, 11, 21), (Version.glass, .regular, 13, 22), (Version.glass, .small, 11, 18),
  ]) func checkBoxIsWiderThanItsTitle(version: Int, size: ControlSize, points: Double, padding: Double) {
    let font = Font.system(points)
    let box = DesktopControl(
      kind: .button(.check), controlSize: size, title: "Include hidden items", font: font)
    #expect(Self.frame(box, version).width == Self.textWidth(box.title, font) + padding)
  }

  @Test(arguments: [(Version.flat, 14.0), (Version.glass, 14.0)])
  func checkBoxWithoutTitleIsItsGlyph(version: Int, width: Double) {
    let box = DesktopControl(kind: .button(.check), controlSize: .small, font: .system(11))
    #expect(Self.frame(box, version).width == width)
  }

  @Test func buttonWithoutBezelHasTheSizeOfItsContent() {
    var icon = DesktopControl(kind: .button(.square), image: DesktopImage(size: Size(width: 16, height: 14)))
    icon.isBezeled = false
    icon.imagePlacement = .only
    #expect(Self.frame(icon, Version.glass) == IntrinsicSize(width: 16, height: 14))
    var word = DesktopControl(kind: .button(.bevel), title: "Details")
    word.isBezeled = false
    word.imagePlacement = .none
    let width = Self.textWidth("Details", .system(13))
    #expect(Self.frame(word, Version.flat) == IntrinsicSize(width: width + 4, height: 16))
  }

  @Test(arguments: [(DesktopImagePlacement.beside, 14.0), (.overlaps, 0), (.stacked, 0), (.none, 0)])
  func imageOfAPushButton(placement: DesktopImagePlacement, extra: Double) {
    var button = DesktopControl(
      kind: .button(.push), title: "Share…", image: DesktopImage(size: Size(width: 12, height: 12)))
    button.imagePlacement = placement
    let frame = Self.frame(button, Version.glass)
    #expect(frame == IntrinsicSize(width: Self.halfWidth("Share…") + 24 + extra, height: 24))
  }

  /// Each edge of a frame is rounded by itself, so a button of a width with half a point may be recorded narrower.
  @Test func pushButtonsOfMacOS26EndInHalfPoints() {
    let button = DesktopControl(kind: .button(.push), title: "Upload")
    #expect(Self.halfWidth("Upload") == Self.textWidth("Upload", .system(13)) - 0.5)
    #expect(Self.frame(button, Version.glass).width == Self.halfWidth("Upload") + 24)
    #expect(Self.frame(button, Version.flat).width == Self.textWidth("Upload", .system(13)) + 34)
    let box = DesktopControl(kind: .button(.check), title: "Upload")
    #expect(Self.frame(box, Version.glass).width == Self.textWidth("Upload", .system(13)) + 22)
  }

  /// In macOS 26 as well, where other buttons are as high as their new bezels.
  @Test(arguments: [Version.flat, Version.glass])
  func texturedButtonsKeepTheirSize(version: Int) {
    let button = DesktopControl(kind: .button(.roundTextured), title: "Upload")
    let width = Self.textWidth("Upload", .system(13)) + 16
    #expect(Self.frame(button, version) == IntrinsicSize(width: width, height: 23))
  }

  /// A title has 2 points at either side that belong to what is around it.
  @Test(arguments: [
    (Version.aqua, DesktopButtonStyle.push, 4.0), (Version.flat, .roundTextured, 4),
    (Version.flat, .square, 0), (Version.glass, .push, 0),
  ])
  func anImageAloneLacksTheRoomOfATitle(version: Int, style: DesktopButtonStyle, lack: Double) throws {
    let image = DesktopImage(size: Size(width: 40, height: 12))
    let alone = DesktopControl(kind: .button(style), image: image)
    var titled = DesktopControl(kind: .button(style), title: "i", image: image)
    titled.imagePlacement = .overlaps
    let width = try #require(Self.frame(titled, version).width)
    #expect(Self.frame(alone, version).width == width - lack)
  }

  @Test(arguments: [(Version.aqua, 19.0), (Version.flat, 16.0)])
  func roundRectWithoutBezel(version: Int, height: Double) {
    var button = DesktopControl(kind: .button(.roundRect), title: "Details")
    button.isBezeled = false
    #expect(Self.frame(button, version).height == height)
  }

  @Test(arguments: [(Version.flat, 22.0), (Version.glass, 24.0)])
  func searchField(version: Int, height: Double) {
    #expect(Self.frame(DesktopControl(kind: .plain(.searchField)), version).height == height)
  }

  @Test(arguments: [
    (Version.flat, ControlSize.small, 32.0, 22.0), (Version.flat, .regular, 39, 25),
    (Version.glass, .small, 39, 20), (Version.glass, .regular, 47, 24),
  ]) func popUpButtonWithoutItems(version: Int, size: ControlSize, width: Double, height: Double) {
    let popUp = DesktopControl(kind: .popUpButton(.push), controlSize: size)
    #expect(Self.frame(popUp, version) == IntrinsicSize(width: width, height: height))
  }

  @Test(arguments: [(Version.flat, 32.0 + 12 + 4), (Version.glass, 39)] as [(Int, Double)])
  func imagesOfMenuItems(version: Int, padding: Double) {
    var popUp = DesktopControl(kind: .popUpButton(.push), controlSize: .small, font: .system(11))
    popUp.imagePlacement = .none
    let image = DesktopImage(size: Size(width: 12, height: 12))
    popUp.items = [DesktopMenuItem(title: "Low"), DesktopMenuItem(title: "Highest", image: image)]
    #expect(Self.frame(popUp, version).width == Self.textWidth("Highest", .system(11)) + padding)
  }

  @Test(
    arguments: [(Version.flat, 11.0, 13.0), (Version.flat, 13, 15), (20037, 11, 20)]
      as [(Int, Double, Double)])
  func systemTemplatesFollowTheFont(version: Int, points: Double, width: Double) {
    let image = DesktopImage(size: Size(width: 20, height: 20), isSystemTemplate: true)
    let size = image.shownSize(in: .system(points), Release(build: version))
    #expect(size == Size(width: width, height: width))
  }

  @Test(arguments: [(Version.flat, 71.0), (Version.glass, 64.0)])
  func segmentsOfGivenWidths(version: Int, width: Double) {
    var control = DesktopControl(kind: .segmentedControl)
    control.segments = [DesktopSegment(givenWidth: 32), DesktopSegment(givenWidth: 32)]
    #expect(Self.frame(control, version) == IntrinsicSize(width: width, height: 24))
  }

  @Test func segmentsOfFittingWidths() {
    var control = DesktopControl(kind: .segmentedControl)
    control.segments = [17, 23].map { DesktopSegment(image: DesktopImage(size: Size(width: $0, height: 12))) }
    #expect(Self.frame(control, Version.glass).width == 56.0)
    var labels = DesktopControl(kind: .segmentedControl)
    labels.segments = [DesktopSegment(title: "One"), DesktopSegment(title: "Two")]
    let text = Self.textWidth("One", .system(13)) + Self.textWidth("Two", .system(13))
    #expect(Self.frame(labels, Version.glass).width == text + 2 * 20)
    #expect(Self.frame(labels, Version.flat).width == text + 2 * 12 + 7)
  }

  @Test(arguments: [(Version.flat, 8.0), (Version.glass, 1.0)])
  func aLineIsBetweenSegments(version: Int, extra: Double) {
    var control = DesktopControl(kind: .segmentedControl)
    control.segments = [101, 101, 101].map { DesktopSegment(givenWidth: $0) }
    #expect(Self.frame(control, version).width == 303 + extra)
  }

  @Test(arguments: [
    (DesktopControlRow.textField, 21.0), (.textFieldRound, 22), (.textFieldBordered, 20),
  ])
  func fieldsByTheirBorder(row: DesktopControlRow, height: Double) {
    var field = DesktopControl(kind: .textField)
    field.fieldRow = row
    #expect(Self.frame(field, Version.flat).height == height)
  }

  @Test(arguments: [(Version.aqua, 24.0), (Version.flat, 28.0), (Version.glass, 16.0)])
  func sliderWithMarks(version: Int, height: Double) {
    var slider = DesktopControl(kind: .plain(.sliderHorizontal))
    slider.hasTickMarks = true
    #expect(Self.frame(slider, version).height == height)
  }

  @Test func inlineButtonIsWiderThanItsTitle() {
    let font = Font.system(11, weight: .bold)
    let button = DesktopControl(kind: .button(.inline), title: "Show", font: font)
    #expect(Self.frame(button, Version.flat).width == Self.textWidth("Show", font) + 12)
  }

  @Test(arguments: [(DesktopSegmentStyle.rounded, 24.0), (.roundRect, 20), (.textured, 23)])
  func segmentStyles(style: DesktopSegmentStyle, height: Double) {
    var control = DesktopControl(kind: .segmentedControl)
    control.segmentStyle = style
    #expect(Self.frame(control, Version.flat).height == height)
  }

  @Test func tokenFieldWithoutBezelIsALabel() {
    var field = DesktopControl(kind: .tokenField, controlSize: .small, font: .system(11))
    #expect(Self.frame(field, Version.glass).height == 22)
    field.isBezeled = false
    #expect(Self.frame(field, Version.glass).height == 14)
  }

  @Test(arguments: [
    (DesktopButtonStyle.push, ControlSize.mini, 16.0), (.push, .small, 20), (.push, .large, 28),
    (.help, .regular, 24), (.recessed, .mini, 16), (.roundRect, .small, 20), (.bevel, .regular, 24),
  ]) func heightsInMacOS26(style: DesktopButtonStyle, size: ControlSize, height: Double) {
    let button = DesktopControl(kind: .button(style), controlSize: size, title: "Done")
    #expect(Self.frame(button, Version.glass).height == height)
  }

  @Test(
    arguments: [
      (14490, DesktopGeneration.aqua, nil), (17156, .flat, .aqua), (17701, .flat, .aqua),
      (18122, .flat, nil), (22505, .flat, nil),
      (23727, .flat, nil), (24127, .glass, .flat), (24765, .glass, .flat),
    ] as [(Int, DesktopGeneration, DesktopGeneration?)])
  func designsOfAVersion(version: Int, likely: DesktopGeneration, alternative: DesktopGeneration?) {
    #expect(DesktopGeneration.likely(in: Release(build: version)) == likely)
    #expect(DesktopGeneration.alternative(in: Release(build: version)) == alternative)
  }
}
