import CoreGraphics

/// A file's content in a program. Nothing is read or written here: what subclasses say is asked of nobody.
@preconcurrency @MainActor
open class UIDocument: NSObject {
  /// How far a document is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1 << 0)
    public static let inConflict = State(rawValue: 1 << 1)
    public static let savingError = State(rawValue: 1 << 2)
    public static let editingDisabled = State(rawValue: 1 << 3)
  }

  /// What it is saved for.
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  /// What is done to it.
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }

  open private(set) var fileURL: URL
  open private(set) var documentState: State = .closed
  open var undoManager: UndoManager!
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { nil }
  open var hasUnsavedChanges: Bool { false }

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  open func contents(forType typeName: String) throws -> Any { Data() }
  /// Does nothing here.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Does nothing here but say that it has failed.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Does nothing here but say that it has failed.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
  /// Does nothing here but say that it has failed.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// Does nothing here.
  open func updateChangeCount(_ change: ChangeKind) {}
  /// Does nothing here.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
}
