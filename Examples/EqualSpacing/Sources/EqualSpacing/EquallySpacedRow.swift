import UIKit

/// Views beside each other, with equal spaces before, between and after them.
///
/// Layout guides stand where the spaces are: one constraint each makes them as wide as the first.
public final class EquallySpacedRow: UIView {
  public init(_ views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addConstrained(view) }
    space(views)
    for view in views {
      let height = heightAnchor.constraint(equalTo: view.heightAnchor)
      height.priority = .defaultLow
      NSLayoutConstraint.activate([
        view.centerYAnchor.constraint(equalTo: centerYAnchor),
        heightAnchor.constraint(greaterThanOrEqualTo: view.heightAnchor), height,
      ])
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("EquallySpacedRow is made in code") }

  private func space(_ views: [UIView]) {
    let spaces = (0...views.count).map { _ in UILayoutGuide() }
    spaces.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(
      spaces.dropFirst().map { $0.widthAnchor.constraint(equalTo: spaces[0].widthAnchor) })
    for (index, view) in views.enumerated() {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: spaces[index].trailingAnchor),
        view.trailingAnchor.constraint(equalTo: spaces[index + 1].leadingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      spaces[0].leadingAnchor.constraint(equalTo: leadingAnchor),
      spaces[views.count].trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
