import Testing
import UIKit

/// Which views a stack view arranges, in which order, with which spaces (documentation of `UIStackView`).
@MainActor @Suite struct ArrangementTests {
  @Test func arrangedViewsAreSubviewsInAnOrderOfTheirOwn() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [a, b])
    stack.insertSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [a, b])
    #expect(stack.subviews == [c, a, b])
    stack.insertArrangedSubview(c, at: 1)
    #expect(stack.arrangedSubviews == [a, c, b])
    // A view that is a subview keeps its place among these.
    #expect(stack.subviews == [c, a, b])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b, a])
    #expect(stack.subviews == [c, a, b])
    stack.removeArrangedSubview(b)
    #expect(stack.arrangedSubviews == [c, a])
    #expect(stack.subviews == [c, a, b])
    c.removeFromSuperview()
    #expect(stack.arrangedSubviews == [a])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    let other = UIStackView()
    other.addArrangedSubview(a)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(other.arrangedSubviews == [a])
  }

  @Test func defaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
  }

  @Test func movingAViewMovesItsFrame() {
    let example = StackCase(.horizontal)
    let host = example.stack.hostedAtCorner()
    host.layoutIfNeeded()
    example.stack.addArrangedSubview(example.views[0])
    host.layoutIfNeeded()
    #expect(example.frames.map(\.minX) == [100, 0, 70])
    example.stack.insertArrangedSubview(example.views[2], at: 0)
    host.layoutIfNeeded()
    #expect(example.frames.map(\.minX) == [100, 30, 0])
    example.views[1].removeFromSuperview()
    host.layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 70, 30))
  }

  @Test func customSpacing() {
    let example = StackCase(.horizontal)
    let (stack, views) = (example.stack, example.views)
    let host = stack.hostedAtCorner()
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(25, after: views[0])
    stack.setCustomSpacing(99, after: views[2])
    host.layoutIfNeeded()
    #expect(stack.customSpacing(after: views[0]) == 25)
    // 40 + 25 + 60 + 10 + 20; what comes after the last view has no effect.
    #expect(views.map(\.frame.minX) == [0, 65, 135])
    #expect(stack.frame.width == 155)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
    host.layoutIfNeeded()
    #expect(views[1].frame.minX == 48)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    host.layoutIfNeeded()
    #expect(views[1].frame.minX == 50)
    // It is forgotten with the view.
    stack.setCustomSpacing(30, after: views[0])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    host.layoutIfNeeded()
    #expect(views[1].frame.minX == 50)
    stack.spacing = UIStackView.spacingUseSystem
    host.layoutIfNeeded()
    #expect(views[1].frame.minX == 48)
  }

  @Test func margins() {
    let example = StackCase(.horizontal)
    example.stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 4, trailing: 8)
    let host = example.stack.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 140, 50))
    example.stack.isLayoutMarginsRelativeArrangement = true
    host.layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 150, 55))
    #expect(
      example.frames.map(\.origin) == [CGPoint(x: 2, y: 1), CGPoint(x: 52, y: 1), CGPoint(x: 122, y: 1)])
    example.stack.layoutMargins.left = 20
    host.layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 168, 55))
    example.stack.semanticContentAttribute = .forceRightToLeft
    host.layoutIfNeeded()
    // Margins are kept as leading and trailing: 20 is now on the right.
    #expect(example.frames.map(\.minX) == [108, 38, 8])
    example.stack.isLayoutMarginsRelativeArrangement = false
    host.layoutIfNeeded()
    #expect(example.stack.frame == rect(0, 0, 140, 50))
  }

  /// Margins begin at the safe area (`insetsLayoutMarginsFromSafeArea`), and follow it.
  @Test func marginsIncludeTheSafeArea() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let view = ContentView(40, 30)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.frame = controller.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(stack)
    window.layoutIfNeeded()
    let safe = window.safeAreaInsets
    #expect(safe.top > 0)
    #expect(view.frame == window.bounds.inset(by: safe))
    controller.additionalSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    #expect(view.frame.minY == safe.top + 30)
    #expect(view.frame.maxY == window.bounds.maxY - safe.bottom)
  }

  @Test func nestedStacks() {
    let labels = [ContentView(50, 20), ContentView(70, 20)]
    let fields = [ContentView(10, 30), ContentView(10, 24)]
    let rows = zip(labels, fields).map { label, field in
      let row = UIStackView(arrangedSubviews: [label, field])
      row.spacing = 8
      row.alignment = .center
      field.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      return row
    }
    let form = UIStackView(arrangedSubviews: rows)
    form.axis = .vertical
    form.spacing = 4
    let host = form.hostedAtCorner()
    form.widthAnchor.constraint(equalToConstant: 200).isActive = true
    host.layoutIfNeeded()
    #expect(form.frame == rect(0, 0, 200, 58))
    #expect(rows.map(\.frame) == [rect(0, 0, 200, 30), rect(0, 34, 200, 24)])
    #expect(labels.map(\.frame) == [rect(0, 5, 50, 20), rect(0, 2, 70, 20)])
    #expect(fields.map(\.frame) == [rect(58, 0, 142, 30), rect(78, 0, 122, 24)])
    #expect(
      form.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 200, height: 58))
  }

  @Test func anEmptyStackIsNothing() {
    let stack = UIStackView()
    let host = stack.hostedAtCorner()
    host.layoutIfNeeded()
    #expect(stack.frame == .zero)
    let view = ContentView(30, 20)
    stack.addArrangedSubview(view)
    host.layoutIfNeeded()
    #expect(stack.frame == rect(0, 0, 30, 20))
    view.removeFromSuperview()
    host.layoutIfNeeded()
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func baselinesAreThoseOfTheViewsAtTheEnds() {
    let views = [ContentView(10, 20), ContentView(10, 30), ContentView(10, 24)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === views[0])
    #expect(stack.forLastBaselineLayout === views[2])
    views[2].isHidden = true
    #expect(stack.forLastBaselineLayout === views[1])
    stack.axis = .horizontal
    #expect(stack.forFirstBaselineLayout === views[1])
    views[1].isHidden = true
    #expect(stack.forLastBaselineLayout === views[0])
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }

  /// In a row the tallest view's baseline counts, also for constraints, and when the tallest is another one.
  @Test func constraintsOnAStacksBaseline() {
    let views = [ContentView(10, 20), ContentView(10, 30)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.alignment = .center
    let host = stack.hostedAtCorner()
    let mark = ContentView(5, 5)
    mark.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: host.leftAnchor),
      mark.topAnchor.constraint(equalTo: stack.lastBaselineAnchor),
      stack.heightAnchor.constraint(equalToConstant: 100),
    ])
    host.layoutIfNeeded()
    #expect(mark.frame.minY == 65)
    views[0].content.height = 50
    host.layoutIfNeeded()
    #expect(mark.frame.minY == 75)
    views[0].isHidden = true
    host.layoutIfNeeded()
    #expect(mark.frame.minY == 65)
  }

  /// From the last baseline, here the bottom, to the first one, here the top.
  @Test func spacingFromBaselineToBaseline() {
    let example = StackCase(.vertical)
    example.stack.isBaselineRelativeArrangement = true
    example.layOut(140, 50)
    #expect(example.frames.map(\.minY) == [0, 50, 120])
  }

  /// Thirds of 100 points: edges go to the nearest pixel, so that extents differ by one.
  @Test func fractionsOfPixels() {
    for (scale, edges) in [(CGFloat(1), [CGFloat(0), 33, 67, 100]), (2, [0, 33.5, 66.5, 100])] {
      let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
      stack.contentScaleFactor = scale
      stack.distribution = .fillEqually
      stack.frame = rect(0, 0, 100, 20)
      stack.layoutIfNeeded()
      #expect(stack.arrangedSubviews.map(\.frame.minX) == Array(edges.dropLast()))
      #expect(stack.arrangedSubviews.map(\.frame.maxX) == Array(edges.dropFirst()))
    }
    // At three pixels a point a third of 100 points is 100 pixels.
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UIView() })
    stack.contentScaleFactor = 3
    stack.distribution = .fillEqually
    stack.frame = rect(0, 0, 100, 20)
    stack.layoutIfNeeded()
    for (index, view) in stack.arrangedSubviews.enumerated() {
      let third = rect(CGFloat(index) * 100 / 3, 0, 100.0 / 3, 20)
      #expect(view.frame.isWithin(1e-9, of: third))
    }
  }
}
