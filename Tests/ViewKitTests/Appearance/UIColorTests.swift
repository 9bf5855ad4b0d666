import Testing
import UIKit

@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  /// The values that "UIColor" documents for the colours with plain names.
  @Test func plainNames() {
    #expect(components(.orange) == [1, 0.5, 0, 1])
    #expect(components(.purple) == [0.5, 0, 0.5, 1])
    #expect(components(.clear) == [0, 0, 0, 0])
    #expect(components(.brown) == [0.6, 0.4, 0.2, 1])
  }

  @Test func aColorOfNothingIsClear() { #expect(components(UIColor()) == [0, 0, 0, 0]) }

  /// "Specifications" in the Human Interface Guidelines, Color: blue is 0, 122, 255.
  @Test func systemColors() {
    #expect(components(.systemBlue).map { ($0 * 255).rounded() } == [0, 122, 255, 255])
    #expect(components(.systemGray6).map { ($0 * 255).rounded() } == [242, 242, 247, 255])
    #expect(UIColor.systemBlue == .systemBlue)
    #expect(UIColor.systemBlue != .link)
  }

  /// Dark ones are those of the same specifications.
  @Test func systemColorsFollowTheStyle() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    func digits(_ color: UIColor) -> [CGFloat] { components(color).map { ($0 * 255).rounded() } }
    #expect(digits(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 255])
    #expect(digits(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 255])
    #expect(digits(.systemBlue) == [0, 122, 255, 255])
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
  }

  /// Components are compared within a space: white is grey, not red, green and blue.
  @Test func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash == UIColor.red.hash)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
    #expect(UIColor.white.withAlphaComponent(0.5) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    #expect(UIColor.white.cgColor.components == [1, 1])
  }

  /// The form that consoles show.
  @Test func descriptions() {
    #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    #expect(
      UIFont.systemFont(ofSize: 17).description
        == "font-family: \".SFUI-Regular\"; font-weight: normal; font-style: normal; font-size: 17.00pt")
  }

  /// A hue of a third is green; of two thirds blue (the wheel of colours).
  @Test func hues() {
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1))[1] == 1)
    #expect(components(UIColor(hue: 0, saturation: 1, brightness: 0.5, alpha: 1)) == [0.5, 0, 0, 1])
    var hue: CGFloat = 9
    UIColor.blue.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(hue == 2.0 / 3)
    var white: CGFloat = 9
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test func providersAreAskedForTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.withAlphaComponent(0.5).cgColor == CGColor(gray: 1, alpha: 0.5))
    }
    #expect(color.cgColor == CGColor(gray: 0, alpha: 1))
  }

  @Test func namesAreRegistered() {
    #expect(UIColor(named: "ViewKitTests.accent") == nil)
    UIColor.plumb.register(.orange, named: "ViewKitTests.accent")
    #expect(UIColor(named: "ViewKitTests.accent") == .orange)
    UIColor.plumb.register(nil, named: "ViewKitTests.accent")
    #expect(UIColor(named: "ViewKitTests.accent") == nil)
  }
}
