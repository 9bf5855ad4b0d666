import CoreGraphics

/// Images of one thing, of which traits choose.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [(traits: UITraitCollection, image: UIImage)] = []
  /// The image that the asset was made for: it keeps the asset.
  private weak var origin: UIImage?

  public override init() { super.init() }

  init(of image: UIImage) { origin = image }

  /// Has an image stand for some traits, in place of another one for the same.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    lock.withLock {
      entries.removeAll { $0.traits == traitCollection }
      entries.append((traitCollection, image))
    }
    image.belongs(to: self)
  }

  open func unregisterImage(with traitCollection: UITraitCollection) {
    lock.withLock { entries.removeAll { $0.traits == traitCollection } }
  }

  /// The image whose traits are all among those that are asked for; of several the one that was registered last. Without
  /// any, the image that the asset is of, or the first.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    lock.withLock {
      let fitting = entries.last { traitCollection.containsTraits(in: $0.traits) }
      return fitting?.image ?? origin ?? entries.first?.image ?? UIImage()
    }
  }
}

nonisolated(unsafe) private var assetKey: UInt8 = 0

extension UIImage {
  /// What the image is one of; made when first asked for.
  public var imageAsset: UIImageAsset? {
    switch objc_getAssociatedObject(self, &assetKey) {
    case let asset as UIImageAsset: return asset
    case let reference as WeakReference:
      if let asset = reference.object as? UIImageAsset { return asset }
    default: break
    }
    let asset = UIImageAsset(of: self)
    objc_setAssociatedObject(self, &assetKey, asset, .OBJC_ASSOCIATION_RETAIN)
    return asset
  }

  /// An asset keeps its images, and so no image keeps the asset.
  func belongs(to asset: UIImageAsset) {
    objc_setAssociatedObject(self, &assetKey, WeakReference(asset), .OBJC_ASSOCIATION_RETAIN)
  }
}
