/// The scene of a document that a finding is about.
public struct FindingScene: Hashable, Sendable {
  /// The document's id of the scene, such as `tne-QT-ifu`.
  public var id: String?
  /// What a person calls it, such as `Login`; no other scene of the document is called the same.
  public var name: String
  /// Whether the document has no other, so that a person need not be told.
  public var isOnly: Bool

  public init(id: String?, name: String, isOnly: Bool) {
    self.id = id
    self.name = name
    self.isOnly = isOnly
  }
}
