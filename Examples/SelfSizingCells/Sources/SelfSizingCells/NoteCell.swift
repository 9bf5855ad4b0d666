import UIKit

/// A note's title and text, both as long as they are.
///
/// An unbroken chain of constraints from the content view's top to its bottom gives the cell its height.
public final class NoteCell: UITableViewCell {
  public static let reuseIdentifier = "NoteCell"

  public let title = UILabel()
  public let body = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    body.font = .preferredFont(forTextStyle: .body)
    for label in [title, body] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      margins.bottomAnchor.constraint(equalTo: body.bottomAnchor),
    ])
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("NoteCell is made in code") }

  public func show(_ note: Note) {
    title.text = note.title
    body.text = note.text
  }
}
