/// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's where Apple's CoreGraphics is absent.
@_exported import Foundation
