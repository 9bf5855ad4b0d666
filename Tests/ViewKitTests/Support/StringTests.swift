import Testing
import UIKit

@Suite struct StringTests {
  /// The form that `NSStringFromCGRect` and its neighbours document: `{{x, y}, {w, h}}`, `{top, left, bottom,
  /// right}`.
  @Test func numbersInBraces() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 20, width: 100, height: 50.5)) == "{{0, 20}, {100, 50.5}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func stringsAreReadBack() {
    let rect = CGRect(x: 0.1, y: 1.0 / 3, width: 1e-7, height: 12345.678)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    let insets = UIEdgeInsets(top: 0.7, left: -2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: 4)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    #expect(NSCoder.cgSize(for: "no size") == .zero)
  }

  @Test func valuesHoldGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  /// What Swift prints of rectangles on Apple's platforms.
  @Test func rectanglesPrintAsNumbers() {
    #expect("\(CGRect(x: 0, y: 0.5, width: 100, height: 50))" == "(0.0, 0.5, 100.0, 50.0)")
    #expect(String(reflecting: CGSize(width: 1, height: 2)) == "(1.0, 2.0)")
    #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
    #expect(
      "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
        == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
  }

  @Test func poolsGiveResultsAndErrors() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
    #expect(NSEC_PER_SEC == 1_000_000_000)
  }

  /// As sources say a length that nothing limits.
  @Test func theGreatestFloatIsALength() {
    #expect(CGFloat(MAXFLOAT) == CGFloat(Float.greatestFiniteMagnitude))
    #expect(RunLoop.Mode.tracking != .common)
  }
}
