/// Whoever knows what a view's content needs at a given width: text that wraps, above all.
public protocol ContentProvider: AnyObject, Sendable {
  /// The content's size when it may be `width` points wide.
  func contentSize(of node: NodeID, width: Double) -> ContentSize
}
