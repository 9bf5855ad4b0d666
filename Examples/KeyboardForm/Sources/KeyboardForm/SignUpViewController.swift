import UIKit

/// A form that scrolls, and ends where the keyboard begins.
///
/// The scroll view has two guides: its frame reaches from the top to the keyboard, its content is as large as the fields
/// say, and as wide as the frame. Where everything fits, the button stands at the bottom.
public final class SignUpViewController: UIViewController {
  public let scrollView = UIScrollView()
  public let fields = ["Name", "Email", "Password"].map { placeholder in
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    return field
  }
  public let button = UIButton(type: .system)
  private let margin: CGFloat = 20

  public override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Create Account", for: .normal)
    addConstrained(scrollView, to: view)
    constrainScrollView()
    constrainContent()
  }

  /// Scrolls no farther than the field needs to be seen.
  public func reveal(_ field: UITextField, animated: Bool) {
    view.layoutIfNeeded()
    let room = field.frame.insetBy(dx: 0, dy: -margin)
    scrollView.scrollRectToVisible(room, animated: animated)
  }

  private func addConstrained(_ subview: UIView, to view: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
  }

  /// Without a keyboard, its guide begins at the safe area's end.
  private func constrainScrollView() {
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  private func constrainContent() {
    let content = scrollView.contentLayoutGuide
    let frame = scrollView.frameLayoutGuide
    var top = content.topAnchor
    for field in fields {
      addConstrained(field, to: scrollView)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: top, constant: margin),
        field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: margin),
        field.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
        field.heightAnchor.constraint(equalToConstant: 44),
      ])
      top = field.bottomAnchor
    }
    addConstrained(button, to: scrollView)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(greaterThanOrEqualTo: top, constant: margin),
      button.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      content.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: margin),
      // It scrolls up and down only, and no further than it must.
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
      content.heightAnchor.constraint(greaterThanOrEqualTo: frame.heightAnchor),
    ])
    let compact = content.heightAnchor.constraint(equalToConstant: 0)
    compact.priority = .fittingSizeLevel
    compact.isActive = true
  }
}
