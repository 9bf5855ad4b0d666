import CoreGraphics

/// Which classes of views want to be told of margins and safe areas: those that override the methods.
@MainActor
enum InsetCallbacks {
  private final class Plain: UIView {}
  private final class ToldOfSafeArea: UIView {
    override func safeAreaInsetsDidChange() { tag += 1 }
  }
  private final class ToldOfMargins: UIView {
    override func layoutMarginsDidChange() { tag += 2 }
  }

  private static let safeArea = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ToldOfSafeArea.self)
  private static let margins = OverrideProbe(
    base: UIView.self, plain: Plain.self, overriding: ToldOfMargins.self)

  static func areWanted(by type: UIView.Type) -> Bool {
    safeArea.isOverridden(in: type) || margins.isOverridden(in: type)
  }
}
