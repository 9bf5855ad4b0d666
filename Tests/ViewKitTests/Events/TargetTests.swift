import Testing
import UIKit

@testable import PlumbViewKit

/// Targets that are told by selectors ("Target-Action", Cocoa Application Competencies for iOS).
@MainActor
struct TargetTests {
  private final class Listener: UIResponder {
    var heard: [String] = []
    var above: UIResponder?
    override var next: UIResponder? { above }
    func tap(_ sender: UIControl) { heard.append("tap \(sender.tag)") }
    func plain() { heard.append("plain") }
    func both(_ sender: Any?, for event: UIEvent?) { heard.append("both \(event == nil)") }

    static let tap = Selector("tap:") { (me: Listener, arguments) in me.tap(arguments[0]) }
    static let plain = Selector("plain") { (me: Listener, _) in me.plain() }
    static let both = Selector("both:for:") { (me: Listener, arguments) in
      me.both(arguments[0], for: arguments[1])
    }
  }

  private let control = UIControl()
  private let listener = Listener()

  @Test func targetsAreToldInTheOrderInWhichTheyWereAdded() {
    control.tag = 7
    control.addTarget(listener, action: Listener.plain, for: .valueChanged)
    control.addAction(UIAction { [listener] _ in listener.heard.append("action") }, for: .valueChanged)
    control.addTarget(listener, action: Listener.tap, for: [.valueChanged, .touchDown])
    control.addTarget(listener, action: Listener.both, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(listener.heard == ["plain", "action", "tap 7", "both true"])
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    #expect(control.allTargets == [listener])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == ["tap:"])
  }

  @Test func aTargetIsAddedOnceAndTakenBack() {
    control.addTarget(listener, action: Listener.plain, for: .touchDown)
    control.addTarget(listener, action: Selector("plain"), for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    #expect(listener.heard == ["plain"])
    control.removeTarget(nil, action: nil, for: .touchDown)
    #expect(control.allControlEvents == .touchUpInside)
    control.removeTarget(listener, action: Listener.plain, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(listener.heard == ["plain"] && control.allTargets.isEmpty)
  }

  @Test func aTargetIsNotKeptAlive() {
    var gone: Listener? = Listener()
    weak let weakly = gone
    control.addTarget(gone, action: Listener.plain, for: .touchDown)
    gone = nil
    #expect(weakly == nil)
    control.sendActions(for: .touchDown)
  }

  @Test func anActionWithoutATargetGoesUpwards() {
    let root = UIView()
    root.addSubview(control)
    let other = Listener()
    listener.above = other
    let owner = UIViewController()
    owner.view = root
    control.addTarget(nil, action: Listener.plain, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(UIApplication.shared.sendAction(Listener.plain, to: nil, from: control, for: nil) == false)
    #expect(UIApplication.shared.sendAction(Listener.plain, to: other, from: control, for: nil))
    #expect(other.heard == ["plain"])
    #expect(listener.target(forAction: Listener.plain, withSender: nil) as? Listener === listener)
  }

  @Test func frameworkMethodsAreFoundByTheirNames() throws {
    let view = UIView()
    let description = try #require(view.perform(Selector(("recursiveDescription"))))
    #expect((description.takeUnretainedValue() as? String)?.hasPrefix("<UIView: 0x") == true)
    #expect(view.responds(to: Selector("becomeFirstResponder")) && !view.responds(to: Selector("tap:")))
  }

  @Test func barButtonsNotificationsAndTimersTell() {
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: listener, action: Listener.plain)
    #expect(item.target === listener && item.action == Selector("plain"))
    let center = NotificationCenter()
    center.addObserver(listener, selector: Listener.plain, name: nil, object: nil)
    center.post(name: Notification.Name("A"), object: nil)
    center.removeObserver(listener)
    center.post(name: Notification.Name("A"), object: nil)
    #expect(listener.heard == ["plain"])
    let timer = Timer(
      timeInterval: 1, target: listener, selector: Listener.plain, userInfo: nil, repeats: false)
    timer.fire()
    #expect(listener.heard == ["plain", "plain"])
  }

  private final class TimerListener: NSObject {
    var told: [String] = []
    static let heard = Selector("hear:") { (me: TimerListener, arguments) in me.hear(arguments[0]) }

    func hear(_ timer: Timer) {
      told.append("\(timer.userInfo as? String ?? "nothing") \(timer.timeInterval)")
      timer.invalidate()
    }
  }

  @Test func timersTellWhatTheyWereGiven() {
    let listener = TimerListener()
    let timers = ["a card", nil].map {
      Timer(timeInterval: 2, target: listener, selector: TimerListener.heard, userInfo: $0, repeats: true)
    }
    for timer in timers { timer.fire() }
    #expect(listener.told == ["a card 2.0", "nothing 2.0"])
    #expect(timers.allSatisfy { !$0.isValid })
  }

  @Test func whatNobodyUnderstandsIsAFault() {
    var faults: [String] = []
    LayoutDebugging.faultHandler = { faults.append($0.message) }
    defer { LayoutDebugging.faultHandler = nil }
    control.addTarget(listener, action: Selector("fly:"), for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(faults.count == 1 && faults[0].contains("fly:]: unrecognized selector sent to instance"))
  }
}
