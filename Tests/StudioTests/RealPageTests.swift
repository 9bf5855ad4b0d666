import Foundation
import TestSupport
import Testing

@testable import pack_studio

@Suite("The studio's own page keeps to its limits")
struct RealPageTests {
  private static let folder = FixtureFolder.checkout.appending(path: "Studio/page")

  private static func file(_ name: String) -> String? {
    try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The most bytes of the packed module, which `Scripts/wasm-check` holds it to.
  private func largestModule() throws -> Int {
    let script = try String(
      contentsOf: FixtureFolder.checkout.appending(path: "Scripts/wasm-check"), encoding: .utf8)
    return try #require(script.firstMatch(of: #/\nlargest_packed=(\d+)\n/#).flatMap { Int($0.1) })
  }

  @Test func itPacksTheSameEachTime() throws {
    let module: [UInt8] = [0, 1, 2, 3]
    let page = try PackedPage(module: module, reading: Self.file).text
    #expect(try PackedPage(module: module, reading: Self.file).text == page)
    #expect(page.contains("id=\"module\""))
    #expect(page.contains("\n\(PackedPage.documentMarker)\n</body>"))
  }

  /// With the largest module that there may be; `Scripts/release-check` weighs the page that there is.
  @Test func itIsSmall() throws {
    var generator = SeededGenerator(seed: 1)
    let module = try (0..<largestModule()).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let page = try PackedPage(module: module, reading: Self.file).text
    #expect(page.utf8.count <= 1_500_000)
  }

  /// The editor, and the page of a live hierarchy; empty lines are none.
  @Test(arguments: ["main.mjs", "live.mjs"]) func itHasLittleScript(_ entry: String) throws {
    var (open, counted, lines): ([String], Set<String>, Int) = ([entry], [], 0)
    while let name = open.popLast() {
      guard counted.insert(name).inserted else { continue }
      let text = try #require(Self.file(name))
      lines += text.split(separator: "\n").count
      open += text.matches(of: #/import [^"]*"\.\/([\w.]+)"/#).map { String($0.1) }
    }
    #expect(counted.count > 10)
    #expect(lines <= 1500)
  }

  /// Whatever a browser asks for by itself would be missing: the page is one file, and works without a network.
  @Test func itNamesNoOtherPlace() throws {
    let page = try PackedPage(module: nil, reading: Self.file).text
    let addresses = page.matches(of: #/(?:https?:)?\/\/[a-z0-9.-]+\.[a-z]+/#).map { String($0.0) }
    #expect(addresses.filter { !$0.hasSuffix("//www.w3.org") } == [])
  }
}
