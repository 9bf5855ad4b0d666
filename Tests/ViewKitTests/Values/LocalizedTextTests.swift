import Foundation
import Testing
import UIKit

/// Texts by `String(localized:)`, which Foundation has on Apple's platforms.
@Suite struct LocalizedTextTests {
  /// Tables of a bundle in a folder that goes with the test.
  private func makeBundle(_ table: String) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(table.utf8).write(to: language.appendingPathComponent("Localizable.strings"))
    return try #require(Bundle(url: folder))
  }

  @Test func aTextWithoutATableIsItsKey() {
    let (count, name) = (3, "Bo")
    #expect(String(localized: "Close") == "Close")
    #expect(String(localized: "\(count) of \(name), 5% or \(1.5, specifier: "%.1f")") == "3 of Bo, 5% or 1.5")
    #expect(String(localized: "card.count", defaultValue: "\(count) cards", comment: "On top") == "3 cards")
    #expect(String(localized: .init(name), table: "Names", bundle: .main) == "Bo")
    #expect(String(localized: "50% off") == "50% off")
  }

  @Test func resourcesAreLookedUpLater() {
    let resource: LocalizedStringResource = "Page \(4)"
    #expect(resource.key == "Page %lld")
    #expect(String(localized: resource) == "Page 4")
    #expect(String(localized: LocalizedStringResource("title", defaultValue: "Title")) == "Title")
  }

  @Test func timesAreRelative() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -300) == "5 minutes ago")
    #expect(formatter.localizedString(fromTimeInterval: 86400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    formatter.unitsStyle = .abbreviated
    let then = Date(timeIntervalSince1970: 0)
    #expect(formatter.localizedString(for: then, relativeTo: then.addingTimeInterval(7200)) == "2h ago")
  }

  @Test func listsHaveAnAnd() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
  }

  /// A table may change the order.
  @Test func tablesAreRead() throws {
    let bundle = try makeBundle("\"%@ has %lld\" = \"%2$lld of %1$@\";\n\"done\" = \"Finished\";\n")
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    #expect(String(localized: "done", bundle: bundle) == "Finished")
    #expect(String(localized: "\("Bo") has \(2)", bundle: bundle) == "2 of Bo")
  }
}
