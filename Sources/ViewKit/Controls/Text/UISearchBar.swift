import CoreGraphics
internal import PlumbTextMetrics

/// A field for what to search for.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// How a bar stands out.
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addField()
  }

  private func addField() {
    searchTextField.borderStyle = .roundedRect
    addSubview(searchTextField)
  }

  open private(set) var searchTextField = UISearchTextField()
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: UISearchBar.Style = .default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var backgroundImage: UIImage?
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0

  /// The field has 8 points at either side, and 10 above and below.
  open override func layoutSubviews() {
    super.layoutSubviews()
    searchTextField.takePlace(
      bounds.insetBy(dx: min(8, bounds.width / 2), dy: min(10, bounds.height / 2)))
  }

  open override var intrinsicContentSize: CGSize { measuredSize(of: .searchBar) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    measuredFrameSize(of: .searchBar, within: size)
  }
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

/// Who is told of a search. Every member may be left out.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
