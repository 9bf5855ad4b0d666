// The conformances are what is tried here.
// swift-format-ignore-file: AvoidRetroactiveConformances

import UIKit

extension UILayoutPriority: @retroactive ExpressibleByFloatLiteral, @retroactive ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

public func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: priority.rawValue + difference)
}

public func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
  UILayoutPriority(rawValue: priority.rawValue - difference)
}
