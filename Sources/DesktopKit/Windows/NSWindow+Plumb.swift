import CoreGraphics
import Foundation
public import PlumbViewKit

extension NSWindow {
  /// What Plumb adds to windows: `window.plumb.drag(toContentSize:)`. Plumb's addition.
  public var plumb: Plumb { Plumb(window: self) }

  /// What Plumb adds to windows.
  @preconcurrency @MainActor
  public struct Plumb {
    let window: NSWindow

    /// Drags the window's edges until its content has a size, or as near to it as the content, the window's least and greatest
    /// sizes and its delegate allow.
    ///
    /// - Returns: The content's size while the edges are held, and what stopped the window; nothing where it became what was
    ///   asked for.
    @discardableResult
    public func drag(toContentSize size: NSSize) -> WindowDrag {
      var drag = WindowDrag(size: size, holdingWidth: [], holdingHeight: [])
      window.drag(to: window.frameSize(size)) {
        let reached = window.contentSize(window.frame.size)
        drag = WindowDrag(
          size: reached,
          holdingWidth: abs(reached.width - size.width) > 0.01 ? window.holding(.horizontal) : [],
          holdingHeight: abs(reached.height - size.height) > 0.01 ? window.holding(.vertical) : [])
      }
      return drag
    }
  }

  /// The constraints that decide the window's size, contents among them.
  fileprivate func holding(_ orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
    core.constraintsAffectingLayout(for: orientation)
  }
}

/// How far a window could be dragged.
public struct WindowDrag {
  /// The content's size before the edges were let go, in points.
  public let size: NSSize
  /// The constraints that held against the width that was asked for, those of contents and masks among them.
  public let holdingWidth: [NSLayoutConstraint]
  public let holdingHeight: [NSLayoutConstraint]
}
