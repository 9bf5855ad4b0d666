import UIKit

/// Pencils in a drawer, beside each other; the chosen one sticks out.
///
/// Each pencil hangs from the picker's top by one constraint. To choose one is to change that constraint's constant.
public final class PencilPickerView: UIView {
  /// How far a pencil comes up, in points.
  public static let pull: CGFloat = 40

  public let pencils: [UIControl]
  public private(set) var chosenIndex: Int?
  private var tops: [NSLayoutConstraint] = []
  private let spacing: CGFloat = 12

  public init(colors: [UIColor]) {
    pencils = colors.map { color in
      let pencil = UIControl()
      pencil.backgroundColor = color
      return pencil
    }
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, pencil) in pencils.enumerated() {
      let choice = UIAction { [weak self] _ in self?.choose(index, animated: true) }
      pencil.addAction(choice, for: .touchUpInside)
      pencil.translatesAutoresizingMaskIntoConstraints = false
      addSubview(pencil)
    }
    constrainPencils()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("PencilPickerView is made in code") }

  /// Pulls a pencil up, and lets the one before it down; with nil, lets all of them down.
  public func choose(_ index: Int?, animated: Bool) {
    // What waits for layout already is none of the animation's business.
    layoutIfNeeded()
    chosenIndex = index
    for (pencil, top) in tops.enumerated() { top.constant = pencil == index ? 0 : Self.pull }
    guard animated else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  private func constrainPencils() {
    tops = pencils.map { $0.topAnchor.constraint(equalTo: topAnchor, constant: Self.pull) }
    NSLayoutConstraint.activate(tops)
    guard let first = pencils.first, let last = pencils.last else { return }
    // As long as the picker is high: the end of a pencil that is down is cut off.
    NSLayoutConstraint.activate(pencils.map { $0.heightAnchor.constraint(equalTo: heightAnchor) })
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: leadingAnchor),
      last.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    for (pencil, next) in zip(pencils, pencils.dropFirst()) {
      NSLayoutConstraint.activate([
        next.leadingAnchor.constraint(equalTo: pencil.trailingAnchor, constant: spacing),
        next.widthAnchor.constraint(equalTo: pencil.widthAnchor),
      ])
    }
  }
}
