import PlumbAutoLayout
import PlumbInterfaceBuilder
import PlumbSceneDiagnostics
import Testing

@testable import PlumbLayoutOperations

/// What `standard` comes to between controls of macOS.
@Suite struct StandardSpacingTests {
  private static func button(_ id: String, type: String, size: String = "regular", x: Int, y: Int) -> String {
    """
    <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="60" height="20"/>
    <buttonCell key="cell" type="\(type)" title="Go" bezelStyle="rounded" controlSize="\(size)" id="\(id)-c"/>
    </button>
    """
  }

  private static func scene(_ views: String) throws -> OperatedScene {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
      <objects><customView id="root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>\(views)</subviews></customView></objects>
      </document>
      """
    let document = try InterfaceDocument(bytes: Array(text.utf8))
    var facts = SceneFacts(try SceneLayouts(of: document).layout(of: document.scenes[0]))
    return OperatedScene(try SceneJudgement(&facts))
  }

  /// The space of the second of two buttons to the first.
  private static func space(
    _ first: (type: String, size: String), _ second: (type: String, size: String), _ side: ViewSide
  ) throws -> Double {
    let isBeside = side == .leading
    let views =
      button("a", type: first.type, size: first.size, x: 20, y: 100)
      + button("b", type: second.type, size: second.size, x: isBeside ? 120 : 20, y: isBeside ? 100 : 40)
    let scene = try scene(views)
    var request = PinRequest()
    request.spacings = [.init(side, .standard)]
    let made = try scene.pinning([try #require(scene.positions["b"])], request)
    #expect(made.count == 1)
    #expect(made.first?.isStandard == true)
    #expect(made.first?.second?.item == "a")
    return try #require(made.first).constant
  }

  @Test func buttonsBesideEachOther() throws {
    #expect(try Self.space(("push", "regular"), ("push", "regular"), .leading) == 12)
    #expect(try Self.space(("push", "small"), ("push", "small"), .leading) == 8)
    #expect(try Self.space(("push", "regular"), ("help", "regular"), .leading) == 12)
    #expect(try Self.space(("check", "regular"), ("check", "regular"), .leading) == 8)
  }

  @Test func buttonsBelowEachOther() throws {
    #expect(try Self.space(("push", "regular"), ("push", "regular"), .top) == 12)
    #expect(try Self.space(("check", "regular"), ("check", "regular"), .top) == 6)
    #expect(try Self.space(("radio", "small"), ("radio", "small"), .top) == 6)
    #expect(try Self.space(("check", "regular"), ("push", "regular"), .top) == 20)
    #expect(try Self.space(("check", "regular"), ("push", "small"), .top) == 8)
    #expect(try Self.space(("check", "regular"), ("radio", "regular"), .top) == 8)
  }
}
