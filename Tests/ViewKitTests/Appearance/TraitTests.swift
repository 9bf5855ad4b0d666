import Testing
import UIKit

@testable import PlumbViewKit

@Suite struct TraitTests {
  /// "init(traitsFrom:)": the last collection that specifies a trait decides.
  @Test func theLastOneDecides() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
    ])
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.displayScale == 2)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func mutations() {
    let traits = UITraitCollection {
      $0.layoutDirection = .rightToLeft
      $0.userInterfaceIdiom = .pad
    }
    #expect(
      traits
        == UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(layoutDirection: .rightToLeft),
        ]))
    #expect(traits.modifyingTraits { $0.userInterfaceIdiom = .phone }.layoutDirection == .rightToLeft)
    #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    #expect(
      !traits.hasDifferentColorAppearance(comparedTo: traits.modifyingTraits { $0.displayScale = 1 }))
  }

  /// "Device size classes" in the Human Interface Guidelines, Layout.
  @Test(arguments: [
    (
      390.0, 844.0, UIUserInterfaceIdiom.phone, UIUserInterfaceSizeClass.compact,
      UIUserInterfaceSizeClass.regular
    ),
    (844, 390, .phone, .compact, .compact),
    (896, 414, .phone, .regular, .compact),
    (926, 428, .phone, .regular, .compact),
    (768, 1024, .pad, .regular, .regular),
    (1024, 768, .pad, .regular, .regular),
  ])
  func sizeClasses(
    width: Double, height: Double, idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) {
    let device = SimulatedDevice(size: CGSize(width: width, height: height), scale: 2, idiom: idiom)
    #expect(device.traits.horizontalSizeClass == horizontal)
    #expect(device.traits.verticalSizeClass == vertical)
  }

  /// An iPhone 14, in Apple's technical specifications: 1170 by 2532 pixels, 3 a point.
  @MainActor @Test func theStandardScreen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(UIScreen.main.scale == 3)
    #expect(UITraitCollection.current.displayScale == 3)
    #expect(UIDevice.current.userInterfaceIdiom == UI_USER_INTERFACE_IDIOM())
    #expect(UIDevice.current.orientation == .portrait)
    #expect(UIDevice.current.model == "iPhone")
  }

  /// A window that ends before the home indicator reaches nothing to keep free at the bottom.
  @MainActor @Test func windowsKeepFreeWhatTheyReach() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(UIWindow().safeAreaInsets.bottom == 34)
  }
}
