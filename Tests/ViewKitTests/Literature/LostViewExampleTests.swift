import Testing
import UIKit

/// Views that go missing, and spaces that are there without views.
@MainActor @Suite(.serialized) struct LostViewExampleTests {
  let page = Sample.page()

  private func formats(_ formats: [String], _ views: [String: Any]) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
    }
  }

  /// Nothing says how wide the view is.
  @Test func viewVanishesToZeroWidth() throws {
    let view = UIView()
    Sample.add(view, to: page)
    // One that shows nothing is not missed.
    view.backgroundColor = .systemBlue
    formats(["V:|[view(==80)]", "H:|[view]"], ["view": view])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 80))
    #expect(view.hasAmbiguousLayout)
    let lost = try #require(page.plumb.lostViews.first)
    #expect(lost.view === view && page.plumb.lostViews.count == 1)
    #expect(lost.explanation.contains("width"), "\(lost.explanation)")
    #expect(page.plumb.ambiguityReport.contains("width: anywhere"), "\(page.plumb.ambiguityReport)")
  }

  /// The view has a frame of 30 by 30 points first, and vanishes nevertheless: `frame = (0 0; 0 80)` in the book.
  @Test func widthThatWasThereVanishes() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 30, height: 30))
    Sample.add(view, to: page)
    formats(["V:|[view(==80)]", "H:|[view]"], ["view": view])
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 80) && view.hasAmbiguousLayout)
    // Also where the frame is set later on: constraints take it back.
    view.frame = CGRect(x: 7, y: 7, width: 30, height: 30)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 0, height: 80) && view.hasAmbiguousLayout)
    #expect(page.plumb.ambiguityReport.contains("width: anywhere"), "\(page.plumb.ambiguityReport)")
  }

  /// A view that no constraint mentions lies in its superview's corner, and has no size.
  @Test func viewOfWhichNothingIsSaid() {
    let view = UIView(frame: CGRect(x: 7, y: 7, width: 30, height: 30))
    Sample.add(view, to: page)
    page.layoutIfNeeded()
    #expect(view.frame == .zero && view.hasAmbiguousLayout)
  }

  /// A is 3 B and A is 2 B: both are 0, which neither conflicts nor leaves anything open.
  @Test func threeTimesAndTwoTimes() {
    let (a, b) = (Sample.add(UIView(), to: page), Sample.add(UIView(), to: page))
    for (view, height) in [(a, 50.0), (b, 68)] {
      view.backgroundColor = .systemBlue
      Sample.activate(
        view.rightAnchor.constraint(equalTo: page.rightAnchor),
        view.bottomAnchor.constraint(equalTo: page.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: height))
    }
    let found = Sample.conflicts {
      Sample.activate(
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 3),
        a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2))
      page.layoutIfNeeded()
    }
    #expect(found.isEmpty && page.plumb.ambiguousViews.isEmpty)
    // The frames of the book, which is of a page with 504 points.
    #expect(a.frame == CGRect(x: 320, y: 454, width: 0, height: 50))
    #expect(b.frame == CGRect(x: 320, y: 436, width: 0, height: 68))
    let lost = page.plumb.lostViews
    // B follows A.
    #expect(lost.map(\.view) == [a])
    #expect(lost.allSatisfy { $0.explanation.contains("3") && $0.explanation.contains("2") }, "\(lost)")
  }

  /// 20 by 20 points at (-20, -20): nothing says that views must be on the screen.
  @Test func viewLeftOffScreen() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.addSubview(page)
    let view = Sample.add(UIView(), to: page)
    Sample.activate(
      view.rightAnchor.constraint(equalTo: page.leftAnchor),
      view.bottomAnchor.constraint(equalTo: page.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 20))
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: -20, y: -20, width: 20, height: 20))
    #expect(!view.hasAmbiguousLayout)
    let lost = try #require(window.plumb.lostViews.first)
    #expect(lost.view === view && window.plumb.lostViews.count == 1)
  }

  /// A format of the superview itself, only for its option: the constraint of the format always holds.
  @Test(arguments: ["V", "H"]) func formatThatCenters(axis: String) {
    let view = Sample.add(UIView(), to: page)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "\(axis):[superview]-(<=1)-[subview]",
      options: axis == "V" ? .alignAllCenterX : .alignAllCenterY, metrics: nil,
      views: ["superview": page, "subview": view])
    #expect(made.count == 2)
    let found = Sample.conflicts {
      NSLayoutConstraint.activate(made)
      formats(
        ["V:[view(40)]", "H:[view(60)]", axis == "V" ? "V:|-100-[view]" : "H:|-100-[view]"], ["view": view])
      page.layoutIfNeeded()
    }
    #expect(found.isEmpty && !view.hasAmbiguousLayout)
    // In the middle of 320 × 504 on the other axis.
    #expect(
      view.frame
        == (axis == "V"
          ? CGRect(x: 130, y: 100, width: 60, height: 40) : CGRect(x: 100, y: 232, width: 60, height: 40))
    )
  }

  /// Guides of equal widths stand where the spaces between three views are.
  @Test func equalSpacingByGuides() {
    let views = (0..<3).map { _ in Sample.add(UIView(), to: page) }
    let guides = (0..<4).map { _ in UILayoutGuide() }
    guides.forEach(page.addLayoutGuide)
    var edge = page.leadingAnchor
    for (index, guide) in guides.enumerated() {
      Sample.activate(
        guide.leadingAnchor.constraint(equalTo: edge), guide.topAnchor.constraint(equalTo: page.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 1),
        guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor))
      guard views.indices.contains(index) else { continue }
      let view = views[index]
      Sample.activate(
        view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
        view.centerYAnchor.constraint(equalTo: page.centerYAnchor),
        view.widthAnchor.constraint(equalToConstant: 40 + 10 * CGFloat(index)),
        view.heightAnchor.constraint(equalToConstant: 40))
      edge = view.trailingAnchor
    }
    guides[3].trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
    page.layoutIfNeeded()
    // 320 − 40 − 50 − 60 = 170, in four spaces.
    for (view, x) in zip(views, [42.5, 125, 217.5]) { #expect(abs(view.frame.minX - x) < 0.34) }
    #expect(guides.allSatisfy { abs($0.layoutFrame.width - 42.5) < 0.34 && !$0.hasAmbiguousLayout })
    #expect(page.plumb.ambiguousViews.isEmpty)
  }

  /// A guide around an icon and its text stands in the middle of the page, and they with it.
  @Test func centeringByAGuide() {
    let (icon, text) = (Sample.add(UIView(), to: page), Sample.add(UIView(), to: page))
    let group = UILayoutGuide()
    group.identifier = "group"
    page.addLayoutGuide(group)
    Sample.activate(
      icon.leadingAnchor.constraint(equalTo: group.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      group.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      group.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      group.topAnchor.constraint(equalTo: page.topAnchor), group.heightAnchor.constraint(equalToConstant: 30))
    for (view, width) in [(icon, 30.0), (text, 90)] {
      Sample.activate(
        view.widthAnchor.constraint(equalToConstant: width),
        view.topAnchor.constraint(equalTo: group.topAnchor),
        view.bottomAnchor.constraint(equalTo: group.bottomAnchor))
    }
    page.layoutIfNeeded()
    // (320 − 30 − 8 − 90) / 2 = 96.
    #expect(icon.frame == CGRect(x: 96, y: 0, width: 30, height: 30))
    #expect(text.frame == CGRect(x: 134, y: 0, width: 90, height: 30))
    #expect(group.layoutFrame == CGRect(x: 96, y: 0, width: 128, height: 30))
    let centering = group.constraintsAffectingLayout(for: .horizontal).first { $0.firstAttribute == .centerX }
    #expect(centering.map(Sample.text)?.contains("'group'") == true)
  }
}
