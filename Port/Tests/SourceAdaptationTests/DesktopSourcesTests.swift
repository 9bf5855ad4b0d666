import Testing

@testable import SourceAdaptation

/// Sources of the Mac are adapted as those of phones are, with AppKit in UIKit's place.
struct DesktopSourcesTests {
  @Test(arguments: ["AppKit", "Cocoa"]) func theModuleOfViewsStays(name: String) {
    let source = """
      import \(name)
      class Card: NSView {
        @IBOutlet weak var field: NSTextField?
        @IBAction func save(_ sender: NSButton) {}
      }
      """
    let module = Adapting.module([source, "import os\nlet log = 1\n"])
    #expect(module.sources[0].text.hasPrefix("import \(name)\nclass Card: NSView {"))
    #expect(!module.sources[0].text.contains("UIKit"))
    #expect(
      module.sources[0].text.contains(#".method("save:") { (me: Card, arguments) in me.save(arguments[0]) }"#)
    )
    #expect(module.sources[1].text == "import AppKit\nlet log = 1\n")
    #expect(module.sources[0].remarks.isEmpty)
  }

  @Test func whatIsAddedImportsTheModuleThatThereIs() {
    let source = "import Foundation\n@objcMembers class Model: NSObject { var name = \"\" }\n"
    let either = "#if canImport(AppKit)\nimport AppKit\n#else\nimport UIKit\n#endif\n"
    #expect(Adapting.text(source).contains(either))
    #expect(Adapting.module([source]).memberList.hasPrefix(either))
  }

  @Test func macsAreWhereAppKitIs() {
    #expect(
      Adapting.text("#if os(macOS) || os(iOS)\nlet a = 1\n#endif")
        == "#if canImport(AppKit) || canImport(UIKit)\nlet a = 1\n#endif")
    #expect(Adapting.text("#if os(OSX)\nlet a = 1\n#endif") == "#if canImport(AppKit)\nlet a = 1\n#endif")
  }

  @Test func phonesHaveNoAppKit() {
    for (source, module) in [
      ("import UIKit\nimport AppKit", "AppKit"), ("import AppKit\nimport MapKit", "MapKit"),
    ] {
      let remarks = Adapting.remarks(source)
      #expect(remarks.count == 1)
      #expect(remarks.first?.contains("There is no module \(module) here") == true)
    }
  }
}
