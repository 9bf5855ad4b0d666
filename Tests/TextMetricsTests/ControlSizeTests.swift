import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Sizes that documents of each era record.
struct ControlSizeTests {
  static func touch(_ toolsVersion: Int, scale: Double = 2) -> ControlContext {
    ControlContext(platform: .iOS, release: Release(written: toolsVersion), scale: scale)
  }

  static func desktop(_ toolsVersion: Int) -> ControlContext {
    ControlContext(platform: .macOS, release: Release(written: toolsVersion), scale: 1)
  }

  static func frame(_ control: TouchControl, _ context: ControlContext) -> IntrinsicSize {
    control.spec(in: context).frameSize
  }

  static func frame(_ control: DesktopControl, _ context: ControlContext) -> IntrinsicSize {
    control.spec(in: context).frameSize
  }

  @Test(arguments: [(13529, 51.0, 31.0), (23727, 51, 31), (24127, 63, 28), (32700, 51, 31)])
  func switchFrame(toolsVersion: Int, width: Double, height: Double) {
    #expect(
      Self.frame(.plain(.switch), Self.touch(toolsVersion)) == IntrinsicSize(width: width, height: height))
  }

  @Test func sliderFrame() {
    #expect(Self.frame(.plain(.slider), Self.touch(13196)) == IntrinsicSize(width: nil, height: 31))
    #expect(TouchControl.plain(.slider).spec(in: Self.touch(13196)).insets.left == 2)
  }

  @Test func segmentedControlFrame() {
    let control = TouchControl.segmentedControl(TouchSegments(titles: ["Northbound", "Southbound"]))
    #expect(Self.frame(control, Self.touch(12118)).height == 29)
    #expect(Self.frame(control, Self.touch(24412)) == IntrinsicSize(width: 188, height: 32))
  }

  @Test(arguments: [(14490, 29.0), (22505, 32)]) func stepperHeight(toolsVersion: Int, height: Double) {
    #expect(
      Self.frame(.plain(.stepper), Self.touch(toolsVersion)) == IntrinsicSize(width: 94, height: height))
  }

  @Test(arguments: [(13.0, 28.0), (14, 29), (15, 30), (16, 32), (17, 33), (23, 40)])
  func plainButtonHeight(points: Double, height: Double) {
    for scale in [2.0, 3] {
      let button = TouchControl.button(TouchButton(style: .plain, title: "Done", font: .system(points)))
      #expect(button.spec(in: Self.touch(20000, scale: scale)).size.height == height)
    }
  }

  @Test func shortButtonIsThirtyPointsWide() {
    let button = TouchControl.button(TouchButton(style: .plain, title: "Like", font: .system(13)))
    #expect(button.spec(in: Self.touch(6254)).size == IntrinsicSize(width: 30, height: 28))
  }

  @Test func insetsReplaceTheButtonsOwn() {
    let insets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let button = TouchButton(style: .plain, title: "CANCEL", font: .system(15), contentInsets: insets)
    #expect(TouchControl.button(button).spec(in: Self.touch(9059)).size.height == 28)
  }

  @Test func buttonConfigurationHeight() throws {
    let button = TouchButton(
      style: .configuration(TouchButtonConfiguration()), title: "Button", font: .textStyle(.body))
    let height = try #require(TouchControl.button(button).spec(in: Self.touch(22505, scale: 3)).size.height)
    #expect(abs(height - 34 - 1.0 / 3) < 1e-9)
  }

  @Test(arguments: [(13196, 14.0), (22505, 28)])
  func roundedTextFieldsAreWiderThanTheirText(toolsVersion: Int, room: Double) {
    let field = TouchTextField(border: .roundedRect, text: "", placeholder: "", font: .system(14))
    #expect(TouchControl.textField(field).spec(in: Self.touch(toolsVersion)).size.width == room)
  }

  /// In iOS 12 a field with round corners was 30 pt high in every font.
  @Test(arguments: [(13196, 14.0, 30.0), (9531, 26, 30), (22505, 14, 34), (22505, 26, 45), (24127, 17, 34)])
  func roundedTextFieldHeight(toolsVersion: Int, points: Double, height: Double) {
    let field = TouchTextField(border: .roundedRect, text: "", placeholder: "Name", font: .system(points))
    #expect(TouchControl.textField(field).spec(in: Self.touch(toolsVersion)).size.height == height)
  }

  @Test(arguments: [
    (DesktopButtonStyle.push, ControlSize.regular, 21507, 32.0), (.push, .small, 21507, 27),
    (.push, .regular, 24765, 24), (.check, .regular, 22503, 18), (.check, .small, 22154, 16),
    (.check, .regular, 24765, 16), (.check, .small, 24506, 14), (.help, .regular, 22503, 25),
    (.radio, .small, 23727, 15), (.push, .regular, 32700, 32),
  ]) func desktopButtonHeight(
    style: DesktopButtonStyle, size: ControlSize, toolsVersion: Int, height: Double
  ) {
    let button = DesktopControl(kind: .button(style), controlSize: size, title: "Apply")
    #expect(Self.frame(button, Self.desktop(toolsVersion)).height == height)
  }

  @Test(arguments: [
    (21701, "Cancel", 76.0), (21701, "Save Preset", 106), (18122, "Move...", 79), (13770, "Cancel", 82),
  ])
  func pushButtonWidth(toolsVersion: Int, title: String, width: Double) throws {
    let button = DesktopControl(kind: .button(.push), title: title)
    let predicted = try #require(Self.frame(button, Self.desktop(toolsVersion)).width)
    #expect(abs(predicted - width) <= 1)
  }

  @Test(arguments: [(13770, 13.0, 22.0), (22503, 13, 21), (22505, 11, 19), (19529, 9, 16), (24765, 13, 24)])
  func desktopTextFieldHeight(toolsVersion: Int, points: Double, height: Double) {
    let field = DesktopControl(kind: .textField, font: .system(points))
    #expect(
      field.spec(in: Self.desktop(toolsVersion)).size == IntrinsicSize(width: nil, height: height))
  }

  @Test func separatorIsOnePointThick() {
    let context = Self.desktop(21507)
    let line = DesktopControl(kind: .plain(.separatorHorizontal))
    #expect(line.spec(in: context).size == IntrinsicSize(width: nil, height: 1))
    #expect(Self.frame(line, context).height == 5)
    let column = DesktopControl(kind: .plain(.separatorVertical))
    #expect(column.spec(in: context).size == IntrinsicSize(width: 1, height: nil))
  }

  @Test func pushButtonsLostTheirInsetsInMacOS26() {
    let button = DesktopControl(kind: .button(.push), title: "OK")
    #expect(button.spec(in: Self.desktop(13770)).insets == EdgeInsets(4, 6, 7, 6))
    #expect(button.spec(in: Self.desktop(21507)).insets == EdgeInsets(5, 7, 7, 7))
    #expect(button.spec(in: Self.desktop(24765)).insets == .zero)
  }

  /// The alignment rectangle is as high as the title's line: 14, 16 and 17 points.
  @Test(arguments: [
    (ControlSize.small, EdgeInsets(1, 1, 1, 0)), (.regular, EdgeInsets(1, 2, 1, 0)),
    (.large, EdgeInsets(2.5, 3, 2.5, 0)),
  ]) func insetsOfCheckBoxes(size: ControlSize, insets: EdgeInsets) {
    let box = DesktopControl(kind: .button(.check), controlSize: size, title: "Title")
    #expect(box.spec(in: Self.desktop(22505)).insets == insets)
  }

  @Test(arguments: [(13770, EdgeInsets(2, 2, 1, 2)), (22505, EdgeInsets(2, 2, 6, 2))])
  func insetsOfSlidersWithTickMarks(toolsVersion: Int, insets: EdgeInsets) {
    var slider = DesktopControl(kind: .plain(.sliderHorizontal))
    slider.hasTickMarks = true
    #expect(slider.spec(in: Self.desktop(toolsVersion)).insets == insets)
  }

  /// Bottoms of frames that a required baseline constraint joins, lower ones first: a label's is that of
  /// its line.
  @Test(arguments: [
    (DesktopControlKind.popUpButton(.push), ControlSize.small, 11.0, 5.0),
    (.popUpButton(.push), .regular, 13, 7),
    (.button(.push), .small, 11, 8), (.button(.push), .regular, 13, 10), (.button(.radio), .small, 11, 0.5),
    (.textField, .small, 11, 2), (.textField, .regular, 13, 3), (.plain(.sliderHorizontal), .small, 11, 4),
  ]) func baselineAboveTheBottom(kind: DesktopControlKind, size: ControlSize, points: Double, offset: Double)
    throws
  {
    let context = Self.desktop(22505)
    func baselineAboveBottom(_ control: DesktopControl) throws -> Double {
      let height = try #require(control.spec(in: context).size.height)
      let baseline = try #require(
        control.spec(in: context).baseline.fromTop(inHeight: height, scale: context.scale))
      return height - baseline + control.spec(in: context).insets.bottom
    }
    let control = DesktopControl(kind: kind, controlSize: size, title: "Title", font: .system(points))
    let label = DesktopControl(kind: .label, controlSize: size, title: "Title", font: .system(points))
    #expect(try baselineAboveBottom(control) - baselineAboveBottom(label) == offset)
  }

  /// A line of 13 points was a point higher up to macOS 10.14, above its baseline.
  @Test(arguments: [13770, 22505]) func labelsOfTwoSizesStandOnOneBottom(toolsVersion: Int) throws {
    let context = Self.desktop(toolsVersion)
    let distances = try [11.0, 13].map { points in
      let label = DesktopControl(kind: .label, title: "Title", font: .system(points)).spec(in: context)
      let height = try #require(label.size.height)
      return height - (try #require(label.baseline.fromTop(inHeight: height, scale: context.scale)))
    }
    #expect(distances == [3, 3])
  }
}
