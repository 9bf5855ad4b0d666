import CoreGraphics
internal import PlumbAutoLayout

/// A view that takes part in layout for one from outside UIKit, which keeps it.
package class HostedView: UIView {
  /// Nil once the host is gone, which is where it ends.
  nonisolated(unsafe) private unowned(unsafe) var storedHost: (any LayoutHost)?
  package var host: (any LayoutHost)? { storedHost }
  nonisolated(unsafe) private weak var hostedItem: LayoutItem?
  /// Whether whoever shows the view gives it its size, instead of its mask: cells of tables.
  package var isEncapsulated = false
  /// Pixels a point, of all hosts.
  package static var scale: CGFloat = 2

  /// - Parameter converts: Whether the host converts between frames and alignment rectangles by functions of its own.
  package static func make(_ converts: AlignmentConversions) -> HostedView {
    switch converts {
    case .byInsets: HostedView()
    case .rects: RectConvertingView()
    case .frames: FrameConvertingView()
    }
  }

  /// To be called once the host is there.
  package func serve(_ host: any LayoutHost) {
    storedHost = host
    item.represented = host
    hostedItem = item
    // A host lays out its subviews itself, masks among them.
    autoresizesSubviews = false
  }

  /// May be called on any thread: hosts end where they are let go.
  nonisolated package func forgetHost() {
    storedHost = nil
    hostedItem?.represented = nil
  }

  /// What the host takes from its safe area by itself.
  package var additionalInsets = UIEdgeInsets.zero {
    didSet { if additionalInsets != oldValue { insetsChanged() } }
  }

  override package var contentScaleFactor: CGFloat {
    get { storedScale ?? Self.scale }
    set { storedScale = newValue }
  }

  override package var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue != old { host?.hostBoundsChanged(from: old) }
    }
  }

  override package var center: CGPoint {
    get { super.center }
    set {
      let old = super.center
      super.center = newValue
      if newValue != old { host?.hostMoved() }
    }
  }

  override package func layoutSubviews() { host?.hostLayOut() }
  override package func updateConstraints() {
    if let host { host.hostUpdateConstraints() } else { super.updateConstraints() }
  }
  override package func draw(_ rect: CGRect) { host?.hostDraw(rect) }

  override package var intrinsicContentSize: CGSize { host?.hostContentSize ?? super.intrinsicContentSize }
  override var contentWraps: Bool { host?.hostContentWraps ?? false }
  override func contentSize(within width: CGFloat) -> CGSize? { host?.hostContentSize(within: width) }
  override package var alignmentRectInsets: UIEdgeInsets { host?.hostAlignmentInsets ?? .zero }
  override var textBaselines: (first: CGFloat?, last: CGFloat?) {
    guard let host else { return (nil, nil) }
    let (baselines, insets) = (host.hostBaselines, alignmentRectInsets)
    return (baselines.first.map { $0 + insets.top }, baselines.last.map { $0 + insets.bottom })
  }

  override package func willMove(toWindow newWindow: UIWindow?) { host?.hostWillMove(toWindow: newWindow) }
  override package func didMoveToWindow() { host?.hostDidMoveToWindow() }

  override var consoleText: String? { host?.hostLabel }

  override func stackArrangement(in engine: LayoutEngine) -> StackArrangement? {
    guard let arrangement = host?.hostArrangement else { return nil }
    var stack = arrangement.stack
    for member in arrangement.members {
      guard let node = member.view.item.node, member.view.superview === self, member.view.engine === engine
      else { continue }
      stack.arranged.append(
        .init(
          node, gravity: member.gravity, spacingAfter: member.spacingAfter.map { Double($0) },
          isHidden: member.isHidden))
    }
    return stack
  }

  /// The frames that the engine has for the subviews.
  package func takeSolvedFrames() { placeSubviews() }
  /// What the class that begins updating constraints does.
  package func finishUpdatingConstraints() { super.updateConstraints() }
  /// How the host arranges its views has changed.
  package func arrangementChanged() {
    engine?.edited(self, .arrangement)
    if engine == nil { markNeedsLayout() }
  }
  /// Resizes the view as its mask says, for a superview that had another size.
  package func followSuperview(from old: CGSize, to new: CGSize) { resize(withOldSuperviewSize: old, new) }
}

/// How a host converts between frames and alignment rectangles.
package enum AlignmentConversions {
  /// By `alignmentRectInsets`.
  case byInsets
  /// By a function from frames to alignment rectangles.
  case rects
  /// By a function from alignment rectangles to frames.
  case frames
}

private final class RectConvertingView: HostedView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    host?.hostAlignmentRect(forFrame: frame) ?? frame
  }
}

private final class FrameConvertingView: HostedView {
  override func alignmentRect(forFrame frame: CGRect) -> CGRect {
    host?.hostAlignmentRect(forFrame: frame) ?? frame
  }
  override func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    host?.hostFrame(forAlignmentRect: alignmentRect) ?? alignmentRect
  }
}

extension UIView {
  /// Whether the view takes part in layout for another framework's.
  var isHosted: Bool { self is HostedView || self is HostedWindow }
  package var layoutNeeded: Bool { layoutState.contains(.needsLayout) }
  package var displayNeeded: Bool { layoutState.contains(.needsDisplay) }
  package var topmost: UIView { hierarchyRoot }
}

extension UILayoutGuide {
  /// Has constraints, logs and reports name an object in the guide's place.
  package func stand(for host: any LayoutHosted) { item.represented = host }
  nonisolated package func forgetRepresented() { storedItem?.represented = nil }
}
