import PlumbAppleFacts
import Testing

@Suite("Releases of Xcode")
struct ReleaseTests {
  /// Beta versions write 32700 and are as new as their plug-in says, or as the last one that is known to have written it.
  @Test(
    arguments: [
      (22505, nil, 22505), (22505, 24127, 22505), (32700, nil, 22690), (32700, 24127, 24127),
      (32700, 32700, 22690),
      (0, nil, 0),
    ] as [(Int, Int?, Int)])
  func betaVersionsSayTheirPlugIn(written: Int, plugIn: Int?, build: Int) {
    #expect(Release(written: written, plugIn: plugIn) == Release(build: build))
  }

  @Test func versionsAreInOrder() {
    let versions: [Release] = [
      .earliest, .xcode5Point1, .xcode6Point3, .xcode6Point4, .xcode7Point3, .xcode8, .xcode8Point3, .xcode9,
      .xcode9Point3,
      .xcode10, .xcode11, .xcode11Point2, .xcode12, .xcode12Point3, .xcode12Point5, .xcode13, .xcode14,
      .xcode15, .xcode16Point3, .xcode26, .xcode26Point1,
      .xcode26Point3,
    ]
    #expect(versions == versions.sorted() && Set(versions).count == versions.count)
  }

  /// A system's controls are those of the Xcode of its year, and of no other.
  @Test func systemsHaveTheControlsOfTheirYear() {
    let releases = (11...19).map { Release(ofSystem: $0) } + [Release(ofSystem: 26)]
    #expect(releases == releases.sorted())
    let designs = releases.map { TouchDesign(in: $0) }
    #expect(designs == [.classic, .classic] + Array(repeating: .modern, count: 6) + [.glass, .glass])
    #expect(
      Release(ofSystem: 7) == Release(ofSystem: 11) && Release(ofSystem: 11) < .xcode10
        && Release(ofSystem: 12) >= .xcode10 && Release(ofSystem: 30) == Release(ofSystem: 26))
    #expect(Release(ofSystem: 13) < .xcode12 && Release(ofSystem: 14) >= .xcode12)
  }

  /// Where Xcode ran on systems of two designs, the other one is not the likely one.
  @Test(
    arguments: [
      (Release.xcode11, DesktopGeneration.aqua, nil), (.xcode12, .flat, .aqua),
      (.xcode12Point3, .flat, .aqua), (.xcode12Point5, .flat, nil),
      (.xcode16Point3, .flat, nil), (.xcode26, .glass, .flat),
    ] as [(Release, DesktopGeneration, DesktopGeneration?)])
  func designsOfMacOS(release: Release, likely: DesktopGeneration, other: DesktopGeneration?) {
    #expect(DesktopGeneration.likely(in: release) == likely)
    #expect(DesktopGeneration.alternative(in: release) == other)
  }
}
