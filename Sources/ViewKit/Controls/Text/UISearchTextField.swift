import CoreGraphics

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Whose delegate is told of editing.
  weak var bar: UISearchBar?

  /// What stands before the text, each as if it were a character. The field is as wide as without them.
  open var tokens: [UISearchToken] = []
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  open var tokenBackgroundColor: UIColor! = .systemBlue
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, let bar else { return super.becomeFirstResponder() }
    guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true, super.becomeFirstResponder() else {
      return isFirstResponder
    }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let bar else { return super.resignFirstResponder() }
    guard bar.delegate?.searchBarShouldEndEditing(bar) ?? true, super.resignFirstResponder() else {
      return false
    }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }
}

/// Something to search for that is no text: a person, a place.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What the app takes the token for.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
