import Testing
import UIKit

/// Layouts that leave something open, and what it takes to leave nothing open.
@MainActor @Suite(.serialized) struct AmbiguityExampleTests {
  let page = Sample.page()

  /// A square child, 211 points from the left, that nothing places vertically. The book's -25 was its era's free value.
  @Test func childWithoutVerticalPosition() {
    page.plumb.nametag = "RootView"
    let child = Sample.add(UIView(), to: page)
    child.plumb.nametag = "V0"
    Sample.activate(
      child.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 211),
      child.widthAnchor.constraint(equalToConstant: 50), child.heightAnchor.constraint(equalToConstant: 50))
    page.layoutIfNeeded()
    #expect(child.hasAmbiguousLayout && !page.hasAmbiguousLayout && page.plumb.ambiguousViews == [child])
    #expect(child.frame.minX == 211 && child.frame.size == CGSize(width: 50, height: 50))
    let lines = Sample.withoutAddresses(child.plumb.layoutReport).split(separator: "\n").map(String.init)
    #expect(lines.first == "<V0:0x…> UIView : UIResponder [Caution: Ambiguous Layout!]")
    #expect(lines.contains("Content size...{-1, -1}") && lines.contains("1. @1000 <V0:0x…>.width == 50.0"))
    #expect(
      Sample.withoutAddresses(page.plumb.layoutReport).contains(
        "1. @1000 <V0:0x…>.left == <RootView:0x…>.left + 211.0"))
    let report = child.plumb.ambiguityReport
    #expect(report.contains("vertical position") && !report.contains("horizontal"), "\(report)")

    child.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
    #expect(!child.hasAmbiguousLayout && page.plumb.ambiguityReport.isEmpty)
  }

  /// A column of planets, of which Saturn lacks a constraint.
  @Test func planetsColumn() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let column = UIView(frame: window.bounds)
    window.addSubview(column)
    var above = column.topAnchor
    let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    for name in names {
      let planet = Sample.add(UILabel(), to: column)
      planet.text = name
      planet.accessibilityIdentifier = name
      planet.topAnchor.constraint(equalTo: above, constant: 8).isActive = true
      planet.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: 20).isActive = name != "Saturn"
      above = planet.bottomAnchor
    }
    let trace = window.plumb.autolayoutTrace()
    let lines = trace.split(separator: "\n").map { Sample.withoutAddresses(String($0)) }
    let open = lines.filter { $0.contains("AMBIGUOUS LAYOUT") }
    #expect(open.count == 1)
    let line = try #require(open.first)
    #expect(line.contains("*Saturn:0x…- AMBIGUOUS LAYOUT for Saturn.minX{id: "), "\(line)")
    #expect(names.allSatisfy { name in lines.contains { $0.contains("*\(name):0x…") } })
    #expect(trace.contains("Legend:") && trace.contains("• - layout engine host"))
    let troubled = window.plumb.autolayoutTrace(.later, onlyTroubled: true)
    #expect(troubled.contains("Saturn") && !troubled.contains("Venus"))
    #expect(Sample.withoutAddresses(window.plumb.autolayoutTrace(.early)).contains("- AMBIGUOUS LAYOUT"))
    #expect(column.plumb.ambiguousViews.map(\.accessibilityIdentifier) == ["Saturn"])
  }

  /// Two labels beside each other whose widths nothing decides: equal priorities on both.
  @Test func twoLabelsOfUndeterminedWidth() {
    let labels = ["answer", "Send answer"].map { text in
      let label = Sample.add(UILabel(), to: page)
      label.text = text
      label.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
      return label
    }
    Sample.activate(
      labels[0].leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor, constant: 8),
      labels[1].trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -20))
    page.layoutIfNeeded()
    #expect(labels.allSatisfy { $0.hasAmbiguousLayout })
    let report = page.plumb.ambiguityReport
    #expect(report.contains("hugging") && report.contains("250"), "\(report)")

    // Either may have what is over: the labels swap it.
    let natural = labels.map { $0.intrinsicContentSize.width }
    let over = 280 - 8 - natural[0] - natural[1]
    func takers() -> [Bool] { zip(labels, natural).map { $0.frame.width > $1 + over - 1 } }
    var seen: [[Bool]] = []
    for _ in 0..<2 {
      labels[0].exerciseAmbiguityInLayout()
      page.layoutIfNeeded()
      seen.append(takers())
    }
    #expect(seen.contains([true, false]) && seen.contains([false, true]), "\(seen)")

    labels[0].setContentHuggingPriority(.init(251), for: .horizontal)
    page.layoutIfNeeded()
    #expect(page.plumb.ambiguousViews.isEmpty && takers() == [false, true])
  }

  /// A tap exercises each ambiguous view of two labels that are tied: their widths swap, and swap back with the next one.
  @Test func tapThatExercisesAll() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))
    let page = UIView(frame: window.bounds)
    window.addSubview(page)
    let labels = (0..<2).map { _ in
      let label = Sample.add(UILabel(), to: page)
      label.text = "Label"
      return label
    }
    let other = Sample.add(UIView(), to: page)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-20-[a]-8-[b]-20-|", options: .alignAllTop, metrics: nil,
        views: ["a": labels[0], "b": labels[1]])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-300-[a]", metrics: nil, views: ["a": labels[0]]) + [
          other.widthAnchor.constraint(equalToConstant: 10),
          other.heightAnchor.constraint(equalToConstant: 10),
          other.topAnchor.constraint(equalTo: page.topAnchor),
          other.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor),
          other.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
        ])
    window.layoutIfNeeded()
    // In pixels.
    func widths() -> [CGFloat] { labels.map { ($0.frame.width * 3).rounded() } }
    let before = widths()
    #expect(before[0] != before[1])
    var places = [other.frame.minX]
    for tap in 1...4 {
      for view in page.subviews.reversed() where view.hasAmbiguousLayout { view.exerciseAmbiguityInLayout() }
      window.layoutIfNeeded()
      #expect(widths() == (tap % 2 == 1 ? before.reversed() : before), "tap \(tap)")
      places.append(other.frame.minX)
    }
    // What is not tied to the labels takes steps of its own.
    #expect(places == [0, 758, 0, 758, 0])
  }

  // MARK: Two rules an axis

  /// A way to say where a view is on one axis, and what follows on pages of 320 × 504.
  struct SufficientLayout: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let range: ClosedRange<CGFloat>?
    let isVertical: Bool
    let constraints:
      @MainActor @Sendable (_ view: UIView, _ other: UIView, _ page: UIView) -> [NSLayoutConstraint]
  }

  nonisolated static let sufficient = [
    SufficientLayout(testDescription: "A: both edges", range: 20...300, isVertical: false) { view, _, page in
      [
        view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 20),
        view.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -20),
      ]
    },
    SufficientLayout(testDescription: "B: width and center", range: 110...210, isVertical: false) {
      view, other, page in
      [
        view.widthAnchor.constraint(equalTo: other.widthAnchor),
        view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      ]
    },
    // As wide as its text, whatever that is.
    SufficientLayout(testDescription: "C: content and right edge", range: nil, isVertical: false) {
      view, other, _ in
      [view.trailingAnchor.constraint(equalTo: other.leadingAnchor)]
    },
    SufficientLayout(testDescription: "D: top and bottom", range: 10...494, isVertical: true) {
      view, _, page in
      [
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
        view.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -10),
      ]
    },
    SufficientLayout(testDescription: "E: center and bottom", range: 52...452, isVertical: true) {
      view, _, page in
      [
        view.centerYAnchor.constraint(equalTo: page.centerYAnchor),
        view.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -52),
      ]
    },
    SufficientLayout(testDescription: "F: height and top", range: 30...130, isVertical: true) {
      view, _, page in
      [
        view.heightAnchor.constraint(equalToConstant: 100),
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
      ]
    },
  ]

  /// 100 × 100 at (200, 200).
  private func other() -> UIView {
    let other = Sample.add(UIView(), to: page)
    Sample.activate(
      other.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 200),
      other.topAnchor.constraint(equalTo: page.topAnchor, constant: 200),
      other.widthAnchor.constraint(equalToConstant: 100), other.heightAnchor.constraint(equalToConstant: 100))
    return other
  }

  @Test(arguments: sufficient) func sufficientLayouts(_ layout: SufficientLayout) {
    let label = UILabel()
    label.text = "Text"
    // Where the range is known, the content has no part in it.
    let view = Sample.add(layout.range == nil ? label : UIView(), to: page)
    let rules = layout.constraints(view, other(), page)
    NSLayoutConstraint.activate(rules)
    let otherAxis =
      layout.isVertical
      ? view.leftAnchor.constraint(equalTo: page.leftAnchor)
      : view.topAnchor.constraint(equalTo: page.topAnchor)
    otherAxis.isActive = true
    if layout.range != nil {
      (layout.isVertical ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 10).isActive =
        true
    }
    page.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout && page.plumb.ambiguityReport.isEmpty)
    if let range = layout.range {
      let (low, high) =
        layout.isVertical ? (view.frame.minY, view.frame.maxY) : (view.frame.minX, view.frame.maxX)
      #expect(low == range.lowerBound && high == range.upperBound)
    } else {
      #expect(
        abs(view.frame.maxX - 200) < 0.34 && abs(view.frame.width - view.intrinsicContentSize.width) < 0.5)
    }

    // One rule fewer is too few.
    rules.last?.isActive = false
    #expect(view.hasAmbiguousLayout)
  }

  /// Rules that keep views on the page, and no more: the page is determined, its subviews are not.
  @Test func inequalitiesLeaveThingsOpen() {
    let views = (0..<2).map { _ in Sample.add(UIView(), to: page) }
    for view in views {
      Sample.activate(
        view.leadingAnchor.constraint(greaterThanOrEqualTo: page.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
        view.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor),
        view.bottomAnchor.constraint(lessThanOrEqualTo: page.bottomAnchor),
        view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 50))
    }
    page.layoutIfNeeded()
    #expect(!page.hasAmbiguousLayout && views.allSatisfy { $0.hasAmbiguousLayout })
    #expect(views.allSatisfy { page.bounds.contains($0.frame) })
    // From one edge to the other: 320 − 50 and 504 − 50.
    let report = views[0].plumb.ambiguityReport
    #expect(report.contains("270") && report.contains("454"), "\(report)")
    // Exercised, a view goes from end to end: across, down, back.
    let places = (0..<3).map { _ in
      views[0].exerciseAmbiguityInLayout()
      page.layoutIfNeeded()
      return views[0].frame.origin
    }
    #expect(places == [CGPoint(x: 270, y: 0), CGPoint(x: 270, y: 454), CGPoint(x: 0, y: 454)])
  }
}
