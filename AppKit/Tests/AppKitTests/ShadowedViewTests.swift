import AppKit
import XCTest

/// A view that draws a shape with a shadow, whose alignment rectangle is the shape alone.
private final class ShadowedView: NSView {
  override var intrinsicContentSize: NSSize { NSSize(width: 170, height: 170) }

  override func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    var rect = alignmentRect
    rect.size.width *= 1.0625
    rect.size.height *= 1.0625
    // The shadow lies below: what grows is the lower edge, wherever y begins.
    if superview?.isFlipped != true { rect.origin.y -= rect.height - alignmentRect.height }
    return rect
  }

  override func alignmentRect(forFrame frame: NSRect) -> NSRect {
    var rect = frame
    rect.size.width /= 1.0625
    rect.size.height /= 1.0625
    if superview?.isFlipped != true { rect.origin.y += frame.height - rect.height }
    return rect
  }

  override func draw(_ dirtyRect: NSRect) {
    let shape = NSRect(x: 0, y: bounds.height - 160, width: 160, height: 160)
    NSColor.black.withAlphaComponent(0.3).set()
    NSBezierPath(roundedRect: shape.offsetBy(dx: 8, dy: -8), xRadius: 32, yRadius: 32).fill()
    let path = NSBezierPath(roundedRect: shape, xRadius: 32, yRadius: 32)
    NSColor.black.set()
    path.lineWidth = 6
    path.stroke()
    NSColor.orange.set()
    path.fill()
  }
}

/// Alignment rectangles from code, as the literature's first chapter ends.
@MainActor final class ShadowedViewTests: XCTestCase {
  /// Kept, since a window keeps its content.
  private var window: NSWindow?

  private func shown(in content: NSView) -> NSView {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 300), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.contentView = content
    self.window = window
    let view = ShadowedView()
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: content.centerYAnchor),
    ])
    window.layoutIfNeeded()
    return view
  }

  private final class Flipped: NSView {
    override var isFlipped: Bool { true }
  }

  /// The shape, and not the shadow, is in the middle: 115 to 285, and 65 to 235. The frame is 1 + 10 / 160 times as large.
  func testTheShapeIsInTheMiddle() async {
    let view = shown(in: NSView())
    XCTAssertEqual(view.frame, NSRect(x: 115, y: 54.375, width: 180.625, height: 180.625))
    XCTAssertEqual(view.alignmentRect(forFrame: view.frame).midX, 200, accuracy: 0.1)
    XCTAssertEqual(view.alignmentRect(forFrame: view.frame).midY, 150, accuracy: 0.1)
  }

  func testSoItIsInAFlippedView() async {
    let view = shown(in: Flipped())
    XCTAssertEqual(view.frame, NSRect(x: 115, y: 65, width: 180.625, height: 180.625))
  }

  func testWhatItDrawsIsInPictures() async throws {
    let view = shown(in: NSView())
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "ShadowedView-\(UInt64.random(in: 0...UInt64.max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("view.svg").path
    try view.plumb.picture(to: path)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    XCTAssertTrue(picture.contains("<path"), picture)
  }
}
