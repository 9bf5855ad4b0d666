import CoreGraphics
import Foundation
public import PlumbViewKit

/// A part of a view's area for constraints to speak of, which shows nothing.
@preconcurrency @MainActor
open class NSLayoutGuide: NSObject, LayoutHosted {
  package let core: UILayoutGuide
  package var hostedObject: HostedObject { .guide(core) }

  public override init() {
    core = UILayoutGuide()
    super.init()
    core.stand(for: self)
  }

  /// A guide of the system's, which a view has.
  init(standingFor guide: UILayoutGuide) {
    core = guide
    super.init()
    core.stand(for: self)
  }

  deinit { core.forgetRepresented() }

  open var identifier: NSUserInterfaceItemIdentifier {
    get { NSUserInterfaceItemIdentifier(core.identifier) }
    set { core.identifier = newValue.rawValue }
  }

  /// Whose guide it is; a view that is set gets the guide.
  open weak var owningView: NSView? {
    get { core.owningView.flatMap { ($0 as? HostedView)?.host as? NSView } }
    set {
      guard newValue !== owningView else { return }
      if let newValue { newValue.addLayoutGuide(self) } else { owningView?.removeLayoutGuide(self) }
    }
  }

  /// Where the last layout had it, in its owner's coordinates.
  open var frame: NSRect { owningView.map { $0.fromCore(core.layoutFrame) } ?? core.layoutFrame }
  open var hasAmbiguousLayout: Bool { core.hasAmbiguousLayout }
  open func constraintsAffectingLayout(
    for orientation: NSLayoutConstraint.Orientation
  ) -> [NSLayoutConstraint] { core.constraintsAffectingLayout(for: orientation) }

  open var leadingAnchor: NSLayoutXAxisAnchor { core.leadingAnchor }
  open var trailingAnchor: NSLayoutXAxisAnchor { core.trailingAnchor }
  open var leftAnchor: NSLayoutXAxisAnchor { core.leftAnchor }
  open var rightAnchor: NSLayoutXAxisAnchor { core.rightAnchor }
  open var topAnchor: NSLayoutYAxisAnchor { core.topAnchor }
  open var bottomAnchor: NSLayoutYAxisAnchor { core.bottomAnchor }
  open var widthAnchor: NSLayoutDimension { core.widthAnchor }
  open var heightAnchor: NSLayoutDimension { core.heightAnchor }
  open var centerXAnchor: NSLayoutXAxisAnchor { core.centerXAnchor }
  open var centerYAnchor: NSLayoutYAxisAnchor { core.centerYAnchor }
}
