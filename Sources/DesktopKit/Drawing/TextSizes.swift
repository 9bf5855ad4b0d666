import CoreGraphics
import Foundation
internal import PlumbTextMetrics
public import PlumbViewKit

// These stand in front of UIKit's: lines of macOS are whole points high.

extension NSAttributedString {
  /// The size of the text in points: each paragraph on one line.
  public func size() -> NSSize { DesktopText.size(self, within: nil) }

  /// The rectangle that the text takes, in points.
  ///
  /// - Parameter size: The width is where lines end; 0 and infinity for nowhere.
  public func boundingRect(with size: NSSize, options: NSStringDrawingOptions = []) -> NSRect {
    boundingRect(with: size, options: options, context: nil)
  }

  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> NSRect { DesktopText.rect(self, size, options) }
}

extension String {
  /// The size of the text in points: each paragraph on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize {
    DesktopText.size(NSAttributedString(string: self, attributes: attrs), within: nil)
  }

  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil
  ) -> NSRect { DesktopText.rect(NSAttributedString(string: self, attributes: attributes), size, options) }

  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> NSRect { boundingRect(with: size, options: options, attributes: attributes) }
}

extension NSString {
  /// The size of the text in points: each paragraph on one line.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> NSSize {
    String(self).size(withAttributes: attrs)
  }

  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil
  ) -> NSRect { String(self).boundingRect(with: size, options: options, attributes: attributes) }

  public func boundingRect(
    with size: NSSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> NSRect { boundingRect(with: size, options: options, attributes: attributes) }
}

/// Sizes of texts on macOS.
private enum DesktopText {
  private static let standard = NSFont.measuringStandard

  static func size(_ text: NSAttributedString, within width: CGFloat?) -> NSSize {
    var runs = text.measuredRuns(standard: standard)
    if runs.isEmpty { runs = [TextRun("", font: standard.measured)] }
    let size = WrappingText(runs, platform: .macOS)
      .size(within: width.map { Double($0) }, countingTrailingSpaces: true)
    return NSSize(width: size.width, height: size.height)
  }

  static func rect(_ text: NSAttributedString, _ limits: NSSize, _ options: NSStringDrawingOptions) -> NSRect
  {
    let breaks = options.contains(.usesLineFragmentOrigin) && limits.width > 0 && limits.width < 1e7
    return NSRect(origin: .zero, size: size(text, within: breaks ? limits.width : nil))
  }
}
