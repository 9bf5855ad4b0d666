import CoreGraphics
import PlumbViewKit

extension UICollectionView {
  /// Has cells with an identifier made of a nib, whose first cell it is.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    registerMaker(forCellWithReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }

  /// Has headers, footers and other supplementary views with an identifier made of a nib, whose first one it
  /// is.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    registerMaker(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }
}
