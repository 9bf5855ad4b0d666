import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbNibLoading
import Testing

/// Documents of macOS become windows and views.
@MainActor @Suite struct NibTests {
  private func owner() -> (WindowOwner, NSArray?) {
    let owner = WindowOwner()
    var objects: NSArray?
    #expect(
      NSNib(nibData: NibFixtures.window, bundle: nil).instantiate(withOwner: owner, topLevelObjects: &objects)
    )
    return (owner, objects)
  }

  @Test func aWindowIsAsTheDocumentHasIt() throws {
    let (owner, objects) = owner()
    let window = try #require(owner.window)
    #expect(objects?.count == 2)
    #expect(window.title == "Notes")
    #expect(window.styleMask == [.titled, .closable, .resizable])
    #expect(window.frame == NSRect(x: 10, y: 20, width: 400, height: 328))
    #expect(window.contentMinSize == NSSize(width: 100, height: 90))
    window.layoutIfNeeded()
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 400, height: 300))
    #expect(owner.pane?.frame == NSRect(x: 20, y: 20, width: 360, height: 260))
    #expect(owner.pane?.identifier == "pane")
    #expect(owner.pane?.steps == 3 && owner.pane?.isAwake == true)
    #expect(owner.helper?.name == "made by its own initialiser")
    #expect(owner.least?.constant == 200 && owner.least?.firstItem === owner.pane)
  }

  @Test func itFollowsItsWindow() throws {
    let (owner, _) = owner()
    let window = try #require(owner.window)
    let subviews = window.contentView?.subviews ?? []
    try #require(subviews.count == 3)
    window.setContentSize(NSSize(width: 500, height: 400))
    window.layoutIfNeeded()
    #expect(owner.pane?.frame == NSRect(x: 20, y: 20, width: 460, height: 360))
    // A fixed frame keeps its distance from the upper left corner, a mask what it says.
    #expect(subviews[1].frame == NSRect(x: 5, y: 107, width: 10, height: 12))
    #expect(subviews[2].frame == NSRect(x: 480, y: 380, width: 10, height: 12))
    let drag = window.plumb.drag(toContentSize: NSSize(width: 1, height: 1))
    #expect(drag.size == NSSize(width: 240, height: 90))
    #expect(drag.holdingWidth.contains { $0 === owner.least })
  }

  /// Only a weak outlet names the helper: who loads the document keeps it.
  @Test func aControllerKeepsWhatItsDocumentMade() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "DesktopBundle-\(UInt64.random(in: 0...UInt64.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try NibFixtures.paneWithHelper.write(to: folder.appendingPathComponent("Pane.xib"))
    let controller = PaneController(nibName: "Pane", bundle: Bundle(path: folder.path))
    #expect(controller.view.frame.size == NSSize(width: 30, height: 20))
    #expect(controller.helper?.name == "made by its own initialiser")
  }

  @Test func toolbarsAndGesturesAreMade() throws {
    var objects: NSArray?
    NSNib(nibData: NibFixtures.bars, bundle: nil).instantiate(withOwner: nil, topLevelObjects: &objects)
    let window = try #require(objects?.compactMap { $0 as? NSWindow }.first)
    let target = try #require(objects?.compactMap { $0 as? ClickTarget }.first)
    let toolbar = try #require(window.toolbar)
    #expect(toolbar.items.map(\.label) == ["Box", "Add"] && toolbar.displayMode == .iconOnly)
    #expect(toolbar.items[0].view?.frame.size == NSSize(width: 50, height: 20))
    #expect(toolbar.items[1].tag == 3 && toolbar.items[1].target === target)
    #expect(window.frame.height == 352)
    window.layoutIfNeeded()
    let content = try #require(window.contentView)
    #expect(content.frame.size == NSSize(width: 400, height: 300))
    let click = try #require(content.gestureRecognizers.first as? NSClickGestureRecognizer)
    #expect(
      click.numberOfClicksRequired == 2 && click.target === target && click.action?.description == "add:")
  }

  @Test func otherDocumentsAreRefused() {
    let touch = Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507"><objects/></document>
      """.utf8)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "DesktopNib-\(UInt64.random(in: 0...UInt64.max)).xib")
    defer { try? FileManager.default.removeItem(at: url) }
    try? touch.write(to: url)
    #expect(throws: NibError.otherPlatform(file: url.lastPathComponent, platform: "iOS", expected: "macOS")) {
      try NSNib(contentsOf: url)
    }
    #expect(NSNib(nibNamed: "NoSuchNib", bundle: nil) == nil)
    #expect(!Bundle.main.loadNibNamed("NoSuchNib", owner: nil, topLevelObjects: nil))
  }

  @Test func aStoryboardsWindowShowsItsController() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Desktop-\(UInt64.random(in: 0...UInt64.max)).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="wc">
      <scenes>
        <scene sceneID="s1"><objects>
          <windowController id="wc" sceneMemberID="viewController">
            <window key="window" title="Main" id="w"><windowStyleMask key="styleMask" titled="YES" resizable="YES"/>
              <rect key="contentRect" x="0" y="0" width="320" height="240"/></window>
            <connections><segue destination="vc" kind="relationship" relationship="window.shadowedContentViewController" id="r"/></connections>
          </windowController></objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="main" id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="240"/>
              <subviews><customView translatesAutoresizingMaskIntoConstraints="NO" id="a">
                <rect key="frame" x="0" y="140" width="320" height="100"/></customView></subviews>
              <constraints>
                <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c1"/>
                <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="c2"/>
                <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="c3"/>
                <constraint firstItem="a" firstAttribute="height" constant="100" id="c4"/>
              </constraints></view>
          </viewController></objects></scene>
      </scenes></document>
      """.utf8
    ).write(to: url)
    let storyboard = try NSStoryboard(contentsOf: url)
    let controller = try #require(storyboard.instantiateInitialController() as? NSWindowController)
    let window = try #require(controller.window)
    controller.showWindow(nil)
    #expect(window.title == "Main")
    #expect(window.contentView === window.contentViewController?.view)
    #expect(window.contentView?.subviews.first?.frame == NSRect(x: 0, y: 140, width: 320, height: 100))
    window.setContentSize(NSSize(width: 400, height: 300))
    window.layoutIfNeeded()
    #expect(window.contentView?.subviews.first?.frame == NSRect(x: 0, y: 200, width: 400, height: 100))
    #expect(storyboard.instantiateController(withIdentifier: "main") is NSViewController)
  }
}

/// What actions of a document tell.
final class ClickTarget: NSObject {}
