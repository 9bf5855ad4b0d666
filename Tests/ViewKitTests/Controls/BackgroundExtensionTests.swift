import Testing
import UIKit

/// Apple's documentation of `UIBackgroundExtensionView`: by itself the content lies inside the safe area.
@MainActor @Suite struct BackgroundExtensionTests {
  private let controller = UIViewController()
  private let extender = UIBackgroundExtensionView()
  private let content = UIView()

  private func show() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 0)
    window.rootViewController = controller
    window.isHidden = false
    extender.frame = controller.view.bounds
    extender.contentView = content
    controller.view.addSubview(extender)
    window.layoutIfNeeded()
    return window
  }

  @Test func theContentLiesInTheSafeArea() {
    let window = show()
    #expect(content.superview === extender)
    #expect(extender.safeAreaInsets.left == 20 && extender.safeAreaInsets.top >= 30)
    #expect(content.frame == extender.bounds.inset(by: extender.safeAreaInsets))
    controller.additionalSafeAreaInsets.left = 50
    window.layoutIfNeeded()
    #expect(content.frame.minX == 50 && content.frame.maxX == extender.bounds.maxX)
  }

  @Test func somebodyElseMayPlaceIt() {
    extender.automaticallyPlacesContentView = false
    let window = show()
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    extender.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    extender.contentView = nil
    #expect(content.superview == nil)
  }
}
