import PlumbGeometry
import PlumbInterfaceBuilder

/// A window that can be made smaller than what is in it can be drawn.
package struct ShrunkWindow {
  /// What becomes of a view there. Views are named by their positions in `scene.views`.
  package enum Loss {
    /// It lies so many points outside of another view, or of the window, in which it lies at the window's own size.
    case outside(view: Int, of: Int, by: Double)
    case crossing(Crossing)
    /// Nothing is left of its width or its height.
    case vanished(view: Int, Axis)
    /// It has less room than its content needs.
    case cut(view: Int, Axis, needed: Double, given: Double)
  }

  package let window: WindowElement
  /// The position of the window's content.
  package let root: Int
  /// The least size of the content to which somebody can drag the window.
  package let size: Size
  package let loss: Loss
}
