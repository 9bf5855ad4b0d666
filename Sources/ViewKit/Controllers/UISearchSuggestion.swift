import CoreGraphics

/// What a search offers.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var representedObject: Any? { get set }
}

/// A text that a search offers.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  open private(set) var localizedDescription: String?
  open private(set) var iconImage: UIImage?
  open var representedObject: Any?
  open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }

  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, self.iconImage) = (suggestion, iconImage)
    super.init()
    self.localizedDescription = localizedDescription
  }

  public convenience init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.init(
      localizedAttributedSuggestion: NSAttributedString(string: suggestion),
      localizedDescription: description, iconImage: iconImage)
  }
}

extension UISearchController {
  /// When the kinds among which is searched are shown.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual, onTextEntry, onSearchActivation
  }
}
