import UIKit

/// Makes hierarchies, changes them and drops them; what is left at the end is a leak.
@main
@MainActor
struct Leaks {
  static func main() throws {
    for _ in 0..<20 {
      containers()
      constraints()
      orphans()
    }
    for path in CommandLine.arguments.dropFirst() { try storyboard(at: path) }
    print("Everything was dropped.")
  }

  private static func containers() {
    let window = UIWindow()
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    window.rootViewController = navigation
    let label = UILabel()
    let stack = UIStackView(arrangedSubviews: [label, UISwitch(), UIButton(type: .system)])
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    for view in [stack, table, UITextField(), UITextView()] { controller.view.addSubview(view) }
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
    ])
    window.layoutIfNeeded()
    label.text = "Hello"
    label.numberOfLines = 0
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
  }

  private static func constraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView()
    let guide = UILayoutGuide()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addLayoutGuide(guide)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, guide.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(
        equalTo: guide.widthAnchor, multiplier: 0.5),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "V:[view(40)]", metrics: nil, views: ["view": view]))
    root.layoutIfNeeded()
    _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    UIView.animate(withDuration: 0.2) {
      width.constant = 50
      root.layoutIfNeeded()
    }
    width.isActive = false
    view.removeFromSuperview()
    root.layoutIfNeeded()
    root.addSubview(view)
    width.isActive = true
  }

  /// Views without a hierarchy, changes that no layout takes in, a deep hierarchy.
  private static func orphans() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 3).isActive = true
    view.layoutIfNeeded()
    view.isHidden = true
    view.setNeedsUpdateConstraints()
    var parent = UIView()
    for _ in 0..<2000 {
      let child = UIView()
      parent.addSubview(child)
      child.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
      parent = child
    }
  }

  private static func storyboard(at path: String) throws {
    let storyboard = try UIStoryboard(contentsOf: URL(fileURLWithPath: path))
    for _ in 0..<3 {
      let window = UIWindow()
      window.rootViewController = storyboard.instantiateInitialViewController()
      window.layoutIfNeeded()
    }
  }
}
