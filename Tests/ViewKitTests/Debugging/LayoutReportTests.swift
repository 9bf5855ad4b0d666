import Testing
import UIKit

/// What reports say of live views.
@MainActor @Suite struct LayoutReportTests {
  /// A view stands where it stood until the next layout.
  @Test func aFrameThatIsPending() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: page.topAnchor),
      view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    ])
    func line() -> String? {
      view.plumb.layoutReport.split(separator: "\n").first { $0.hasPrefix("Frame:") }.map(String.init)
    }
    page.layoutIfNeeded()
    #expect(line() == "Frame:.........(0 0; 10 10)")
    width.constant = 50
    #expect(line() == "Frame:.........(0 0; 10 10) [After layout: (0 0; 50 10)]")
    #expect(view.frame.width == 10)
    page.layoutIfNeeded()
    #expect(line() == "Frame:.........(0 0; 50 10)")
  }

  @Test func theLabelOfAButton() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.description.hasPrefix("<UIButtonLabel: 0x"))
  }
}
