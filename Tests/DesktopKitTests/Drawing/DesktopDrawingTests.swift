import CoreGraphics
import Foundation
import PlumbDesktopKit
import Testing

/// AppKit's names for drawing, colours and fonts.
@MainActor @Suite struct DesktopDrawingTests {
  private func recorded(_ draw: () -> Void) -> [CGRecordedDrawing] {
    let context = CGContext(extent: CGRect(x: 0, y: 0, width: 100, height: 100))
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: false)
    draw()
    NSGraphicsContext.restoreGraphicsState()
    return context.drawings
  }

  @Test func pathsAreDrawnIntoTheCurrentContext() {
    let drawings = recorded {
      NSColor.red.setFill()
      NSBezierPath(roundedRect: NSRect(x: 0, y: 0, width: 20, height: 10), xRadius: 3, yRadius: 3).fill()
      NSRect(x: 5, y: 5, width: 10, height: 10).fill()
      NSBezierPath.strokeLine(from: .zero, to: NSPoint(x: 10, y: 10))
    }
    #expect(drawings.count == 3)
    #expect(NSGraphicsContext.current == nil)
    guard case .fill(let path, _, let color) = drawings[0].figure else {
      Issue.record("No path was filled.")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(color.components?.first == 1)
  }

  /// Angles are degrees, and grow against the hands of a clock.
  @Test func arcsGoAgainstTheClock() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.bounds.minX > -1e-9 && path.bounds.minY > -1e-9)
    let around = NSBezierPath()
    around.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
    #expect(around.bounds.minY < -9)
  }

  @Test func pathsAreMadeOfSteps() {
    let path = NSBezierPath()
    path.move(to: NSPoint(x: 1, y: 1))
    path.relativeLine(to: NSPoint(x: 9, y: 0))
    path.line(to: NSPoint(x: 10, y: 10))
    path.close()
    #expect(path.contains(NSPoint(x: 9, y: 5)))
    #expect(!path.contains(NSPoint(x: 2, y: 9)))
    path.transform(using: AffineTransform(scale: 2))
    #expect(path.bounds == NSRect(x: 2, y: 2, width: 18, height: 18))
    path.windingRule = .evenOdd
    path.appendRect(NSRect(x: 14, y: 4, width: 4, height: 4))
    #expect((path.copy() as? NSBezierPath)?.windingRule == .evenOdd)
    #expect(!path.contains(NSPoint(x: 16, y: 5)))
  }

  @Test func aViewDrawsWithYUpwards() {
    final class Bar: NSView {
      override func draw(_ dirtyRect: NSRect) {
        NSColor.controlAccentColor.set()
        NSRect(x: 0, y: 0, width: bounds.width, height: 10).fill()
      }
    }
    let bar = Bar(frame: NSRect(x: 0, y: 0, width: 50, height: 40))
    let context = CGContext(extent: CGRect(x: 0, y: 0, width: 50, height: 40))
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(cgContext: context, flipped: false)
    bar.draw(bar.bounds)
    NSGraphicsContext.restoreGraphicsState()
    #expect(context.drawings.count == 1)
  }

  /// The figures of `NSFont` where they are not those of UIKit's fonts.
  @Test func fontsHaveTheSizesOfMacOS() {
    #expect(NSFont.systemFontSize == 13)
    #expect(NSFont.smallSystemFontSize == 11)
    #expect(NSFont.labelFontSize == 10)
    #expect(NSFont.systemFontSize(for: .mini) == 9)
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
    #expect(NSFont.labelFont(ofSize: 0).pointSize == 10)
    #expect(NSFont.toolTipsFont(ofSize: 0).pointSize == 11)
    #expect(NSFont.preferredFont(forTextStyle: .body).pointSize == 13)
    #expect(NSFont.preferredFont(forTextStyle: .title1).pointSize == 22)
    #expect(NSFont.boldSystemFont(ofSize: 13) == NSFont.systemFont(ofSize: 13, weight: .bold))
  }

  /// A line of 13 points is 16 high on macOS, as labels of it are.
  @Test func textsHaveTheLinesOfMacOS() {
    let text = NSAttributedString(string: "A line", attributes: [.font: NSFont.systemFont(ofSize: 13)])
    #expect(text.size().height == 16)
    #expect("A line".size(withAttributes: [.font: NSFont.systemFont(ofSize: 13)]) == text.size())
    let narrow = text.boundingRect(
      with: NSSize(width: 30, height: CGFloat.infinity), options: .usesLineFragmentOrigin)
    #expect(narrow.height == 32)
    #expect(text.boundingRect(with: NSSize(width: 20, height: 0)).height == 16)
  }

  @Test func coloursHaveComponents() {
    let color = NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.redComponent == 1)
    #expect(color.greenComponent == 0.5)
    #expect(color.usingColorSpace(.sRGB)?.alphaComponent == 0.25)
    #expect(NSColor.white.blended(withFraction: 0.5, of: .black)?.redComponent == 0.5)
    #expect(NSColor.labelColor.alphaComponent == 0.85)
    #expect(NSColor.windowBackgroundColor.redComponent == CGFloat(236) / 255)
    #expect(NSColor.controlAccentColor.blueComponent == 1)
  }
}
