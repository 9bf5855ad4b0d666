import CoreGraphics
import Foundation

/// How an item of a collection changes. Nobody makes one here: what changes is shown at once.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction = Action.none

  /// What becomes of an item.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }
}
