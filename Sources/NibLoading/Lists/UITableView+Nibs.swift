import CoreGraphics
import PlumbViewKit

extension UITableView {
  /// Has cells with an identifier made of a nib, whose first cell it is.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerMaker(forCellReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
    }
  }

  /// Has headers and footers with an identifier made of a nib, whose first view they are.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
    registerMaker(forHeaderFooterViewReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
    }
  }
}
