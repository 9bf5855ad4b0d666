import Testing
import UIKit

@testable import PlumbViewKit

/// Which gestures are seen, and which of several ("Coordinating multiple gesture recognizers").
@MainActor
struct GestureTests {
  private final class Watcher: NSObject, UIGestureRecognizerDelegate {
    var seen: [String] = []
    var together = false
    var refused: Set<String> = []
    func see(_ recognizer: UIGestureRecognizer) {
      seen.append("\(recognizer.name ?? "") \(recognizer.state.rawValue)")
    }
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      !refused.contains(recognizer.name ?? "")
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { together }

    static let see = Selector("see:") { (me: Watcher, arguments) in me.see(arguments[0]) }
  }

  private let watcher = Watcher()
  private let back = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let front = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))

  init() { back.addSubview(front) }

  @discardableResult
  private func add<Kind: UIGestureRecognizer>(_ recognizer: Kind, _ name: String, to view: UIView? = nil)
    -> Kind
  {
    recognizer.name = name
    recognizer.delegate = watcher
    recognizer.addTarget(watcher, action: Watcher.see)
    (view ?? front).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func aRecogniserIsOfOneView() {
    let tap = add(UITapGestureRecognizer(), "tap")
    #expect(front.gestureRecognizers == [tap] && tap.view === front)
    back.addGestureRecognizer(tap)
    #expect(front.gestureRecognizers == nil && tap.view === back)
  }

  @Test func theViewInFrontSeesATapAlone() {
    add(UITapGestureRecognizer(), "front")
    add(UITapGestureRecognizer(), "back", to: back)
    front.plumb.tap()
    #expect(watcher.seen == ["front 3"])
    watcher.seen = []
    back.plumb.tap(at: CGPoint(x: 10, y: 10))
    #expect(watcher.seen == ["back 3"])
    watcher.seen = []
    watcher.together = true
    front.plumb.tap()
    #expect(watcher.seen == ["front 3", "back 3"])
  }

  @Test func oneTapWaitsUntilThereAreNotTwo() {
    let single = add(UITapGestureRecognizer(), "single")
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    front.plumb.tap()
    #expect(watcher.seen == ["single 3"])
    watcher.seen = []
    front.plumb.tap(count: 2)
    #expect(watcher.seen == ["double 3"])
    // Too late for a second tap of the same gesture.
    watcher.seen = []
    front.plumb.tap()
    front.plumb.tap()
    #expect(watcher.seen == ["single 3", "single 3"])
    #expect(single.state == .possible && double.state == .possible)
  }

  @Test func aPressIsLongAndATapIsNot() {
    add(UITapGestureRecognizer(), "tap")
    let press = add(UILongPressGestureRecognizer(), "press")
    front.plumb.tap()
    #expect(watcher.seen == ["tap 3"])
    watcher.seen = []
    let finger = SimulatedTouch(in: front)
    finger.hold(for: 0.4)
    #expect(watcher.seen.isEmpty)
    finger.hold(for: 0.2)
    #expect(watcher.seen == ["press 1"] && press.state == .began)
    finger.move(to: CGPoint(x: 0, y: 0))
    finger.lift()
    #expect(watcher.seen == ["press 1", "press 2", "press 3"])
  }

  @Test func aPanHasATranslation() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    let finger = SimulatedTouch(at: CGPoint(x: 100, y: 100), in: front)
    finger.move(to: CGPoint(x: 105, y: 100))
    #expect(watcher.seen.isEmpty)
    finger.move(to: CGPoint(x: 112, y: 100))
    #expect(pan.state == .began && pan.translation(in: front) == .zero)
    finger.hold(for: 0.1)
    finger.move(to: CGPoint(x: 132, y: 90))
    #expect(pan.translation(in: front) == CGPoint(x: 20, y: -10))
    #expect(pan.velocity(in: front) == CGPoint(x: 200, y: -100))
    pan.setTranslation(.zero, in: front)
    #expect(pan.translation(in: nil) == .zero)
    finger.lift()
    #expect(watcher.seen == ["pan 1", "pan 2", "pan 3"] && pan.state == .possible)
  }

  @Test func aSwipeGoesOneWay() {
    add(UISwipeGestureRecognizer(), "right")
    add(UISwipeGestureRecognizer(), "up").direction = .up
    front.plumb.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 150, y: 110))
    front.plumb.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 20))
    front.plumb.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 20, y: 100))
    #expect(watcher.seen == ["right 3", "up 3"])
  }

  @Test func twoFingersPinch() {
    let pinch = add(UIPinchGestureRecognizer(), "pinch")
    front.isMultipleTouchEnabled = true
    let one = SimulatedTouch(at: CGPoint(x: 80, y: 100), in: front)
    let other = SimulatedTouch(at: CGPoint(x: 120, y: 100), in: front)
    other.move(to: CGPoint(x: 160, y: 100))
    #expect(pinch.scale == 2 && watcher.seen == ["pinch 1"])
    other.lift()
    one.lift()
    #expect(watcher.seen == ["pinch 1", "pinch 3"])
  }

  @Test func aDelegateRefusesAndAControlKeepsItsTap() {
    add(UITapGestureRecognizer(), "tap", to: back)
    watcher.refused = ["tap"]
    front.plumb.tap()
    #expect(watcher.seen.isEmpty)
    watcher.refused = []
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    front.addSubview(button)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.plumb.tap()
    #expect(watcher.seen.isEmpty && taps == 1)
  }

  @Test func aRecognisedGestureCancelsTheTouchesOfViews() {
    final class View: UIView {
      var words: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { words.append("ended") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        words.append("cancelled")
      }
    }
    let view = View(frame: front.bounds)
    front.addSubview(view)
    let tap = add(UITapGestureRecognizer(), "tap")
    view.plumb.tap()
    #expect(view.words == ["began", "cancelled"])
    view.words = []
    tap.cancelsTouchesInView = false
    view.plumb.tap()
    #expect(view.words == ["began", "ended"])
  }
}
