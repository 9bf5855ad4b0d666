import UIKit
import XCTest

@testable import LayoutLanguages

class MakerTests: XCTestCase {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  var a: UIView!
  var b: UIView!

  override func setUp() {
    super.setUp()
    a = UIView()
    b = UIView()
    container.addSubview(a)
    container.addSubview(b)
  }

  private var pins: [AnyObject] {
    container.constraints.filter { $0 is PinConstraint }.filter { $0.isActive }
  }

  func testMaking() {
    a.pin.make { make in
      make.top.equal(to: b.pin.bottom).offset(by: 50)
      // A position may follow one of the other axis.
      make.left.equal(to: b.pin.top).offset(by: 50)
    }
    XCTAssertEqual(pins.count, 2)
    b.pin.make { $0.edges.equal(to: a) }
    XCTAssertEqual(pins.count, 6)
    let constraints = pins as! [NSLayoutConstraint]
    XCTAssertEqual(constraints[2...].map { $0.firstAttribute }, [.top, .left, .bottom, .right])
    XCTAssertEqual(Set(constraints.map { $0.secondAttribute }), [.top, .left, .bottom, .right])
    container.layoutIfNeeded()
  }

  func testPositionsOfTheOtherAxis() {
    b.frame = CGRect(x: 10, y: 30, width: 40, height: 50)
    a.pin.make { make in
      make.left.equal(to: b.pin.top).offset(by: 5)
      make.top.equal(to: 7)
      make.size.equal(to: 20)
    }
    container.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 35, y: 7, width: 20, height: 20))
  }

  func testSizesStandOnTheView() {
    a.pin.make { make in
      make.size.equal(to: 50)
      make.edges.inset(10).priority(.defaultLow)
    }
    XCTAssertEqual(a.constraints.map { $0.firstAttribute }, [.width, .height])
    XCTAssertEqual(a.constraints.map { $0.secondAttribute }, [.notAnAttribute, .notAnAttribute])
    XCTAssertEqual((pins as! [PinConstraint]).map { $0.constant }, [10, 10, -10, -10])
    XCTAssertTrue(
      (pins as! [PinConstraint]).allSatisfy { $0.secondItem === container && $0.priority == .defaultLow })
  }

  func testPreparing() {
    let rules = a.pin.prepare { $0.edges.equal(to: b) }
    XCTAssertEqual(pins.count, 0)
    rules[0].isActive = true
    XCTAssertEqual(pins.count, 4)
    XCTAssertTrue(rules[0].isActive)
    rules[0].isActive = false
    XCTAssertEqual(pins.count, 0)
  }

  func testUpdatingAndRemaking() {
    a.pin.make { $0.top.equal(to: b).offset(by: 50) }
    a.pin.update { $0.top.equal(to: b).offset(by: 15) }
    XCTAssertEqual((pins as! [NSLayoutConstraint]).map { $0.constant }, [15])
    a.pin.remake { $0.left.equal(to: 1) }
    XCTAssertEqual((pins as! [NSLayoutConstraint]).map { $0.firstAttribute }, [.left])
    XCTAssertEqual(a.pin.rules.count, 1)
  }

  func testLabels() {
    a.pin.make { $0.top.equal(to: container.pin.top).labeled("at the top") }
    XCTAssertEqual(container.constraints.first?.identifier, "at the top")
    XCTAssertEqual(container.constraints.first?.description, "pin at the top")
    XCTAssertEqual("\(container.constraints)", "[pin at the top]")
  }

  func testGuides() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    a.pin.make { $0.top.equal(to: guide).offset(by: 50) }
    guide.pin.make { $0.edges.equal(to: a) }
    XCTAssertEqual(pins.count, 5)
    XCTAssertEqual(guide.pin.rules.count, 1)
  }

  func testHugging() {
    a.pin.hugging = 300
    XCTAssertEqual(a.contentHuggingPriority(for: .horizontal), 300)
  }

  func testRulesDieWithTheirView() {
    weak var rule: PinRule?
    weak var view: UIView?
    autoreleasepool {
      let short = UIView()
      container.addSubview(short)
      short.pin.make { $0.top.equal(to: 3) }
      rule = short.pin.rules[0]
      view = short
      XCTAssertNotNil(rule)
      short.removeFromSuperview()
    }
    XCTAssertNil(view)
    XCTAssertNil(rule)
    XCTAssertEqual(pins.count, 0)
  }
}
