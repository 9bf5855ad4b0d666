import CoreGraphics
internal import PlumbAutoLayout
internal import PlumbGeometry

/// A rectangle that takes part in Auto Layout and is no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociatedObjectOwner, @preconcurrency NSCoding {
  /// Who decides where the guide is.
  enum Kind { case custom, safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame }

  nonisolated(unsafe) var associatedObjects = AssociatedObjects()
  private(set) var kind = Kind.custom
  nonisolated(unsafe) private unowned(unsafe) var owner: UIView?
  nonisolated(unsafe) private(set) var storedItem: LayoutItem?
  var item: LayoutItem {
    if let storedItem { return storedItem }
    let item = LayoutItem(guide: self)
    storedItem = item
    return item
  }

  open var identifier = ""

  public override init() { super.init() }

  // No designated initialiser but public ones: others' subclasses inherit none of their own otherwise.
  convenience init(_ kind: Kind, of owner: UIView) {
    self.init()
    self.kind = kind
    self.owner = owner
    identifier = kind.identifier
  }

  public required init?(coder: NSCoder) { super.init() }

  nonisolated public func encode(with coder: NSCoder) {}

  deinit { if let storedItem { ViewRemains(item: storedItem).part() } }

  /// The view that has the guide; setting it adds the guide there. Views that take a guide, or give it up, set it (its
  /// documentation), so that subclasses hear of that.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue {
        if newValue.guides.contains(where: { $0 === self }) {
          setOwner(newValue)
          newValue.engine?.arrived(self)
        } else {
          newValue.addLayoutGuide(self)
        }
      } else if let owner, owner.guides.contains(where: { $0 === self }) {
        owner.removeLayoutGuide(self)
      } else {
        setOwner(nil)
      }
    }
  }

  /// In the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owner, let frame = owner.engine?.frame(of: item) else { return frameWithoutEngine }
    return frame
  }

  private var frameWithoutEngine: CGRect {
    guard let owner, kind != .custom else { return .zero }
    if kind == .scrollFrame { return owner.bounds }
    if kind == .scrollContent, let scrollView = owner as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    return CGRect(origin: .zero, size: owner.bounds.size).inset(by: UIEdgeInsets(owner.insets(of: kind)))
  }

  open var hasAmbiguousLayout: Bool { owner?.engine?.isAmbiguous(item, nil) ?? false }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owner?.engine?.constraintsDeciding(item, axis) ?? []
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { item.xAnchor(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { item.xAnchor(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { item.xAnchor(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { item.xAnchor(.right) }
  open var topAnchor: NSLayoutYAxisAnchor { item.yAnchor(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { item.yAnchor(.bottom) }
  open var widthAnchor: NSLayoutDimension { item.dimension(.width) }
  open var heightAnchor: NSLayoutDimension { item.dimension(.height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { item.xAnchor(.centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { item.yAnchor(.centerY) }

  nonisolated open override var description: String { MainActor.assumeIsolated { consoleDescription } }
  nonisolated open override var debugDescription: String { description }

  // MARK: For the owner

  func setOwner(_ view: UIView?) { owner = view }
  nonisolated func forgetOwner() { owner = nil }

  /// What, besides constraints, decides the guide's rectangle.
  var placement: Placement {
    switch kind {
    case .custom, .keyboard: .constraints
    case .scrollContent: .scrollContent
    case .scrollFrame: .insets(owner?.displacement ?? .zero)
    case .safeArea, .layoutMargins, .readableContent: .insets(owner?.insets(of: kind) ?? .zero)
    }
  }
}

extension UILayoutGuide.Kind {
  /// As published console logs have it.
  fileprivate var identifier: String {
    switch self {
    case .custom: ""
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }
}

extension UIView {
  /// From the edges at which the content begins to those of the bounds, which scrolling moves.
  fileprivate var displacement: EdgeInsets {
    EdgeInsets(top: bounds.minY, left: bounds.minX, bottom: -bounds.minY, right: -bounds.minX)
  }
}
