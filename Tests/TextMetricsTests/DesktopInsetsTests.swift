import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Alignment rectangles of AppKit's controls, by generation.
struct DesktopInsetsTests {
  private static func context(
    _ toolsVersion: Int, _ generation: DesktopGeneration? = nil
  ) -> ControlContext {
    ControlContext(
      platform: .macOS, release: Release(written: toolsVersion), scale: 1, generation: generation)
  }

  private static func insets(_ control: DesktopControl, _ generation: DesktopGeneration) -> EdgeInsets {
    control.spec(in: context(22505, generation)).insets
  }

  /// In one generation push buttons, pop-up buttons and segmented controls are equally high inside their
  /// insets.
  @Test(arguments: [
    (ControlSize.regular, 32.0, 25.0, 24.0, 20.0), (.small, 27, 22, 21, 16), (.mini, 16, 16, 16, 13),
  ]) func barsOfControlsAreEquallyHigh(
    size: ControlSize, push: Double, popUp: Double, segments: Double, height: Double
  ) {
    func inside(_ kind: DesktopControlKind, _ frame: Double) -> Double {
      var control = DesktopControl(kind: kind, controlSize: size, title: "A")
      control.isMomentary = true
      let insets = Self.insets(control, .flat)
      return frame - insets.top - insets.bottom
    }
    #expect(inside(.button(.push), push) == height)
    #expect(inside(.segmentedControl, segments) == height)
    // Those of the mini size are the exception: 15 points.
    #expect(inside(.popUpButton(.push), popUp) == (size == .mini ? 15 : height))
  }

  @Test func aLargePushButtonIs28PointsHighInside() {
    let button = DesktopControl(kind: .button(.push), controlSize: .large, title: "A")
    #expect(Self.insets(button, .flat) == EdgeInsets(all: 6))
    #expect(button.spec(in: Self.context(22505)).size.height == 28)
  }

  /// What follows from required equalities between the frames of two projects and more.
  @Test func figuresOfSeveralProjects() {
    func insets(
      _ kind: DesktopControlKind, _ generation: DesktopGeneration, _ release: Release = .xcode11,
      _ change: (inout DesktopControl) -> Void = { _ in }
    ) -> EdgeInsets {
      var control = DesktopControl(kind: kind, title: "A")
      change(&control)
      let context = ControlContext(platform: .macOS, release: release, scale: 1, generation: generation)
      return control.spec(in: context).insets
    }
    #expect(insets(.box, .flat) { $0.isTitled = true } == EdgeInsets(0, 3, 4, 3))
    #expect(insets(.box, .aqua) == EdgeInsets(2, 3, 4, 3))
    #expect(insets(.label, .flat) { $0.isFilled = true } == .zero)
    #expect(insets(.plain(.switch), .flat) == EdgeInsets(1, 2, 2, 2))
    #expect(insets(.plain(.sliderHorizontal), .flat) == EdgeInsets(2, 2, 6, 2))
    #expect(insets(.plain(.sliderHorizontal), .aqua) == EdgeInsets(all: 2))
    #expect(insets(.segmentedControl, .flat) == EdgeInsets(1, 2, 1, 2))
    #expect(insets(.popUpButton(.push), .aqua) == EdgeInsets(1, 2, 3, 3))
    #expect(insets(.popUpButton(.push), .aqua, .xcode9) == EdgeInsets(2, 2, 3, 3))
    #expect(insets(.plain(.colorWell), .aqua) == .zero)
    #expect(insets(.plain(.tabViewTop), .glass) == EdgeInsets(6, 7, 10, 7))
  }

  /// What extends beyond an alignment rectangle is the bezel; check boxes need none for it.
  @Test(arguments: [
    (DesktopButtonStyle.smallSquare, true), (.roundTextured, true), (.push, true), (.check, false),
    (.help, false),
  ]) func buttonsWithoutBezelHaveNoInsets(style: DesktopButtonStyle, hasNone: Bool) {
    for kind in [DesktopControlKind.button(style), .popUpButton(style)] {
      var control = DesktopControl(kind: kind, title: "A")
      #expect(Self.insets(control, .flat) != .zero)
      control.isBezeled = false
      #expect((Self.insets(control, .flat) == .zero) == hasNone)
    }
  }

  @Test func bevelledPopUpButtonsAreInsetAsTitledButtons() {
    let popUp = DesktopControl(kind: .popUpButton(.bevel), title: "A")
    #expect(Self.insets(popUp, .flat) == EdgeInsets(3, 3, 4, 3))
    #expect(Self.insets(popUp, .aqua) == EdgeInsets(2, 2, 3, 2))
  }

  @Test(arguments: [("smallSquare", 0.0), ("roundRect", 1)])
  func squareSegmentsFillTheirWidth(style: String, left: Double) {
    var control = DesktopControl(kind: .segmentedControl)
    control.segmentStyle = DesktopSegmentStyle(documentName: style)
    #expect(Self.insets(control, .flat) == EdgeInsets(1, left, 1, left))
  }

  /// Pop-up buttons were a point higher before Xcode 9.3.
  @Test(arguments: [(Release.xcode9, 26.0), (.xcode9Point3, 25)])
  func popUpButtonsUpToMacOS10(release: Release, height: Double) {
    let context = ControlContext(platform: .macOS, release: release, scale: 1, generation: .aqua)
    let button = DesktopControl(kind: .popUpButton(.push), title: "A")
    #expect(button.spec(in: context).size.height == 21)
    #expect(ControlSizeTests.frame(button, context).height == height)
  }

  @Test func framesOfMacOS26AreAlignmentRectangles() {
    let kinds: [DesktopControlKind] = [
      .button(.push), .button(.check), .popUpButton(.push), .segmentedControl, .plain(.stepper), .box,
      .plain(.colorWell),
      .plain(.sliderHorizontal),
    ]
    for kind in kinds {
      for size in ControlSize.allCases {
        let control = DesktopControl(kind: kind, controlSize: size, title: "A")
        #expect(Self.insets(control, .glass) == .zero, "\(kind) \(size)")
        #expect(
          Self.insets(control, .flat) != .zero || kind == .plain(.stepper) && size == .mini, "\(kind) \(size)"
        )
      }
    }
  }

  @Test(arguments: DesktopGenerations.all) func whatNoRedesignChanged(generation: DesktopGeneration) {
    #expect(Self.insets(DesktopControl(kind: .label), generation) == EdgeInsets(0, 2, 0, 2))
    #expect(Self.insets(DesktopControl(kind: .textField), generation) == .zero)
    #expect(
      Self.insets(DesktopControl(kind: .plain(.separatorVertical)), generation) == EdgeInsets(0, 2, 0, 2))
    var field = DesktopControl(kind: .tokenField)
    #expect(Self.insets(field, generation) == .zero)
    field.isBezeled = false
    #expect(Self.insets(field, generation) == EdgeInsets(0, 2, 0, 2))
  }

  @Test func aCheckBoxWithoutTitleIsItsBox() {
    let box = DesktopControl(kind: .button(.check), controlSize: .small)
    #expect(Self.insets(box, .flat) == EdgeInsets(2, 1, 2, 1))
    var titled = DesktopControl(kind: .button(.check), title: "Title")
    #expect(Self.insets(titled, .flat) == EdgeInsets(1, 2, 1, 0))
    titled.hasTrailingImage = true
    #expect(Self.insets(titled, .flat) == EdgeInsets(1, 0, 1, 2))
  }

  @Test func heightsTellTheGenerationWhereTheVersionDoesNot() {
    func implied(
      _ kind: DesktopControlKind, _ size: ControlSize, _ height: Double, _ toolsVersion: Int
    ) -> DesktopGeneration? {
      .implied(
        by: Size(width: 0, height: height), of: DesktopControl(kind: kind, controlSize: size, title: "A"),
        in: Release(written: toolsVersion))
    }
    #expect(implied(.button(.check), .small, 16, 24506) == .flat)
    #expect(implied(.button(.check), .small, 14, 24506) == .glass)
    #expect(implied(.button(.check), .small, 15, 24506) == nil)
    #expect(implied(.button(.check), .small, 16, 22505) == nil)
    #expect(implied(.button(.check), .small, 18, 17506) == .aqua)
    #expect(implied(.button(.check), .small, 16, 17156) == .flat)
    #expect(implied(.button(.push), .small, 27, 17156) == nil)
    #expect(implied(.button(.push), .regular, 32, 17506) == nil)
    #expect(implied(.textField, .regular, 21, 24506) == nil)
    #expect(implied(.button(.push), .large, 40, 24506) == .flat)
    #expect(implied(.button(.radio), .small, 15, 24506) == .flat)
    #expect(implied(.button(.disclosure), .regular, 13, 24506) == nil)
  }

  /// Of Xcode 12's documents the widths of push buttons tell on which system they were saved; a width between tells nothing.
  @Test(arguments: [(0, DesktopGeneration.flat), (6, .aqua), (1, .flat), (3, nil), (-20, nil)])
  func widthsTellTheGenerationWhereHeightsDoNot(wider: Double, design: DesktopGeneration?) {
    let button = DesktopControl(kind: .button(.push), title: "Cancel")
    let release = Release(written: 17506)
    let context = ControlContext(platform: .macOS, release: release, scale: 1, generation: .flat)
    let width = button.spec(in: context).frameSize.width ?? 0
    #expect(
      DesktopGeneration.implied(by: Size(width: width + wider, height: 32), of: button, in: release) == design
    )
  }

  @Test(arguments: [
    (15705, DesktopGeneration.aqua), (17506, .flat), (17701, .flat), (23727, .flat), (24127, .glass),
    (32700, .flat),
  ]) func likelyGeneration(toolsVersion: Int, generation: DesktopGeneration) {
    let control = DesktopControl(kind: .button(.push), title: "A")
    #expect(Self.context(toolsVersion).generation(of: control) == generation)
    #expect(Self.context(toolsVersion, .glass).generation(of: control) == .glass)
  }
}

/// All generations, oldest first.
enum DesktopGenerations {
  static let all: [DesktopGeneration] = [.aqua, .flat, .glass]
}
