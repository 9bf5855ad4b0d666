import CoreGraphics

/// How what has the focus stands out. Does nothing here.
open class UIFocusEffect: NSObject, @unchecked Sendable {
  public override init() {}
}

/// A line around it. Does nothing here.
open class UIFocusHaloEffect: UIFocusEffect, @unchecked Sendable {
  public override init() {}
  public init(rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {}
}
