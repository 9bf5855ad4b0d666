import TestSupport
import Testing
import UIKit

/// What holds of every stack view, on random ones.
@MainActor @Suite struct StackPropertyTests {
  private typealias Stacks = RandomStacks

  @Test(arguments: SeededGenerator.seeds(60)) func layingOutTwiceChangesNothing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stack = Stacks.tree(&random)
    let host = stack.hostedAtCorner()
    host.layoutIfNeeded()
    let frames = stack.allFrames
    stack.setNeedsLayout()
    host.setNeedsLayout()
    host.layoutIfNeeded()
    #expect(stack.allFrames == frames)
  }

  /// Hidden and shown again, in any order, views are where they were.
  @Test(arguments: SeededGenerator.seeds(60)) func hidingAndShowing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stack = Stacks.tree(&random)
    let host = stack.hostedAtCorner()
    host.layoutIfNeeded()
    let frames = stack.allFrames
    let views = stack.allArranged.filter { !$0.isHidden && Bool.random(using: &random) }
    for view in views.shuffled(using: &random) {
      view.isHidden = true
      if Bool.random(using: &random) { host.layoutIfNeeded() }
    }
    host.layoutIfNeeded()
    for view in views.shuffled(using: &random) {
      view.isHidden = false
      if Bool.random(using: &random) { host.layoutIfNeeded() }
    }
    host.layoutIfNeeded()
    #expect(stack.allFrames == frames)
  }

  /// However its views came to their places, a stack view is the one built in that order.
  @Test(arguments: SeededGenerator.seeds(60)) func anEditedStackIsAFreshOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let wanted = Stacks.spec(&random)
    let fresh = wanted.make()
    let freshHost = fresh.hostedAtCorner()
    freshHost.layoutIfNeeded()
    let edited = Stacks.spec(&random).make()
    let host = edited.hostedAtCorner()
    host.layoutIfNeeded()
    for view in edited.arrangedSubviews.shuffled(using: &random) {
      if Bool.random(using: &random) { edited.removeArrangedSubview(view) }
      view.removeFromSuperview()
      if Bool.random(using: &random) { host.layoutIfNeeded() }
    }
    let views = wanted.makeViews()
    for place in views.indices.shuffled(using: &random) {
      let index = edited.arrangedSubviews.filter { arranged in
        views.firstIndex { $0 === arranged }.map { $0 < place } ?? true
      }.count
      edited.insertArrangedSubview(views[place], at: index)
      if Bool.random(using: &random) { host.layoutIfNeeded() }
    }
    wanted.configure(edited)
    host.layoutIfNeeded()
    #expect(edited.allFrames == fresh.allFrames)
  }

  /// Right to left, a stack view is its own mirror image.
  @Test(arguments: SeededGenerator.seeds(60)) func rightToLeftIsTheMirrorImage(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let spec = Stacks.spec(&random)
    let (forward, backward) = (spec.make(), spec.make())
    for view in [backward] + backward.subviews { view.semanticContentAttribute = .forceRightToLeft }
    let hosts = [forward.hostedAtCorner(), backward.hostedAtCorner()]
    for host in hosts { host.layoutIfNeeded() }
    #expect(forward.frame == backward.frame)
    for (view, mirrored) in zip(forward.arrangedSubviews, backward.arrangedSubviews) {
      let frame = mirrored.frame
      let image = rect(backward.frame.width - frame.maxX, frame.minY, frame.width, frame.height)
      // Half a pixel goes to the right on both sides.
      #expect(view.frame.isWithin(1.01 / 3, of: image), "\(view.frame) and \(image)")
    }
  }
}
