import CoreGraphics

extension UICollectionViewFlowLayout {
  /// From what a section's insets are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  /// What the reference adds at the ends of lines, where the content's insets do not already.
  func referenceInset(in view: UICollectionView) -> UIEdgeInsets {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let own = view.adjustedContentInset
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: 0, left: max(0, reference.left - own.left), bottom: 0, right: max(0, reference.right - own.right)
      )
      : UIEdgeInsets(
        top: max(0, reference.top - own.top), left: 0, bottom: max(0, reference.bottom - own.bottom), right: 0
      )
  }
}
