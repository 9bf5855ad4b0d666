import Foundation
import TestSupport
import Testing
import UIKit

/// `Documentation/debugging.md` shows code that runs, and what it prints; `PLUMB_RECORD=1` writes both anew.
///
/// Below a line `<!-- code NAME -->` stands a method of `Lessons`, below `<!-- output NAME -->` what it prints;
/// `NAME 2` is its second part. Addresses are numbered as they appear, and places are lines of the snippet.
@MainActor @Suite(.serialized) struct DebuggingPageTests {
  private static let page = ShownPage("Documentation/debugging.md")

  @Test func codeAndOutputsAreThoseOfTheLessons() throws {
    let lessons = try Dictionary(
      uniqueKeysWithValues: Lessons.all.map { ($0.name, try Shown($0.name, $0.method)) })
    let difference = try Self.page.difference { page in
      try ShownPage.replacingBlocks(of: page) { marker in
        let words = marker.split(separator: " ").map(String.init)
        guard let kind = words.first, ["code", "output"].contains(kind) else { return nil }
        let lesson = try #require(lessons[words[1]], "no lesson \(words[1])")
        let part = words.count > 2 ? try #require(Int(words[2])) - 1 : 0
        return kind == "code"
          ? ("swift", try #require(lesson.codes.at(part))) : ("text", try #require(lesson.outputs.at(part)))
      }
    }
    #expect(difference == nil)
  }

  @Test func allLessonsAreOnThePage() throws {
    let page = try Self.page.text()
    for lesson in Lessons.all {
      #expect(page.contains("<!-- code \(lesson.name) -->\n"), "\(lesson.name)")
      #expect(page.contains("<!-- output \(lesson.name)"), "\(lesson.name)")
    }
  }

  /// Links inside the page lead somewhere.
  @Test func linksLeadToHeadings() throws {
    let page = try Self.page.text()
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      String(
        line.drop { $0 == "#" }.dropFirst().lowercased().replacingOccurrences(of: " ", with: "-")
          .filter { $0.isLetter || $0.isNumber || $0 == "-" })
    }
    for link in page.split(separator: "](#").dropFirst() {
      let target = String(link.prefix { $0 != ")" })
      #expect(headings.contains(target), "\(target)")
    }
    #expect(Set(headings).count == headings.count)
  }
}

/// A lesson as the page shows it.
@MainActor private struct Shown {
  let codes: [String]
  let outputs: [String]

  init(_ name: String, _ method: (Lessons) -> () -> Void) throws {
    let source = try #require(
      Self.sources.first { $0.contains("  func \(name)() {\n") }, "no source of \(name)")
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: "  func \(name)() {"))
    let end = try #require(lines[start...].firstIndex(of: "  }"))
    let body = lines[(start + 1)..<end]
    let parts = body.split(separator: "    turnPage()")
    codes = parts.map { part in
      // `print` is a method: closures have to say whose.
      part.map { String($0.dropFirst(4)).replacingOccurrences(of: "self.print", with: "print") }
        .joined(separator: "\n")
    }
    var addresses: [String] = []
    outputs = Lessons.outputs(of: method).map { output in
      let numbered = Self.replacing("0x[0-9a-f]+", in: output) { address in
        let place = addresses.firstIndex(of: address) ?? addresses.count
        if place == addresses.count { addresses.append(address) }
        return "0x\(place + 1)"
      }
      return Self.replacing("[A-Za-z]*/?Lessons[+A-Za-z]*\\.swift:[0-9]+", in: numbered) { place in
        // Lines of the file count from 1.
        let line = (Int(place.drop { $0 != ":" }.dropFirst()) ?? 0) - 1
        guard let part = parts.first(where: { $0.indices.contains(line) }) else { return place }
        return "Snippet.swift:\(line - part.startIndex + 1)"
      }
      .trimmingCharacters(in: .newlines).replacingOccurrences(of: " \n", with: "\n")
    }
  }

  private static let sources: [String] = {
    let folder = FixtureFolder.checkout.appendingPathComponent("Tests/ViewKitTests/Literature/Lessons")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }()

  private static func replacing(_ pattern: String, in text: String, with replacement: (String) -> String)
    -> String
  {
    var result = ""
    var rest = text[...]
    while let found = rest.range(of: pattern, options: .regularExpression) {
      result += rest[..<found.lowerBound] + replacement(String(rest[found]))
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

extension Array {
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
