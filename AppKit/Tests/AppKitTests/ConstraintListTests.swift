import AppKit
import XCTest

extension NSView {
  /// The constraints of the view and of all below it, as the literature collects them.
  fileprivate var allConstraints: [NSLayoutConstraint] {
    subviews.reduce(constraints) { $0 + $1.allConstraints }
  }
}

/// What debugging constraints begins with, on the Mac.
@MainActor final class ConstraintListTests: XCTestCase {
  func testConstraintsOfAHierarchyAreCollected() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let (first, second) = (NSView(), NSView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
    }
    let views = ["first": first, "second": second]
    var made: [NSLayoutConstraint] = []
    for format in ["H:|[first(100)][second]|", "V:|[first]|", "V:|[second]|"] {
      made += NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: nil, views: views)
    }
    NSLayoutConstraint.activate(made)
    outer.layoutSubtreeIfNeeded()
    XCTAssertEqual(Set(outer.allConstraints), Set(made))
    XCTAssertEqual(first.constraints.map(\.constant), [100])
    XCTAssertEqual(second.frame, NSRect(x: 100, y: 0, width: 200, height: 200))
    XCTAssertTrue(second.constraintsAffectingLayout(for: .horizontal).contains { $0.firstItem === first })
  }

  func testAmbiguityIsFound() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view]))
    outer.layoutSubtreeIfNeeded()
    XCTAssertTrue(view.hasAmbiguousLayout)
    XCTAssertFalse(outer.hasAmbiguousLayout)
  }
}
