import CoreGraphics

/// What a view looks like below a pointer. Does nothing here: nothing hovers.
@preconcurrency @MainActor
open class UIHoverStyle: NSObject {
  open var effect: any UIHoverEffect
  open var shape: UIShape?
  open var isEnabled = true

  public init(effect: any UIHoverEffect = UIHoverAutomaticEffect(), shape: UIShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  open class func automatic() -> UIHoverStyle { UIHoverStyle() }
}

/// How a view answers a pointer.
public protocol UIHoverEffect {}

/// As the system has it.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  public init() {}
}

/// In another light.
public struct UIHoverHighlightEffect: UIHoverEffect {
  public init() {}
}

/// A little higher.
public struct UIHoverLiftEffect: UIHoverEffect {
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  public static var automatic: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  public static var highlight: Self { Self() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  public static var lift: Self { Self() }
}

/// The outline of such a view.
public struct UIShape: Hashable, Sendable {
  private let name: String

  public static let rect = UIShape(name: "rect")
  public static let capsule = UIShape(name: "capsule")
  public static let circle = UIShape(name: "circle")
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(name: "rect \(cornerRadius)") }
}
