import CoreGraphics

/// The text of a layout manager.
public typealias NSTextStorage = NSMutableAttributedString
