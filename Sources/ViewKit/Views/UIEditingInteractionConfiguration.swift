import CoreGraphics

/// Whether three fingers undo, copy and paste in a part of the screen.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default`
}
