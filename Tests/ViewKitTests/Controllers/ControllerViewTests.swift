import Testing
import UIKit

/// The views that controllers make themselves.
@MainActor struct ControllerViewTests {
  private var controllers: [UIViewController] {
    [
      UIViewController(), UITableViewController(),
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      UINavigationController(), UITabBarController(),
    ]
  }

  /// A child's view that is put in while its container is loaded has the size that the container gets later.
  @Test func theyFollowTheirSuperview() {
    for controller in controllers {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      controller.view.frame = container.bounds
      container.addSubview(controller.view)
      container.frame.size = CGSize(width: 300, height: 200)
      #expect(controller.view.frame == container.bounds, "\(type(of: controller))")
    }
  }
}
