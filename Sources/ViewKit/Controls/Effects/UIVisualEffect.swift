import CoreGraphics

/// What is done with what is behind a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  public override init() { super.init() }
}
