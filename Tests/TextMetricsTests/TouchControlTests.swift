import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Sizes of controls of iOS that depend on where they are shown.
struct TouchControlTests {
  private func context(_ toolsVersion: Int, compact: Bool = false, sheet: Bool = false) -> ControlContext {
    ControlContext(
      platform: .iOS, release: Release(written: toolsVersion), scale: 2, hasCompactHeight: compact,
      isInSheet: sheet)
  }

  @Test(arguments: [
    (14490, false, 44.0), (14490, true, 44), (19529, false, 44), (19529, true, 56), (24412, false, 54),
    (24412, true, 54),
  ])
  func navigationBar(toolsVersion: Int, isInSheet: Bool, height: Double) {
    let size = intrinsicSize(of: .navigationBar, in: context(toolsVersion, sheet: isInSheet))
    #expect(size == IntrinsicSize(width: nil, height: height))
  }

  @Test(arguments: [(12118, 44.0), (16097, 56), (24127, 64), (32700, 56)])
  func searchBar(toolsVersion: Int, height: Double) {
    #expect(intrinsicSize(of: .searchBar, in: context(toolsVersion)).height == height)
  }

  @Test func wheelsAreLowerOnAPhoneHeldSideways() {
    for control in [TouchControl.pickerView, .datePicker(.wheels)] {
      #expect(intrinsicSize(of: control, in: context(20037)) == IntrinsicSize(width: 320, height: 216))
      #expect(intrinsicSize(of: control, in: context(20037, compact: true)).height == 162)
    }
  }

  @Test(arguments: [(14490, 216.0), (20037, 34.5), (24412, 36)])
  func automaticDatePicker(toolsVersion: Int, height: Double) {
    #expect(intrinsicSize(of: .datePicker(.automatic), in: context(toolsVersion)).height == height)
  }

  @Test func segmentsMayHaveWidthsOfTheirOwn() throws {
    let fixed = TouchSegments([
      TouchSegments.Segment(title: "All", width: 100), TouchSegments.Segment(title: "None", width: 100),
    ])
    #expect(intrinsicSize(of: .segmentedControl(fixed), in: context(9059)).width == 201)
    #expect(intrinsicSize(of: .segmentedControl(fixed), in: context(20037)).width == 200)
  }

  @Test func segmentsAreAsWideAsTheWidestUnlessSizedByContent() throws {
    let titles = ["A", "Northbound"].map { TouchSegments.Segment(title: $0) }
    func width(_ segments: TouchSegments) throws -> Double {
      try #require(intrinsicSize(of: .segmentedControl(segments), in: context(20037)).width)
    }
    let equal = try width(TouchSegments(titles))
    #expect(try equal == 2 * width(TouchSegments([titles[1]])))
    let apportioned = try width(TouchSegments(titles, sizesByContent: true))
    #expect(try apportioned == width(TouchSegments([titles[0]])) + width(TouchSegments([titles[1]])))
  }

  @Test func anImageStandsInPlaceOfASegmentsTitle() {
    let image = TouchSegments.Segment(title: "Northbound", imageSize: Size(width: 30, height: 20))
    #expect(intrinsicSize(of: .segmentedControl(TouchSegments([image])), in: context(20037)).width == 50)
  }
}
