import Foundation
import Testing
import UIKit

/// Formatters and orders that Foundation has on Apple's platforms alone.
@Suite struct FormatterTests {
  @Test func timesInPlaces() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3665) == "1:01:05")
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3725) == "62:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: -65) == "-01:05")
  }

  /// Units of 0 are left out, but for the last where there is no other.
  @Test(
    arguments: [
      (.abbreviated, "2d 2h 1m", "0m"), (.short, "2 days, 2 hr, 1 min", "0 min"),
      (.full, "2 days, 2 hours, 1 minute", "0 minutes"), (.brief, "2days 2hr 1min", "0min"),
      (.spellOut, "two days, two hours, one minute", "zero minutes"),
    ] as [(DateComponentsFormatter.UnitsStyle, String, String)])
  func timesInWords(style: DateComponentsFormatter.UnitsStyle, long: String, none: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.unitsStyle = style
    #expect(formatter.string(from: 2 * 86400 + 2 * 3600 + 60) == long)
    #expect(formatter.string(from: 0) == none)
  }

  @Test func phrasesAboutTimes() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 7300) == "About 2 hours remaining")
    let components = DateComponents(hour: 2, minute: 5)
    #expect(
      DateComponentsFormatter.localizedString(from: components, unitsStyle: .abbreviated) == "2h 5m")
    #expect(formatter.string(for: "x") == nil)
  }

  @Test func measures() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: way) == "3.107 mi")
    #expect(formatter.string(from: warmth) == "69.8°F")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km" && formatter.string(from: warmth) == "21°C")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    #expect(formatter.string(from: Measurement(value: 1, unit: UnitDuration.hours)) == "1 hour")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "miles per hour")
    formatter.unitStyle = .short
    #expect(formatter.string(from: way) == "5km" && formatter.string(from: warmth) == "21°")
  }

  @MainActor @Test func objectsSortedByName() {
    let labels = ["b", "c", "a"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let byText = NSSortDescriptor(key: "text", ascending: true)
    #expect(byText.key == "text" && byText.ascending)
    let sorted = (labels as NSArray).sortedArray(using: [byText])
    #expect(sorted.compactMap { ($0 as? UILabel)?.text } == ["a", "b", "c"])
    let falling = NSSortDescriptor(key: "text", ascending: false, selector: nil)
    #expect(falling.compare(labels[0], to: labels[1]) == .orderedDescending)
  }
}
