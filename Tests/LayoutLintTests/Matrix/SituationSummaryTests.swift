import PlumbAppleFacts
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import Testing

@testable import PlumbLayoutLint

@Suite("Where findings hold, in few words")
struct SituationSummaryTests {
  private let situations: [Surroundings]

  init() throws {
    var matrix = SituationMatrix()
    matrix.devices = try ["iPhone SE", "iPhone 16", "iPhone 17 Pro Max", "iPad mini"].map { name in
      try #require(Device.named(name))
    }
    matrix.directions = [.leftToRight, .rightToLeft]
    matrix.textSizes = [.large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge]
    situations = matrix.situations()
  }

  private func summary(where holds: (Environment) -> Bool) -> String {
    SituationSummary(situations).text(situations.indices.filter { holds(situations[$0].environment) })
  }

  @Test func aFewAreNamed() {
    #expect(
      SituationSummary(situations).text([0, 4])
        == situations[0].name + ", " + situations[4].name)
  }

  @Test func oneDeviceIsNamed() {
    #expect(summary { $0.device?.family == .pad } == situations[24].environment.device?.title)
  }

  @Test func aFamilyIsNamed() {
    #expect(summary { $0.device?.family == .phone } == "every iPhone")
  }

  @Test func aDirectionIsNamed() {
    #expect(summary { $0.direction == .rightToLeft } == "right to left")
  }

  @Test func largerTextsAreNamedByTheSmallest() {
    #expect(summary { $0.texts.category ?? .large >= .accessibilityMedium } == "text size ax1 and larger")
  }

  @Test func smallerTextsAreNamedByTheLargest() {
    #expect(summary { $0.texts.category ?? .large <= .extraExtraExtraLarge } == "text size xxxl and smaller")
  }

  @Test func severalAxesAreJoined() {
    let text = summary {
      $0.device?.family == .phone && $0.direction == .rightToLeft
        && $0.texts.category ?? .large >= .accessibilityMedium
    }
    #expect(text == "every iPhone, right to left, text size ax1 and larger")
  }

  @Test func whatNoWordsTellApartIsCounted() {
    let text = SituationSummary(situations).text([0, 5, 10, 15, 20])
    #expect(
      text == [0, 5, 10].map { situations[$0].name }.joined(separator: ", ") + " and 2 more of 32 situations")
  }

  @Test func narrowScreensAreNamedByTheWidest() throws {
    var matrix = SituationMatrix()
    matrix.devices = try ["iPhone SE", "iPhone 16e", "iPhone 16", "iPhone 17 Pro Max"].map { name in
      try #require(Device.named(name))
    }
    matrix.directions = [.leftToRight, .rightToLeft]
    let situations = matrix.situations()
    let narrow = situations.indices.filter {
      (situations[$0].environment.device?.portraitSize.width ?? 0) < 400
    }
    #expect(SituationSummary(situations).text(narrow) == "screens up to 393 points wide")
  }
}
