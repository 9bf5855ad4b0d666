import CoreGraphics
import Foundation

extension NSCell {
  /// The bounds of a cell that may be as large as it likes.
  static let unbounded = NSRect(x: 0, y: 0, width: 10_000, height: 10_000)

  /// The frame that a control of the usual kind would have; without a control, that of a label or an image.
  func naturalSize(within width: CGFloat) -> NSSize {
    let room = width < Self.unbounded.width ? width : .infinity
    if let control, control.measure != nil {
      return control.naturalFrameSize(NSSize(width: room, height: .infinity))
    }
    guard !contents.text.isEmpty || self is NSTextFieldCell else { return contents.image?.size ?? .zero }
    let label = NSTextField()
    label.contents = contents
    return label.naturalFrameSize(NSSize(width: room, height: .infinity))
  }
}
