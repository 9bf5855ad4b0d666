import UIKit

/// A question above two answers beside each other: what a window with it cannot be smaller than.
public final class QuestionViewController: UIViewController {
  public let question = UILabel()
  public let answers = [UILabel(), UILabel()]

  public override func viewDidLoad() {
    super.viewDidLoad()
    let row = UIStackView(arrangedSubviews: answers)
    row.distribution = .fillEqually
    row.spacing = 8
    for view in [question, row] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.setContentHuggingPriority(.defaultHigh, for: .vertical)
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      question.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      question.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: question.trailingAnchor, constant: 20),
      row.topAnchor.constraint(greaterThanOrEqualTo: question.bottomAnchor, constant: 12),
      row.leadingAnchor.constraint(equalTo: question.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: question.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: 20),
    ])
  }

  public func ask(_ text: String, answers texts: (String, String)) {
    loadViewIfNeeded()
    question.text = text
    answers[0].text = texts.0
    answers[1].text = texts.1
    view.window?.setNeedsLayout()
  }
}
