import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Gesture recognisers see what the mouse does before views do.
@MainActor @Suite struct GestureTests {
  final class Target: NSObject {
    var log: [String] = []
  }

  final class Clicked: NSView {
    var events: [String] = []
    override func mouseDown(with event: NSEvent) { events.append("down \(event.clickCount)") }
    override func mouseDragged(with event: NSEvent) { events.append("dragged") }
    override func mouseUp(with event: NSEvent) { events.append("up") }
  }

  private let clicked = Selector("clicked:") { (me: Target, arguments) in
    let gesture: NSGestureRecognizer = arguments[0]
    me.log.append("click at \(gesture.location(in: gesture.view))")
  }

  private let panned = Selector("panned:") { (me: Target, arguments) in
    let gesture: NSPanGestureRecognizer = arguments[0]
    me.log.append("\(gesture.state) \(gesture.translation(in: gesture.view))")
  }

  @Test func aClickGoesToTheGestureAndNotToTheView() {
    let target = Target()
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = Clicked(frame: NSRect(x: 10, y: 20, width: 40, height: 30))
    outer.addSubview(view)
    let gesture = NSClickGestureRecognizer(target: target, action: clicked)
    outer.addGestureRecognizer(gesture)
    #expect(outer.plumb.click(at: NSPoint(x: 15, y: 25)))
    #expect(target.log == ["click at (15.0, 25.0)"] && view.events.isEmpty)
    gesture.numberOfClicksRequired = 2
    outer.plumb.click(at: NSPoint(x: 15, y: 25))
    #expect(target.log.count == 1 && view.events == ["down 1", "up"])
    outer.plumb.click(at: NSPoint(x: 15, y: 25), count: 2)
    #expect(view.events == ["down 1", "up", "down 1", "up"])
    #expect(target.log.count == 2)
    gesture.isEnabled = false
    outer.plumb.click(at: NSPoint(x: 15, y: 25), count: 2)
    #expect(target.log.count == 2 && view.events.last == "up")
  }

  /// The innermost has it, unless a delegate permits both.
  @Test func oneGestureAtATime() {
    final class Both: NSObject, NSGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: NSGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: NSGestureRecognizer
      ) -> Bool { true }
    }
    let (inner, outer) = (Target(), Target())
    let container = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    container.addSubview(view)
    let click = NSClickGestureRecognizer(target: inner, action: clicked)
    view.addGestureRecognizer(click)
    container.addGestureRecognizer(NSClickGestureRecognizer(target: outer, action: clicked))
    view.plumb.click()
    #expect(inner.log.count == 1 && outer.log.isEmpty)
    let both = Both()
    click.delegate = both
    view.plumb.click()
    #expect(inner.log.count == 2 && outer.log.count == 1)
  }

  @Test func aDragIsFollowed() {
    let target = Target()
    let view = Clicked(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    let pan = NSPanGestureRecognizer(target: target, action: panned)
    view.gestureRecognizers = [pan]
    view.plumb.drag(from: NSPoint(x: 10, y: 10), to: NSPoint(x: 30, y: 50))
    #expect(target.log == ["began (10.0, 20.0)", "changed (20.0, 40.0)", "ended (20.0, 40.0)"])
    #expect(view.events == ["down 1", "dragged", "dragged", "up"])
    #expect(pan.state == .possible)
    view.gestureRecognizers = []
    #expect(pan.view == nil)
  }
}
