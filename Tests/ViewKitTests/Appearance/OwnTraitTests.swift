import CoreGraphics
import Testing
import UIKit

/// Traits that programs define.
@MainActor @Suite struct OwnTraitTests {
  private struct Density: UITraitDefinition {
    static let defaultValue = 0
    static let identifier = "density"
  }
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
    static let affectsColorAppearance = true
  }

  @Test func collectionsHaveThem() {
    let traits = UITraitCollection { $0[Density.self] = 4 }
    #expect(traits[Density.self] == 4 && traits[Theme.self] == "plain")
    #expect(UITraitCollection()[Density.self] == 0)
    #expect(traits == UITraitCollection { $0[Density.self] = 4 } && traits != UITraitCollection())
    let both = UITraitCollection(traitsFrom: [traits, UITraitCollection { $0[Theme.self] = "dark" }])
    #expect(both[Density.self] == 4 && both[Theme.self] == "dark")
    #expect(both.changedTraits(from: traits).map { $0.name } == ["Theme"])
  }

  @Test func viewsAndControllersInheritThemAndTellOfThem() {
    let (parent, child, view) = (UIViewController(), UIViewController(), UIView())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.addSubview(view)
    var told: [Int] = []
    view.registerForTraitChanges([Density.self]) { (view: UIView, previous) in
      told += [previous[Density.self], view.traitCollection[Density.self]]
    }
    parent.traitOverrides[Density.self] = 3
    parent.traitOverrides[Theme.self] = "dark"
    #expect(child.traitCollection[Density.self] == 3 && view.traitCollection[Theme.self] == "dark")
    #expect(parent.traitOverrides.contains(Density.self) && told == [0, 3])
    child.view.traitOverrides[Density.self] = 5
    #expect(view.traitCollection[Density.self] == 5 && child.traitCollection[Density.self] == 3)
    child.view.traitOverrides.remove(Density.self)
    #expect(view.traitCollection[Density.self] == 3 && told == [0, 3, 3, 5, 5, 3])
  }
}
