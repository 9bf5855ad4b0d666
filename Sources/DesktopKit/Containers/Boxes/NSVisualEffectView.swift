import CoreGraphics
import Foundation
public import PlumbViewKit

/// A view whose background shows what is behind it. Here it has none.
@preconcurrency @MainActor
open class NSVisualEffectView: NSView {
  /// Does nothing here.
  open var material = Material.appearanceBased
  /// Does nothing here.
  open var blendingMode = BlendingMode.behindWindow
  /// Does nothing here.
  open var state = State.followsWindowActiveState
  /// Does nothing here.
  open var maskImage: NSImage?
  /// Does nothing here.
  open var isEmphasized = false

  /// What the background looks like.
  public enum Material: Int, Sendable {
    case appearanceBased = 0
    case light = 1
    case dark = 2
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case mediumLight = 8
    case ultraDark = 9
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
  public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
  public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
}
