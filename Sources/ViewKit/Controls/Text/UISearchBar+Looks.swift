import CoreGraphics

extension UISearchBar {
  /// The small pictures in a search bar.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.backgrounds[SearchBarLooks.Place(position: barPosition, metrics: barMetrics)] = backgroundImage }

  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.backgrounds[SearchBarLooks.Place(position: barPosition, metrics: barMetrics)]
  }

  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.scopes[state] = backgroundImage
  }

  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { looks.scopes[state] }

  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { looks.scopeTexts[state.rawValue] = attributes }

  public func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { looks.scopeTexts[state.rawValue] }
}

/// How a search bar looks, without a say in its layout.
struct SearchBarLooks {
  /// Which of a bar's backgrounds is meant.
  struct Place: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  var icons: [UISearchBar.Icon: StateImages] = [:]
  var adjustments: [UISearchBar.Icon: UIOffset] = [:]
  var fields = StateImages()
  var scopes = StateImages()
  var scopeTexts: [UInt: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [Place: UIImage] = [:]
}
