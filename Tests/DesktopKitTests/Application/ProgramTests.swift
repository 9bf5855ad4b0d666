import Foundation
import PlumbDesktopKit
import Testing

/// What a program asks about itself, other programs and the screen.
@MainActor
@Suite struct ProgramTests {
  @Test func windowsHaveLevelsByTheirKind() {
    let window = NSWindow()
    window.level = NSWindow.Level(Int(CGWindowLevelForKey(.floatingWindow)))
    #expect(window.level == .floating)
    #expect(CGWindowLevelForKey(.mainMenuWindow) == 24 && CGWindowLevelForKey(.popUpMenuWindow) == 101)
    #expect(CGWindowLevelForKey(.desktopWindow) < CGWindowLevelForKey(.desktopIconWindow))
  }

  @Test func thisProgramIsTheOnlyOne() {
    let workspace = NSWorkspace.shared
    #expect(workspace.runningApplications == [.current] && workspace.frontmostApplication == .current)
    #expect(NSRunningApplication.current.processIdentifier == ProcessInfo.processInfo.processIdentifier)
    #expect(!workspace.launchApplication("Preview"))
    var isTold = false
    workspace.openApplication(
      at: URL(fileURLWithPath: "/Applications/Preview.app"), configuration: .init()
    ) { program, error in isTold = program == nil && error != nil }
    #expect(isTold)
  }

  @Test func theScreenDescribesItself() throws {
    let screen = try #require(NSScreen.main)
    let size = try #require(screen.deviceDescription[.size] as? NSValue)
    #expect(size.sizeValue == screen.frame.size)
    #expect(screen.deviceDescription[NSDeviceDescriptionKey("NSScreenNumber")] is NSNumber)
  }

  @Test func accessibilityIsKept() {
    let view = NSView()
    let parent = NSView()
    view.setAccessibilityModal(true)
    view.setAccessibilityHidden(true)
    view.setAccessibilityValueDescription("half")
    view.setAccessibilityParent(parent)
    view.setAccessibilityFrame(NSRect(x: 1, y: 2, width: 3, height: 4))
    view.setAccessibilityCustomActions([NSAccessibilityCustomAction(name: "Open") { true }])
    #expect(view.isAccessibilityModal() && view.isAccessibilityHidden() && !view.isAccessibilityFocused())
    #expect(view.accessibilityValueDescription() == "half")
    #expect(view.accessibilityParent() as? NSView === parent && view.accessibilityFrame().width == 3)
    #expect(view.accessibilityCustomActions()?.first?.handler?() == true)
  }

  @Test func scrubbersKeepTheirSelection() {
    let scrubber = NSScrubber()
    scrubber.register(NSScrubberTextItemView.self, forItemIdentifier: .init("text"))
    let item = scrubber.makeItem(withIdentifier: .init("text"), owner: nil) as? NSScrubberTextItemView
    item?.title = "Files"
    #expect(item?.textField.stringValue == "Files" && scrubber.selectedIndex == -1)
    scrubber.animator().selectedIndex = 2
    #expect(scrubber.selectedIndex == 2)
    #expect(NSTabViewItem().label.isEmpty && RunLoop.Mode.eventTracking != .modalPanel)
  }

  @Test func noScreenShowsAViewAlone() throws {
    let view = NSView()
    #expect(!view.enterFullScreenMode(try #require(NSScreen.main)) && !view.isInFullScreenMode)
    view.exitFullScreenMode()
    view.displayLink(target: view, selector: NSSelectorFromString("display")).invalidate()
    NSScroller().drawKnobSlot(in: .zero, highlight: false)
  }
}
