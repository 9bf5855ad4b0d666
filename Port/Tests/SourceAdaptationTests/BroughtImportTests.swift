import Testing

@testable import SourceAdaptation

/// Files that name things of UIKit or AppKit without importing it, as bridging headers allow.
struct BroughtImportTests {
  private let other = "import UIKit\nclass Card: UIView {}\n"
  private let place = "import UIKit\n#sourceLocation(file: \"File1.swift\", line: 1)\n"

  private func adapted(_ source: String) -> String { Adapting.module([other, source]).sources[1].text }

  @Test func theFirstImportBringsIt() {
    #expect(
      adapted("import Foundation\nimport Models\nlet a = UIView()\n")
        == "import Foundation; import UIKit\nimport Models\nlet a = UIView()\n")
    #expect(adapted("import Models\nlet a = UIView()\n") == "import Models; import UIKit\nlet a = UIView()\n")
    #expect(
      adapted("import MapKit\nimport Models\nlet a = UIView()\n").hasSuffix(
        "import Models; import UIKit\nlet a = UIView()\n"))
  }

  @Test func filesWithoutImportsBeginWithIt() {
    #expect(adapted("// A card.\nlet a = UIView()\n") == place + "// A card.\nlet a = UIView()\n")
    #expect(
      adapted("let a = UIView()\n#if DEBUG\nimport Models\n#endif\n").hasPrefix(place + "let a = UIView()"))
  }

  @Test func modulesThatAreNotThereBringItAlready() {
    #expect(!adapted("import MapKit\nlet a = UIView()\n").contains("; import UIKit"))
    #expect(adapted("import os\nlet a = UIView()\n") == "import UIKit\nlet a = UIView()\n")
  }

  @Test func othersStayAsTheyAre() {
    for source in [
      "import Foundation\nlet a = 1\n", "import UIKit\nlet a = UIView()\n",
      "import Foundation\nstruct UIState {}\nlet a = UIState()\n", "let a = NSObject()\n",
    ] { #expect(adapted(source) == source) }
    // A module without views may not depend on UIKit.
    let model = "import Foundation\nlet a = UIKind.plain\n"
    #expect(Adapting.text(model) == model)
  }

  /// Where no file of a module imports UIKit, one without any import has its names from a header all the same.
  @Test func modulesWithoutImportsHaveItWhereItIsThere() {
    let source = "open class Rows: UICollectionViewFlowLayout {}\n"
    #expect(Adapting.whole(source).hasPrefix(Adapting.brought + source))
    #expect(Adapting.whole("let a = 1\n") == "let a = 1\n")
  }

  @Test func onTheMacItIsAppKit() {
    let module = Adapting.module([
      "import Cocoa\nclass Card: NSView {}\n", "import Foundation\nlet a = NSView()\n", "let a = 1\n",
    ])
    #expect(module.sources[1].text == "import Foundation; import AppKit\nlet a = NSView()\n")
    #expect(module.sources[2].text == "let a = 1\n")
  }
}
