import UIKit

/// A header, a footer, and in the middle of what these leave a group of views, one below the other.
///
/// Two layout guides: the room between header and footer, and the group, which is centered in the room.
public final class CenteredGroupView: UIView {
  public let room = UILayoutGuide()
  public let group = UILayoutGuide()

  public init(header: UIView, group views: [UIView], footer: UIView, spacing: CGFloat = 8) {
    super.init(frame: .zero)
    [header, footer].forEach(addConstrained)
    views.forEach(addConstrained)
    [room, group].forEach(addLayoutGuide)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topAnchor),
      header.leadingAnchor.constraint(equalTo: leadingAnchor),
      header.trailingAnchor.constraint(equalTo: trailingAnchor),
      footer.leadingAnchor.constraint(equalTo: leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: trailingAnchor),
      footer.bottomAnchor.constraint(equalTo: bottomAnchor),

      room.topAnchor.constraint(equalTo: header.bottomAnchor),
      room.bottomAnchor.constraint(equalTo: footer.topAnchor),
      room.leadingAnchor.constraint(equalTo: leadingAnchor),
      room.trailingAnchor.constraint(equalTo: trailingAnchor),

      group.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      group.centerYAnchor.constraint(equalTo: room.centerYAnchor),
      group.topAnchor.constraint(greaterThanOrEqualTo: room.topAnchor),
      group.leadingAnchor.constraint(greaterThanOrEqualTo: room.leadingAnchor),
    ])
    pile(views, spacing: spacing)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("CenteredGroupView is made in code") }

  /// Has the group reach from the first view to the last, and as far to the sides as the widest.
  private func pile(_ views: [UIView], spacing: CGFloat) {
    var previousBottom = group.topAnchor
    for (index, view) in views.enumerated() {
      let width = group.widthAnchor.constraint(equalTo: view.widthAnchor)
      width.priority = .defaultLow
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: previousBottom, constant: index == 0 ? 0 : spacing),
        view.centerXAnchor.constraint(equalTo: group.centerXAnchor),
        view.widthAnchor.constraint(lessThanOrEqualTo: group.widthAnchor), width,
      ])
      previousBottom = view.bottomAnchor
    }
    previousBottom.constraint(equalTo: group.bottomAnchor).isActive = true
  }
}

extension UIView {
  /// Adds a subview whose place constraints will decide.
  func addConstrained(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
