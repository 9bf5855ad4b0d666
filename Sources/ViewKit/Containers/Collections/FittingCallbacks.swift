import CoreGraphics

/// Which classes of cells lay out by frames and say their sizes themselves: those that override `sizeThatFits(_:)`.
@MainActor
enum FittingCallbacks {
  private final class Plain: UIView {}
  private final class Sized: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
  }

  private static let probe = OverrideProbe(base: UIView.self, plain: Plain.self, overriding: Sized.self)

  static func saySizes(_ type: UICollectionViewCell.Type) -> Bool { probe.isOverridden(in: type) }
}
