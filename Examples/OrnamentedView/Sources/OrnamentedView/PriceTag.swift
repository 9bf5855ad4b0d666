import UIKit

/// A price on a plate, with a star over the plate's upper trailing corner and a shadow below.
///
/// The star and the shadow are part of the view's frame, and no part of its alignment rectangle: what is aligned with
/// the tag is aligned with the plate, or with the price that stands on it.
public final class PriceTag: UIView {
  /// How far the ornament reaches beyond the plate, in points: the star up and to the right, the shadow down.
  public static let ornament = UIEdgeInsets(top: 10, left: 0, bottom: 4, right: 10)
  /// From the price to the plate's edges.
  static let padding = UIEdgeInsets(top: 6, left: 12, bottom: 6, right: 12)

  public let label = UILabel()
  private let star = UIView()

  public var price: String {
    get { label.text ?? "" }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
    }
  }

  public init(price: String, font: UIFont = .boldSystemFont(ofSize: 17)) {
    super.init(frame: .zero)
    label.font = font
    label.text = price
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    addSubview(star)
    // The anchors of a view are those of its alignment rectangle, also for what is inside.
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
      setContentCompressionResistancePriority(.required, for: axis)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("PriceTag is made in code") }

  public override var alignmentRectInsets: UIEdgeInsets { Self.ornament }

  /// The plate's size: that of the content is one of the alignment rectangle.
  public override var intrinsicContentSize: CGSize {
    let text = label.intrinsicContentSize
    return CGSize(
      width: text.width + Self.padding.left + Self.padding.right,
      height: text.height + Self.padding.top + Self.padding.bottom)
  }

  /// The view that has the baselines; also where it is asked for the first or the last one alone.
  public override var forFirstBaselineLayout: UIView { label }
  public override var forLastBaselineLayout: UIView { label }

  /// The star is no business of Auto Layout's: it goes where the frame's corner is.
  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = 2 * Self.ornament.right
    star.frame = CGRect(x: bounds.maxX - side, y: bounds.minY, width: side, height: side)
  }
}
