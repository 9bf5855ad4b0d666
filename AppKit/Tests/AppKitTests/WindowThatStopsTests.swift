import AppKit
import XCTest

/// The literature's window that its content keeps from shrinking, and what it lists of AppKit, as an app writes it.
@MainActor final class WindowThatStopsTests: XCTestCase {
  /// A window with a view of at least 140 points that keeps the standard distance from all sides.
  private func window() -> (NSWindow, NSView) {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 270), styleMask: [.titled, .resizable],
      backing: .buffered, defer: false)
    let view = NSView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.contentView?.addSubview(view)
    let views = ["view": view]
    for format in ["H:|-[view(>=140)]-|", "V:|-[view(>=80)]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views))
    }
    window.layoutIfNeeded()
    return (window, view)
  }

  func testAWindowStopsWhereItsContentStops() async {
    let (window, view) = window()
    XCTAssertEqual(view.frame, NSRect(x: 20, y: 20, width: 440, height: 230))
    let drag = window.plumb.drag(toContentSize: NSSize(width: 50, height: 50))
    XCTAssertEqual(drag.size, NSSize(width: 180, height: 120))
    XCTAssertEqual(view.frame, NSRect(x: 20, y: 20, width: 140, height: 80))
    XCTAssertTrue(drag.holdingWidth.contains { $0.firstItem === view && $0.firstAttribute == .width })
  }

  func testPrioritiesAreAppKits() async {
    XCTAssertEqual(NSLayoutConstraint.Priority.dragThatCannotResizeWindow.rawValue, 490)
    XCTAssertEqual(NSLayoutConstraint.Priority.windowSizeStayPut.rawValue, 500)
    XCTAssertEqual(NSLayoutConstraint.Priority.dragThatCanResizeWindow.rawValue, 510)
    XCTAssertEqual(NSLayoutConstraint.Priority.fittingSizeCompression.rawValue, 50)
    XCTAssertEqual(NSView().contentHuggingPriority(for: .horizontal), .defaultLow)
    XCTAssertEqual(NSView().contentCompressionResistancePriority(for: .vertical), .defaultHigh)
  }

  func testLibrariesFindAppKit() async {
    #if !canImport(AppKit)
      XCTFail("there is no AppKit")
    #endif
  }
}
