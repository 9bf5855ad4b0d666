import Testing
import UIKit

/// Safe areas and margins of inner views, as the documentation of `UIView` describes them, on an upright phone of 390 by
/// 844 points with 47 and 34 points that are no safe area.
@MainActor @Suite struct SafeAreaTests {
  private let controller = UIViewController()
  private let window: UIWindow

  init() {
    window = shownWindow(controller)
    window.layoutIfNeeded()
  }

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// A published measurement: 20 points below the top of a superview with 59 there are 39 left.
  @Test func aViewLeavesOutWhatItsPlaceCovers() {
    let view = UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100))
    controller.view.addSubview(view)
    #expect(view.safeAreaInsets == insets(27, 0, 0, 0))
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets == .zero)
    // A published measurement: never more than the superview's.
    view.frame.origin.y = -10
    #expect(view.safeAreaInsets == insets(47, 0, 0, 0))
  }

  /// A view that sticks out of its superview has no more safe area than that, and the margins inside begin there.
  @Test func aViewThatSticksOut() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView(frame: CGRect(x: 0, y: -50, width: 390, height: 300))
    controller.view.addSubview(view)
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 47 && view.layoutMargins.top == 55)
  }

  @Test func additionalInsetsAtRunTime() {
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.view.frame = controller.view.bounds
    child.didMove(toParent: controller)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.topAnchor),
      label.bottomAnchor.constraint(equalTo: child.view.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.minY == 47 && label.frame.maxY == 810)
    controller.additionalSafeAreaInsets = insets(10, 0, 20, 0)
    window.layoutIfNeeded()
    #expect(label.frame.minY == 57 && label.frame.maxY == 790)
    child.additionalSafeAreaInsets.top = 3
    window.layoutIfNeeded()
    #expect(label.frame.minY == 60)
  }

  /// Margins follow a view that layout moves, within one layout.
  @Test func marginsFollowAMovingView() {
    let box = UIView()
    let inner = UIView()
    for view in [box, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.addSubview(box)
    box.addSubview(inner)
    let top = box.topAnchor.constraint(equalTo: controller.view.topAnchor)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 200),
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 55, width: 184, height: 137))
    top.constant = 40
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 15, width: 184, height: 177))
    box.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 8, width: 184, height: 184))
    box.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    // The root's margins: 47 points of safe area at the top, 16 at the sides.
    #expect(inner.frame == CGRect(x: 16, y: 8, width: 176, height: 184))
  }

  @Test func directionalMarginsFollowTheDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    controller.view.addSubview(view)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 4)
    #expect(view.layoutMargins == insets(1, 30, 2, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 2, 30))
    view.layoutMargins = insets(0, 5, 0, 6)
    #expect(
      view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 5))
  }

  /// `systemMinimumLayoutMargins`, and what its documentation says of margins below it.
  @Test func systemMinimumMargins() {
    let root: UIView = controller.view
    #expect(controller.systemMinimumLayoutMargins.leading == 16)
    #expect(root.layoutMargins == insets(47, 16, 34, 16))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 40)
    #expect(root.layoutMargins == insets(52, 16, 39, 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.layoutMargins == insets(52, 10, 39, 40))
  }

  /// A window as snapshot tests make it: sideways, with a sensor housing, on a device that is held upright.
  private final class SidewaysWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47) }
  }

  /// Recorded layouts in such windows have 47 + 16 points at the sides.
  @Test func sideMarginsFollowTheWindow() {
    let windows: [(UIWindow, CGFloat)] = [
      (SidewaysWindow(frame: CGRect(x: 0, y: 0, width: 844, height: 390)), 16),
      (UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 390)), 20),
    ]
    for (window, side) in windows {
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      controller.view.layoutIfNeeded()
      #expect(controller.systemMinimumLayoutMargins.leading == side)
      #expect(controller.view.layoutMargins.left == window.safeAreaInsets.left + side)
      window.isHidden = true
    }
  }

  final class ToldView: UIView {
    var calls: [String] = []
    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      calls.append("safe area \(safeAreaInsets.top)")
    }
  }

  final class ToldOfMarginsView: UIView {
    var count = 0
    override func layoutMarginsDidChange() { count += 1 }
  }

  @Test func viewsAreToldOfWhatChanges() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let told = ToldView(frame: box.bounds)
    let toldOfMargins = ToldOfMarginsView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    box.addSubview(told)
    box.addSubview(toldOfMargins)
    controller.view.addSubview(box)
    window.layoutIfNeeded()
    #expect(told.calls == ["safe area 47.0"])
    #expect(toldOfMargins.count == 0)
    window.layoutIfNeeded()
    #expect(told.calls.count == 1)
    box.frame.origin.y = 7
    window.layoutIfNeeded()
    #expect(told.calls == ["safe area 47.0", "safe area 40.0"])
    toldOfMargins.layoutMargins.top = 20
    window.layoutIfNeeded()
    #expect(toldOfMargins.count == 1)
  }

  @Test func theKeyboardCoversTheBottom() {
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    let guide = controller.view.keyboardLayoutGuide
    field.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 810)
    guide.plumb.keyboardHeight = 336
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 508)
    guide.plumb.keyboardHeight = 0
    guide.usesBottomSafeArea = false
    window.layoutIfNeeded()
    #expect(field.frame.maxY == 844)
  }

  @Test func trackedConstraints() {
    let view = UIView()
    controller.view.addSubview(view)
    let guide = controller.view.keyboardLayoutGuide
    let near = view.topAnchor.constraint(equalTo: controller.view.topAnchor)
    let away = view.leftAnchor.constraint(equalTo: controller.view.leftAnchor)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(near.isActive && !away.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive)
  }

  /// The safe area comes from far above as well as from a view that says itself what it is.
  @Test func deepHierarchiesAndOwnSafeAreas() {
    final class OwnSafeArea: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        var insets = super.safeAreaInsets
        insets.left = 12
        return insets
      }
    }
    var view: UIView = controller.view
    let own = OwnSafeArea(frame: view.bounds)
    view.addSubview(own)
    view = own
    for _ in 0..<10_000 {
      let inner = UIView(frame: view.bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
      view = inner
    }
    #expect(view.safeAreaInsets == insets(47, 12, 34, 0))
    let leaf = ToldView(frame: view.bounds)
    view.addSubview(leaf)
    window.layoutIfNeeded()
    #expect(leaf.calls == ["safe area 47.0"])
  }

  /// Scrolled content is out of the way of what covers the scroll view.
  @Test func scrollViews() {
    let scrollView = UIScrollView(frame: controller.view.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
    scrollView.addSubview(view)
    controller.view.addSubview(scrollView)
    window.layoutIfNeeded()
    #expect(scrollView.adjustedContentInset == insets(47, 0, 34, 0))
    #expect(scrollView.contentOffset.y == -47)
    #expect(view.safeAreaInsets == .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentOffset = .zero
    #expect(view.safeAreaInsets.top == 47)
  }

  /// Moving a view lays out only those inside whose insets that changes.
  @Test func movingAViewLaysOutNoOther() {
    final class CountingView: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let outer = CountingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    let inner = CountingView(frame: outer.bounds)
    outer.addSubview(inner)
    inner.addSubview(UIScrollView(frame: inner.bounds))
    let told = inner.safeAreaLayoutGuide
    controller.view.addSubview(outer)
    window.layoutIfNeeded()
    (outer.layouts, inner.layouts) = (0, 0)
    outer.frame.origin.y = 200
    window.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (0, 0))
    outer.frame.origin.y = 10
    window.layoutIfNeeded()
    #expect((outer.layouts, inner.layouts) == (0, 1))
    #expect(told.layoutFrame == CGRect(x: 0, y: 37, width: 100, height: 63))
  }
}
