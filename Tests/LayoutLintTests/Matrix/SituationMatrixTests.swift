import PlumbAppleFacts
import PlumbFindings
import PlumbGeometry
import PlumbInterfaceBuilder
import PlumbTextMetrics
import TestSupport
import Testing

@testable import PlumbLayoutLint

@Suite("Matrices of situations")
struct SituationMatrixTests {
  @Test func anAxisWithoutValuesLeavesTheDocumentsOwn() {
    #expect(SituationMatrix().situations() == [.own])
  }

  @Test func everyCombinationIsThereOnce() throws {
    var matrix = SituationMatrix()
    matrix.devices = [try device("iPhone SE"), try device("iPad mini"), try device("iPhone SE")]
    matrix.orientations = [.portrait, .landscape]
    matrix.directions = [.leftToRight, .rightToLeft]
    let names = matrix.situations().map(\.name)
    #expect(names.count == 8)
    #expect(Set(names).count == 8)
    #expect(names.contains { $0.hasPrefix("iPad mini") && $0.hasSuffix(" landscape, right to left") })
    #expect(names[0].hasPrefix("iPhone SE"))
  }

  /// Phones show no windows: a width says nothing of them.
  @Test func onlyTabletsHaveWindows() throws {
    var matrix = SituationMatrix()
    matrix.devices = [try device("iPhone SE"), try device("iPad Pro 13-inch (M5)")]
    matrix.widths = [nil, 320, 678]
    let situations = matrix.situations()
    #expect(situations.count == 4)
    let windows = situations.compactMap(\.environment.device).filter { $0.windowWidth != nil }
    #expect(
      windows.map { $0.size(.landscape) } == [Size(width: 320, height: 1032), Size(width: 678, height: 1032)])
    #expect(windows.map { $0.widthClass(.landscape) } == [.compact, .regular])
    #expect(situations.last?.name.hasSuffix("in a window 678 wide") == true)
  }

  @Test func whatShipsTodayIsComplete() {
    #expect(SituationMatrix.shipping.count == 32)
    #expect(Set(SituationMatrix.shipping.map(\.name)).count == 32)
  }

  /// What situations share makes no difference: each finding holds just where a run of that situation alone finds it.
  @Test(arguments: FixtureFolder.examples.names)
  func situationsFindTogetherWhatEachFindsAlone(_ name: String) throws {
    let bytes = try FixtureFolder.examples.bytes(of: name)
    var expected: [String: Set<String>] = [:]
    for situation in SituationMatrix.shipping {
      for finding in Linter(surroundings: [situation]).findings(in: bytes) {
        expected[Self.key(finding), default: []].insert(situation.name)
      }
    }
    let everywhere = Set(SituationMatrix.shipping.map(\.name))
    var found: [String: Set<String>] = [:]
    for finding in Linter(surroundings: SituationMatrix.shipping).findings(in: bytes) {
      found[Self.key(finding), default: []]
        .formUnion(finding.environments.isEmpty ? everywhere : Set(finding.environments))
      #expect((finding.extent == nil) == finding.environments.isEmpty)
    }
    // Rules of documents find once, wherever the document is shown, and on macOS devices make no difference.
    #expect(found.mapValues { $0.count } == expected.mapValues { $0.count })
    #expect(found == expected)
  }

  private static func key(_ finding: Finding) -> String {
    "\(finding.position.line):\(finding.position.column) \(finding.rule) \(finding.subject ?? "")"
  }

  private func device(_ name: String) throws -> Device { try #require(Device.named(name)) }
}
