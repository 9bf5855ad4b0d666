import UIKit

/// A product's name and its price: on one baseline, and as far from the edges as the plate, not the star, is.
public final class ProductRow: UIView {
  public let name = UILabel()
  public let tagView: PriceTag

  public init(name: String, price: String) {
    tagView = PriceTag(price: price)
    super.init(frame: .zero)
    self.name.text = name
    self.name.font = .systemFont(ofSize: 24)
    for view in [self.name, tagView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      self.name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      tagView.leadingAnchor.constraint(greaterThanOrEqualTo: self.name.trailingAnchor, constant: 8),
      tagView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      tagView.firstBaselineAnchor.constraint(equalTo: self.name.firstBaselineAnchor),
      tagView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      bottomAnchor.constraint(equalTo: tagView.bottomAnchor, constant: 12),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("ProductRow is made in code") }
}
