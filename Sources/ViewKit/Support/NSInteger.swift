/// Objective-C's names for whole numbers.
public typealias NSInteger = Int
public typealias NSUInteger = UInt
