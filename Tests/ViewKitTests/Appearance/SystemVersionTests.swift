import Testing
import UIKit

/// Bars and controls that changed with the system, as documents of the tools of its time record them. In processes of
/// their own, since there is one device in each.
@Suite struct SystemVersionTests {
  /// Navigation bars of 54 (n = 5), switches of 63 by 28 (n = 18), search bars of 64 with a field of 44 (n = 1), date
  /// pickers of 36 (n = 1).
  @Test func system26() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current.systemVersion = 26
        #expect(UIDevice.current.systemVersion == "26.0")
        #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
        #expect(UISearchBar().intrinsicContentSize.height == 64)
        #expect(UIDatePicker().intrinsicContentSize.height == 36)
        #expect(UINavigationBar().intrinsicContentSize.height == 54)
        let content = UIViewController()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: content)
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.top == 101)
      }
    }
  }

  /// Segmented controls of 29 with the point below (n = 10), steppers of 29 (n = 2). Sheets cover the whole window:
  /// cards came with iOS 13 (documentation of `UIModalPresentationStyle.automatic`).
  @Test func system12() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current.systemVersion = 12
        #expect(UIStepper().intrinsicContentSize.height == 29)
        #expect(UISegmentedControl(items: ["a"]).frame.height == 29)
        let presenter = UIViewController()
        let window = UIWindow()
        window.rootViewController = presenter
        window.isHidden = false
        window.layoutIfNeeded()
        let sheet = UIViewController()
        presenter.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(sheet.view.frame == window.bounds)
        #expect(sheet.view.safeAreaInsets.top == 47)
      }
    }
  }

  /// Bars by themselves are as high as those of controllers: 50 on tablets since iOS 12, 44 before (published
  /// measurements), and toolbars of 44 where there is a home button (recorded, n = 5).
  @Test func barsByThemselves() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedDevice.current = SimulatedDevice(
          size: CGSize(width: 768, height: 1024), scale: 2, idiom: .pad,
          safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 50))
        #expect(UIToolbar().sizeThatFits(CGSize(width: 300, height: 0)) == CGSize(width: 300, height: 50))
        SimulatedDevice.current.systemVersion = 11
        #expect(UINavigationBar().intrinsicContentSize == CGSize(width: -1, height: 44))
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        SimulatedDevice.current = SimulatedDevice(
          size: CGSize(width: 375, height: 667), scale: 2,
          safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "Title")
        bar.items = [item]
        item.prompt = "Prompt"
        #expect(bar.intrinsicContentSize.height == 74)
      }
    }
  }
}
