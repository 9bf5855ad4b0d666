import Foundation
import PlumbDesktopKit
import Testing

/// What Foundation lacks on Linux is there for whoever imports AppKit, as for whoever imports UIKit.
@Suite struct SharedFoundationTests {
  @Test func textsAreMade() {
    let times = RelativeDateTimeFormatter()
    times.locale = Locale(identifier: "en_US")
    #expect(times.localizedString(fromTimeInterval: -300) == "5 minutes ago")
    let lists = ListFormatter()
    lists.locale = Locale(identifier: "en_US")
    #expect(lists.string(from: ["a", "b"]) == "a and b")
    let durations = DateComponentsFormatter()
    durations.allowedUnits = [.hour, .minute]
    durations.unitsStyle = .abbreviated
    #expect(durations.string(from: 3900) == "1h 5m")
    let measures = MeasurementFormatter()
    measures.unitOptions = .providedUnit
    #expect(measures.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kg")
  }

  @Test func textsAreLookedUpAndGoneThrough() {
    let resource: LocalizedStringResource = "Page \(4)"
    #expect(String(localized: resource) == "Page 4" && String(localized: "Close") == "Close")
    var words: [String] = []
    let text = "Open the file"
    text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
      words.append(word ?? "")
    }
    #expect(words == ["Open", "the", "file"])
  }

  @Test func sortDescriptorsHaveKeys() {
    #expect(NSSortDescriptor(key: "size", ascending: false).key == "size")
  }
}
