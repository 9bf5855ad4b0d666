/// A view or guide of a layout tree.
///
/// A handle and nothing else: names, classes and document ids belong to whoever built the tree. It stays
/// valid when the node moves to another parent, until the node is removed.
@frozen
public struct NodeID: Hashable, Sendable {
  public let index: Int32
  @usableFromInline let generation: Int32

  @inlinable init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
