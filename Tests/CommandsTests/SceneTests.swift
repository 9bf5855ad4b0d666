import Testing

@testable import PlumbCommands

@Suite("Scenes by what they are called")
struct SceneTests {
  /// Each with a view controller: id, storyboard identifier, title.
  private static func storyboard(_ scenes: [(id: String, controller: String, name: String?, title: String?)])
    -> [UInt8]
  {
    var text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes>
      """
    for scene in scenes {
      text += "<scene sceneID=\"\(scene.id)\"><objects><viewController id=\"\(scene.controller)\" "
      if let name = scene.name { text += "storyboardIdentifier=\"\(name)\" " }
      if let title = scene.title { text += "title=\"\(title)\" " }
      text += """
        customClass="Scene\(scene.id)" sceneMemberID="viewController"><view key="view" id="v-\(scene.id)">\
        <rect key="frame" x="0" y="0" width="9" height="9"/></view></viewController>
        <placeholder id="p-\(scene.id)" sceneMemberID="firstResponder"/></objects></scene>
        """
    }
    return Array((text + "</scenes></document>").utf8)
  }

  private static let files = [
    "Main.storyboard": storyboard([
      ("aaa-11-aaa", "bbb-22-bbb", "login", "Welcome"), ("ccc-33-ccc", "ddd-44-ddd", nil, "Settings"),
      ("eee-55-eee", "fff-66-fff", "profile", "Settings"), ("Odd", "hhh-77-hhh", "aaa-11-aaa", nil),
    ])
  ]

  @Test(arguments: [
    ("aaa-11-aaa", "v-aaa-11-aaa"), ("bbb-22-bbb", "v-aaa-11-aaa"), ("login", "v-aaa-11-aaa"),
    ("Welcome", "v-aaa-11-aaa"), ("LOGIN", "v-aaa-11-aaa"), ("welcome", "v-aaa-11-aaa"),
    ("profile", "v-eee-55-eee"), ("Odd", "v-Odd"), ("Sceneaaa-11-aaa", "v-aaa-11-aaa"),
  ])
  func sceneIsFound(_ name: String, _ view: String) throws {
    try CommandRun.withFiles(Self.files) { folder in
      let run = CommandRun("layout", "--json", folder + "/Main.storyboard", "--scene", name)
      #expect(run.code == 0, "\(run.messages)")
      #expect(run.results.contains("\"\(view)\""))
      #expect(run.results.split(separator: "\"frame\"").count == 2)
    }
  }

  @Test func mistakesAreExplained() throws {
    try CommandRun.withFiles(Self.files) { folder in
      func message(_ name: String) -> String {
        let run = CommandRun("layout", folder + "/Main.storyboard", "--scene", name)
        #expect(run.code == 2 && run.results == "")
        return run.messages
      }
      let all = """
        The scenes are aaa-11-aaa “Welcome”, ccc-33-ccc “Settings”, eee-55-eee “Settings” and Odd “aaa-11-aaa”.
        """
      #expect(message("zzz").hasSuffix(": There is no scene “zzz”. \(all)\n"))
      #expect(message("logn").hasSuffix("“logn”. Did you mean aaa-11-aaa “Welcome”? \(all)\n"))
      #expect(message("BBB-22-BBB").contains("Did you mean aaa-11-aaa “Welcome”?"))
      #expect(
        message("Settings").hasSuffix(
          ": Several scenes are called “Settings”: ccc-33-ccc, eee-55-eee. Choose one by its id.\n"))
    }
    let cell = CommandRun("layout", "Examples/Cell.xib", "--scene", "zzz")
    #expect(cell.messages.contains("There is no scene “zzz”") && cell.messages.contains("--scene"))
    let only = CommandRun("layout", "Examples/Planets.storyboard", "--scene", "zzz")
    #expect(only.messages.contains("The only scene is ") && only.messages.hasSuffix(" “Planets”.\n"))
  }

  /// The name in the navigation bar, and the label of Interface Builder's outline.
  @Test(arguments: ["Inbox", "inbox", "Mail"])
  func sceneIsFoundByWhatPicturesShow(_ name: String) throws {
    let text = String(decoding: Self.storyboard([("a", "b", nil, nil)]), as: UTF8.self)
      .replacing("customClass=", with: "userLabel=\"Mail\" customClass=")
      .replacing(
        "</viewController>",
        with: "<navigationItem key=\"navigationItem\" title=\"Inbox\" id=\"n\"/></viewController>")
    try CommandRun.withFiles(["Main.storyboard": Array(text.utf8)]) { folder in
      #expect(CommandRun("layout", folder + "/Main.storyboard", "--scene", name).code == 0)
      let unknown = CommandRun("layout", folder + "/Main.storyboard", "--scene", "zzz")
      #expect(unknown.messages.hasSuffix("The only scene is a “Mail”.\n"))
    }
  }

  @Test func manyScenesAreCounted() throws {
    let many = (1...9).map { ("scene-\($0)0", "controller-\($0)", nil as String?, nil as String?) }
    try CommandRun.withFiles(["Many.storyboard": Self.storyboard(many)]) { folder in
      let run = CommandRun("layout", folder + "/Many.storyboard", "--scene", "zzz")
      #expect(run.messages.contains("There are 9 scenes, such as scene-10 “Scenescene-10”, "))
      #expect(!run.messages.contains("scene-90"))
    }
  }
}
