import Testing
import UIKit

@testable import PlumbViewKit

/// Constraints know the line of code that made them.
@MainActor @Suite struct ConstraintOriginTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = UIView()

  init() {
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
  }

  @Test func everyWayToMakeOneRemembersItsLine() {
    let line = #line
    let made = [
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
      inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor),
      inner.topAnchor.constraint(lessThanOrEqualTo: outer.topAnchor, constant: 4),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.5),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 2),
      inner.leadingAnchor.constraint(equalToSystemSpacingAfter: outer.leadingAnchor, multiplier: 1),
      inner.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: 1),
      NSLayoutConstraint(
        item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 5),
    ]
    for (offset, constraint) in made.enumerated() {
      #expect(
        constraint.plumb.creationPlace == "ViewKitTests/ConstraintOriginTests.swift:\(line + 2 + offset)")
    }
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[inner(40)]", metrics: nil, views: ["inner": inner])
    #expect(
      format.map { $0.plumb.creationPlace }
        == Array(repeating: "ViewKitTests/ConstraintOriginTests.swift:\(line + 19)", count: 2))
  }

  /// Code that passes UIKit's methods around sees UIKit's signatures.
  @Test func referencesToMethodsHaveUIKitsSignatures() {
    let relate: (NSLayoutXAxisAnchor) -> NSLayoutConstraint = inner.leadingAnchor.constraint(equalTo:)
    let unapplied: (NSLayoutDimension) -> (CGFloat) -> NSLayoutConstraint =
      NSLayoutDimension.constraint(equalToConstant:)
    #expect(relate(outer.leadingAnchor).plumb.creationPlace == nil)
    #expect(unapplied(inner.widthAnchor)(12).constant == 12)
  }

  @Test func subclassesRememberToo() {
    final class Special: NSLayoutConstraint {}
    let special = Special(
      item: inner, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(special.plumb.creationPlace?.hasPrefix("ViewKitTests/ConstraintOriginTests.swift:") == true)
  }

  @Test func callStacksOnRequestOnly() {
    #expect(inner.widthAnchor.constraint(equalToConstant: 1).plumb.creationCallStack == [])
    LayoutDebugging.recordsCallStacks = true
    defer { LayoutDebugging.recordsCallStacks = false }
    let constraint = makeWidth()
    #expect(!constraint.plumb.creationCallStack.isEmpty)
    // With debug information the function that called comes first.
    if constraint.plumb.creationCallStack.contains(where: { $0.contains("ConstraintOriginTests.swift") }) {
      #expect(constraint.plumb.creationCallStack[0].contains("makeWidth"))
    }
  }

  /// What a recorder tells of a callback is the callback's own work.
  @Test func callStacksAreLeftOutOfRecordedTimes() {
    LayoutDebugging.recordsCallStacks = true
    defer { LayoutDebugging.recordsCallStacks = false }
    // Each look at this clock is a microsecond.
    var time: UInt64 = 0
    let recorder = LayoutRecorder {
      time += 1000
      return time
    }
    recorder.start()
    let looks = time
    _ = makeWidth()
    // One when that work begins, one when it ends.
    #expect(time == looks + 2000)
    recorder.stop()
  }

  @inline(never) private func makeWidth() -> NSLayoutConstraint {
    inner.widthAnchor.constraint(equalToConstant: 1)
  }
}
