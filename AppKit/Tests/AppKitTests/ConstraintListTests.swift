import AppKit
import Testing

extension NSView {
  /// The constraints of the view and of all below it, as the literature collects them.
  fileprivate var allConstraints: [NSLayoutConstraint] {
    subviews.reduce(constraints) { $0 + $1.allConstraints }
  }
}

/// What debugging constraints begins with, on the Mac.
@MainActor @Suite struct ConstraintListTests {
  @Test func constraintsOfAHierarchyAreCollected() {
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
    #expect(Set(outer.allConstraints) == Set(made))
    #expect(first.constraints.map(\.constant) == [100])
    #expect(second.frame == NSRect(x: 100, y: 0, width: 200, height: 200))
    #expect(second.constraintsAffectingLayout(for: .horizontal).contains { $0.firstItem === first })
  }

  @Test func ambiguityIsFound() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 200))
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view]-|", options: [], metrics: nil, views: ["view": view]))
    outer.layoutSubtreeIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(!outer.hasAmbiguousLayout)
  }
}
