import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Split views: dividers, holding priorities, dragging and collapsed panes.
@MainActor @Suite struct SplitViewTests {
  private func split(_ widths: [CGFloat], _ width: CGFloat = 301) -> NSSplitView {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: width, height: 100))
    split.isVertical = true
    split.dividerStyle = .thin
    for width in widths {
      split.addArrangedSubview(NSView(frame: NSRect(x: 0, y: 0, width: width, height: 100)))
    }
    split.layoutSubtreeIfNeeded()
    return split
  }

  private func widths(_ split: NSSplitView) -> [CGFloat] { split.arrangedSubviews.map(\.frame.width) }

  @Test(arguments: [
    (NSSplitView.DividerStyle.thin, 1.0), (.thick, 9.0), (.paneSplitter, 10.0),
  ])
  func dividersAreAsThickAsTheirStyle(style: NSSplitView.DividerStyle, thickness: CGFloat) {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 80, height: 200 + thickness))
    split.dividerStyle = style
    let (above, below) = (NSView(), NSView())
    split.addSubview(above)
    split.addSubview(below)
    split.layoutSubtreeIfNeeded()
    #expect(split.arrangedSubviews == [above, below])
    #expect(above.frame == NSRect(x: 0, y: 0, width: 80, height: 100))
    #expect(below.frame == NSRect(x: 0, y: 100 + thickness, width: 80, height: 100))
  }

  @Test func panesThatHoldAlikeShareInProportion() {
    let split = split([100, 200])
    #expect(widths(split) == [100, 200])
    split.frame.size.width = 331
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [110, 220])
    #expect(split.subviews[1].frame.minX == 111)
    split.frame.size.width = 151
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [50, 100])
  }

  @Test func panesThatHoldMoreChangeLast() {
    let split = split([100, 200])
    split.setHoldingPriority(.defaultLow + 1, forSubviewAt: 0)
    split.frame.size.width = 401
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [100, 300])
    split.frame.size.width = 61
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [60, 0])
    #expect(split.holdingPriorityForSubview(at: 0) == .defaultLow + 1)
  }

  @Test func contentsKeepPanesFromShrinking() {
    let split = split([100, 200])
    let pane = split.arrangedSubviews[0]
    pane.widthAnchor.constraint(greaterThanOrEqualToConstant: 90).isActive = true
    split.frame.size.width = 151
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [90, 60])
    split.frame.size.width = 301
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [180, 120])
  }

  @Test func contentsOfPanesHoldTheWindow() {
    let window = NSWindow.resizable(300, 100)
    let split = split([150, 149])
    window.contentView = split
    for pane in split.arrangedSubviews {
      pane.widthAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    }
    window.plumb.drag(toContentSize: NSSize(width: 100, height: 100))
    #expect(split.frame.width == 241)
    #expect(widths(split) == [120, 120])
  }

  @Test func dividersMoveAsFarAsPanesAllow() {
    let split = split([100, 100, 100], 302)
    split.setPosition(150, ofDividerAt: 0)
    #expect(widths(split) == [150, 50, 100])
    split.arrangedSubviews[1].widthAnchor.constraint(greaterThanOrEqualToConstant: 40).isActive = true
    split.setPosition(400, ofDividerAt: 0)
    #expect(split.arrangedSubviews[1].frame.width == 40)
    #expect(split.arrangedSubviews[2].frame.maxX == 302)
    split.layoutSubtreeIfNeeded()
    let kept = widths(split)
    split.needsLayout = true
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == kept)
  }

  private final class Bounds: NSSplitViewDelegate {
    func splitView(
      _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { 60 }
    func splitView(
      _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat,
      ofSubviewAt dividerIndex: Int
    ) -> CGFloat { proposedMaximumPosition - 70 }
  }

  @Test func delegatesBoundDividers() {
    let split = split([100, 200])
    let delegate = Bounds()
    split.delegate = delegate
    split.setPosition(0, ofDividerAt: 0)
    #expect(widths(split) == [60, 240])
    split.setPosition(300, ofDividerAt: 0)
    #expect(widths(split) == [230, 70])
  }

  /// Panes lie beside each other by their alignment rectangles.
  @Test func panesMayExtendBeyondTheirPlaces() {
    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 401, height: 100))
    split.isVertical = true
    split.dividerStyle = .thin
    let tabs = NSTabView()
    split.addArrangedSubview(NSView())
    split.addArrangedSubview(tabs)
    let messages = logged { split.layoutSubtreeIfNeeded() }
    #expect(messages == [])
    #expect(widths(split) == [200, 214])
    #expect(tabs.frame.minX == 194)
    split.setPosition(100, ofDividerAt: 0)
    #expect(widths(split) == [100, 314])
    #expect(split.maxPossiblePositionOfDivider(at: 0) == 400)
  }

  private final class Told: NSSplitViewDelegate {
    var widths: [CGFloat] = []
    func splitViewDidResizeSubviews(_ notification: Notification) {
      if let split = notification.object as? NSSplitView {
        widths.append(split.arrangedSubviews[0].frame.width)
      }
    }
  }

  @Test func delegatesAreToldOfNewSizes() {
    let split = split([100, 200])
    let delegate = Told()
    split.delegate = delegate
    split.layoutSubtreeIfNeeded()
    #expect(delegate.widths == [])
    split.frame.size.width = 151
    split.layoutSubtreeIfNeeded()
    split.setPosition(70, ofDividerAt: 0)
    #expect(delegate.widths == [50, 70])
  }

  private final class Resizing: NSSplitViewDelegate {
    func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
      let width = splitView.bounds.width
      splitView.arrangedSubviews[0].frame.size.width = 70
      splitView.arrangedSubviews[1].frame = NSRect(x: 71, y: 0, width: width - 71, height: oldSize.height)
    }
  }

  @Test func delegatesMayGivePanesTheirFrames() {
    let split = split([100, 200])
    let delegate = Resizing()
    split.delegate = delegate
    split.frame.size.width = 401
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [70, 330])
  }

  @Test func viewsWithoutRoomLogNothing() {
    let messages = logged {
      let root = NSView()
      let split = NSSplitView()
      split.isVertical = true
      for _ in 0..<3 { split.addArrangedSubview(NSView()) }
      root.addSubview(split)
      root.layoutSubtreeIfNeeded()
      split.frame.size = NSSize(width: 318, height: 50)
      root.layoutSubtreeIfNeeded()
      #expect(widths(split) == [100, 100, 100])
    }
    #expect(messages == [])
  }

  @Test func hiddenPanesTakeNoRoom() {
    let split = split([100, 200])
    split.arrangedSubviews[0].isHidden = true
    split.layoutSubtreeIfNeeded()
    #expect(split.isSubviewCollapsed(split.arrangedSubviews[0]))
    // The divider stays, unless a delegate hides it.
    #expect(split.arrangedSubviews[1].frame == NSRect(x: 1, y: 0, width: 300, height: 100))
    split.arrangedSubviews[0].isHidden = false
    split.layoutSubtreeIfNeeded()
    #expect(widths(split).reduce(0, +) == 300)
    #expect(split.arrangedSubviews[0].frame.minX == 0)
    split.arrangedSubviews[0].removeFromSuperview()
    split.layoutSubtreeIfNeeded()
    #expect(widths(split) == [301])
  }

  @Test func controllersArrangeTheirItems() {
    let controller = NSSplitViewController()
    let (side, main) = (NSViewController(), NSViewController())
    let sidebar = NSSplitViewItem(sidebarWithViewController: side)
    sidebar.minimumThickness = 150
    sidebar.maximumThickness = 250
    controller.addSplitViewItem(sidebar)
    controller.addSplitViewItem(NSSplitViewItem(viewController: main))
    main.view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    let window = NSWindow.resizable(801, 400)
    controller.view.frame.size = NSSize(width: 801, height: 400)
    window.contentViewController = controller
    window.layoutIfNeeded()
    #expect(controller.children == [side, main])
    #expect(side.view.frame == NSRect(x: 0, y: 0, width: 150, height: 400))
    #expect(main.view.frame == NSRect(x: 151, y: 0, width: 650, height: 400))
    controller.splitView.setPosition(400, ofDividerAt: 0)
    #expect(side.view.frame.width == 250)
    window.setContentSize(NSSize(width: 601, height: 400))
    window.layoutIfNeeded()
    #expect(side.view.frame.width == 250)
    controller.toggleSidebar(nil)
    window.layoutIfNeeded()
    #expect(sidebar.isCollapsed)
    #expect(main.view.frame == NSRect(x: 0, y: 0, width: 601, height: 400))
    controller.toggleSidebar(nil)
    window.layoutIfNeeded()
    #expect(side.view.frame.width == 250)
    #expect(main.view.frame.width == 350)
    controller.removeSplitViewItem(sidebar)
    window.layoutIfNeeded()
    #expect(controller.children == [main])
    #expect(main.view.frame.width == 601)
  }
}
