import UIKit

/// A list of pages that is its own source: methods of protocols of UIKit's, which its tests call.
public class Pages: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  public var count = 0
  public private(set) lazy var list = UICollectionView(
    frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())

  public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }

  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath) }

  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { bounds.size }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
}
