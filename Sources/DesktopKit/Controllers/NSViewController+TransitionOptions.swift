import Foundation

extension NSViewController {
  /// The view that comes has the frame of the one that goes, unless it is somewhere already.
  func exchange(_ old: NSViewController, _ new: NSViewController) {
    guard let place = old.view.superview else { return }
    if hasAppeared { old.disappear() }
    if new.view.superview == nil {
      new.view.frame = old.view.frame
      new.view.autoresizingMask = old.view.autoresizingMask
      place.replaceSubview(old.view, with: new.view)
    } else {
      old.view.removeFromSuperview()
    }
    if hasAppeared { new.appear() }
  }

  /// How one controller's view takes the place of another's. Without effect here.
  public struct TransitionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let crossfade = TransitionOptions(rawValue: 1)
    public static let slideUp = TransitionOptions(rawValue: 0x10)
    public static let slideDown = TransitionOptions(rawValue: 0x20)
    public static let slideLeft = TransitionOptions(rawValue: 0x40)
    public static let slideRight = TransitionOptions(rawValue: 0x80)
    public static let slideForward = TransitionOptions(rawValue: 0x140)
    public static let slideBackward = TransitionOptions(rawValue: 0x180)
    public static let allowUserInteraction = TransitionOptions(rawValue: 0x1000)
  }
}
