import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbNibLoading
import Testing

final class SourceController: NSViewController {
  var prepared: [String] = []
  var permits = true
  override func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    prepared.append("\(segue.identifier ?? "-") from \(type(of: sender ?? "nobody"))")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { permits }
}

final class NotedSegue: NSStoryboardSegue {
  static var performed: [String] = []
  override func perform() {
    Self.performed.append(
      "\(identifier ?? "-"): \(type(of: sourceController)) to \(type(of: destinationController))")
  }
}

/// Segues of storyboards, and what controllers present.
@MainActor @Suite(.serialized) struct SegueTests {
  private static func scene(_ id: String, _ size: (Int, Int), _ inside: String = "", custom: String = "")
    -> String
  {
    """
    <scene sceneID="s\(id)"><objects>
      <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController"\(custom)>
        <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
          <subviews>\(inside)</subviews></view>
      </viewController></objects></scene>
    """
  }

  private static func button(_ id: String, _ segue: String) -> String {
    """
    <button id="b\(id)"><rect key="frame" x="0" y="0" width="40" height="20"/>
      <buttonCell key="cell" type="push" title="\(id)" bezelStyle="rounded" id="c\(id)"/>
      <connections><segue \(segue) identifier="\(id)" id="g\(id)"/></connections></button>
    """
  }

  private func source() throws -> (SourceController, NSWindow) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Segues-\(UInt64.random(in: 0...UInt64.max)).storyboard")
    defer { try? FileManager.default.removeItem(at: url) }
    let inside =
      Self.button("sheet", #"destination="small" kind="sheet""#)
      + Self.button("modal", #"destination="small" kind="modal""#)
      + Self.button(
        "popover",
        ##"destination="small" kind="popover" popoverAnchorView="bsheet" popoverBehavior="t" preferredEdge="maxY""##
      )
      + Self.button(
        "own", #"destination="small" kind="custom" customClass="NotedSegue" customModule="DesktopKitTests""#)
        + """
        <containerView id="con"><rect key="frame" x="10" y="10" width="100" height="80"/>
          <connections><segue destination="child" kind="embed" identifier="embed" id="e"/></connections>
        </containerView>
        """
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="MacOSX.Cocoa" useAutolayout="YES" initialViewController="main"><scenes>
      \(Self.scene("main", (400, 300), inside, custom: #" customClass="SourceController" customModule="DesktopKitTests""#))
      \(Self.scene("small", (120, 60)))\(Self.scene("child", (50, 50)))
      </scenes></document>
      """.utf8
    ).write(to: url)
    let storyboard = try NSStoryboard(contentsOf: url)
    let controller = try #require(storyboard.instantiateInitialController() as? SourceController)
    let window = NSWindow(contentViewController: controller)
    window.makeKeyAndOrderFront(nil)
    return (controller, window)
  }

  private func click(_ title: String, in controller: NSViewController) throws {
    let button = try #require(
      controller.view.subviews.compactMap { $0 as? NSButton }.first { $0.title == title })
    button.performClick(nil)
  }

  @Test func containerViewsShowTheirControllers() throws {
    let (controller, _) = try source()
    let child = try #require(controller.children.first)
    #expect(child.view.frame == NSRect(x: 0, y: 0, width: 100, height: 80))
    #expect(child.view.superview?.frame == NSRect(x: 10, y: 10, width: 100, height: 80))
    #expect(controller.prepared == ["embed from NSView"])
  }

  @Test func aSheetHangsBelowTheTitleBar() throws {
    let (controller, window) = try source()
    try click("sheet", in: controller)
    let sheet = try #require(window.attachedSheet)
    #expect(sheet.isSheet && sheet.sheetParent === window)
    #expect(sheet.contentView?.frame.size == NSSize(width: 120, height: 60))
    #expect(sheet.frame.midX == window.frame.midX)
    #expect(sheet.frame.maxY == window.frame.maxY - 28)
    #expect(controller.prepared.last == "sheet from NSButton")
    let shown = try #require(controller.presentedViewControllers?.first)
    #expect(shown.presentingViewController === controller)
    shown.dismiss(nil)
    #expect(window.attachedSheet == nil && controller.presentedViewControllers == nil)
  }

  @Test func othersAreShownInWindowsAndPopovers() throws {
    let (controller, window) = try source()
    controller.performSegue(withIdentifier: "modal", sender: self)
    let shown = try #require(controller.presentedViewControllers?.first)
    #expect(shown.view.window != nil && shown.view.window !== window)
    controller.dismiss(shown)
    #expect(controller.presentedViewControllers == nil)
    try click("popover", in: controller)
    let content = try #require(controller.presentedViewControllers?.first)
    let popover = try #require(content.view.window)
    #expect(popover.frame.size == NSSize(width: 120, height: 60))
    // Below the button of 40 by 20 in the lower left corner: the y of buttons goes downwards.
    #expect(popover.frame.maxY == window.frame.minY)
    #expect(popover.frame.midX == window.frame.minX + 20)
  }

  @Test func whatIsClosedIsPresentedNoLonger() throws {
    let (controller, window) = try source()
    controller.performSegue(withIdentifier: "modal", sender: nil)
    controller.presentedViewControllers?.first?.view.window?.close()
    #expect(controller.presentedViewControllers == nil)
    controller.performSegue(withIdentifier: "sheet", sender: nil)
    if let sheet = window.attachedSheet { window.endSheet(sheet) }
    #expect(controller.presentedViewControllers == nil)
  }

  @Test func aPopoverIsAsLargeAsItsContentAndGoesAlong() throws {
    let (controller, window) = try source()
    let popover = NSPopover()
    let first = NSViewController()
    first.view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 40))
    popover.contentViewController = first
    #expect(popover.contentSize == NSSize(width: 100, height: 40))
    popover.show(relativeTo: .zero, of: controller.view, preferredEdge: .maxY)
    let shown = try #require(first.view.window)
    #expect(shown.frame.minY == window.frame.minY + 300)
    window.setFrameOrigin(NSPoint(x: window.frame.minX + 11, y: window.frame.minY))
    #expect(shown.frame.midX == window.frame.midX)
    let second = NSViewController()
    second.view = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    popover.contentViewController = second
    #expect(shown.frame.size == NSSize(width: 300, height: 200))
    popover.close()
    #expect(!popover.isShown && second.view.window == nil)
  }

  @Test func segueClassesOfDocumentsArePerformed() throws {
    NotedSegue.performed = []
    let (controller, _) = try source()
    try click("own", in: controller)
    #expect(NotedSegue.performed == ["own: SourceController to NSViewController"])
  }

  @Test func theSourceMayHaveSomethingAgainstIt() throws {
    let (controller, window) = try source()
    controller.permits = false
    try click("sheet", in: controller)
    #expect(window.attachedSheet == nil && controller.prepared.count == 1)
    controller.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(window.attachedSheet != nil)
  }
}
