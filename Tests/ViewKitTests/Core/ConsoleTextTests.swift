import Testing
import UIKit

/// The texts that published logs show beside the addresses of views: of labels, buttons and text views, and of no empty ones.
@MainActor @Suite struct ConsoleTextTests {
  private func log(of view: UIView) -> String { view.widthAnchor.constraint(equalToConstant: 9).description }

  @Test func viewsWithTextShowIt() {
    let label = UILabel()
    #expect(!log(of: label).contains("'"))
    label.text = "Name"
    #expect(log(of: label).contains("'Name'.width == 9"))
    #expect(label.description.contains("; text = 'Name'; "))

    let textView = UITextView()
    textView.text = "Notes"
    #expect(log(of: textView).contains("'Notes'.width == 9"))
  }

  /// Logs show a button's title, descriptions of it do not.
  @Test func buttonsShowTheirTitleInLogsOnly() {
    let button = UIButton(type: .system)
    #expect(!log(of: button).contains("'"))
    button.setTitle("Save", for: .normal)
    #expect(log(of: button).contains("'Save'.width == 9"))
    #expect(!button.description.contains("Save"))
  }
}
