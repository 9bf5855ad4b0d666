import CoreGraphics

/// What a cell or another view shows, as a value from which a view is made.
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration as it is in a state of the view that shows it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// Setting it has the view show another one.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration: by itself one of its own configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}
