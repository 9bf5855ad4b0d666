import Testing
import UIKit

/// Hidden views take no room along the axis, and the space beside them goes away (documentation of `UIStackView`: "the
/// stack view automatically updates its layout whenever … the isHidden property changes").
@MainActor @Suite struct HiddenViewTests {
  @Test(arguments: DistributionTests.distributions, DistributionTests.axes)
  func theOthersAreAsIfItWereNotThere(
    distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis
  ) {
    for hidden in 0..<3 {
      for alignment in DistributionTests.alignments {
        let example = StackCase(axis, distribution, alignment)
        let without = StackCase(axis, distribution, alignment)
        for (index, view) in (example.views + without.views).enumerated() {
          view.setContentHuggingPriority(UILayoutPriority(Float(250 - index % 3)), for: axis)
        }
        example.layOut(200, 80)
        let before = example.frames
        example.views[hidden].isHidden = true
        without.stack.removeArrangedSubview(without.views[hidden])
        example.layOut(200, 80)
        without.layOut(200, 80)
        for index in 0..<3 where index != hidden {
          #expect(example.frames[index] == without.frames[index], "\(alignment), \(hidden) hidden")
        }
        let extent = axis == .horizontal ? example.frames[hidden].width : example.frames[hidden].height
        #expect(extent == 0)
        example.views[hidden].isHidden = false
        example.layOut(200, 80)
        #expect(example.frames == before)
      }
    }
  }

  /// As a published list of a stack view's constraints has it: the space before the hidden view stays, that after it is 0.
  @Test func whereAHiddenViewStands() {
    for (hidden, position) in [(0, CGFloat(0)), (1, 50), (2, 110)] {
      let example = StackCase(.horizontal)
      example.views[hidden].isHidden = true
      example.stack.hostedAtCorner().layoutIfNeeded()
      #expect(example.views[hidden].frame == rect(position, 0, 0, 50))
    }
  }

  /// Subclasses that hide with what they arrange hear of it as of constraints to update.
  @Test func aSubclassHearsOfWhatItArranges() {
    final class Wrapping: UIStackView {
      override func setNeedsUpdateConstraints() {
        super.setNeedsUpdateConstraints()
        let isEmpty = arrangedSubviews.allSatisfy(\.isHidden)
        if isHidden != isEmpty { isHidden = isEmpty }
      }
    }
    let (stack, view) = (Wrapping(), UIView())
    stack.setNeedsUpdateConstraints()
    #expect(stack.isHidden)
    stack.addArrangedSubview(view)
    #expect(!stack.isHidden)
    view.isHidden = true
    #expect(stack.isHidden)
    view.isHidden = false
    #expect(!stack.isHidden)
    view.removeFromSuperview()
    #expect(stack.isHidden)
  }

  @Test func customSpacingOfTheViewBeforeCounts() {
    let example = StackCase(.horizontal)
    example.stack.setCustomSpacing(3, after: example.views[0])
    example.stack.setCustomSpacing(30, after: example.views[1])
    example.views[1].isHidden = true
    let host = example.stack.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(example.views[2].frame.minX == 43)
    #expect(example.stack.frame.width == 63)
    example.stack.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    #expect(example.frames.map(\.minX) == [23, 20, 0])
  }

  /// A hidden view's height still counts in a row: only its dimension along the axis is taken away.
  @Test func acrossTheAxisAHiddenViewTakesPart() {
    let example = StackCase(.horizontal, .fill, .top)
    example.views[1].isHidden = true
    example.stack.hostedAtCorner().layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 70, 50))
  }

  @Test func allHidden() {
    for distribution in DistributionTests.distributions {
      let example = StackCase(.vertical, distribution)
      let below = ContentView(20, 20)
      let column = UIStackView(arrangedSubviews: [example.stack, below])
      column.axis = .vertical
      column.frame = rect(0, 0, 50, 90)
      for view in example.views { view.isHidden = true }
      column.layoutIfNeeded()
      #expect(example.stack.frame == rect(0, 0, 50, 0))
      #expect(below.frame == rect(0, 0, 50, 90))
      #expect(example.frames.allSatisfy { $0 == rect(0, 0, 50, 0) })
      for view in example.views { view.isHidden = false }
      below.setContentHuggingPriority(.required, for: .vertical)
      column.frame.size.height = 200
      column.layoutIfNeeded()
      #expect(below.frame == rect(0, 180, 50, 20))
    }
  }

  /// Nothing depends on a hidden view, so that a size that it must have keeps nobody apart.
  @Test func aHiddenViewOfRequiredSize() {
    let example = StackCase(.vertical)
    example.views[1].heightAnchor.constraint(equalToConstant: 128).isActive = true
    example.views[1].isHidden = true
    let host = example.stack.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(example.stack.frame.height == 70)
    #expect(example.views[2].frame.minY == 50)
    example.views[1].isHidden = false
    host.layoutIfNeeded()
    #expect(example.stack.frame.height == 208)
  }

  @Test func aHiddenStackInAStack() {
    let inner = StackCase(.vertical)
    let (top, bottom) = (ContentView(60, 20), ContentView(60, 30))
    let column = UIStackView(arrangedSubviews: [top, inner.stack, bottom])
    column.axis = .vertical
    column.spacing = 5
    let host = column.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 60, 200))
    inner.stack.isHidden = true
    host.layoutIfNeeded()
    #expect(column.frame == rect(0, 0, 60, 55))
    #expect(bottom.frame == rect(0, 25, 60, 30))
    inner.views[0].isHidden = true
    inner.stack.isHidden = false
    host.layoutIfNeeded()
    // 20 + 5 + (60 + 10 + 20) + 5 + 30
    #expect(column.frame == rect(0, 0, 60, 150))
  }

  @Test func aHiddenViewThatIsNotArrangedStays() {
    let example = StackCase(.horizontal)
    let free = UIView(frame: rect(3, 4, 5, 6))
    example.stack.addSubview(free)
    free.isHidden = true
    example.layOut(200, 80)
    #expect(free.frame == rect(3, 4, 5, 6))
  }
}
