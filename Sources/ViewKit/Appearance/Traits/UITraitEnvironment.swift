public import CoreGraphics

/// Something that has traits: screens, windows, view controllers and views.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Traits have changed.
  ///
  /// - Parameter previousTraitCollection: What they were before.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
