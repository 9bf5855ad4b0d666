import Foundation
import TestSupport
import Testing

@testable import PlumbCommands

/// Whoever follows the page on resolving sees what it shows: messages, changes and pictures.
@Suite struct ResolvingPageTests {
  private static let page = ShownPage("Documentation/resolving.md")
  private static let folder = "Documentation/resolving"

  @Test func everyStepShowsWhatItDoes() throws {
    try PageFolder.with { folder in
      let difference = try Self.page.difference { try ConsolePage.replaying($0, folder.answer) }
      #expect(difference == nil)
      let pictures = try folder.pictures()
      for picture in pictures {
        let snapshot = Snapshot("\(Self.folder)/\(picture)")
        #expect(try snapshot.difference(from: folder.text(of: picture)) == nil, "\(picture)")
      }
      let path = FixtureFolder.checkout.appendingPathComponent(Self.folder).path
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == pictures)
      let shown = try Self.page.text().matches(of: /<img src="resolving\/([^"]+)"/)
      #expect(shown.map { String($0.output.1) }.sorted() == pictures)
    }
  }

  @Test func ofAPatchTheChangesAreShown() {
    let view = #"<label opaque="NO" contentMode="left" text="\#(String(repeating: "long ", count: 40))""#
    let patch = """
      --- a/V.xib
      +++ b/V.xib
      @@ -1,3 +1,4 @@
       <subviews>
      -    \(view) fixedFrame="YES" lines="2" id="a-b-c">
      +    \(view) lines="2" id="a-b-c">
      +        <constraint firstAttribute="width" constant="8" id="d-e-f"/>
       </subviews>

      """
    #expect(
      ShortDiff.text(patch) == """
        - <label … fixedFrame="YES" … id="a-b-c">
        + <label … id="a-b-c">
        + <constraint firstAttribute="width" constant="8" id="d-e-f"/>

        """)
  }

  @Test func blocksAreMadeAnew() throws {
    let page = "A\n```console\n$ one\nold\n$ two\n```\n```diff\n- old\n```\nB\n```console\n$ three\n```\nC\n"
    var asked: [Substring] = []
    let present = ConsolePage.replaying(page) { command in
      asked.append(command)
      return .init(text: "new\n", changes: command == "three" ? "+ x\n" : "")
    }
    #expect(asked == ["one", "two", "three"])
    #expect(
      present
        == "A\n```console\n$ one\nnew\n$ two\nnew\n```\nB\n```console\n$ three\nnew\n```\n```diff\n+ x\n```\nC\n"
    )
  }
}
