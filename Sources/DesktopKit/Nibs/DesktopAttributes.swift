import CoreGraphics
import Foundation
internal import PlumbGeometry
internal import PlumbInterfaceBuilder
internal import PlumbNibLoading
internal import PlumbViewKit

/// What every view of macOS has.
@MainActor
enum DesktopAttributes {
  static func apply(_ reading: DesktopReading, to view: NSView) {
    let element = reading.view.attributes
    view.isHidden = reading.view.isHidden
    if let alpha = element.alpha { view.alphaValue = alpha }
    view.identifier = element.identifier.map { NSUserInterfaceItemIdentifier($0) }
    if let autoresizes = element.autoresizesSubviews { view.autoresizesSubviews = autoresizes }
    NibPriorities(element).apply(to: view.core)
  }
}

extension NSView.AutoresizingMask {
  init(_ element: AutoresizingMaskElement?) {
    self = []
    guard let element else { return }
    if element.flexibleMinX == true { insert(.minXMargin) }
    if element.widthSizable == true { insert(.width) }
    if element.flexibleMaxX == true { insert(.maxXMargin) }
    if element.flexibleMinY == true { insert(.minYMargin) }
    if element.heightSizable == true { insert(.height) }
    if element.flexibleMaxY == true { insert(.maxYMargin) }
  }
}

extension NSRect {
  init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}

extension NSSize {
  init(_ element: SizeElement) { self.init(width: element.width ?? 0, height: element.height ?? 0) }
}
