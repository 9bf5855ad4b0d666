import CoreGraphics
import Foundation
internal import PlumbViewKit

/// Which classes of views convert between frames and alignment rectangles by functions of their own, or draw.
@MainActor
enum AlignmentOverrides {
  private final class Plain: NSView {}
  private final class ConvertingFrames: NSView {
    override func alignmentRect(forFrame frame: NSRect) -> NSRect { frame.insetBy(dx: 3, dy: 1) }
  }
  private final class ConvertingRects: NSView {
    override func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
      alignmentRect.insetBy(dx: -5, dy: -7)
    }
  }
  private final class Drawing: NSView {
    override func draw(_ dirtyRect: NSRect) { alphaValue += 1 }
  }

  private static let rectForFrame = OverrideProbe(
    base: NSView.self, plain: Plain.self, overriding: ConvertingFrames.self)
  private static let frameForRect = OverrideProbe(
    base: NSView.self, plain: Plain.self, overriding: ConvertingRects.self)
  private static let drawing = OverrideProbe(base: NSView.self, plain: Plain.self, overriding: Drawing.self)

  static func conversions(_ type: NSView.Type) -> AlignmentConversions {
    if frameForRect.isOverridden(in: type) { return .frames }
    return rectForFrame.isOverridden(in: type) ? .rects : .byInsets
  }

  static func draw(_ type: NSView.Type) -> Bool { drawing.isOverridden(in: type) }
}
