#if !hasFeature(Embedded)
  /// What a document has too much of to be laid out.
  public enum DocumentExcess: Sendable, Equatable {
    /// Views and layout guides.
    case views(limit: Int)
    case constraints(limit: Int)
    /// One text, in bytes.
    case text(limit: Int)
    /// The bytes of the whole document, which are few for what it has.
    case density(bytes: Int)

    /// One sentence that says what is too much and what the limit is, and what to do about it.
    public var message: String {
      switch self {
      case .views(let limit):
        "The document has more than the \(limit) views and guides that are laid out. Split it into several."
      case .constraints(let limit):
        "The document has more than the \(limit) constraints that are laid out. Split it into several."
      case .text(let limit):
        "This is longer than the \(limit) bytes that a text may have. Shorten it, or set it in code."
      case .density(let bytes):
        "The document has more views, constraints and text than is laid out of \(bytes) bytes, in which Interface Builder "
          + "writes far fewer. See what made it, or save it in Xcode."
      }
    }
  }
#endif
