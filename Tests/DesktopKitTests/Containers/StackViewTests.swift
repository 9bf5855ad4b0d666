import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit
import Testing

/// Stack views in code: their defaults, areas, hidden views and priorities.
@MainActor @Suite struct StackViewTests {
  /// A root of 400 by 100 points with a stack view from edge to edge.
  private func root(_ stack: NSStackView) -> NSView {
    let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 100))
    root.add(stack) { stack, root in
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    return root
  }

  @Test func defaultsAreAppKits() {
    let stack = NSStackView()
    #expect(stack.orientation == .horizontal)
    #expect(stack.alignment == .centerY)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.spacing == 8)
    #expect(stack.detachesHiddenViews)
    #expect(stack.huggingPriority(for: .vertical) == .defaultLow)
    #expect(stack.clippingResistancePriority(for: .horizontal) == .required)
    #expect(stack.translatesAutoresizingMaskIntoConstraints)
    #expect(!NSStackView(views: []).translatesAutoresizingMaskIntoConstraints)
    stack.orientation = .vertical
    #expect(stack.alignment == .centerX)
    stack.alignment = .leading
    stack.orientation = .horizontal
    #expect(stack.alignment == .leading)
  }

  @Test func viewsStandInTheFirstArea() {
    let (a, b) = (ContentView(50, 20), ContentView(70, 40))
    let stack = NSStackView(views: [a, b])
    let root = root(stack)
    root.layoutSubtreeIfNeeded()
    #expect(a.frame == NSRect(x: 0, y: 40, width: 50, height: 20))
    #expect(b.frame == NSRect(x: 58, y: 30, width: 70, height: 40))
    #expect(stack.views(in: .leading) == [a, b])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func areasAreAtTheirEnds() {
    let views = (0..<4).map { _ in ContentView(50, 20) }
    let stack = NSStackView(views: [views[0]])
    stack.addView(views[3], in: .trailing)
    stack.addView(views[1], in: .center)
    stack.insertView(views[2], at: 0, in: .trailing)
    let root = root(stack)
    root.layoutSubtreeIfNeeded()
    #expect(stack.arrangedSubviews == views)
    #expect(views.map(\.frame.minX) == [0, 175, 292, 350])
    stack.setViews([views[2]], in: .center)
    root.layoutSubtreeIfNeeded()
    #expect(views[1].superview == nil)
    #expect(stack.views(in: .center) == [views[2]])
    #expect(views[2].frame.minX == 175)
  }

  @Test func distributionsAndInsets() {
    let views = (0..<3).map { _ in ContentView(50, 20) }
    let stack = NSStackView(views: views)
    stack.edgeInsets = NSEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    stack.alignment = .top
    stack.distribution = .equalSpacing
    let root = root(stack)
    root.layoutSubtreeIfNeeded()
    #expect(views.map(\.frame.minX) == [20, 165, 310])
    #expect(views[0].frame == NSRect(x: 20, y: 70, width: 50, height: 20))
    stack.distribution = .fillEqually
    stack.spacing = 5
    stack.setCustomSpacing(25, after: views[0])
    root.layoutSubtreeIfNeeded()
    // 310 points for three views, of which a pixel is half a point.
    #expect(views.map(\.frame.minX) == [20, 148.5, 256.5])
    #expect(stack.customSpacing(after: views[0]) == 25)
    #expect(stack.customSpacing(after: views[1]) == NSStackView.useDefaultSpacing)
  }

  @Test func columnsGoDown() {
    let (a, b) = (ContentView(50, 20), ContentView(70, 30))
    let stack = NSStackView(views: [a, b])
    stack.orientation = .vertical
    stack.alignment = .trailing
    let root = root(stack)
    root.layoutSubtreeIfNeeded()
    #expect(a.frame == NSRect(x: 350, y: 80, width: 50, height: 20))
    #expect(b.frame == NSRect(x: 330, y: 42, width: 70, height: 30))
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = (0..<3).map { _ in ContentView(50, 20) }
    let stack = NSStackView(views: views)
    let root = root(stack)
    views[1].isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 58)
    #expect(stack.detachedViews == [views[1]])
    stack.detachesHiddenViews = false
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 116)
    #expect(stack.detachedViews.isEmpty)
    stack.detachesHiddenViews = true
    views[1].isHidden = false
    root.layoutSubtreeIfNeeded()
    #expect(views[2].frame.minX == 116)
    stack.setVisibilityPriority(.notVisible, for: views[0])
    root.layoutSubtreeIfNeeded()
    #expect(views[0].isHidden)
    #expect(views[1].frame.minX == 0)
    #expect(stack.visibilityPriority(for: views[1]) == .mustHold)
  }

  @Test func viewsThatLeaveAreForgotten() {
    let views = (0..<3).map { _ in ContentView(50, 20) }
    let stack = NSStackView(views: views)
    let root = root(stack)
    views[0].removeFromSuperview()
    root.addSubview(views[1])
    root.layoutSubtreeIfNeeded()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(views[2].frame.minX == 0)
    stack.removeArrangedSubview(views[2])
    #expect(views[2].superview === stack)
    #expect(stack.arrangedSubviews.isEmpty)
  }

  @Test func theSizeIsThatOfTheViews() {
    let stack = NSStackView(views: [ContentView(50, 20), ContentView(70, 40)])
    stack.edgeInsets = NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.fittingSize == NSSize(width: 134, height: 44))
    // Added as a subview only, a view is none of its.
    stack.addSubview(ContentView(500, 500))
    #expect(stack.fittingSize == NSSize(width: 134, height: 44))
  }

  @Test func clippingResistanceLetsViewsStickOut() {
    let (a, b) = (ContentView(300, 20), ContentView(300, 20))
    let stack = NSStackView(views: [a, b])
    stack.setClippingResistancePriority(.defaultLow, for: .horizontal)
    let root = root(stack)
    root.layoutSubtreeIfNeeded()
    #expect(b.frame == NSRect(x: 308, y: 40, width: 300, height: 20))
  }

  @Test func placesAreKeptInOrder() {
    let (a, b, c) = (NSView(), NSView(), NSView())
    let stack = NSStackView(views: [a])
    stack.addView(b, in: .trailing)
    stack.addArrangedSubview(c)
    #expect(stack.views(in: .trailing) == [b, c])
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    #expect(stack.views(in: .leading) == [c, a])
    stack.addArrangedSubview(a)
    #expect(stack.arrangedSubviews == [c, b, a])
  }
}
