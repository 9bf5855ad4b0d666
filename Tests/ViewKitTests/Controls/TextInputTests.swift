import Testing
import UIKit

@MainActor @Suite struct TextInputTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  /// Recorded fields with rounded corners are 34 points high (n = 43); without a border a line of 17 points
  /// makes 22.
  @Test func fieldsHaveRoomForTheirBorders() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.borderStyle == .none)
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 28, height: 34))
    field.placeholder = "Name"
    let width = field.intrinsicContentSize.width
    #expect(width > 50)
    field.text = "A longer name"
    #expect(field.intrinsicContentSize.width > width)
    field.text = nil
    #expect(field.text == "")
    #expect(field.intrinsicContentSize.width == width)
    #expect(
      field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34))
        == CGRect(x: 7, y: 2, width: 86, height: 30))
  }

  /// Views beside the text are subviews as long as they are shown.
  @Test func viewsBesideTheText() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    field.leftView = icon
    field.layoutIfNeeded()
    #expect(icon.superview == nil)
    #expect(field.textRect(forBounds: field.bounds).minX == 0)
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(icon.superview === field)
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 80, height: 30))
    field.leftViewMode = .unlessEditing
    #expect(field.becomeFirstResponder())
    field.layoutIfNeeded()
    #expect(field.isEditing)
    #expect(icon.superview == nil)
  }

  /// Texts of a label, a button and a field stand on one line.
  @Test func labelButtonAndFieldShareABaseline() {
    let label = UILabel()
    label.text = "Label"
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let field = UITextField()
    field.borderStyle = .roundedRect
    for view in [label, button, field] { add(view) }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: container.topAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      button.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
    ])
    container.layoutIfNeeded()
    // The line of 20.29 stands in the middle of 34: its baseline is at 6.86 + 16.19, rounded to 23; the
    // label's own is at 16⅓.
    #expect(abs(label.frame.minY - (23 - 49 / 3)) < 1e-9)
    // A line of 15 points takes 17.9 and stands in the middle of 30: 6.05 + 14.28, rounded to 20⅓.
    #expect(abs(button.frame.minY - (23 - 61 / 3)) < 1e-9)
  }

  /// "UITextView": 8 points above and below, 5 before and behind the lines; a size of its own only without
  /// scrolling.
  @Test func textViewsSizeThemselvesWithoutScrolling() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "One line"
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - 109 / 3) < 1e-9)
    view.isScrollEnabled = false
    let label = UILabel()
    label.text = view.text
    #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
    view.text = "A text that takes several lines of a view that is as narrow as this one"
    add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      view.topAnchor.constraint(equalTo: container.topAnchor),
    ])
    container.layoutIfNeeded()
    label.text = view.text
    label.numberOfLines = 0
    let lines = label.sizeThatFits(CGSize(width: 190, height: 0)).height
    #expect(lines > 60)
    #expect(abs(view.frame.height - lines - 16) < 0.34)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    container.layoutIfNeeded()
    #expect(abs(view.frame.height - label.sizeThatFits(CGSize(width: 200, height: 0)).height) < 0.34)
    view.isScrollEnabled = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    container.layoutIfNeeded()
    #expect(view.frame.height == 30)
    #expect(view.contentSize.height > 60)
  }

  /// The baseline of the first line is below the container's inset.
  @Test func baselinesOfTextViews() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "Text"
    view.isScrollEnabled = false
    let label = UILabel()
    label.text = "Label"
    add(view)
    add(label)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      label.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
    ])
    container.layoutIfNeeded()
    #expect(abs(label.frame.minY - 8) < 0.34)
  }
}
