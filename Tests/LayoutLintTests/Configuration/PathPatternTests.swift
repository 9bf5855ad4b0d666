import Testing

@testable import PlumbLayoutLint

@Suite("Patterns for paths")
struct PathPatternTests {
  @Test(arguments: [
    ("a.xib", ["a.xib", "a.xib/b"], ["b.xib", "a.xibs", "x/a.xib", ""]),
    ("Pods", ["Pods", "Pods/a/b.xib"], ["Podsa", "App/Pods/a.xib", "pods/a"]),
    ("Pods/", ["Pods/a.xib"], ["Pod/a.xib"]), ("./Pods", ["Pods/a.xib"], ["a/Pods/a.xib"]),
    ("*.xib", ["a.xib", ".xib"], ["a/b.xib", "a.xibx"]),
    ("**/*.xib", ["a.xib", "a/b/c.xib"], ["a.storyboard"]),
    ("**/Old", ["Old/a", "x/Old/a", "x/y/Old"], ["Olden/a", "x/aOld/b"]),
    ("App/**", ["App/a", "App/b/c"], ["App", "Apple/a"]),
    ("App/**/a.xib", ["App/a.xib", "App/b/c/a.xib"], ["App/ba.xib", "a.xib"]),
    ("**", ["a", "a/b"], [""]), ("a?c", ["abc", "aéc"], ["ac", "a/c", "abbc"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "x", "aax"]),
    ("[!a-c]x", ["dx"], ["ax", "/x"]), ("[^a]x", ["bx"], ["ax"]), ("[]]x", ["]x"], ["[x"]),
    ("[a-]", ["a", "-"], ["b"]), ("[[]", ["["], ["a"]),
    ("a**b", ["ab", "axxb"], ["a/b"]), ("*", ["a", "a/b"], [""]), ("*/b", ["a/b", "a/b/c"], ["b", "a/c/b"]),
    ("**/**/a", ["a", "x/a"], ["xa"]),
  ])
  func coversWhatItSays(_ text: String, _ covered: [String], _ others: [String]) throws {
    let pattern = try PathPattern(text)
    for path in covered { #expect(pattern.covers(path), "\(path)") }
    for path in others { #expect(!pattern.covers(path), "\(path)") }
  }

  @Test(arguments: [
    ("", PathPattern.Mistake.empty), ("./", .empty), ("/a", .absolute), ("a/../b", .parent),
    ("a/./b", .parent), ("[a", .unclosedBracket),
    ("[a/b]", .unclosedBracket), ("[b-a]", .emptyBracket), ("[]", .unclosedBracket),
  ])
  func mistakesAreTold(_ text: String, _ mistake: PathPattern.Mistake) {
    #expect(throws: mistake) { try PathPattern(text) }
    #expect(mistake.message.hasSuffix("."))
  }

  /// Stars do not multiply.
  @Test(.timeLimit(.minutes(1))) func hostilePatternsTakeNoLonger() throws {
    let pattern = try PathPattern(String(repeating: "**/*a*", count: 300) + "b")
    #expect(!pattern.covers(String(repeating: "a/a", count: 2000)))
  }
}
