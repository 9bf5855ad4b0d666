import PlumbFindings
import PlumbMarkup

/// Why a file is not a document that can be laid out.
public enum DocumentError: Error, Sendable, Equatable {
  /// It is not well-formed XML.
  case unreadable(MarkupError)
  /// It is XML, but not Interface Builder's: the root element's name.
  case notInterfaceBuilder(String, SourcePosition)
  /// Interface Builder's format before Xcode 4.
  case oldFormat(SourcePosition)
  #if !hasFeature(Embedded)
    /// There is more in it than is laid out: what, and the element at which that is so.
    case tooMuch(DocumentExcess, SourcePosition)
  #endif

  /// Where in the document; of the root element where the document as a whole is meant.
  public var position: SourcePosition {
    switch self {
    case .unreadable(let error): error.position
    case .notInterfaceBuilder(_, let position), .oldFormat(let position): position
    #if !hasFeature(Embedded)
      case .tooMuch(_, let position): position
    #endif
    }
  }

  /// One sentence, and what to do about it.
  public var message: String {
    switch self {
    case .unreadable(let error):
      error.message
    case .notInterfaceBuilder(let name, _):
      "This is not an Interface Builder document: its root is <\(name)>, not <document>."
    case .oldFormat:
      "This document is in the format of Xcode 3. Open and save it in a newer Xcode first."
    #if !hasFeature(Embedded)
      case .tooMuch(let excess, _):
        excess.message
    #endif
    }
  }
}
