import AppKit
import XCTest

/// What `Documentation/APPKIT.md` shows; `Scripts/make-api-page` takes it from here.
@MainActor final class PageSnippetTests: XCTestCase {
  func testWhatThePageShows() async {
    // Snippet:
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    let form = NSView()
    form.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(form)
    for format in ["H:|-[form(>=140)]-|", "V:|-[form(>=80)]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["form": form]))
    }
    window.layoutIfNeeded()
    let drag = window.plumb.drag(toContentSize: NSSize(width: 50, height: 50))
    print(drag.size)  // (180.0, 120.0)
    print(drag.holdingWidth.map(\.description))  // who stopped it
    // Snippet ends.
    XCTAssertEqual("\(drag.size)", "(180.0, 120.0)")
    XCTAssertEqual(drag.holdingWidth.compactMap { $0.firstItem as? NSView }.contains(form), true)
  }
}
