import PlumbAutoLayout
import PlumbGeometry

/// A size that a scene's surroundings give, a screen's or a row's: nothing in the document decides it, and what was
/// recorded inside it may be of another time.
struct GivenSize: Hashable {
  /// The root or the content view.
  let owner: NodeID
  let axis: Axis
}
