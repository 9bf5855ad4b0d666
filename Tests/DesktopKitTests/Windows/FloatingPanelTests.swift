import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// Panels, cells and views as apps of the Mac derive them, which have to compile and to be asked.
@MainActor @Suite struct FloatingPanelTests {
  private final class FloatingPanel: NSPanel {
    override var isMovable: Bool {
      get { false }
      set {}
    }
    override var representedURL: URL? { didSet { changes += 1 } }
    override func animationResizeTime(_ newFrame: NSRect) -> TimeInterval { 0.1 }
    var changes = 0
  }
  private final class Rows: NSTableView {
    override func drawGrid(inClipRect clipRect: NSRect) { super.drawGrid(inClipRect: clipRect) }
    override func highlightSelection(inClipRect clipRect: NSRect) {}
    override func wantsForwardedScrollEvents(for axis: NSEvent.GestureAxis) -> Bool { axis == .vertical }
  }
  private final class Knob: NSSliderCell {
    override func awakeFromNib() { maxValue = 100 }
  }
  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
    override func prepareContent(in rect: NSRect) { super.prepareContent(in: visibleRect) }
  }

  @Test func aPanelSaysHowItIs() {
    let panel = FloatingPanel(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 50), styleMask: [.nonactivatingPanel, .resizable],
      backing: .buffered, defer: false)
    panel.isMovable = true
    #expect(!panel.isMovable)
    panel.representedFilename = "/notes/Plan.txt"
    #expect(panel.changes == 1 && panel.representedURL?.lastPathComponent == "Plan.txt")
    #expect(panel.animationResizeTime(.zero) == 0.1)
    panel.collectionBehavior = [.auxiliary, .stationary]
    #expect(!panel.collectionBehavior.contains(.primary))
    panel.alphaValue = 0.5
    #expect(panel.alphaValue == 0.5 && NSWindow().alphaValue == 1)
  }

  @Test func aTableIsAskedAboutScrolling() {
    #expect(Rows().wantsForwardedScrollEvents(for: .vertical))
    #expect(!NSTableView().wantsForwardedScrollEvents(for: .vertical))
    #expect(NSOutlineViewDropOnItemIndex == -1)
  }

  @Test func aCellMayAwake() {
    let knob = Knob()
    let slider = NSSlider()
    slider.cell = knob
    knob.awakeFromNib()
    #expect(slider.maxValue == 100)
  }

  @Test func aViewKnowsTheItemThatShowsIt() {
    let item = NSMenuItem()
    let (view, inner) = (NSView(), NSView())
    view.addSubview(inner)
    #expect(inner.enclosingMenuItem == nil)
    item.view = view
    #expect(inner.enclosingMenuItem === item)
    item.view = nil
    #expect(view.enclosingMenuItem == nil)
  }

  /// The edge that two rectangles share belongs to one of them, by which way the view's coordinates go.
  @Test func thePointOfAnEdgeIsInOneRectangle() {
    let rect = NSRect(x: 0, y: 0, width: 10, height: 10)
    #expect(NSView().isMousePoint(NSPoint(x: 5, y: 5), in: rect))
    #expect(!NSView().isMousePoint(NSPoint(x: 5, y: 0), in: rect))
    #expect(NSView().isMousePoint(NSPoint(x: 5, y: 10), in: rect))
    #expect(Flipped().isMousePoint(NSPoint(x: 5, y: 0), in: rect))
    #expect(!Flipped().isMousePoint(NSPoint(x: 5, y: 10), in: rect))
  }

  @Test func theScreenHasNoCamera() throws {
    let screen = try #require(NSScreen.main)
    #expect(!screen.localizedName.isEmpty && screen.auxiliaryTopLeftArea == nil)
    #expect(screen.safeAreaInsets.top == 0 && screen.auxiliaryTopRightArea == nil)
  }

  @Test func whatIsDrawnHasAnAppearance() {
    let previous = NSAppearance.current
    NSAppearance.current = NSAppearance(named: .darkAqua)
    #expect(NSAppearance.currentDrawing.name == .darkAqua)
    NSAppearance.current = previous
    var name: NSAppearance.Name?
    NSAppearance(named: .vibrantDark)?.performAsCurrentDrawingAppearance {
      name = NSAppearance.currentDrawing.name
    }
    #expect(name == .vibrantDark && NSAppearance.current === previous)
    #expect(NSColor.currentControlTint == .blueControlTint)
    let effect = NSVisualEffectView()
    effect.material = .ultraDark
    #expect(effect.material.rawValue == 9)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.repeatCount = HUGE
    #expect(animation.repeatCount == .greatestFiniteMagnitude)
  }
}
