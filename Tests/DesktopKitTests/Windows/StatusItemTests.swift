import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// The menu bar, documents, pasteboards and margins.
@MainActor @Suite struct StatusItemTests {
  private final class Note: NSDocument {
    var text = ""
    override func makeWindowControllers() {
      addWindowController(NSWindowController(window: NSWindow.resizable(300, 200)))
    }
    override func read(from data: Data, ofType typeName: String) throws {
      text = String(data: data, encoding: .utf8) ?? ""
    }
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
  }

  @Test func itemsAreAsHighAsTheBar() {
    let bar = NSStatusBar.system
    let item = bar.statusItem(withLength: NSStatusItem.squareLength)
    #expect(item.button?.frame.size == NSSize(width: bar.thickness, height: bar.thickness))
    item.length = 60
    #expect(item.button?.frame.width == 60)
    bar.removeStatusItem(item)
  }

  @Test func aDocumentNamesItsWindow() throws {
    let document = Note()
    document.makeWindowControllers()
    document.showWindows()
    let window = try #require(document.windowControllers.first?.window)
    document.fileURL = URL(fileURLWithPath: "/notes/Plan.txt")
    #expect(window.title == "Plan")
    #expect(window.representedURL?.lastPathComponent == "Plan.txt")
    document.updateChangeCount(.changeDone)
    #expect(window.isDocumentEdited)
    document.close()
    #expect(!window.isVisible)
  }

  @Test func whatIsCopiedIsThere() {
    let board = NSPasteboard(name: NSPasteboard.Name("tests"))
    board.clearContents()
    board.writeObjects(["one" as NSString, NSURL(fileURLWithPath: "/tmp/a")])
    #expect(board.string(forType: .string) == "one")
    #expect(board.availableType(from: [.png, .fileURL]) == .fileURL)
    let same = NSPasteboard(name: NSPasteboard.Name("tests"))
    #expect(same.readObjects(forClasses: [NSURL.self])?.count == 1)
  }

  @Test func marginsLieInsideTheSafeArea() {
    let window = NSWindow.resizable(300, 200)
    let view = window.contentView?.add(NSView()) { view, content in
      let margins = content.layoutMarginsGuide
      return [
        view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        view.topAnchor.constraint(equalTo: margins.topAnchor),
        view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ]
    }
    window.layoutIfNeeded()
    #expect(view?.frame == NSRect(x: 20, y: 20, width: 260, height: 160))
  }

  @Test func aPathHasTheHeightOfDocumentsPaths() {
    let path = NSPathControl()
    path.url = URL(fileURLWithPath: "/tmp")
    #expect(path.pathItems.map(\.title) == ["/", "tmp"])
    #expect(path.intrinsicContentSize.height > 0)
  }
}
