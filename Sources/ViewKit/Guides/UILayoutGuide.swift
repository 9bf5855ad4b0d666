internal import AutoLayout
import CoreGraphics
internal import Geometry

/// A rectangle that takes part in Auto Layout and is no view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociatedObjectOwner {
  /// Who decides where the guide is.
  enum Kind { case custom, safeArea, layoutMargins, readableContent, keyboard, scrollContent, scrollFrame }

  nonisolated(unsafe) var associatedObjects = AssociatedObjects()
  let kind: Kind
  private unowned(unsafe) var owner: UIView?
  private(set) lazy var item = LayoutItem(guide: self)

  open var identifier = ""

  public override init() {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of owner: UIView) {
    self.kind = kind
    self.owner = owner
    super.init()
    identifier = kind.identifier
  }

  public required convenience init?(coder: NSCoder) { self.init() }

  @MainActor deinit { item.forget() }

  /// The view that has the guide; setting it adds the guide there.
  open weak var owningView: UIView? {
    get { owner }
    set {
      guard newValue !== owner else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owner?.removeLayoutGuide(self) }
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

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(item, .leading)) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(item, .trailing)) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(item, .left)) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(item, .right)) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(item, .top)) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(item, .bottom)) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(item, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(ConstraintSide(item, .height)) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(ConstraintSide(item, .centerX)) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(ConstraintSide(item, .centerY)) }

  nonisolated open override var description: String { MainActor.assumeIsolated { consoleDescription } }
  nonisolated open override var debugDescription: String { description }

  // MARK: For the owner

  func setOwner(_ view: UIView?) { owner = view }
  func forgetOwner() {
    owner = nil
    item.node = nil
  }

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
