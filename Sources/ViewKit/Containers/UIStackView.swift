import CoreGraphics

@preconcurrency @MainActor
open class UIStackView: UIView {
  func arrangedViewHidden() {}
}
