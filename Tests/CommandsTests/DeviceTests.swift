import Foundation
import PlumbAnswers
import PlumbAppleFacts
import PlumbInterfaceBuilder
import TestSupport
import Testing

@testable import PlumbCommands

@Suite("Devices")
struct DeviceTests {
  @Test func everyDeviceHasARowInItsFamily() throws {
    let lines = CommandRun("devices").resultLines
    let legend = try #require(lines.firstIndex { $0.hasPrefix("Below a screen:") })
    let headings = try DeviceFamily.allCases.map { try #require(lines.firstIndex(of: $0.title)) } + [legend]
    for (family, bounds) in zip(DeviceFamily.allCases, zip(headings, headings.dropFirst())) {
      let rows = lines[(bounds.0 + 1)..<bounds.1].filter { !$0.hasPrefix("  ") }
      let devices = Device.all.filter { $0.family == family }
      #expect(rows.count == devices.count)
      for (row, device) in zip(rows, devices) {
        #expect(row.hasPrefix(device.name + "  ") && row.contains("  \(device.title)  "), "\(row)")
      }
    }
    #expect(Device.all.map(\.family) == Device.all.map(\.family).sorted { $0.rawValue < $1.rawValue })
  }

  @Test func otherModelsStandBelowTheirScreen() throws {
    let lines = CommandRun("devices").resultLines
    for device in Device.all {
      let row = try #require(lines.firstIndex { $0.hasPrefix(device.name + " ") })
      let below = lines[(row + 1)...].prefix { $0.hasPrefix("  ") }
      #expect(below.map(\.trimmed).joined(separator: " ") == device.otherModels.joined(separator: ", "))
    }
  }

  @Test func rowsSayWhatIsKnown() throws {
    func cells(_ name: String) throws -> [Substring] {
      let row = try #require(CommandRun("devices").resultLines.first { $0.hasPrefix(name + " ") })
      return row.split(separator: " ")
    }
    #expect(
      try cells("retina6_1").dropFirst(3).joined(separator: " ")
        == "414 × 896 @2x 48 34 0 0 21 48 wC hR wR hC yes")
    #expect(
      try cells("retina4_7").dropFirst(3).joined(separator: " ")
        == "375 × 667 @2x 20 0 0 0 0 0 wC hR wC hC no")
    #expect(
      try cells("ipad8_3").dropFirst(3).joined(separator: " ")
        == "744 × 1133 @2x 24 20 0 24 20 0 wR hR wR hR yes")
    #expect(
      try cells("appleTV").dropFirst(3).joined(separator: " ")
        == "1920 × 1080 @1x 60 60 80 60 60 80 wR hR wR hR no")
  }

  @Test func columnsAreAligned() throws {
    let lines = CommandRun("devices").resultLines
    let heading = try #require(lines.first)
    let start = try #require(heading.range(of: "upright", options: .backwards)).lowerBound.utf16Offset(
      in: heading)
    let rows = lines.filter { line in Device.all.contains { line.hasPrefix($0.name + " ") } }
    #expect(rows.count == Device.all.count)
    for row in rows { #expect(Array(row)[start] == "w" && Array(row)[start - 1] == " ", "\(row)") }
    for line in lines { #expect(line.count <= 110, "\(line)") }
  }

  @Test func wordsChoose() {
    func names(_ words: String...) -> [String] {
      CommandRun(["devices"] + words).resultLines.compactMap { line in
        Device.all.first { line.hasPrefix($0.name + " ") }?.name
      }
    }
    #expect(names("iphone") == Device.all.filter { $0.family == .phone }.map(\.name))
    #expect(names("iPad", "12.9") == ["ipad12_9", "ipad12_9rounded"])
    #expect(names("RETINA6_1") == ["retina6_1", "retina6_12"])
    #expect(names("tv") == ["appleTV", "appleTV4K"])
    #expect(names("15", "plus") == ["retina6_72"])
    let none = CommandRun("devices", "walkman")
    #expect(none.code == 2 && none.results == "")
    #expect(none.messages == "plumb: There is no device “walkman”. “plumb devices” lists them.\n")
  }

  private struct Row: Decodable {
    struct Setting: Decodable {
      let safeArea: [String: Double]
      let widthClass: String
      let heightClass: String
    }
    let device: String
    let title: String
    let models: [String]
    let family: String
    let width: Double
    let height: Double
    let scale: Double
    let homeIndicator: Bool
    let portrait: Setting
    let landscape: Setting
  }

  @Test func jsonHasALineForEachDevice() throws {
    let lines = CommandRun("devices", "--json").resultLines
    let rows = try lines.map { try JSONDecoder().decode(Row.self, from: Data($0.utf8)) }
    #expect(rows.map(\.device) == Device.all.map(\.name))
    #expect(rows.map(\.title) == Device.all.map(\.title))
    let row = try #require(rows.first { $0.device == "retina6_1" })
    #expect(
      row.family == "iPhone" && row.width == 414 && row.height == 896 && row.scale == 2 && row.homeIndicator)
    #expect(row.portrait.safeArea == ["top": 48, "left": 0, "bottom": 34, "right": 0])
    #expect(row.models == ["iPhone XR", "iPhone 11"])
    #expect(row.portrait.widthClass == "compact" && row.portrait.heightClass == "regular")
    #expect(row.landscape.safeArea == ["top": 0, "left": 48, "bottom": 21, "right": 48])
    #expect(row.landscape.widthClass == "regular" && row.landscape.heightClass == "compact")
  }

  // MARK: The option --device

  @Test(arguments: Device.all.map(\.name))
  func everyNameIsTakenInAnyCase(_ name: String) throws {
    let device = try #require(Device.named(name))
    for text in [name, name.uppercased(), device.title, device.title.lowercased(), device.title.uppercased()]
    {
      #expect(try Device.meant(by: text).name == name, "\(text)")
    }
  }

  @Test(arguments: [
    ("iPhone 8 Pluss", "“iPhone 8 Plus” (retina5_5)?"),
    ("ipda mini", "Did you mean “iPad mini” (ipad8_3)?"),
    ("16 pro max", "Did you mean “iPhone 16 Pro Max” (retina6_9)?"), ("aple tv", "“Apple TV” (appleTV)"),
    ("retina6_13", "(retina6_12)"),
  ])
  func nearNamesAreSuggested(_ name: String, _ suggestion: String) {
    let run = CommandRun("layout", CommandRun.form, "--device", name)
    #expect(run.code == 2)
    #expect(run.messages.hasPrefix("plumb: There is no device “\(name)”. "), "\(run.messages)")
    #expect(run.messages.contains(suggestion), "\(run.messages)")
    #expect(run.messageLines.first?.hasSuffix(" “plumb devices” lists them.") == true)
  }

  /// Of a family nobody can guess one: that there are many is said, with some of the last.
  @Test(arguments: [
    ("iphone", "“iPhone "), ("iPad Pro", "“iPad Pro "), ("iphone 1", "“iPhone 1"),
  ])
  func familiesAreNotGuessed(_ name: String, _ model: String) throws {
    let run = CommandRun("layout", CommandRun.form, "--device", name)
    #expect(run.code == 2 && run.messageLines.count == 1)
    #expect(!run.messages.contains("Did you mean"), "\(run.messages)")
    let message = try #require(run.messageLines.first)
    #expect(message.hasPrefix("plumb: There is no device “\(name)”. "))
    #expect(
      message.contains(" models begin so, such as \(model)") || message.contains("begin so are \(model)"))
    #expect(message.hasSuffix(" “plumb devices” lists them."))
  }

  @Test func whatChangesNothingIsSaid() {
    let window = CommandRun("layout", "Examples/Preferences.xib", "--device", "iMac 24-inch").resultLines
      .first
    #expect(window?.contains("· “iMac 24-inch” changes nothing: windows keep their size ·") == true)
    let screen = CommandRun("layout", CommandRun.form, "--device", "imac 24").resultLines.first
    #expect(screen?.contains("· “iMac 24-inch” changes nothing: it does not show such documents ·") == true)
    let heeded = CommandRun("layout", CommandRun.form, "--device", "iphone 15 pro").resultLines.first
    #expect(heeded?.contains("· iPhone 15 Pro portrait, 393 × 852 ·") == true)
  }

  @Test func televisionsAreNotHeld() {
    let television = "Fixtures/TV.storyboard"
    let text = CommandRun("layout", television, "--device", "apple tv 4k").resultLines.first
    #expect(text?.contains("· Apple TV 4K, 1920 × 1080 ·") == true)
    let phone = CommandRun("layout", television, "--device", "iPhone 15").resultLines.first
    #expect(phone?.contains("· “iPhone 15” changes nothing: it does not show such documents ·") == true)
  }

  @Test func unknownDeviceOfADocumentIsSaid() throws {
    let known = try String(
      contentsOfFile: FixtureFolder.examples.path(of: "Form.storyboard"), encoding: .utf8)
    let unknown = known.replacing("id=\"retina6_1\"", with: "id=\"retina9_9\"")
    #expect(unknown != known)
    try CommandRun.withFiles(["New.storyboard": Array(unknown.utf8)]) { folder in
      let path = folder + "/New.storyboard"
      let heading = CommandRun("layout", path).resultLines.first
      #expect(heading == "\(path)  iOS · unknown device “retina9_9”, laid out for any · content recorded")
      let chosen = CommandRun("layout", path, "--device", "iPhone 8").resultLines.first
      #expect(chosen?.contains("unknown") == false)
    }
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
