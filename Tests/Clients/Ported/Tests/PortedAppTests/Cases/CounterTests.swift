import PlumbLayoutTesting
import XCTest

@testable import PortedApp

@MainActor
final class CounterTests: XCTestCase {
  private var delegate: AppDelegate!
  private var navigation: UINavigationController!
  private var counter: CounterViewController!

  override func setUp() {
    super.setUp()
    delegate = AppDelegate()
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    navigation = delegate.window?.rootViewController as? UINavigationController
    counter = navigation.topViewController as? CounterViewController
    delegate.window?.layoutIfNeeded()
  }

  private func button(_ title: String) -> UIButton {
    counter.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == title }!
  }

  func testActionsOfTheStoryboardCallTheirMethods() {
    button("One").sendActions(for: .touchUpInside)
    button("One").plumb.tap()
    XCTAssertEqual(counter.count, 2)
    XCTAssertEqual(counter.view.subviews.compactMap { ($0 as? UILabel)?.text }, ["2"])
  }

  func testAnActionOfTheFirstResponderFindsWhoHasTheMethod() {
    button("Five").plumb.tap()
    XCTAssertEqual(counter.count, 5)
  }

  func testOutletsAreObservedAndRuntimeAttributesComputed() {
    XCTAssertEqual(counter.stepperSets, 1)
    XCTAssertEqual(counter.steppers.map(\.tag), [1, 5])
    XCTAssertEqual(counter.card.layer.cornerRadius, 12)
    XCTAssertEqual(counter.card.layer.shadowOpacity, 0.5)
    XCTAssertEqual(counter.card.layer.borderWidth, 1.5)
  }

  func testAGestureIsSeenOnTheCardAlone() {
    counter.card.plumb.tap()
    counter.view.plumb.tap(at: CGPoint(x: 200, y: 800))
    XCTAssertEqual(counter.taps, ["card 3"])
  }

  func testAnItemOfTheBarAndANotificationReset() {
    button("Five").plumb.tap()
    let item = counter.navigationItem.rightBarButtonItem!
    UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
    XCTAssertEqual(counter.count, 0)
    button("One").plumb.tap()
    NotificationCenter.default.post(name: .counterShouldReset, object: nil)
    XCTAssertEqual(counter.count, 0)
  }

  func testASliderIsDrawnAlong() {
    let slider = counter.view.subviews.compactMap { $0 as? UISlider }[0]
    slider.plumb.drag(
      from: CGPoint(x: slider.bounds.midX, y: 15), to: CGPoint(x: slider.bounds.maxX, y: 15), steps: 2)
    XCTAssertEqual(slider.value, 1)
    XCTAssertEqual(counter.taps, ["value", "value"])
  }

  func testASegueOfAButtonShowsRowsThatAreTapped() {
    button("More").plumb.tap()
    XCTAssertEqual(counter.taps, ["segue more"])
    let detail = navigation.topViewController as? DetailViewController
    delegate.window?.layoutIfNeeded()
    let table = detail?.view.subviews.compactMap { $0 as? UITableView }.first
    table?.plumb.tap(at: CGPoint(x: 100, y: 60))
    XCTAssertEqual(detail?.chosen, [1])
  }

  func testTheLayoutIsTheRecordedOne() {
    assertLayout(of: counter.view)
    assertLayout(of: counter.view, named: "narrow", size: CGSize(width: 320, height: 568))
  }

  func testTheRecordSaysWhatIsBroken() {
    let (card, content) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    card.addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      content.topAnchor.constraint(equalTo: card.topAnchor),
      content.heightAnchor.constraint(equalToConstant: 20),
      content.widthAnchor.constraint(equalToConstant: 100),
    ])
    card.layoutIfNeeded()
    content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8).isActive = true
    assertLayout(of: card)
  }

  func testTextsAreDoubledWhereSomebodyAsks() {
    LayoutDebugging.switches.doublesLocalizedStrings = true
    defer { LayoutDebugging.switches.doublesLocalizedStrings = false }
    XCTAssertEqual(NSLocalizedString("Reset", comment: ""), "Reset Reset")
    XCTAssertEqual(NSLocalizedString("Reset", bundle: .main, value: "Zero", comment: ""), "Zero Zero")
  }

  func testSelectorsAreCalledByTheirNames() {
    counter.perform(Selector(("reset")))
    XCTAssertTrue(counter.responds(to: NSSelectorFromString("increment:")))
    XCTAssertFalse(counter.responds(to: Selector(("decrement:"))))
    XCTAssertEqual(
      NSStringFromSelector(#selector(CounterViewController.significantTimeChange(note:))),
      "significantTimeChangeWithNote:")
  }
}
