import Testing
import UIKit

/// Where answers differ from UIKit's: entries of Documentation/DEVIATIONS.md that no other test holds.
@MainActor @Suite struct DeviationTests {
  /// `topmost-origin`
  @Test func aTopmostViewKeepsItsOrigin() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 120).isActive = true
    view.heightAnchor.constraint(equalToConstant: 50).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 120, height: 50))
  }

  /// `topmost-origin`: sizes that constraints leave open stay, too, of the topmost view and of a controller's in a window.
  @Test func whatShowsAViewDecidesItsFrame() {
    let frame = CGRect(x: 30, y: 40, width: 10, height: 10)
    let top = UIView(frame: frame)
    top.translatesAutoresizingMaskIntoConstraints = false
    top.widthAnchor.constraint(equalToConstant: 120).isActive = true
    top.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 30, y: 40, width: 120, height: 10))

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
  }

  /// `topmost-origin`
  @Test func aTopmostViewKeepsASizeThatNothingDecides() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && view.hasAmbiguousLayout)
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  /// `bars-in-hidden-windows`
  @Test func barsCountInAWindowThatWasNeverShown() {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(window.isHidden && controller.topLayoutGuide.length >= 44)
  }

  /// `system-constraints-unlisted`
  @Test func constraintsOfTheSystemAreNotListed() {
    let label = UILabel()
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [label, UIView()])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let width = label.widthAnchor.constraint(equalToConstant: 70)
    width.isActive = true
    stack.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 70, height: 100))
    #expect(stack.constraints.isEmpty)
    #expect(label.constraints == [width])
    let affecting = label.constraintsAffectingLayout(for: .horizontal)
    #expect(affecting.contains(width))
    #expect(affecting.contains { $0.identifier == "UISV-canvas-connection" && $0.isActive })
    #expect(affecting != label.constraintsAffectingLayout(for: .horizontal))
  }

  /// `nothing-is-drawn`
  @Test func aLayerHasItsViewsGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.layer.position = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.layer.cornerRadius = 6
    #expect(view.layer.cornerRadius == 6)
  }

  /// `plain-values`: as objects of Foundation's class they would end the program here.
  @Test func attributedTextsWithDifferentFontsCompare() {
    let small = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    let large = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 24)])
    #expect(small != large)
  }

  /// `any-symbol`
  @Test func eachNameIsASymbol() throws {
    let image = try #require(UIImage(systemName: "no.symbol.has.this.name"))
    #expect(image.isSymbolImage)
    #expect(image.size.width > 0 && image.size.height > 0)
  }
}
