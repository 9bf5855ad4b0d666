import Testing
import UIKit

/// What layout code asks of the program and its windows.
@MainActor @Suite struct WindowTests {
  @Test func theKeyWindowIsTheOneMadeSoLast() {
    let first = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === first)
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    second.windowLevel = .alert
    second.makeKeyAndVisible()
    #expect(UIApplication.shared.keyWindow === second)
    #expect(!first.isKeyWindow)
    first.makeKey()
    #expect(first.isKeyWindow)
    #expect(UIApplication.shared.windows.filter { $0 === first || $0 === second } == [first, second])
  }

  @Test func aWindowThatIsGoneIsNoKeyWindow() {
    weak var gone: UIWindow?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.makeKey()
      gone = window
    }
    #expect(gone == nil)
    #expect(UIApplication.shared.keyWindow == nil)
  }

  /// A controller's view may be another one after the window has shown it: the new one takes its place.
  @Test func theRootViewMayChange() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    let old: UIView = controller.view
    let new = UIView(frame: old.frame)
    controller.view = new
    #expect(new.window === window)
    #expect(new.frame == window.bounds)
    #expect(old.superview == nil)
  }

  /// Styling extensions are written for the protocol.
  @Test func viewsHaveStyles() {
    let view = UIView().styled { $0.tag = 3 }
    #expect(view.tag == 3)
  }
}

extension UIAppearance {
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}
