import Testing
import UIKit

/// Constraints inside a scroll view, as "Working with Scroll Views" (Auto Layout Guide) and the documentation of
/// `contentLayoutGuide` and `frameLayoutGuide` describe them.
@MainActor @Suite struct ScrollViewLayoutTests {
  let root = UIView(frame: rect(0, 0, 400, 400))
  let scroll = UIScrollView(frame: rect(50, 60, 200, 100))
  let view = ContentView(30, 20)

  init() {
    root.addSubview(scroll)
    scroll.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  private func pin(_ inset: CGFloat = 0) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: inset),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -inset),
      view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: inset),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -inset),
    ])
  }

  @Test func edgesMakeTheContentSize() {
    pin(10)
    view.widthAnchor.constraint(equalToConstant: 500).isActive = true
    view.heightAnchor.constraint(equalTo: scroll.heightAnchor, multiplier: 3).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == rect(50, 60, 200, 100))
    #expect(view.frame == rect(10, 10, 500, 300))
    #expect(scroll.contentSize == CGSize(width: 520, height: 320))
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 520, 320))
  }

  @Test func theContentsOwnSizeIsEnough() {
    pin(10)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 50, height: 40))
    view.content = CGSize(width: 300, height: 200)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 220))
    #expect(view.frame == rect(10, 10, 300, 200))
  }

  @Test func scrollingLeavesFramesInTheContent() {
    pin()
    view.content = CGSize(width: 300, height: 300)
    root.layoutIfNeeded()
    scroll.contentOffset = CGPoint(x: 20, y: 40)
    root.layoutIfNeeded()
    #expect(scroll.bounds == rect(20, 40, 200, 100))
    #expect(scroll.frame == rect(50, 60, 200, 100))
    #expect(view.frame == rect(0, 0, 300, 300))
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 20))
    #expect(scroll.contentSize == CGSize(width: 300, height: 300))
  }

  @Test func guides() {
    let floating = ContentView(40, 30)
    floating.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(floating)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      view.widthAnchor.constraint(equalTo: frame.widthAnchor),
      view.heightAnchor.constraint(equalToConstant: 700),
      floating.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -5),
      floating.bottomAnchor.constraint(equalTo: frame.bottomAnchor, constant: -5),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    #expect(floating.frame == rect(155, 65, 40, 30))
    #expect(frame.layoutFrame == rect(0, 0, 200, 100))
    // The content moves below what is fixed to the frame.
    scroll.contentOffset.y = 120
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 200, 700))
    #expect(frame.layoutFrame == rect(0, 120, 200, 100))
    #expect(floating.frame == rect(155, 185, 40, 30))
    #expect(scroll.contentSize == CGSize(width: 200, height: 700))
    #expect(content.layoutFrame == rect(0, 0, 200, 700))
  }

  @Test func guidesWithoutConstraints() {
    scroll.contentSize = CGSize(width: 300, height: 500)
    #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 300, 500))
    #expect(scroll.frameLayoutGuide.layoutFrame == rect(0, 0, 200, 100))
    #expect(scroll.contentLayoutGuide.owningView === scroll)
    #expect(scroll.contentLayoutGuide === scroll.contentLayoutGuide)
    #expect(UIScrollView().layoutGuides.isEmpty)
  }

  /// Where no constraint says how large the content is, it is as large as was said.
  @Test func aContentSizeThatWasSetStays() {
    scroll.contentSize = CGSize(width: 333, height: 777)
    view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10).isActive = true
    view.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 333, height: 777))
    scroll.contentSize = CGSize(width: 100.1, height: 5)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100.1, height: 5))
    // Horizontally constraints determine it; vertically nothing has changed.
    view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 40, height: 5))
  }

  @Test func viewsWithMasksTakeNoPart() {
    let plain = UIView(frame: rect(5, 6, 70, 80))
    scroll.addSubview(plain)
    pin()
    root.layoutIfNeeded()
    #expect(plain.frame == rect(5, 6, 70, 80))
    #expect(scroll.contentSize == CGSize(width: 30, height: 20))
    plain.autoresizingMask = [.flexibleWidth]
    scroll.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(plain.frame == rect(5, 6, 170, 80))
  }

  @Test func centersAndSizesAreTheFrames() {
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
      view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(85, 0, 30, 20))
    #expect(scroll.contentSize.height == 20)
  }

  @Test func siblingsMeetTheFrame() {
    pin()
    view.content = CGSize(width: 900, height: 900)
    let below = ContentView(10, 10)
    below.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(below)
    below.topAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    below.leadingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(below.frame == rect(250, 160, 10, 10))
  }

  @Test func aStackScrolls() {
    let stack = UIStackView(arrangedSubviews: (0..<10).map { _ in ContentView(30, 40) })
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.removeFromSuperview()
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 472))
    stack.arrangedSubviews[3].isHidden = true
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 424))
    stack.arrangedSubviews[0].removeFromSuperview()
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 376))
  }

  @Test func aScrollViewInAScrollView() {
    let inner = UIScrollView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.removeFromSuperview()
    scroll.addSubview(inner)
    inner.addSubview(view)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      inner.topAnchor.constraint(equalTo: scroll.topAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 150),
      view.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
      view.topAnchor.constraint(equalTo: inner.topAnchor),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      view.heightAnchor.constraint(equalTo: inner.heightAnchor),
      view.widthAnchor.constraint(equalToConstant: 900),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 150))
    #expect(inner.frame == rect(0, 0, 200, 150))
    #expect(inner.contentSize == CGSize(width: 900, height: 150))
    #expect(view.frame == rect(0, 0, 900, 150))
  }

  @Test func rightToLeft() {
    for each in [root, scroll, view] { each.semanticContentAttribute = .forceRightToLeft }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
      view.widthAnchor.constraint(equalToConstant: 300),
    ])
    root.layoutIfNeeded()
    // Leading is right: 10 points from the content's right edge.
    #expect(view.frame.minX == 20)
    #expect(scroll.contentSize.width == 330)
  }

  /// By itself a scroll view wants no size, however large its content is.
  @Test func theContentDoesNotStretchTheFrame() {
    pin()
    view.content = CGSize(width: 900, height: 900)
    root.layoutIfNeeded()
    #expect(scroll.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(scroll.contentSize == CGSize(width: 900, height: 900))
    #expect(view.frame == rect(0, 0, 900, 900))
  }

  /// Classes that are as large as their content override `contentSize` to hear of it.
  @Test func contentMadeByConstraintsIsSet() {
    final class Fitting: UIScrollView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { contentSize }
    }
    let (fitting, content) = (Fitting(), ContentView(30, 20))
    root.addSubview(fitting)
    fitting.addSubview(content)
    for view in [fitting, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      fitting.topAnchor.constraint(equalTo: root.topAnchor),
      fitting.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      content.leadingAnchor.constraint(equalTo: fitting.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: fitting.trailingAnchor),
      content.topAnchor.constraint(equalTo: fitting.topAnchor),
      content.bottomAnchor.constraint(equalTo: fitting.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(fitting.frame == rect(0, 0, 30, 20))
    content.content = CGSize(width: 40, height: 70)
    root.layoutIfNeeded()
    #expect(fitting.frame == rect(0, 0, 40, 70) && content.frame == rect(0, 0, 40, 70))
    // What is set counts again once constraints leave it open.
    fitting.contentSize = CGSize(width: 5, height: 6)
    content.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(fitting.contentSize == CGSize(width: 5, height: 6))
  }

  @Test func itDies() {
    weak var gone: UIScrollView?
    do {
      let root = UIView(frame: rect(0, 0, 100, 100))
      let scroll = UIScrollView(frame: rect(0, 0, 100, 100))
      root.addSubview(scroll)
      let view = ContentView(10, 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(view)
      view.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      gone = scroll
    }
    #expect(gone == nil)
  }
}
