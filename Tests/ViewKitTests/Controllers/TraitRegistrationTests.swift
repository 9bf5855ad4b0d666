import Testing
import UIKit

/// Handlers of single traits (documentation of `UITraitChangeObservable`).
@MainActor @Suite struct TraitRegistrationTests {
  private let parent = UIViewController()
  private let child = UIViewController()
  private let view = UIView()

  init() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    setWidth(.regular)
  }

  private func setWidth(_ width: UIUserInterfaceSizeClass) {
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: child)
  }

  @Test func aHandlerHearsOfItsTraitsAlone() {
    var widths: [UIUserInterfaceSizeClass] = []
    var before: [UIUserInterfaceSizeClass] = []
    var styles = 0
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (view: UIView, previous) in
      widths.append(view.traitCollection.horizontalSizeClass)
      before.append(previous.horizontalSizeClass)
    }
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in styles += 1 }
    setWidth(.compact)
    setWidth(.compact)
    #expect(widths == [.compact])
    #expect(before == [.regular])
    #expect(styles == 0)
  }

  @Test func controllersAreTold() {
    var count = 0
    let registration = child.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]) { (_: UIViewController, _) in count += 1 }
    setWidth(.compact)
    #expect(count == 1)
    child.unregisterForTraitChanges(registration)
    setWidth(.regular)
    #expect(count == 1)
  }

  /// As in the documentation of UIKit: the handler names its own class `Self`.
  @Test func handlersNameTheirClass() {
    final class Page: UIViewController {
      var count = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in
          self.count += 1
        }
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { page, _ in page.count += 10 }
      }
    }
    let page = Page()
    page.loadViewIfNeeded()
    parent.addChild(page)
    parent.view.addSubview(page.view)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: page)
    parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: page)
    #expect(page.count >= 11 && page.count % 11 == 0)
  }

  @Test func aHandlerDiesWithItsView() {
    final class Token {}
    weak var held: Token?
    do {
      let token = Token()
      held = token
      let view = UIView()
      view.registerForTraitChanges([UITraitDisplayScale.self]) { (_: UIView, _) in _ = token }
    }
    #expect(held == nil)
  }

  @Test func traitsAsTypes() {
    struct Theme: UITraitDefinition {
      static let defaultValue = "plain"
    }
    let traits = UITraitCollection { $0.horizontalSizeClass = .compact }
    #expect(traits[UITraitHorizontalSizeClass.self] == .compact)
    #expect(traits[UITraitDisplayScale.self] == 0)
    #expect(traits[Theme.self] == "plain")
    let other = UITraitCollection { $0.displayScale = 2 }
    let changed = traits.changedTraits(from: other).map { ObjectIdentifier($0) }
    #expect(
      changed == [
        ObjectIdentifier(UITraitDisplayScale.self), ObjectIdentifier(UITraitHorizontalSizeClass.self),
      ])
    let colors = UITraitCollection.systemTraitsAffectingColorAppearance.map { ObjectIdentifier($0) }
    #expect(colors.contains(ObjectIdentifier(UITraitUserInterfaceStyle.self)))
    #expect(!colors.contains(ObjectIdentifier(UITraitHorizontalSizeClass.self)))
  }
}
