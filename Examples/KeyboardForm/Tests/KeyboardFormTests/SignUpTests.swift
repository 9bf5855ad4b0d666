import KeyboardForm
import Testing
import UIKit

/// On an iPhone 14, whose 390 × 844 points have 47 at the top and 34 at the bottom outside the safe area, which is what a
/// test gets that says nothing else.
@MainActor @Suite struct SignUpTests {
  let window = UIWindow()
  let form = SignUpViewController()

  init() {
    window.rootViewController = form
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// There is no keyboard on Linux: `plumb` is no part of UIKit, and says how high one would be.
  private func showKeyboard(_ height: CGFloat) {
    form.view.keyboardLayoutGuide.plumb.keyboardHeight = height
    window.layoutIfNeeded()
  }

  /// From y 47 to 844 − 34 = 810, that is 763 points, which all of the form fits into.
  @Test func theFormFillsTheSafeArea() {
    #expect(form.scrollView.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(form.scrollView.contentSize == CGSize(width: 390, height: 763))
    // 20 points around each field, which is 390 − 40 = 350 wide.
    for (index, field) in form.fields.enumerated() {
      #expect(field.frame == CGRect(x: 20, y: 20 + 64 * CGFloat(index), width: 350, height: 44))
    }
    // 763 − 20 − 50.
    #expect(form.button.frame.minY == 693)
    // In the middle, to a pixel.
    #expect(abs(form.button.frame.midX - 195) <= 1.0 / 3)
  }

  /// Above 336 points of keyboard, 844 − 47 − 336 = 461 are left, and the button is at 461 − 70 = 391.
  @Test func theFormEndsAtTheKeyboard() {
    showKeyboard(336)
    #expect(form.scrollView.frame == CGRect(x: 0, y: 47, width: 390, height: 461))
    #expect(form.button.frame.minY == 391)
    #expect(form.scrollView.contentSize == CGSize(width: 390, height: 461))
  }

  /// Held sideways, 390 points high, with 21 at the bottom outside the safe area: a keyboard of 209 leaves 181. The content
  /// is 3 × 64 for the fields, and 20 + 50 + 20 for the button: 282.
  @Test func theFormScrollsWhereItDoesNotFit() {
    let device = SimulatedDevice.current
    defer { SimulatedDevice.current = device }
    SimulatedDevice.current = SimulatedDevice(
      size: CGSize(width: 844, height: 390), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    showKeyboard(209)
    #expect(form.scrollView.frame == CGRect(x: 0, y: 0, width: 844, height: 181))
    #expect(form.scrollView.contentSize == CGSize(width: 844, height: 282))
    #expect(form.button.frame.minY == 212)

    // The last field, y 148 to 192, and 20 points around it: its end is at 212, and 181 are seen at once.
    form.reveal(form.fields[2], animated: false)
    #expect(form.scrollView.contentOffset.y == 31)
    form.reveal(form.fields[0], animated: false)
    #expect(form.scrollView.contentOffset.y == 0)
  }

  @Test func theKeyboardGoesAway() {
    let before = ([form.scrollView, form.button] + form.fields).map(\.frame)
    showKeyboard(336)
    showKeyboard(0)
    #expect(([form.scrollView, form.button] + form.fields).map(\.frame) == before)
  }

  @Test func nothingIsAmbiguous() {
    showKeyboard(336)
    for view in form.view.subviews + form.scrollView.subviews { #expect(!view.hasAmbiguousLayout) }
  }
}
