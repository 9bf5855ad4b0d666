import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

/// What controllers share, copy and open.
@MainActor @Suite struct SharedThingTests {
  private final class Link: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ controller: UIActivityViewController) -> Any { "place" }
    func activityViewController(
      _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { type == .mail ? "mail" : nil }
  }

  private final class Late: UIActivityItemProvider, @unchecked Sendable {
    override var item: Any { "made" }
  }

  @Test func itemsAreMadeForActivities() {
    let link: any UIActivityItemSource = Link()
    let controller = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    #expect(link.activityViewController(controller, itemForActivityType: .mail) as? String == "mail")
    #expect(link.activityViewController(controller, itemForActivityType: .markupAsPDF) == nil)
    #expect(link.activityViewController(controller, subjectForActivityType: nil).isEmpty)
    let late = Late(placeholderItem: "place")
    #expect(late.activityViewControllerPlaceholderItem(controller) as? String == "place")
    #expect(late.activityViewController(controller, itemForActivityType: .sharePlay) as? String == "made")
  }

  @Test func aDocumentIsCalledAsItsAddress() {
    let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a/plan.pdf"))
    #expect(document.name == "plan.pdf" && !document.presentPreview(animated: true))
    document.url = URL(fileURLWithPath: "/a/map.pdf")
    #expect(document.name == "map.pdf")
    document.name = "My map"
    document.url = URL(fileURLWithPath: "/a/other.pdf")
    #expect(document.name == "My map")
  }

  @Test func pasteboardsOfANameShowTheSame() throws {
    let name = UIPasteboard.Name("tests")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let first = try #require(UIPasteboard(name: name, create: true))
    let second = try #require(UIPasteboard(name: name, create: false))
    first.string = "here"
    #expect(second.string == "here" && second.changeCount == 1 && second.numberOfItems == 1)
    second.url = URL(string: "https://example.com/a")
    #expect(first.string == nil && first.hasURLs && first.types == ["public.url"])
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
  }

  @Test func itemsHaveKindsAndExpire() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.html": "<b>", "public.utf8-plain-text": "b"], ["public.png": UIImage()]]
    #expect(board.types == ["public.html", "public.utf8-plain-text"] && board.hasImages)
    #expect(board.contains(pasteboardTypes: ["public.rtf", "public.html"]))
    #expect(board.data(forPasteboardType: "public.html") == Data("<b>".utf8))
    board.addItems([["public.url": URL(fileURLWithPath: "/")]])
    #expect(board.numberOfItems == 3 && board.changeCount == 2)
    #expect(UIPasteboard(name: board.name, create: false)?.numberOfItems == 3)
    board.setItems([["public.utf8-plain-text": "gone"]], options: [.expirationDate: Date.distantPast])
    #expect(board.string == nil && board.numberOfItems == 0)
    board.setValue("more", forPasteboardType: "public.utf8-plain-text")
    #expect(board.strings == ["more"] && board.value(forPasteboardType: "public.html") == nil)
    board.setItemProviders([NSItemProvider()], localOnly: true, expirationDate: nil)
    #expect(board.itemProviders.count == 1 && !board.hasStrings)
  }

  @Test func whoWaitsForAPasteboardIsTold() {
    let board = UIPasteboard.withUniqueName()
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    board.string = "a"
    board.color = .red
    NotificationCenter.default.removeObserver(token)
    board.string = "b"
    #expect(changes == 2 && board.changeCount == 3)
  }

  @Test func whatIsCarriedEndsWithAnError() {
    nonisolated(unsafe) var faults = 0
    let carrier = NSItemProvider()
    carrier.loadObject(ofClass: UIImage.self) { thing, fault in
      faults += thing == nil && fault != nil ? 1 : 0
    }
    carrier.loadDataRepresentation(forTypeIdentifier: "public.png") { _, fault in
      faults += fault != nil ? 1 : 0
    }
    #expect(faults == 2)
  }

  @Test func shortcutsAreKept() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    item.localizedSubtitle = "a note"
    item.icon = UIApplicationShortcutIcon(systemImageName: "plus")
    UIApplication.shared.shortcutItems = [item]
    #expect(UIApplication.shared.shortcutItems?.first?.localizedSubtitle == "a note")
    UIApplication.shared.shortcutItems = nil
  }

  @Test func thereIsOneScene() throws {
    let application = UIApplication.shared
    let session = try #require(application.openSessions.first)
    var faults = 0
    application.requestSceneSessionActivation(session, userActivity: nil, options: nil) { _ in faults += 1 }
    #expect(faults == 0 && application.openSessions.count == 1)
    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in faults += 1 }
    application.requestSceneSessionDestruction(session, options: nil) { _ in faults += 1 }
    #expect(faults == 2 && !application.supportsMultipleScenes)
  }
}
