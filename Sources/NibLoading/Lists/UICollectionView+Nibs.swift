import CoreGraphics
import PlumbViewKit

extension UICollectionView.CellRegistration {
  /// Has cells made of a nib, whose first one it is.
  public init(cellNib: UINib, handler: @escaping Handler) {
    self.init(
      making: {
        cellNib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      },
      handler: handler)
  }
}

extension UICollectionView.SupplementaryRegistration {
  /// Has views made of a nib, whose first one it is.
  public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
    self.init(
      elementKind: elementKind,
      making: {
        supplementaryNib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
      }, handler: handler)
  }
}

extension UICollectionViewLayout {
  /// Has decorations of a kind made of a nib, whose first view it is.
  public func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    guard let nib else { return register(nil as AnyClass?, forDecorationViewOfKind: elementKind) }
    registerMaker(forDecorationViewOfKind: elementKind) {
      nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }.first
    }
  }
}

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
