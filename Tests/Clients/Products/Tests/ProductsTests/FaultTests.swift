import PlumbLayoutTesting
import Testing
import UIKit

/// A mistake that UIKit answers with an exception fails the test that makes it, and the others run.
@MainActor
struct FaultTests {
  @Test func aMistakeFailsItsTestAtItsLine() {
    withKnownIssue {
      let (one, other) = (UIView(), UIView())
      let constraint = one.leadingAnchor.constraint(equalTo: other.leadingAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    } matching: { issue in
      "\(issue)".contains("no common ancestor")
        && issue.sourceLocation?.fileID == "ProductsTests/FaultTests.swift"
    }
  }

  @Test func whatWasAskedForIsLeftUndone() {
    let view = UIView()
    withKnownIssue {
      let formats = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[view", options: [], metrics: nil, views: ["view": view])
      #expect(formats.isEmpty)
    }
    withKnownIssue {
      let width = view.widthAnchor.constraint(equalToConstant: .nan)
      #expect(width.constant == 0)
    }
    withKnownIssue {
      view.addConstraint(
        NSLayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .width, multiplier: 1,
          constant: 0))
    }
    view.layoutIfNeeded()
  }
}
