import Testing

@testable import PlumbCommands

/// What `plumb layout` says below a scene.
@Suite("Sentences of plumb layout")
struct LayoutWordTests {
  /// A conflict in the words of the linter: by names, not by ids.
  @Test func conflictsAreInWords() {
    let lines = CommandRun("layout", "Examples/Broken.storyboard").resultLines
    let place = lines.firstIndex { $0.hasPrefix("conflict:") } ?? lines.endIndex
    #expect(
      Array(lines[place...].prefix(6)) == [
        "conflict: “Promo card”.width = 335 contradicts 5 other constraints, which make it 374",
        "  UIView.width = 414, as its surroundings set it",
        "  Safe Area has the left and right edges of UIView",
        "  “Promo card”.leading = Safe Area.leading + 20",
        "  Safe Area.trailing = “Promo card”.trailing + 20",
        "1 conflict, 1 ambiguous, 1 misplaced, 1 following",
      ])
    // Programs have the ids.
    #expect(
      CommandRun("layout", "--json", "Examples/Broken.storyboard").results.contains(#""broken":"Oja-BS-4NY""#)
    )
  }

  @Test func nothingToExerciseIsSaid() {
    let said = "exercise: the constraints leave nothing open here"
    #expect(CommandRun("layout", CommandRun.form, "--exercise", "1").resultLines.contains(said))
    #expect(!CommandRun("layout", CommandRun.form).results.contains("exercise"))
    let open = CommandRun("layout", "Examples/Planets.storyboard", "--exercise", "1").results
    #expect(open.contains("exercise 1 of") && !open.contains(said))
  }

  /// A root of macOS in which two views would not have their sizes: what the document says of it is not hidden.
  @Test func aRootOfAnotherSizeSaysSo() throws {
    func view(_ id: String, _ size: String, _ inner: String = "", in outer: String) -> (String, String) {
      let pairs = [
        ("leading", id, outer), ("top", id, outer), ("trailing", outer, id), ("bottom", outer, id),
      ]
      let constraints = pairs.map { attribute, first, second in
        """
        <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
        secondAttribute="\(attribute)" constant="10" id="\(id)-\(attribute)"/>
        """
      }
      let view = """
        <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
        <rect key="frame" x="10" y="10" \(size)/>\(inner)</customView>
        """
      return ("<subviews>\(view)</subviews>", "<constraints>\(constraints.joined())</constraints>")
    }
    let (inner, innerConstraints) = view("w", #"width="140" height="40""#, in: "v")
    let (outer, constraints) = view("v", #"width="160" height="60""#, inner + innerConstraints, in: "root")
    let document = """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><objects><customView id="root">\
      <rect key="frame" x="0" y="0" width="100" height="100"/>\(outer)\(constraints)</customView>\
      </objects></document>
      """
    let (lines, json) = try CommandRun.withFiles(["Stale.xib": Array(document.utf8)]) { folder in
      let file = folder + "/Stale.xib"
      return (CommandRun("layout", file).resultLines, CommandRun("layout", "--json", file).results)
    }
    let root = lines.first { $0.contains("root") }
    #expect(root?.hasSuffix(" 180      80  as large as what is in it: recorded 100 × 100") == true)
    #expect(lines.count { $0.contains("recorded") } == 2)
    #expect(json.contains(#""frame":[0,0,180,80],"recorded":[0,0,100,100]"#))
  }
}
