import CoreGraphics
import Foundation
public import PlumbViewKit

extension NSView {
  /// Plumb's own, behind one name: `view.plumb.layoutReport()`. Plumb's addition.
  public var plumb: Plumb { Plumb(view: self) }

  /// What Plumb adds to views: the texts and pictures by which layouts are debugged, as UIKit's views have them.
  @preconcurrency @MainActor
  public struct Plumb {
    let view: NSView

    /// What logs, traces and reports call the view in place of its class.
    public var nametag: String? {
      get { view.core.plumb.nametag }
      nonmutating set { view.core.plumb.nametag = newValue }
    }

    /// The hierarchy from the view down: who lays out what, and what is open.
    public func autolayoutTrace() -> String { view.core.plumb.autolayoutTrace() }

    /// The view's class, frame, content and priorities, and every constraint that mentions it.
    ///
    /// - Parameter detailed: Also tells alignment rectangle and mask, what is open, and of each constraint whether it holds.
    public func layoutReport(detailed: Bool = false) -> String {
      view.core.plumb.layoutReport(detailed: detailed)
    }

    /// Why an attribute of the view has the value that it has.
    public func why(_ attribute: NSLayoutConstraint.Attribute) -> String { view.core.plumb.why(attribute) }

    /// What the constraints leave open of the view and all below it; empty where nothing is open.
    public var ambiguityReport: String { view.core.plumb.ambiguityReport }

    /// What is ambiguous of the view and of all in it, from the outside in.
    public var ambiguousViews: [NSView] {
      view.core.plumb.ambiguousViews.compactMap { ($0 as? HostedView)?.host as? NSView }
    }

    /// Writes a picture (`.svg`) or a page (`.html`) of the view and all below it.
    public func picture(to path: String) throws(LayoutPictureError) {
      try view.core.plumb.picture(to: path)
    }
  }
}
