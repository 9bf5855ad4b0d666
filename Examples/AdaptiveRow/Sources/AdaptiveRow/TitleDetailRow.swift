import UIKit

/// A title and a detail: beside each other where there is room, otherwise one below the other.
///
/// Which of the two follows from the width that layout gives the view, and so is known in `layoutSubviews()`. What
/// follows from it changes constraints, and so is done in `updateConstraints()`, all at once.
public final class TitleDetailRow: UIView {
  public enum Arrangement: Sendable { case oneRow, twoRows }

  public let title = UILabel()
  public let detail = UILabel()
  public private(set) var arrangement = Arrangement.oneRow {
    didSet { if arrangement != oldValue { setNeedsUpdateConstraints() } }
  }
  private let spacing: CGFloat = 8
  private lazy var oneRow = [
    detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: spacing),
    detail.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    bottomAnchor.constraint(equalTo: title.bottomAnchor),
  ]
  private lazy var twoRows = [
    title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    detail.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor),
    detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: spacing),
    bottomAnchor.constraint(equalTo: detail.bottomAnchor),
  ]

  public init(title: String, detail: String) {
    super.init(frame: .zero)
    self.title.text = title
    self.detail.text = detail
    for label in [self.title, self.detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    // Of two labels that resist alike it would be open which one gives way to a longer text.
    self.title.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    // What holds in both arrangements.
    NSLayoutConstraint.activate([
      self.title.topAnchor.constraint(equalTo: topAnchor),
      self.title.leadingAnchor.constraint(equalTo: leadingAnchor),
      self.detail.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("TitleDetailRow is made in code") }

  /// Constraints are made later than `init`: without this, nothing else need say that the view has any.
  public override class var requiresConstraintBasedLayout: Bool { true }

  /// The width is the one that the superview's layout gave. If it asks for the other arrangement, this pass has placed
  /// the labels for nothing, and the next one, before anything is drawn, places them anew.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let needed = title.intrinsicContentSize.width + spacing + detail.intrinsicContentSize.width
    // Sums of pixels, which may be thirds of a point, differ in their last digits.
    arrangement = needed < bounds.width + 0.01 ? .oneRow : .twoRows
  }

  public override func updateConstraints() {
    // Off first, then on: together the two would conflict.
    NSLayoutConstraint.deactivate(arrangement == .oneRow ? twoRows : oneRow)
    NSLayoutConstraint.activate(arrangement == .oneRow ? oneRow : twoRows)
    super.updateConstraints()
  }
}
