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
    let size = TouchControl.navigationBar.spec(in: context(toolsVersion, sheet: isInSheet)).size
    #expect(size == IntrinsicSize(width: nil, height: height))
  }

  @Test(arguments: [(12118, 44.0), (16097, 56), (24127, 64), (32700, 56)])
  func searchBar(toolsVersion: Int, height: Double) {
    #expect(TouchControl.searchBar.spec(in: context(toolsVersion)).size.height == height)
  }

  @Test func wheelsAreLowerOnAPhoneHeldSideways() {
    for control in [TouchControl.pickerView, .datePicker(.wheels)] {
      #expect(control.spec(in: context(20037)).size == IntrinsicSize(width: 320, height: 216))
      #expect(control.spec(in: context(20037, compact: true)).size.height == 162)
    }
  }

  @Test(arguments: [(14490, 216.0), (20037, 34.5), (24412, 36)])
  func automaticDatePicker(toolsVersion: Int, height: Double) {
    #expect(TouchControl.datePicker(.automatic).spec(in: context(toolsVersion)).size.height == height)
  }

  @Test func segmentsMayHaveWidthsOfTheirOwn() throws {
    let fixed = TouchSegments([
      TouchSegments.Segment(title: "All", width: 100), TouchSegments.Segment(title: "None", width: 100),
    ])
    #expect(TouchControl.segmentedControl(fixed).spec(in: context(9059)).size.width == 201)
    #expect(TouchControl.segmentedControl(fixed).spec(in: context(20037)).size.width == 201)
    #expect(TouchControl.segmentedControl(fixed).spec(in: context(24412)).size.width == 200)
  }

  @Test func segmentsAreAsWideAsTheWidestUnlessSizedByContent() throws {
    let titles = ["A", "Northbound"].map { TouchSegments.Segment(title: $0) }
    func width(_ segments: TouchSegments) throws -> Double {
      try #require(TouchControl.segmentedControl(segments).spec(in: context(20037)).size.width)
    }
    let equal = try width(TouchSegments(titles))
    #expect(try equal == 2 * width(TouchSegments([titles[1]])) + 1)
    let apportioned = try width(TouchSegments(titles, sizesByContent: true))
    #expect(try apportioned == width(TouchSegments([titles[0]])) + width(TouchSegments([titles[1]])) + 1)
  }

  /// Since iOS 13 the selected segment is shown in the medium weight.
  @Test(arguments: [(12118, FontWeight.regular, 14.0), (22505, FontWeight.medium, 18.0)])
  func aSegmentTakesWholePoints(toolsVersion: Int, weight: FontWeight, room: Double) {
    let title = "A title of some length"
    let font = Font.system(13, weight: weight).known(in: Release(build: toolsVersion), on: .iOS)
    let segments = TouchControl.segmentedControl(TouchSegments(titles: [title]))
    #expect(
      segments.spec(in: context(toolsVersion)).size.width
        == (singleLineWidth(of: title, font: font) + room).rounded(.up))
  }

  @Test func anImageStandsInPlaceOfASegmentsTitle() {
    let image = TouchSegments.Segment(title: "Northbound", imageSize: Size(width: 30, height: 20))
    #expect(TouchControl.segmentedControl(TouchSegments([image])).spec(in: context(20037)).size.width == 48)
  }

  @Test func aControlThatIsNothingButARowHasFiguresAndAPicture() {
    let rows = TouchControlRow.allCases.filter { $0.plain != nil }
    #expect(rows.count == 8)
    for row in rows {
      let spec = TouchControl.plain(row).spec(in: context(24127))
      #expect(spec.size != .none && spec.picture != .nothing, "\(row)")
    }
    #expect(
      TouchControl.plain(.colorWell).spec(in: context(17147)).size == IntrinsicSize(width: 28, height: 28))
  }
}
