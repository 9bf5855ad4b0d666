import CoreGraphics

/// Which classes of views want to be told of margins and safe areas: those that override the methods. And which have
/// safe areas of their own.
@MainActor
enum InsetCallbacks {
  private final class Plain: UIView {}
  private final class ToldOfSafeArea: UIView {
    override func safeAreaInsetsDidChange() { tag += 1 }
  }
  private final class ToldOfMargins: UIView {
    override func layoutMarginsDidChange() { tag += 2 }
  }

  private final class WithOwnSafeArea: UIView {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  }

  private static let givenSafeArea = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: WithOwnSafeArea.self)
  private static let safeArea = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ToldOfSafeArea.self)
  private static let margins = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ToldOfMargins.self)

  static func areWanted(by type: UIView.Type) -> Bool {
    safeArea.isOverridden(in: type) || margins.isOverridden(in: type)
  }

  /// Whether views of a class say themselves what their safe area is, as windows do.
  static func giveSafeArea(_ type: UIView.Type) -> Bool { givenSafeArea.isOverridden(in: type) }
}
