import CoreGraphics
import Foundation

/// A window that helps another one.
@preconcurrency @MainActor
open class NSPanel: NSWindow {
  open var isFloatingPanel = false
  open var becomesKeyOnlyIfNeeded = false
  open var worksWhenModal = false
}
