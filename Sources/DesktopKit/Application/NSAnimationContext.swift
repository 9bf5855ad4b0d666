// A group is waited for under the same name, as in AppKit.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

import CoreGraphics
import Foundation
public import PlumbViewKit

/// How changes are shown. Here they take effect at once, and what comes after them right then.
@preconcurrency @MainActor
open class NSAnimationContext: NSObject {
  public private(set) static var current = NSAnimationContext()

  /// Does nothing here.
  open var duration: TimeInterval = 0.25
  /// Does nothing here.
  open var timingFunction: CAMediaTimingFunction?
  /// Does nothing here.
  open var allowsImplicitAnimation = false
  /// Called at the end of the group.
  open var completionHandler: (() -> Void)?

  open class func beginGrouping() {
    let context = NSAnimationContext()
    context.outer = current
    current = context
  }
  open class func endGrouping() {
    guard let outer = current.outer else { return }
    let ended = current
    current = outer
    ended.completionHandler?()
  }
  private var outer: NSAnimationContext?

  /// Comes back once the group is over.
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) async {
    runAnimationGroup(changes, completionHandler: nil)
  }
  open class func runAnimationGroup(_ changes: (NSAnimationContext) -> Void) {
    runAnimationGroup(changes, completionHandler: nil)
  }
  open class func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)?
  ) {
    let outer = current
    let context = NSAnimationContext()
    current = context
    changes(context)
    current = outer
    context.completionHandler?()
    completionHandler?()
  }
}

extension NSLayoutConstraint {
  /// The constraint itself: changes take effect at once.
  public func animator() -> Self { self }
}
