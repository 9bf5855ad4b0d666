import Foundation
import PlumbAutoLayout
import PlumbGeometry
import TestSupport
import Testing

@testable import PlumbCommands

/// What the README shows is what happens.
@Suite struct ReadmeTests {
  /// Blocks marked `console`: each line `$ ./plumb …` with the output below it.
  @Test func commandLinesPrintWhatIsShown() throws {
    let present = try Self.replayingCommands(in: Self.read("README.md"))
    #expect(try Snapshot("README.md").difference(from: present) == nil)
  }

  /// The page on debugging has such blocks, too.
  @Test func commandLinesOfTheDebuggingPagePrintWhatIsShown() throws {
    #expect(try ShownPage("Documentation/debugging.md").difference(Self.replayingCommands) == nil)
  }

  /// The picture beside the first command line is what that document looks like.
  @Test func pictureIsWhatIsDrawn() throws {
    var output = Output.capturing()
    _ = PlumbCommands.run(["render", FixtureFolder.examples.path(of: "Broken.storyboard")], &output)
    let picture = try #require(output.captured).results
    #expect(try Snapshot("Documentation/Broken.svg").difference(from: picture) == nil)
  }

  /// The steps of `./test` that the README shows are those that the script has; how long they take is the machine's.
  @Test func stepsOfTheTestsAreShown() throws {
    let block = try #require(Self.between("```text\n$ ./test\n", "```\n", in: Self.read("README.md")))
    let script = try Self.read("test")
    // Indented is what tests say aloud.
    let lines = block.split(separator: "\n").dropLast().filter { !$0.hasPrefix(" ") }
    let steps = lines.map { line in
      // Numbers of seeds and seconds are variables in the script.
      line.components(separatedBy: "  ")[0].prefix { !$0.isNumber }
    }
    #expect(steps.count == 14)
    for step in steps { #expect(script.contains("\"" + step), "\(step)") }
  }

  /// The block marked `swift` is the code of `inset()` below, which runs.
  @Test func codeIsWhatRuns() throws {
    let readme = try Self.read("README.md")
    let source = try Self.read("Tests/CommandsTests/ReadmeTests.swift")
    let block = try #require(Self.between("```swift\n", "```\n", in: readme))
    let code = try #require(Self.between("// README begins\n", "    // README ends", in: source))
    let shown = block.split(separator: "\n").filter { !$0.hasPrefix("import ") }.map(String.init)
    let run = code.split(separator: "\n").map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
    #expect(shown.map(Self.withoutComment) == run)
    #expect(try Self.inset() == Rect(x: 20, y: 20, width: 280, height: 440))
  }

  private static func inset() throws -> Rect? {
    // README begins
    var tree = LayoutTree()
    let window = try tree.addNode(frame: Rect(x: 0, y: 0, width: 320, height: 480), placement: .encapsulated)
    let view = try tree.addNode(parent: window)
    for edge: Attribute in [.leading, .top, .trailing, .bottom] {
      let inset = edge == .leading || edge == .top ? 20.0 : -20
      _ = try tree.add(LayoutConstraint(Anchor(view, edge), to: Anchor(window, edge), constant: inset))
    }
    try tree.layout()
    return tree.frame(of: view)
    // README ends
  }

  // MARK: Reading

  /// A page with the blocks marked `console` made anew; the project's scripts are shown by name alone.
  private static func replayingCommands(in page: String) throws -> String {
    try ConsolePage.replaying(page) { command in
      guard command.hasPrefix("./plumb ") else { return .init() }
      var output = Output.capturing()
      let arguments = HelpTests.words(String(command.dropFirst("./plumb ".count)))
      _ = PlumbCommands.run(arguments.map(absolute), &output)
      let captured = try #require(output.captured)
      let text = captured.messages + captured.results
      return .init(text: text.replacingOccurrences(of: FixtureFolder.checkout.path + "/", with: ""))
    }
  }

  private static func absolute(_ argument: String) -> String {
    argument.hasPrefix("Examples/") ? FixtureFolder.checkout.appendingPathComponent(argument).path : argument
  }

  private static func read(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: FixtureFolder.checkout.appendingPathComponent(path)), as: UTF8.self)
  }

  private static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let from = text.range(of: start), let to = text[from.upperBound...].range(of: end) else {
      return nil
    }
    return String(text[from.upperBound..<to.lowerBound])
  }

  /// The last line of the README's code says what it gives, where the test returns it.
  private static func withoutComment(_ line: String) -> String {
    guard let comment = line.range(of: "   // ") else { return line }
    return "return " + line[..<comment.lowerBound]
  }
}
