import CoreGraphics
import Foundation
import PlumbDesktopKit
import PlumbViewKit

/// A view whose y goes downwards.
final class FlippedView: NSView {
  override var isFlipped: Bool { true }
}

/// A view with a size of its own.
final class ContentView: NSView {
  var content: NSSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = NSSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: NSSize { content }
}

extension NSView {
  /// Adds a view that constraints place.
  @discardableResult
  func add<View: NSView>(_ view: View, _ constraints: (View, NSView) -> [NSLayoutConstraint]) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view, self))
    return view
  }
}

extension NSWindow {
  /// A window that can be resized, with a content of a size.
  static func resizable(_ width: CGFloat, _ height: CGFloat) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 200, width: width, height: height),
      styleMask: [.titled, .closable, .resizable], backing: .buffered, defer: false)
  }
}

/// What a body logs of layout.
@MainActor func logged(_ body: () -> Void) -> [String] {
  var messages: [String] = []
  let handler = LayoutLog.handler
  LayoutLog.handler = { messages.append($0) }
  defer { LayoutLog.handler = handler }
  body()
  return messages
}

/// A text with each address as `0x…`.
func withoutAddresses(_ text: String) -> String {
  var result = ""
  var rest = text[...]
  while let start = rest.range(of: "0x") {
    result += rest[..<start.upperBound] + "…"
    rest = rest[start.upperBound...].drop { $0.isHexDigit }
  }
  return result + rest
}
