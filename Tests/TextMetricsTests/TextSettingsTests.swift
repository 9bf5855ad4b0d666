import PlumbAppleFacts
import PlumbGeometry
import Testing

@testable import PlumbTextMetrics

/// Controls with their texts doubled or in another text size.
struct TextSettingsTests {
  private let doubled = TextSettings(doublesStrings: true)
  private let largest = TextSettings(category: .accessibilityExtraExtraExtraLarge)

  @Test func withoutSettingsNothingChanges() {
    let button = TouchButton(style: .plain, title: "Save", font: .textStyle(.body))
    #expect(TouchControl.button(button).adapted(to: TextSettings()) == .button(button))
    let popUp = DesktopControl(kind: .popUpButton(.push), title: "Low")
    #expect(popUp.adapted(to: TextSettings()) == popUp)
    #expect(popUp.adapted(to: largest) == popUp)
  }

  @Test func everyTextOfAButtonIsAdapted() throws {
    var button = TouchButton(
      style: .configuration(TouchButtonConfiguration(subtitle: "Now")), title: "Save",
      font: .textStyle(.body))
    button.symbol = SymbolEstimate(aspect: 1, font: .textStyle(.body), scale: .medium)
    guard case .button(let longer) = TouchControl.button(button).adapted(to: doubled),
      case .configuration(let texts) = longer.style,
      case .button(let larger) = TouchControl.button(button).adapted(to: largest),
      case .configuration(let fonts) = larger.style
    else {
      Issue.record("A button with a configuration stays one.")
      return
    }
    #expect(longer.title == "Save Save" && texts.subtitle == "Now Now")
    #expect(larger.font.size == 53 && fonts.subtitleFont.size == 43)
    #expect(larger.symbol?.font.size == 53)
  }

  @Test func itemsAndSegmentsAreDoubled() {
    var popUp = DesktopControl(kind: .popUpButton(.push))
    popUp.items = [DesktopMenuItem(title: "Low"), DesktopMenuItem(title: "")]
    #expect(popUp.adapted(to: doubled).items.map(\.title) == ["Low Low", ""])
    var segments = DesktopControl(kind: .segmentedControl)
    segments.segments = [DesktopSegment(title: "Day"), DesktopSegment(title: "Week")]
    #expect(segments.adapted(to: doubled).segments.map(\.title) == ["Day Day", "Week Week"])
    let touch = TouchControl.segmentedControl(TouchSegments(titles: ["Day"]))
    #expect(touch.adapted(to: doubled) == .segmentedControl(TouchSegments(titles: ["Day Day"])))
  }

  @Test func anEmptyTextStaysEmpty() {
    let empty = WrappingText([TextRun("", font: .system(17))], platform: .iOS)
    #expect(empty.adapted(to: doubled) == empty)
    #expect(WrappingText([], platform: .iOS).adapted(to: doubled).runs.isEmpty)
  }
}
