import CoreGraphics
import Foundation

/// Where a collection view's layout has a cell or another view, and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Under a transform, what that makes of size and centre.
  open var frame: CGRect {
    get {
      guard !transform.isIdentity else { return placed }
      let around = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
      ).applying(transform)
      return around.offsetBy(dx: center.x, dy: center.y)
    }
    set {
      guard !transform.isIdentity else {
        placed = newValue
        return
      }
      let own = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      (size, center) = (own, CGPoint(x: newValue.midX, y: newValue.midY))
    }
  }
  /// Without a transform.
  private var placed = CGRect.zero
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  open var transform3D = CATransform3DIdentity
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?

  /// The axes of which the view may say how long it is; nil for a view that is asked for its size as a whole,
  /// or not at all.
  var estimatedAxes: UIAxis?

  public required override init() { super.init() }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  open var size: CGSize {
    get { placed.size }
    set {
      placed = CGRect(
        x: placed.midX - newValue.width / 2, y: placed.midY - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  open var center: CGPoint {
    get { CGPoint(x: placed.midX, y: placed.midY) }
    set { placed.origin = CGPoint(x: newValue.x - placed.width / 2, y: newValue.y - placed.height / 2) }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: placed.size) }
    set { size = newValue.size }
  }

  /// Whether the other ones say the same of the same item: a collection view leaves a view alone whose attributes are
  /// equal. Subclasses compare what they add (documentation).
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return MainActor.assumeIsolated { self === other || says(theSameAs: other) }
  }

  open nonisolated override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
    placed == other.placed && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
      && CATransform3DEqualToTransform(transform3D, other.transform3D) && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.say(what: self)
    return copy
  }

  /// The same, of the class that a layout has for its attributes.
  func made(by layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes {
    let wanted: AnyClass = type(of: layout).layoutAttributesClass
    guard wanted != type(of: self), let wanted = wanted as? UICollectionViewLayoutAttributes.Type else {
      return self
    }
    let own = wanted.init()
    own.say(what: self)
    return own
  }

  private func say(what other: UICollectionViewLayoutAttributes) {
    placed = other.placed
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    transform3D = other.transform3D
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    estimatedAxes = other.estimatedAxes
  }
}
