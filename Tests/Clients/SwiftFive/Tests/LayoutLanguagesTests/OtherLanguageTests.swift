import UIKit
import XCTest

@testable import LayoutLanguages

class ProxyTests: XCTestCase {
  var superview: UIView!
  var view: UIView!

  override func setUp() {
    superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    view = UIView(frame: .zero)
    superview.addSubview(view)
  }

  func testBlocksOfEquations() {
    let scene = arrange(view) { view in
      view.width == view.superview!.width * 0.5 + 10
      view.height == 30
      view.top == view.superview!.safeArea.top
      view.leading == view.superview!.leading + 4
    }
    superview.layoutIfNeeded()
    XCTAssertEqual(view.frame, CGRect(x: 4, y: 0, width: 210, height: 30))
    arrange(view, replacing: scene) { view in view.height == 40 }
    XCTAssertEqual(scene.constraints, [])
    XCTAssertEqual(superview.constraints.count, 0)
    XCTAssertEqual(view.constraints.count, 1)
  }

  func testGuidesAndViews() {
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let scene = arrange(view, guide) { view, guide in
      view.width == guide.width
      guide.height == 20
    }
    XCTAssertEqual(superview.constraints, scene.constraints)
  }

  func testNothingIsKeptAlive() {
    weak var weakSuperview: UIView?
    weak var weakView: UIView?
    autoreleasepool {
      let superview = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      superview.addSubview(view)
      weakSuperview = superview
      weakView = view
      arrange(view, superview) { view, superview in view.top == superview.top }
      XCTAssertTrue(view.topAnchor === view.topAnchor)
    }
    XCTAssertNil(weakSuperview)
    XCTAssertNil(weakView)
  }
}

class AttributeTests: XCTestCase {
  func testANewAttributeReplacesTheOld() {
    let superview = UIView(frame: CGRectMake(0, 0, 400, 1000))
    let view = UIView(frame: CGRect.zero)
    superview.addSubview(view)
    let first = view <- [Width(120), Top(10)]
    XCTAssertTrue(view.constraints.first === first.first)
    XCTAssertTrue(superview.constraints.first === first.last)
    let second = view <- Width(200)
    XCTAssertFalse(first[0].isActive)
    XCTAssertEqual(view.constraints, second)
    XCTAssertTrue(second[0].secondItem == nil)
  }

  func testGuides() {
    let superview = UIView(frame: CGRect.zero)
    let guide = UILayoutGuide()
    superview.addLayoutGuide(guide)
    let constraints = guide <- [CenterX(10), Width(10)]
    XCTAssertTrue(constraints[0].firstItem === guide)
    XCTAssertTrue(constraints[0].secondItem === superview)
    XCTAssertEqual(superview.constraints, constraints)
    XCTAssertEqual(guide.constraints, constraints)
  }

  func testConditions() {
    let view = UIView()
    XCTAssertEqual(
      view <- Width(3).when { $0.horizontalSizeClass == .unspecified && $0.verticalSizeClass == .regular }, []
    )
    XCTAssertEqual((view <- Width(3).when(nil)).count, 1)
  }

  func testGuidesOfSubclasses() {
    class FixedGuide: UILayoutGuide {
      override var layoutFrame: CGRect { CGRect(x: 0, y: 0, width: 200, height: 200) }
    }
    XCTAssertTrue(FixedGuide().layoutFrame.equalTo(CGRect(x: 0, y: 0, width: 200, height: 200)))
  }
}

class ChainTests: XCTestCase {
  var window: UIWindow!
  var controller: UIViewController!
  var view: UIView!

  override func setUp() {
    super.setUp()
    window = UIWindow(frame: UIScreen.main.bounds)
    controller = UIViewController()
    window.rootViewController = controller
    view = UIView()
    controller.view.holding { view! }
  }

  func testConstraintsStandWhereTheyAreAdded() {
    XCTAssertNil(view.widthConstraint)
    view.wide(51).fromTop(23)
    let width = view.widthConstraint
    XCTAssertEqual(width?.constant, 51)
    XCTAssertEqual(width?.firstItem as? UIView, view)
    XCTAssertNil(width?.secondItem)
    XCTAssertEqual(width?.firstAttribute, .width)
    XCTAssertEqual(width?.secondAttribute, .notAnAttribute)
    XCTAssertEqual(width?.priority.rawValue, 751)
    XCTAssertEqual(width?.isActive, true)
    XCTAssertEqual(view.topConstraint?.secondItem as? UIView, controller.view)
    XCTAssertEqual(controller.view.ownConstraints.count, 2)
    XCTAssertEqual(view.constraints.count, 0)
  }

  func testRows() {
    let a = UIView()
    let b = UIView()
    controller.view.holding {
      a
      b
    }
    (|-a.wide(10) - b).sameTop(5)
    controller.view.layoutIfNeeded()
    XCTAssertEqual(a.frame, CGRect(x: 8, y: 5, width: 10, height: 0))
    XCTAssertEqual(b.frame, CGRect(x: 26, y: 5, width: 0, height: 0))
  }

  func testRowsFromRightToLeft() {
    controller.view.semanticContentAttribute = .forceRightToLeft
    let a = UIView()
    let b = UIView()
    controller.view.holding {
      a
      b
    }
    (|-a.wide(10) - b).sameTop(5)
    controller.view.layoutIfNeeded()
    let width = controller.view.frame.width
    XCTAssertEqual(a.frame, CGRect(x: width - 18, y: 5, width: 10, height: 0))
    XCTAssertEqual(b.frame, CGRect(x: width - 26, y: 5, width: 0, height: 0))
    controller.view.semanticContentAttribute = .unspecified
    controller.view.layoutIfNeeded()
    XCTAssertEqual(a.frame.minX, 8)
    XCTAssertEqual(b.frame.minX, 26)
  }

  func testAnotherViewForTheController() {
    let view = UIView()
    view.frame = controller.view.frame
    controller.view = view
    XCTAssertEqual(controller.view.frame, window.frame)
    XCTAssertTrue(view.window === window)
  }
}

class AnchoredTests: XCTestCase {
  func testFilling() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let view = UIView()
    container.addSubview(view)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.fill(container, except: .bottom, insets: insets, priority: .defaultHigh)
    view.fill(container.layoutMarginsGuide, isActive: false).activate()
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    XCTAssertEqual(container.constraints.count, 7)
    XCTAssertEqual(
      container.constraints.map { $0.priority.rawValue }, [750, 750, 750, 1000, 1000, 1000, 1000])
  }

  func testRowsByGenericAnchors() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 80))
    let views = [UIView(), UIView(), UIView()]
    views.forEach(container.addSubview)
    let constraints = container.row(views, spacing: 10)
    container.layoutIfNeeded()
    XCTAssertEqual(views.map { $0.frame.minX }, [0, 40, 80])
    XCTAssertNotNil(constraints.first { $0.firstAnchor === views[1].widthAnchor })
  }
}

class LayoutSupportTests: XCTestCase {
  func testGuidesOfControllers() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    controller.view.addSubview(view)
    view.pin.make { make in
      make.top.equal(to: controller.topLayoutGuide.pinBottom)
      make.bottom.equal(to: controller.bottomLayoutGuide)
    }
    let pins = controller.view.constraints.filter { $0 is PinConstraint }
    XCTAssertEqual(pins.count, 2)
    XCTAssertTrue(pins[0].secondItem === controller.topLayoutGuide)
    XCTAssertEqual(pins[0].secondAttribute, .bottom)
    XCTAssertFalse(pins.contains { !($0.secondItem is UILayoutSupport) })
  }

  func testAttributesOfGuides() {
    let controller = UIViewController()
    let view = UIView(frame: CGRect.zero)
    controller.view.addSubview(view)
    let constraints = view <- Top(10).to(controller.topLayoutGuide)
    XCTAssertEqual(constraints.count, 1)
    XCTAssertTrue(constraints[0].secondItem === controller.topLayoutGuide)
    XCTAssertEqual(constraints[0].secondAttribute, .bottom)
    XCTAssertEqual(controller.view.constraints.count, 3)
  }
}
