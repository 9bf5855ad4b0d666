import UIKit
import XCTest

@testable import LayoutLanguages

class EquationTests: XCTestCase {
  let a = UIView()
  let b = UIView()
  let window = UIWindow()

  override func setUp() {
    window.addSubview(a)
    window.addSubview(b)
  }

  func testAnEquationIsAnActiveConstraint() {
    let constraint = a.widthAnchor == b.widthAnchor / 2 ~ .defaultHigh - 1
    XCTAssertTrue(constraint.firstItem === a)
    XCTAssertTrue(constraint.secondItem === b)
    XCTAssertEqual(constraint.multiplier, 0.5, accuracy: 0.00001)
    XCTAssertEqual(constraint.priority.rawValue, 749, accuracy: 0.00001)
    XCTAssertEqual(constraint.priority, 749)
    XCTAssertEqual(constraint.relation, .equal)
    XCTAssertEqual(constraint.firstAttribute, .width)
    XCTAssertEqual(constraint.secondAttribute, .width)
    XCTAssertTrue(constraint.isActive)
    XCTAssertFalse(a.translatesAutoresizingMaskIntoConstraints)
    XCTAssertTrue(b.translatesAutoresizingMaskIntoConstraints)
    XCTAssertTrue(window.constraints.contains(constraint))
  }

  func testNumbersOfEveryKind() {
    let number: Float = 20
    XCTAssertEqual((a.widthAnchor == number).constant, 20)
    XCTAssertEqual((a.heightAnchor >= 30.5).constant, 30.5)
    XCTAssertEqual((a.leadingAnchor == b.trailingAnchor + number).constant, 20)
    XCTAssertEqual((a.topAnchor <= b.bottomAnchor - 4.0).constant, -4)
    XCTAssertEqual((a.widthAnchor == number).secondAttribute, .notAnAttribute)
    XCTAssertNil((a.widthAnchor == number).secondItem)
    XCTAssertNil((a.widthAnchor == number).secondAnchor)
  }

  func testPairsAreToldApartByTheirTypes() {
    XCTAssertEqual((a.horizontal == b.horizontal).map { $0.firstAttribute }, [.leading, .trailing])
    XCTAssertEqual((a.vertical == b.vertical).map { $0.firstAttribute }, [.top, .bottom])
    XCTAssertEqual((a.middle == b.middle).map { $0.firstAttribute }, [.centerX, .centerY])
    let controller = UIViewController()
    controller.view.addSubview(a)
    XCTAssertEqual(
      (a.horizontal == controller.horizontal).map { $0.secondItem as? UIView },
      [controller.view, controller.view])
  }

  func testBlocksCollect() {
    let inactive = together(active: false) {
      a.widthAnchor == b.widthAnchor
      a.heightAnchor == b.heightAnchor * 2 ~ .defaultLow
    }
    XCTAssertEqual(inactive.map { $0.isActive }, [false, false])
    XCTAssertEqual(inactive.map { $0.priority }, [.required, .defaultLow])
    XCTAssertEqual(window.constraints, [])
    let active = together {
      a.widthAnchor == 20.0
      a.leadingAnchor == window.leadingAnchor
    }
    XCTAssertEqual(window.constraints, [active[1]])
    XCTAssertEqual(a.constraints, [active[0]])
  }

  func testMultipliersThatAnchorsDoNotKnow() {
    let constraint = a.trailingAnchor.constraint(equalTo: window.trailingAnchor, multiplier: 0.5)
    XCTAssertEqual(constraint.multiplier, 0.5)
    XCTAssertTrue(constraint.firstAnchor === a.trailingAnchor)
    XCTAssertEqual(constraint.secondAnchor, window.trailingAnchor)
  }
}
