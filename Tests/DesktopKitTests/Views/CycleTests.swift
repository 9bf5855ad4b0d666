import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// The layout cycle, hierarchies, guides and controllers.
@MainActor @Suite struct CycleTests {
  private final class Telling: NSView {
    static var order: [String] = []
    let name: String
    init(_ name: String) {
      self.name = name
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      Self.order.append("update " + name)
      super.updateConstraints()
    }
    override func layout() {
      Self.order.append("layout " + name)
      super.layout()
    }
    override func viewDidMoveToSuperview() {
      Self.order.append(name + (superview == nil ? " left" : " came"))
    }
    override func viewDidMoveToWindow() { Self.order.append(name + (window == nil ? " hidden" : " shown")) }
  }

  @Test func constraintsAreUpdatedFromBelowAndFramesFromAbove() {
    let window = NSWindow.resizable(300, 200)
    window.layoutIfNeeded()
    let outer = Telling("outer")
    let inner = Telling("inner")
    outer.addSubview(inner)
    Telling.order = []
    window.contentView?.addSubview(outer)
    #expect(Telling.order == ["outer shown", "inner shown", "outer came"])
    Telling.order = []
    window.layoutIfNeeded()
    #expect(Telling.order == ["update inner", "update outer", "layout outer", "layout inner"])
    Telling.order = []
    window.layoutIfNeeded()
    #expect(Telling.order == [])
    #expect(!outer.needsLayout)
    inner.needsLayout = true
    #expect(inner.needsLayout)
    window.layoutIfNeeded()
    #expect(Telling.order == ["layout inner"])
    Telling.order = []
    outer.removeFromSuperview()
    #expect(Telling.order == ["outer hidden", "inner hidden", "outer left"])
  }

  @Test func subviewsAreInTheirOrder() {
    let superview = NSView()
    let (a, b, c) = (NSView(), NSView(), NSView())
    superview.subviews = [a, c]
    superview.addSubview(b, positioned: .below, relativeTo: c)
    #expect(superview.subviews == [a, b, c])
    superview.addSubview(a, positioned: .above, relativeTo: nil)
    #expect(superview.subviews == [b, c, a])
    let d = NSView()
    superview.replaceSubview(c, with: d)
    #expect(superview.subviews == [b, d, a])
    #expect(c.superview == nil)
    superview.subviews = [a, d]
    #expect(superview.subviews == [a, d])
    #expect(b.superview == nil && a.superview === superview)
    #expect(a.ancestorShared(with: d) === superview)
    #expect(a.isDescendant(of: superview) && !superview.isDescendant(of: a))
  }

  /// Views set `owningView` as they take a guide and give it up (its documentation).
  @Test func aGuideIsToldOfItsView() {
    final class Told: NSLayoutGuide {
      var views: [NSView?] = []
      override var owningView: NSView? { didSet { views.append(owningView) } }
    }
    let (guide, view, other) = (Told(), NSView(), NSView())
    view.addLayoutGuide(guide)
    other.addLayoutGuide(guide)
    other.removeLayoutGuide(guide)
    #expect(guide.views == [view, nil, other, nil])
  }

  @Test func guidesShareASpace() {
    let superview = NSView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    let view = superview.add(ContentView(60, 20)) { view, superview in
      [view.centerYAnchor.constraint(equalTo: superview.centerYAnchor)]
    }
    let (left, right) = (NSLayoutGuide(), NSLayoutGuide())
    for guide in [left, right] { superview.addLayoutGuide(guide) }
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      left.trailingAnchor.constraint(equalTo: view.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor),
      left.topAnchor.constraint(equalTo: superview.topAnchor, constant: 10),
      left.heightAnchor.constraint(equalToConstant: 5),
    ])
    superview.layoutSubtreeIfNeeded()
    #expect(view.frame == NSRect(x: 120, y: 40, width: 60, height: 20))
    #expect(left.frame == NSRect(x: 0, y: 85, width: 120, height: 5))
    #expect(left.owningView === superview && superview.layoutGuides.count == 2)
    let constraint = left.widthAnchor.constraint(equalTo: view.widthAnchor)
    #expect(constraint.firstItem === left && constraint.secondItem === view)
    superview.removeLayoutGuide(left)
    #expect(left.owningView == nil && superview.layoutGuides.count == 1)
  }

  private final class Controller: NSViewController {
    var told: [String] = []
    override func loadView() {
      told.append("load")
      view = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 100))
    }
    override func viewDidLoad() { told.append("loaded") }
    override func viewWillAppear() { told.append("will appear") }
    override func viewDidAppear() { told.append("appeared") }
    override func viewWillLayout() { told.append("will lay out") }
    override func viewDidLayout() { told.append("laid out") }
  }

  @Test func aControllerFollowsItsView() {
    let controller = Controller()
    let window = NSWindow(contentViewController: controller)
    #expect(window.contentView === controller.view)
    #expect(window.frame.size == NSSize(width: 200, height: 128))
    window.makeKeyAndOrderFront(nil)
    #expect(controller.told == ["load", "loaded", "will appear", "will lay out", "laid out", "appeared"])
    controller.preferredContentSize = NSSize(width: 300, height: 150)
    window.layoutIfNeeded()
    #expect(controller.view.frame.size == NSSize(width: 300, height: 150))
    #expect(controller.view.nextResponder === controller && controller.nextResponder === window)
  }

  @Test func nothingIsKept() {
    weak var lost: NSView?
    weak var window: NSWindow?
    weak var constraint: NSLayoutConstraint?
    do {
      let shown = NSWindow.resizable(300, 200)
      let view = NSView()
      shown.contentView?.add(view) { view, content in
        [view.leadingAnchor.constraint(equalTo: content.leadingAnchor)]
      }
      constraint = shown.contentView?.constraints.first
      shown.layoutIfNeeded()
      (lost, window) = (view, shown)
    }
    #expect(lost == nil && window == nil && constraint == nil)
  }
}
