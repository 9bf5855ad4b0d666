import Testing
import UIKit

/// The road from constraints to frames.
@MainActor @Suite struct FirstLayoutTests {
  @Test func aViewPinnedToItsSuperviewFillsIt() {
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 8),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -8),
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.heightAnchor.constraint(equalTo: container.heightAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 284, height: 100))
  }

  /// Three pixels a point: the edges lie at thirds, whose difference is no whole number as the machine computes it.
  @Test(arguments: [0.1, 0.3, 0.7])
  func sizesThatConstraintsFixAreExact(share: Double) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100),
      view.leftAnchor.constraint(equalTo: container.leftAnchor, constant: 1000 * share / 3),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: container, attribute: .bottom,
        multiplier: share,
        constant: 0),
    ])
    container.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 100, height: 100) && view.bounds.size == view.frame.size)
  }

  @Test func aConstantMovesAView() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: container.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.widthAnchor.constraint(equalToConstant: 50),
      view.centerYAnchor.constraint(equalTo: container.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 90, width: 50, height: 20))
    left.constant = 30
    #expect(view.frame.minX == 0)
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 90, width: 50, height: 20))
    left.isActive = false
    #expect(container.constraints.count == 1)
    #expect(view.constraints.count == 2)
    view.removeFromSuperview()
    #expect(container.constraints.isEmpty)
    #expect(view.constraints.count == 2)
  }

  @Test func aRootTakesItsSizeFromItsConstraints() {
    let root = UIView()
    root.translatesAutoresizingMaskIntoConstraints = false
    root.widthAnchor.constraint(equalToConstant: 120).isActive = true
    root.heightAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
  }

  @Test func masksResizeSubviewsAtOnceAndUnderConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func fittingSize() {
    let root = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -5),
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -7),
      child.heightAnchor.constraint(equalToConstant: 30), child.widthAnchor.constraint(equalToConstant: 60),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 74, height: 40))
  }

  @Test func aWindowLaysOutItsRootController() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: safe.topAnchor),
      view.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
  }

  @Test func viewsDie() {
    weak var leaf: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      let made = child.leftAnchor.constraint(equalTo: root.leftAnchor)
      made.isActive = true
      root.layoutIfNeeded()
      leaf = child
      constraint = made
      child.widthAnchor.constraint(equalToConstant: 4).isActive = true
      made.constant = 5
    }
    #expect(leaf == nil)
    #expect(constraint == nil)
  }
}
