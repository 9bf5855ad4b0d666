import UIKit

/// Items of one section, of which only the count matters; their cells are registered as `cell`.
@MainActor final class CountedItems: NSObject, UICollectionViewDataSource {
  var count = 2

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
